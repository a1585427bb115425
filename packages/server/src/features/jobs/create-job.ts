import type { Content } from '@colloquy/content';
import type { Language } from '@colloquy/contract/shared';
import type { Tx } from '../../platform/db/db.ts';
import type { Id, IdSource } from '../../platform/ids.ts';
import type { JobReading } from '../../providers/job-reader/port.ts';
import { buildBlueprint, createInterviewer, type OccupationSource } from '../interviewers/index.ts';
import { DescriptionIncompleteError } from './errors.ts';
import { insertJob, type Job } from './job-store.ts';

/**
 * Stores a job with what was read out of its description, before the transaction began, and makes its interviewer.
 *
 * @throws {DescriptionIncompleteError} when the description surely lacks a workplace type or a location
 */
export async function createJob(
  tx: Tx,
  deps: { ids: IdSource; content: Content; occupations: OccupationSource },
  input: {
    accountId: Id<'account'>;
    title: string;
    description: string;
    language: Language;
    reading: JobReading;
    externalId?: string | null;
    metadata?: Record<string, string>;
  },
): Promise<Job> {
  const { reading } = input;
  if (reading.missing.length > 0) throw new DescriptionIncompleteError(reading.missing);
  const blueprint = buildBlueprint(deps.content, {
    language: input.language,
    title: input.title,
    reading,
    occupations: deps.occupations.in(input.language),
  });
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
  };
  await insertJob(tx, job, { ...reading, plainText: undefined });
  return job;
}
