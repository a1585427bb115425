import type { hiringEndpoints } from '@colloquy/contract/hiring';
import type { Caller } from '../../features/api-keys/index.ts';
import { loadInterviewerTexts } from '../../features/interviewers/index.ts';
import { createJob, type PreparedJob } from '../../features/jobs/index.ts';
import type { Prepared, WriteHandler } from '../../platform/http/endpoint.ts';
import { toLanguage } from '../kit/job-languages.ts';
import type { HiringDeps } from './deps.ts';

type CreateJob = typeof hiringEndpoints.createJob;

/** Before the transaction begins: reading takes as long as the text is long, and texts come from files. */
export function readDescription(deps: HiringDeps): Prepared<CreateJob, Caller, PreparedJob> {
  return async ({ body: { title, description, language } }, caller) => {
    const to = toLanguage(language);
    await loadInterviewerTexts(deps.content, to);
    await deps.occupations.prepare(to);
    const job = { title, description, language: to };
    return deps.prepareJob(job, caller.account.id);
  };
}

export function createJobHandler(deps: HiringDeps): WriteHandler<CreateJob, Caller, PreparedJob> {
  return async (tx, { body }, caller, prepared) => {
    const job = await createJob(tx, deps, {
      accountId: caller.account.id,
      title: body.title,
      description: body.description,
      language: toLanguage(body.language),
      prepared,
      externalId: body.externalId ?? null,
      metadata: body.metadata ?? {},
    });
    await deps.enqueuePlan(tx, job.id);
    return { body: { success: true, data: { serviceJobId: job.id, name: job.title } } };
  };
}
