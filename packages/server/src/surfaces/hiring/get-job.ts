import type { hiringEndpoints } from '@colloquy/contract/hiring';
import type { Caller } from '../../features/api-keys/index.ts';
import { latestBlueprint } from '../../features/interviewers/index.ts';
import { closeJob, findJobWithCounts, JobNotFoundError } from '../../features/jobs/index.ts';
import type { Queryable, Tx } from '../../platform/db/db.ts';
import { InvariantError } from '../../platform/errors.ts';
import type { Body, ReadHandler, WriteHandler } from '../../platform/http/endpoint.ts';
import { parseId } from '../../platform/ids.ts';
import type { HiringDeps } from './deps.ts';
import { presentJobDetails } from './present.ts';

export function getJobHandler(deps: HiringDeps): ReadHandler<typeof hiringEndpoints.getJob, Caller> {
  return async ({ params }, caller) => shown(deps.db, caller, params.serviceJobId);
}

export function closeJobHandler(deps: HiringDeps): WriteHandler<typeof hiringEndpoints.closeJob, Caller> {
  return (tx, { params }, caller) => changed(tx, caller, params.serviceJobId, new Date(deps.clock.now()));
}

export function openJobHandler(): WriteHandler<typeof hiringEndpoints.openJob, Caller> {
  return (tx, { params }, caller) => changed(tx, caller, params.serviceJobId, null);
}

async function changed(tx: Tx, caller: Caller, asSent: string, closedAt: Date | null) {
  await closeJob(tx, caller.account.id, { id: parseId<'job'>(asSent), asSent }, closedAt);
  return { body: await shown(tx, caller, asSent) };
}

async function shown(
  db: Queryable,
  caller: Caller,
  serviceJobId: string,
): Promise<Body<typeof hiringEndpoints.getJob>> {
  const id = parseId<'job'>(serviceJobId);
  const job = id === null ? null : await findJobWithCounts(db, caller.account.id, id);
  if (job === null) throw new JobNotFoundError(serviceJobId);
  const version = await latestBlueprint(db, job.interviewerId, job.language);
  if (version === null) throw new InvariantError(`job ${job.id} has no interviewer`);
  return { success: true, data: presentJobDetails(job, version.content) };
}
