import { z } from 'zod';
import { doubling, type TaskKind } from '../../../platform/tasks/tasks.ts';

/** Brings a CV in. One attempt at the download: the outcome of a bad link is a result, only our own faults are retried. */
export const fetchCvTask: TaskKind<{ intakeId: string }> = {
  queue: 'fetch-cv',
  payload: z.strictObject({ intakeId: z.string() }),
  maxAttempts: 4,
  backoffMs: doubling(5_000, 60_000),
  // Nearly all of them only wait for their turn; the gates of the handler say how many work.
  concurrency: 96,
  timeoutMs: 900_000,
};
