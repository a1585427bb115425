import { accountsOf } from '../../features/accounts/index.ts';
import { findJobOf, JobNotFoundError } from '../../features/jobs/index.ts';
import type { Queryable } from '../../platform/db/db.ts';
import { parseId } from '../../platform/ids.ts';

/** A job of whatever account of the organization. @throws {JobNotFoundError} */
export async function jobOf(db: Queryable, organizationId: string, sent: string) {
  const id = parseId<'job'>(sent);
  const job = id === null ? null : await findJobOf(db, await accountsOf(db, organizationId), id);
  if (job === null) throw new JobNotFoundError(sent);
  return job;
}
