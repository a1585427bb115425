import type { hiringEndpoints } from '@colloquy/contract/hiring';
import type { Caller } from '../../features/api-keys/index.ts';
import { listJobs } from '../../features/jobs/index.ts';
import type { ReadHandler } from '../../platform/http/endpoint.ts';
import type { HiringDeps } from './deps.ts';
import { presentJob } from './present.ts';

export function listJobsHandler(deps: HiringDeps): ReadHandler<typeof hiringEndpoints.listJobs, Caller> {
  return async ({ query: { current, pageSize } }, caller) => {
    const { results, total } = await listJobs(deps.db, caller.account.id, (current - 1) * pageSize, pageSize);
    return { success: true, data: { results: results.map(presentJob), total, current, pageSize } };
  };
}
