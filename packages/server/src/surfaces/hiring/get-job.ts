import type { hiringEndpoints } from '@colloquy/contract/hiring';
import type { Caller } from '../../features/api-keys/index.ts';
import { latestBlueprint } from '../../features/interviewers/index.ts';
import { findJobWithCounts, JobNotFoundError } from '../../features/jobs/index.ts';
import { InvariantError } from '../../platform/errors.ts';
import type { ReadHandler } from '../../platform/http/endpoint.ts';
import { parseId } from '../../platform/ids.ts';
import type { HiringDeps } from './deps.ts';
import { presentJobDetails } from './present.ts';

export function getJobHandler(deps: HiringDeps): ReadHandler<typeof hiringEndpoints.getJob, Caller> {
  return async ({ params }, caller) => {
    const id = parseId<'job'>(params.serviceJobId);
    const job = id === null ? null : await findJobWithCounts(deps.db, caller.account.id, id);
    if (job === null) throw new JobNotFoundError(params.serviceJobId);
    const version = await latestBlueprint(deps.db, job.interviewerId, job.language);
    if (version === null) throw new InvariantError(`job ${job.id} has no interviewer`);
    return { success: true, data: presentJobDetails(job, version.content) };
  };
}
