import { z } from 'zod';
import { doubling, type TaskKind } from '../../../platform/tasks/tasks.ts';

export type NotifyPayload = { orderId: string; news: number };

/** News of one order, through all attempts; its own attempts are our faults only. */
export const notifyAtsTask: TaskKind<NotifyPayload> = {
  queue: 'tell-ats',
  payload: z.strictObject({ orderId: z.string(), news: z.int() }),
  maxAttempts: 50,
  backoffMs: doubling(1_000, 600_000),
  concurrency: 16,
  concurrencyOfGroup: 1,
  timeoutMs: 45_000,
};
