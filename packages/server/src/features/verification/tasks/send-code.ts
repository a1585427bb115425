import { z } from 'zod';
import { doubling, type TaskKind } from '../../../platform/tasks/tasks.ts';

/** What the release before enqueues for the code of a claim, until its last node has gone. */
export const sendCodeTask: TaskKind<{ claimId: string }> = {
  queue: 'send-code',
  payload: z.strictObject({ claimId: z.string() }),
  maxAttempts: 5,
  backoffMs: doubling(5_000, 60_000),
  concurrency: 4,
  timeoutMs: 60_000,
};
