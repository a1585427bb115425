import type { Language } from '@colloquy/contract/shared';
import type { Queryable } from '../../platform/db/db.ts';
import { type Id, leastId } from '../../platform/ids.ts';
import { emailKey } from '../candidates/index.ts';
import type { InterviewStatus } from './interview.ts';
import { INTERVIEW_COLUMNS, type ListedInterview } from './interview-store.ts';

/** An interview as an organization's people see it, whichever of its accounts it belongs to. */
export type OrganizationInterview = ListedInterview & { jobTitle: string | null };

export type OrganizationFilter = {
  jobId?: Id<'job'> | undefined;
  status?: InterviewStatus | undefined;
  /** Compared without regard to capital letters. */
  email?: string | undefined;
  language?: Language | undefined;
  /** Those whose invitation a mail server refused. */
  isRefused?: boolean | undefined;
};

/** Founder conversations are shown elsewhere. */
const SHOWN = `i.door in ('HIRING', 'SESSION')`;
const LISTED = `${INTERVIEW_COLUMNS}, c.cv_name as "cvName", j.title as "jobTitle"`;
const JOINED = 'left join cv_intakes c on c.id = i.cv_intake_id left join jobs j on j.id = i.job_id';

/** Those whose invitation a mail server refused: few, by an index of their own. */
const REFUSED = `select interview_id from mails where account_id = any($1::uuid[]) and kind = 'invitation' and state = 'FAILED'`;

/**
 * The newest of one account `a`, by the index of accounts. As an equation the planner would know the account and walk all
 * ids from the newest: where one account has nearly everything, that reads a million rows to find another's few. A range
 * in the order of that index leaves no other way.
 */
const OF_ACCOUNT = 'i.account_id >= a.id and i.account_id <= a.id';
const NEWEST_OF_ACCOUNT = 'order by i.account_id, i.id desc';

/** Newest first, those older than `before`: as many of each account as are shown of all. */
export function listOfAccounts(
  db: Queryable,
  accountIds: readonly Id<'account'>[],
  filter: OrganizationFilter,
  page: { before: string | null; limit: number },
): Promise<OrganizationInterview[]> {
  const values: unknown[] = [accountIds, page.limit];
  const bind = (value: unknown): string => `$${values.push(value)}`;
  const where = [SHOWN];
  if (page.before !== null) where.push(`i.id < ${bind(page.before)}`);
  if (filter.jobId !== undefined) where.push(`i.job_id = ${bind(filter.jobId)}`);
  if (filter.status !== undefined) where.push(`i.status = ${bind(filter.status)}`);
  if (filter.language !== undefined) where.push(`i.language = ${bind(filter.language)}`);
  if (filter.isRefused === true) where.push(`i.id in (${REFUSED})`);
  if (filter.email !== undefined)
    where.push(
      `i.candidate_id in (select id from candidates where account_id = any($1::uuid[]) and email_key = ${bind(emailKey(filter.email))})`,
    );
  const newest = (whose: string, order: string): string =>
    `select i.id from interviews i where ${[whose, ...where].join(' and ')} ${order} limit $2`;
  // Those of a job, which has an index of its own, belong to one account.
  const ids =
    filter.jobId === undefined
      ? `select of_account.id from unnest($1::uuid[]) a(id) cross join lateral (${newest(OF_ACCOUNT, NEWEST_OF_ACCOUNT)}) of_account
         order by of_account.id desc limit $2`
      : newest('i.account_id = any($1::uuid[])', 'order by i.id desc');
  return db.query<OrganizationInterview>(
    `select ${LISTED} from (${ids}) page join interviews i on i.id = page.id ${JOINED} order by i.id desc`,
    values,
  );
}

/** An interview of another organization is as unknown as none. */
export async function findOfAccounts(
  db: Queryable,
  accountIds: readonly Id<'account'>[],
  id: Id<'interview'>,
): Promise<OrganizationInterview | null> {
  const [row] = await db.query<OrganizationInterview>(
    `select ${LISTED} from interviews i ${JOINED} where i.id = $2 and i.account_id = any($1::uuid[]) and ${SHOWN}`,
    [accountIds, id],
  );
  return row ?? null;
}

/** How many of the newest reports are looked at for those without an assessment. */
const REPORTS_LOOKED_AT = 1_000;
const WEEK_MS = 7 * 24 * 3_600_000;
const WEEKS = 4;

