import { z } from 'zod';
import { doubling, type TaskKind } from '../../../platform/tasks/tasks.ts';
import type { DeliverPayload } from './deliver.ts';

export type DeliverTogetherPayload = { deliveries: DeliverPayload[] };

/** Attempts of one endpoint that are under way at once. */
export const ATTEMPTS_AT_ONCE = 4;

/**
 * First attempts of deliveries that came at once to an endpoint that is well: taken, looked up, stored and finished by a few
 * statements for all, not by as many for each. What goes otherwise goes on as a task of its own (`deliverTask`).
 */
export const deliverTogetherTask: TaskKind<DeliverTogetherPayload> = {
  queue: 'deliver-webhooks-together',
  payload: z.strictObject({ deliveries: z.array(z.strictObject({ deliveryId: z.string(), round: z.int() })) }),
  maxAttempts: 50,
  backoffMs: doubling(1_000, 600_000),
  // As many attempts as deliveries by themselves have.
  concurrency: 64,
  concurrencyOfGroup: 1,
  timeoutMs: 45_000,
};
