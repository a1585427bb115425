import { z } from 'zod';
import { doubling, type TaskKind } from '../../../platform/tasks/tasks.ts';

export type DeliverPayload = { deliveryId: string; round: number };

/**
 * One delivery, through all its attempts: what becomes of an attempt and when the next one is due is the schedule's to
 * say. The attempts of the task are our own faults only.
 */
export const deliverTask: TaskKind<DeliverPayload> = {
  queue: 'deliver-webhook',
  payload: z.strictObject({ deliveryId: z.string(), round: z.int() }),
  maxAttempts: 50,
  backoffMs: doubling(1_000, 600_000),
  // Nearly all of it waits for receivers. One that hangs has one place, so this many may hang at once.
  concurrency: 256,
  concurrencyOfGroup: 4,
  timeoutMs: 45_000,
};
