import type { hiringEndpoints } from '@colloquy/contract/hiring';
import { metadataEntry } from '@colloquy/contract/shared';
import type { Caller } from '../../features/api-keys/index.ts';
import { listJobs, searchJobs } from '../../features/jobs/index.ts';
import type { ReadHandler } from '../../platform/http/endpoint.ts';
import type { HiringDeps } from './deps.ts';
import { presentJob } from './present.ts';

export function listJobsHandler(deps: HiringDeps): ReadHandler<typeof hiringEndpoints.listJobs, Caller> {
  return async ({ query: { current, pageSize, externalId = null, metadata = null } }, caller) => {
    const accountId = caller.account.id;
    const offset = (current - 1) * pageSize;
    const { results, total } =
      externalId === null && metadata === null
        ? await listJobs(deps.db, accountId, offset, pageSize)
        : await searchJobs(
            deps.db,
            accountId,
            { externalId, metadata: metadata === null ? null : metadataEntry(metadata) },
            { offset, limit: pageSize },
          );
    return { success: true, data: { results: results.map(presentJob), total, current, pageSize } };
  };
}
