import type { Queryable, Tx } from '../../platform/db/db.ts';
import type { Id } from '../../platform/ids.ts';
import { JobClosedError, JobNotFoundError } from './errors.ts';
import { findJob, type Job } from './job-store.ts';

/** @throws {JobClosedError} */
export function requireOpen({ closedAt }: Pick<Job, 'closedAt'>): void {
  if (closedAt !== null) throw new JobClosedError();
}

/**
 * Closes a job, or opens it again: closed, it invites nobody; interviews that are there go on. Again: nothing changes.
 *
 * @param at null opens it
 * @throws {JobNotFoundError}
 */
export async function closeJob(
  tx: Tx,
  accountId: Id<'account'>,
  { id, asSent }: { id: Id<'job'> | null; asSent: string },
  at: Date | null,
): Promise<void> {
  const rows =
    id === null
      ? []
      : await tx.query(
          `update jobs set closed_at = case when $3::timestamptz is null then null else coalesce(closed_at, $3) end
           where id = $1 and account_id = $2 returning id`,
          [id, accountId, at],
        );
  if (rows.length === 0) throw new JobNotFoundError(asSent);
}

/** What a system offers to invite to, newest first. */
export function listOpenJobs(
  db: Queryable,
  accountId: Id<'account'>,
  limit: number,
): Promise<Pick<Job, 'id' | 'title' | 'workplaceType' | 'locations'>[]> {
  return db.query(
    `select id, title, workplace_type as "workplaceType", locations from jobs
     where account_id = $1 and closed_at is null order by id desc limit $2`,
    [accountId, limit],
  );
}

/** The newest open job that the account calls so (`externalId`). */
export async function findOpenJobNamed(tx: Tx, accountId: Id<'account'>, externalId: string): Promise<Job | null> {
  const [row] = await tx.query<{ id: Id<'job'> }>(
    `select id from jobs where account_id = $1 and external_id = $2 and closed_at is null order by id desc limit 1`,
    [accountId, externalId],
  );
  return row === undefined ? null : findJob(tx, accountId, row.id);
}
