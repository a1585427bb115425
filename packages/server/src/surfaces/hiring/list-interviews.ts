import type { hiringEndpoints } from '@colloquy/contract/hiring';
import type { Caller } from '../../features/api-keys/index.ts';
import { listByJob } from '../../features/interviews/index.ts';
import { findJob, JobNotFoundError } from '../../features/jobs/index.ts';
import type { ReadHandler } from '../../platform/http/endpoint.ts';
import { parseId } from '../../platform/ids.ts';
import type { HiringDeps } from './deps.ts';
import { presentInterview } from './present.ts';

export function listInterviewsHandler(deps: HiringDeps): ReadHandler<typeof hiringEndpoints.listInterviews, Caller> {
  return async ({ query: { serviceJobId, current, pageSize } }, caller) => {
    const jobId = parseId<'job'>(serviceJobId);
    const job = jobId === null ? null : await findJob(deps.db, caller.account.id, jobId);
    if (job === null) throw new JobNotFoundError(serviceJobId);
    const { results, total } = await listByJob(deps.db, job.id, (current - 1) * pageSize, pageSize);
    const now = deps.clock.now();
    return {
      success: true,
      data: { results: results.map((interview) => presentInterview(interview, deps, now)), total, current, pageSize },
    };
  };
}
