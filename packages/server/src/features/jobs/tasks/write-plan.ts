import { z } from 'zod';
import { doubling, type TaskKind } from '../../../platform/tasks/tasks.ts';

/**
 * Has a language model write the questions of a job's interview. Until then, and where it stays away for about a day, the
 * interview is the one that was made from the description.
 */
export const writePlanTask: TaskKind<{ jobId: string }> = {
  queue: 'write-plan',
  payload: z.strictObject({ jobId: z.string() }),
  maxAttempts: 24,
  backoffMs: doubling(30_000, 3_600_000),
  concurrency: 2,
  timeoutMs: 900_000,
};
