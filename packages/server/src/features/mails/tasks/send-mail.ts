import { z } from 'zod';
import { doubling, type TaskKind } from '../../../platform/tasks/tasks.ts';

/**
 * One mail, through all its tries: what becomes of a try and when the next one is due is the schedule's to say. The
 * attempts of the task are our own faults only.
 */
export const sendMailTask: TaskKind<{ mailId: string }> = {
  queue: 'send-mail',
  payload: z.strictObject({ mailId: z.string() }),
  maxAttempts: 50,
  backoffMs: doubling(5_000, 600_000),
  concurrency: 4,
  timeoutMs: 180_000,
};
