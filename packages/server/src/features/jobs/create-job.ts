import type { Language } from '@colloquy/contract/shared';
import type { Tx } from '../../platform/db/db.ts';
import type { Id, IdSource } from '../../platform/ids.ts';
import { createInterviewer, InterviewLanguageError } from '../interviewers/index.ts';
import { DescriptionIncompleteError } from './errors.ts';
import { insertJob, type Job } from './job-store.ts';
import type { PreparedJob } from './prepare-job.ts';

/**
 * Stores a job with what was made of it before the transaction began: its reading and its interviewer.
 *
 * @throws {DescriptionIncompleteError} when the description surely lacks a workplace type or a location
 * @throws {InterviewLanguageError} when no interview is written in the language
 */
export async function createJob(
  tx: Tx,
  deps: { ids: IdSource },
  input: {
    accountId: Id<'account'>;
    title: string;
    description: string;
    language: Language;
    prepared: PreparedJob;
    externalId?: string | null;
    metadata?: Record<string, string>;
  },
): Promise<Job> {
  const { reading, blueprint } = input.prepared;
  if (reading.missing.length > 0) throw new DescriptionIncompleteError(reading.missing);
  if (blueprint === null) throw new InterviewLanguageError(`No interviewer texts are written in ${input.language}.`);
  const interviewerId = await createInterviewer(tx, deps.ids, input.accountId, blueprint);
  const job: Job = {
    id: deps.ids.next(),
    accountId: input.accountId,
    interviewerId,
    title: input.title,
    description: input.description,
    language: input.language,
    workplaceType: reading.workplaceType,
    locations: reading.locations,
    warnings: reading.warnings,
    externalId: input.externalId ?? null,
    metadata: input.metadata ?? {},
    closedAt: null,
  };
  await insertJob(tx, job, { ...reading, plainText: undefined, headings: undefined });
  return job;
}
