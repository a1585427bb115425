import { z } from 'zod';
import { doubling, type TaskKind } from '../../../platform/tasks/tasks.ts';

/** Brings a CV in. One attempt at the download: the outcome of a bad link is a result, only our own faults are retried. */
export const fetchCvTask: TaskKind<{ intakeId: string }> = {
  queue: 'fetch-cv',
  payload: z.strictObject({ intakeId: z.string() }),
  maxAttempts: 4,
  backoffMs: doubling(5_000, 60_000),
  concurrency: 4,
  timeoutMs: 120_000,
};
