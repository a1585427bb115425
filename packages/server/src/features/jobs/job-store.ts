import type { Language } from '@colloquy/contract/shared';
import type { Queryable, Tx } from '../../platform/db/db.ts';
import { changeTotals } from '../../platform/db/totals.ts';
import type { Id } from '../../platform/ids.ts';
import type { JobLocation, JobReading, WorkplaceType } from '../../providers/job-reader/port.ts';

export type Job = {
  id: Id<'job'>;
  accountId: Id<'account'>;
  interviewerId: Id<'interviewer'>;
  title: string;
  /** Byte for byte as given: made safe only where it is rendered. */
  description: string;
  language: Language;
  workplaceType: WorkplaceType | null;
  locations: JobLocation[];
  warnings: string[];
  /** The account's own name of it; need not be unique. */
  externalId: string | null;
  metadata: Record<string, string>;
  /** Since when nobody is invited any more; null while it is open. */
  closedAt: Date | null;
};

export type ListedJob = Omit<Job, 'closedAt' | 'description' | 'warnings' | 'interviewerId' | 'accountId'> & {
  total: number;
  completed: number;
};

export async function insertJob(tx: Tx, job: Job, reading: unknown): Promise<void> {
  await tx.query(
    `insert into jobs (id, account_id, interviewer_id, title, description, language, reading, workplace_type, locations, warnings,
       external_id, metadata)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12)`,
    [
      job.id,
      job.accountId,
      job.interviewerId,
      job.title,
      job.description,
      job.language,
      JSON.stringify(reading),
      job.workplaceType,
      JSON.stringify(job.locations),
      JSON.stringify(job.warnings),
      job.externalId,
      Object.keys(job.metadata).length === 0 ? null : JSON.stringify(job.metadata),
    ],
  );
  changeTotals(tx, [{ list: 'jobs', key: job.accountId, delta: 1 }]);
}

const OWN = `j.external_id as "externalId", coalesce(j.metadata, '{}'::jsonb) as metadata`;
const COLUMNS = `j.id, j.account_id as "accountId", j.interviewer_id as "interviewerId", j.title, j.description, j.language,
  j.workplace_type as "workplaceType", j.locations, j.warnings, j.closed_at as "closedAt", ${OWN}`;
const COUNTS = `(select coalesce(sum(n), 0)::bigint from list_totals where list = 'job' and key = j.id::text) as total,
  (select coalesce(sum(n), 0)::bigint from list_totals where list = 'job-completed' and key = j.id::text) as completed`;

/** The account's job; a job of another account is as unknown as none. */
export async function findJob(db: Queryable, accountId: Id<'account'>, id: Id<'job'>): Promise<Job | null> {
  const [row] = await db.query<Job>(`select ${COLUMNS} from jobs j where j.id = $1 and j.account_id = $2`, [
    id,
    accountId,
  ]);
  return row ?? null;
}

/** What was read out of a description that names in it are looked up by. */
export async function findJobReading(
  db: Queryable,
  id: Id<'job'>,
): Promise<Pick<JobReading, 'language' | 'tools'> | null> {
  const [row] = await db.query<Pick<JobReading, 'language' | 'tools'>>(
    `select reading->>'language' as language, coalesce(reading->'tools', '[]'::jsonb) as tools from jobs where id = $1`,
    [id],
  );
  return row ?? null;
}

/** In place of what was read when the job was created. */
export async function keepJobReading(tx: Tx, id: Id<'job'>, reading: unknown): Promise<void> {
  await tx.query('update jobs set reading = $2 where id = $1', [id, JSON.stringify(reading)]);
}

/** Any account's job, for whoever runs the installation. */
export async function findAnyJob(db: Queryable, id: Id<'job'>): Promise<Job | null> {
  const [row] = await db.query<Job>(`select ${COLUMNS} from jobs j where j.id = $1`, [id]);
  return row ?? null;
}

