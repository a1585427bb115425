import { z } from 'zod';
import { doubling, type TaskKind } from '../../../platform/tasks/tasks.ts';

/** Makes the code of a claim and mails it. A run anew makes a new code: the newest one counts. */
export const sendCodeTask: TaskKind<{ claimId: string }> = {
  queue: 'send-code',
  payload: z.strictObject({ claimId: z.string() }),
  maxAttempts: 5,
  backoffMs: doubling(5_000, 60_000),
  concurrency: 4,
  timeoutMs: 60_000,
};
