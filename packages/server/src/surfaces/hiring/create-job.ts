import type { hiringEndpoints } from '@colloquy/contract/hiring';
import type { Caller } from '../../features/api-keys/index.ts';
import { loadInterviewerTexts } from '../../features/interviewers/index.ts';
import { createJob } from '../../features/jobs/index.ts';
import type { Prepared, WriteHandler } from '../../platform/http/endpoint.ts';
import type { JobReading } from '../../providers/job-reader/port.ts';
import type { HiringDeps } from './deps.ts';
import { toLanguage } from './languages.ts';

type CreateJob = typeof hiringEndpoints.createJob;

/** Before the transaction begins: reading takes as long as the text is long, and texts come from files. */
export function readDescription(deps: HiringDeps): Prepared<CreateJob, Caller, JobReading> {
  return async ({ body: { title, description, language } }, caller) => {
    await loadInterviewerTexts(deps.content, toLanguage(language));
    await deps.occupations.prepare(toLanguage(language));
    return deps.readJob({ title, description }, caller.account.id);
  };
}

export function createJobHandler(deps: HiringDeps): WriteHandler<CreateJob, Caller, JobReading> {
  return async (tx, { body }, caller, reading) => {
    const job = await createJob(tx, deps, {
      accountId: caller.account.id,
      title: body.title,
      description: body.description,
      language: toLanguage(body.language),
      reading,
      externalId: body.externalId ?? null,
      metadata: body.metadata ?? {},
    });
    return { body: { success: true, data: { serviceJobId: job.id, name: job.title } } };
  };
}
