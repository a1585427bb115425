import { z } from 'zod';
import { doubling, type TaskKind } from '../../../platform/tasks/tasks.ts';

/**
 * Has a language model read the CV of an interview that has begun, and word the questions about it that were pinned. Until
 * then, and where it stays away, they are the templates'.
 */
export const wordProbesTask: TaskKind<{ interviewId: string }> = {
  queue: 'word-probes',
  payload: z.strictObject({ interviewId: z.string() }),
  maxAttempts: 6,
  backoffMs: doubling(15_000, 300_000),
  concurrency: 4,
  timeoutMs: 600_000,
};