/** Reports that nobody has assessed: how many of the newest thousand, and the oldest few. */
export async function unassessedReports(
  db: Queryable,
  accountIds: readonly Id<'account'>[],
  limit: number,
): Promise<{ total: number; oldest: OrganizationInterview[] }> {
  const rows = await db.query<OrganizationInterview & { total: number }>(
    `with newest as (
       select of_account.id from unnest($1::uuid[]) a(id) cross join lateral (
         select i.id from interviews i where ${OF_ACCOUNT} and i.report_no is not null and ${SHOWN}
         ${NEWEST_OF_ACCOUNT} limit ${REPORTS_LOOKED_AT}) of_account
       order by of_account.id desc limit ${REPORTS_LOOKED_AT}),
     waiting as (select n.id from newest n where not exists (select from reviews r where r.interview_id = n.id))
     select (select count(*)::int from waiting) as total, ${LISTED}
     from (select id from waiting order by id limit $2) page join interviews i on i.id = page.id ${JOINED} order by i.id`,
    [accountIds, limit],
  );
  return { total: rows[0]?.total ?? 0, oldest: rows };
}

/** Interviews that are held now, and invitations that end within a week. */
export async function openCounts(
  db: Queryable,
  accountIds: readonly Id<'account'>[],
  now: number,
): Promise<{ running: number; expiring: number; nextExpiry: Date | null }> {
  const [row] = await db.query<{ running: number; expiring: number; nextExpiry: Date | null }>(
    `select (select count(*)::int from interviews i where i.account_id = any($1::uuid[]) and i.status = 'STARTED' and ${SHOWN}) as running,
       e.expiring, e."nextExpiry" from (
       select count(*)::int as expiring, min(i.expires_at) as "nextExpiry" from interviews i
       where i.account_id = any($1::uuid[]) and i.status = 'SCHEDULED' and ${SHOWN}
         and i.due_at <= $3 and i.expires_at > $2) e`,
    [accountIds, new Date(now), new Date(now + WEEK_MS)],
  );
  return row ?? { running: 0, expiring: 0, nextExpiry: null };
}

/** The last four weeks, oldest first, each ending where the next begins and the last one now. */
export async function weeklyCounts(
  db: Queryable,
  accountIds: readonly Id<'account'>[],
  now: number,
): Promise<{ from: number; invited: number; completed: number }[]> {
  const starts = Array.from({ length: WEEKS }, (_, index) => now - (WEEKS - index) * WEEK_MS);
  const rows = await db.query<{ no: number; invited: number; completed: number }>(
    `select w.no::int as no, count(i.id)::int as invited,
       count(i.id) filter (where i.status in ('INTERVIEW_COMPLETED', 'REPORT_GENERATED'))::int as completed
     from unnest($2::uuid[], $3::uuid[]) with ordinality w(first, last, no)
     left join interviews i on i.account_id = any($1::uuid[]) and i.id >= w.first and i.id < w.last and ${SHOWN}
     group by w.no order by w.no`,
    [accountIds, starts.map(leastId), starts.map((at) => leastId(at + WEEK_MS))],
  );
  return rows.map(({ no, invited, completed }) => ({ from: starts[no - 1] ?? now, invited, completed }));
}

/** How far those came who were invited to a job, and how long completed interviews took (the newest 200). */
export async function jobCourse(
  db: Queryable,
  jobId: Id<'job'>,
): Promise<{ began: number; assessed: number; minutes: number[] }> {
  const [row] = await db.query<{ began: number; assessed: number; minutes: number[] | null }>(
    `select count(i.started_at)::int as began,
       (select count(distinct r.interview_id)::int from reviews r join interviews o on o.id = r.interview_id where o.job_id = $1) as assessed,
       (select array_agg(round(extract(epoch from d.ended_at - d.started_at) / 60)::int order by d.id desc) from (
          select id, started_at, ended_at from interviews
          where job_id = $1 and status in ('INTERVIEW_COMPLETED', 'REPORT_GENERATED') order by id desc limit 200) d) as minutes
     from interviews i where i.job_id = $1`,
    [jobId],
  );
  return { began: row?.began ?? 0, assessed: row?.assessed ?? 0, minutes: row?.minutes ?? [] };
}