export async function findJobWithCounts(
  db: Queryable,
  accountId: Id<'account'>,
  id: Id<'job'>,
): Promise<(Job & { total: number; completed: number }) | null> {
  const [row] = await db.query<Job & { total: number; completed: number }>(
    `select ${COLUMNS}, ${COUNTS} from jobs j where j.id = $1 and j.account_id = $2`,
    [id, accountId],
  );
  return row ?? null;
}

export async function listJobs(
  db: Queryable,
  accountId: Id<'account'>,
  offset: number,
  limit: number,
): Promise<{ results: ListedJob[]; total: number }> {
  const rows = await db.query<ListedJob & { listTotal: number }>(
    `select t.n as "listTotal", l.* from (select coalesce(sum(n), 0)::bigint as n from list_totals where list = 'jobs' and key = $1::text) t
     left join (
       select j.id, j.title, j.language, j.workplace_type as "workplaceType", j.locations, ${OWN}, ${COUNTS}
       from (select id from jobs where account_id = $1::uuid order by id desc limit $2 offset $3) page join jobs j on j.id = page.id) l on true
     order by l.id desc`,
    [accountId, limit, offset],
  );
  return { total: rows[0]?.listTotal ?? 0, results: rows.filter((row) => row.id !== null) };
}

/** One page of the account's jobs with this own name or these entries, newest first, with the true total. */
export async function searchJobs(
  db: Queryable,
  accountId: Id<'account'>,
  filter: { externalId: string | null; metadata: Record<string, string> | null },
  page: { offset: number; limit: number },
): Promise<{ results: ListedJob[]; total: number }> {
  const where =
    'account_id = $1 and ($2::text is null or external_id = $2) and ($3::jsonb is null or metadata @> $3::jsonb)';
  const rows = await db.query<ListedJob & { listTotal: number }>(
    `select t.n as "listTotal", l.* from (select count(*) as n from jobs where ${where}) t
     left join (
       select j.id, j.title, j.language, j.workplace_type as "workplaceType", j.locations, ${OWN}, ${COUNTS}
       from (select id from jobs where ${where} order by id desc limit $4 offset $5) page join jobs j on j.id = page.id) l on true
     order by l.id desc`,
    [
      accountId,
      filter.externalId,
      filter.metadata === null ? null : JSON.stringify(filter.metadata),
      page.limit,
      page.offset,
    ],
  );
  return { total: Number(rows[0]?.listTotal ?? 0), results: rows.filter((row) => row.id !== null) };
}

/**
 * Jobs of all these accounts, newest first, those older than `before`; closed ones among them. Each account's by the index
 * of accounts: see `listOfAccounts` of interviews.
 */
export function listJobsOf(
  db: Queryable,
  accountIds: readonly Id<'account'>[],
  page: { before: string | null; limit: number },
): Promise<(ListedJob & Pick<Job, 'closedAt'>)[]> {
  return db.query<ListedJob & Pick<Job, 'closedAt'>>(
    `select j.id, j.title, j.closed_at as "closedAt", j.language, j.workplace_type as "workplaceType", j.locations, ${OWN}, ${COUNTS} from (
       select of_account.id from unnest($1::uuid[]) a(id) cross join lateral (
         select id from jobs where account_id >= a.id and account_id <= a.id and ($2::uuid is null or id < $2)
         order by account_id, id desc limit $3) of_account
       order by of_account.id desc limit $3) page join jobs j on j.id = page.id order by j.id desc`,
    [accountIds, page.before, page.limit],
  );
}

/** A job of any of these accounts; one of another is as unknown as none. */
export async function findJobOf(
  db: Queryable,
  accountIds: readonly Id<'account'>[],
  id: Id<'job'>,
): Promise<(Job & { total: number; completed: number }) | null> {
  const [row] = await db.query<Job & { total: number; completed: number }>(
    `select ${COLUMNS}, ${COUNTS} from jobs j where j.id = $1 and j.account_id = any($2::uuid[])`,
    [id, accountIds],
  );
  return row ?? null;
}
