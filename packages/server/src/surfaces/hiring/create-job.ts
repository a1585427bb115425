import type { hiringEndpoints } from '@colloquy/contract/hiring';
import type { Caller } from '../../features/api-keys/index.ts';
import { createJob } from '../../features/jobs/index.ts';
import type { WriteHandler } from '../../platform/http/endpoint.ts';
import type { HiringDeps } from './deps.ts';
import { toLanguage } from './languages.ts';

export function createJobHandler(deps: HiringDeps): WriteHandler<typeof hiringEndpoints.createJob, Caller> {
  return async (tx, { body }, caller) => {
    const job = await createJob(tx, deps, {
      accountId: caller.account.id,
      title: body.title,
      description: body.description,
      language: toLanguage(body.language),
    });
    return { body: { success: true, data: { serviceJobId: job.id, name: job.title } } };
  };
}
