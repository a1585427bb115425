import type { Queryable } from '../../platform/db/db.ts';
import type { Id } from '../../platform/ids.ts';
import { emailKey } from '../candidates/index.ts';
import type { InterviewChannel, InterviewStatus } from './interview.ts';
import { TIME_POLICY } from './interview-policy.ts';
import { INTERVIEW_COLUMNS, type ListedInterview } from './interview-store.ts';

/** What a search is narrowed to; what is left out narrows nothing. All conditions hold together. */
export type InterviewSearch = {
  accountId: Id<'account'>;
  door: InterviewChannel;
  jobId?: Id<'job'> | undefined;
  status?: InterviewStatus | undefined;
  /** As document 1 calls it, at `now` (epoch ms). */
  completion?: { is: 'SCHEDULED' | 'IN_PROGRESS' | 'COMPLETED' | 'NOT_COMPLETED'; now: number } | undefined;
  interviewType?: string | undefined;
  talentId?: string | undefined;
  /** Compared without regard to capital letters. */
  email?: string | undefined;
  externalId?: string | undefined;
  /** All of these entries. */
  metadata?: Record<string, string> | undefined;
  /** Status or recording changed at this instant or later, ISO 8601. */
  updatedSince?: string | undefined;
  /** A statement that gives the ids of more of the account that changed since the place `since`, where that is asked. */
  alsoChanged?: ((since: string, account: string) => string) | undefined;
};

export type FoundInterview = ListedInterview & { metadata: Record<string, string> };

/** One page of what a search finds, by creation, with the true total, in one statement. */
export async function searchInterviews(
  db: Queryable,
  search: InterviewSearch,
  page: { order: 'asc' | 'desc'; offset: number; limit: number },
): Promise<{ results: FoundInterview[]; total: number }> {
  const values: unknown[] = [];
  const bind = (value: unknown): string => `$${values.push(value)}`;
  const where = interviewConditions(search, bind).join(' and ');
  const rows = await db.query<FoundInterview & { total: number }>(
    `select t.n as total, l.* from (select count(*) as n from interviews i where ${where}) t
     left join (
       select ${INTERVIEW_COLUMNS}, coalesce(i.metadata, '{}'::jsonb) as metadata, c.cv_name as "cvName"
       from (select i.id from interviews i where ${where} order by i.id ${page.order}
             limit ${bind(page.limit)} offset ${bind(page.offset)}) page
       join interviews i on i.id = page.id left join cv_intakes c on c.id = i.cv_intake_id) l on true
     order by l.id ${page.order}`,
    values,
  );
  return { total: Number(rows[0]?.total ?? 0), results: rows.filter((row) => row.id !== null) };
}

/** The conditions of a search on `i`, a row of `interviews`; each value gets its place by `bind`. */
export function interviewConditions(search: InterviewSearch, bind: (value: unknown) => string): string[] {
  const { completion, email, metadata, updatedSince } = search;
  const account = bind(search.accountId);
  const found = [`i.account_id = ${account}`, `i.door = ${bind(search.door)}`];
  const columns = { job_id: search.jobId, status: search.status, interview_type: search.interviewType };
  const own = { talent_id: search.talentId, external_id: search.externalId };
  for (const [column, value] of Object.entries({ ...columns, ...own }))
    if (value !== undefined) found.push(`i.${column} = ${bind(value)}`);
  if (completion !== undefined) found.push(completionCondition(completion, bind));
  if (email !== undefined)
    found.push(
      `i.candidate_id = (select id from candidates where account_id = i.account_id and email_key = ${bind(emailKey(email))})`,
    );
  if (metadata !== undefined) found.push(`i.metadata @> ${bind(JSON.stringify(metadata))}::jsonb`);
  if (updatedSince !== undefined) {
    const since = `${bind(updatedSince)}::timestamptz`;
    // Apart, so that each is planned by itself: by the moves of late, or by the account where it has few.
    const changed = [
      `select t.interview_id from interview_transitions t join interviews m on m.id = t.interview_id
       where m.account_id = ${account} and t.at >= ${since}`,
      `select m.id from interviews m where m.account_id = ${account} and m.recording_at >= ${since}`,
      ...(search.alsoChanged === undefined ? [] : [search.alsoChanged(since, account)]),
    ];
    found.push(`i.id in (${changed.join(' union ')})`);
  }
  return found;
}

/** The same rule as `completion` of the policy, for the database. */
function completionCondition(
  { is, now }: NonNullable<InterviewSearch['completion']>,
  bind: (value: unknown) => string,
): string {
  if (is === 'SCHEDULED') return `i.status = 'SCHEDULED'`;
  if (is === 'COMPLETED') return `i.status in ('INTERVIEW_COMPLETED', 'REPORT_GENERATED')`;
  const seconds = bind(TIME_POLICY.resumeMs.HIRING / 1_000);
  const deadline = `i.started_at + make_interval(secs => ${seconds}::float8 * i.time_factor)`;
  const resumable = `coalesce(${bind(new Date(now))}::timestamptz < ${deadline}, false)`;
  const dropped = `i.status in ('CANDIDATE_DROP_OFF', 'TECHNICAL_GLITCH')`;
  return is === 'IN_PROGRESS'
    ? `(i.status = 'STARTED' or (${dropped} and ${resumable}))`
    : `(i.status in ('NO_SHOW', 'CANDIDATE_ABORTED') or (${dropped} and not ${resumable}))`;
}
