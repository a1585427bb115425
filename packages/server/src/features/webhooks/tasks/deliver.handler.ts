import type { AttemptReason } from '@colloquy/contract/webhooks';
import type { Sealer } from '../../../platform/crypto/sealer.ts';
import type { Db, Tx } from '../../../platform/db/db.ts';
import { type Id, parseId } from '../../../platform/ids.ts';
import { inBatches } from '../../../platform/in-batches.ts';
import type { Log } from '../../../platform/log.ts';
import type { Deliver } from '../../../platform/outbound/deliver.ts';
import { narrowGroup } from '../../../platform/tasks/task-store.ts';
import type { TaskHandler } from '../../../platform/tasks/tasks.ts';
import {
  type DeliveredAttempt,
  type DueDelivery,
  findDue,
  insertAttempt,
  keepDelivered,
  settleDelivery,
} from '../delivery-store.ts';
import { disableEndpoint, noteFailure, noteSuccess } from '../endpoint-store.ts';
import type { WebhookDisabled } from '../events.ts';
import { judge, type Verdict } from '../judge.ts';
import type { PublishDeps } from '../message.ts';
import { isGivenUp, waitAfter } from '../schedule.ts';
import { unseal } from '../secret-store.ts';
import { signedHeaders } from '../sign.ts';
import { type DeliverPayload, deliverTask } from './deliver.ts';

export type DeliverDeps = PublishDeps & {
  db: Db;
  log: Log;
  sealer: Sealer;
  deliver: Deliver;
  emit(tx: Tx, event: WebhookDisabled): Promise<void>;
  /** Counts what became of an attempt. */
  count(outcome: 'DELIVERED' | AttemptReason): void;
  /** From 0 to 1. */
  random(): number;
};

/** Attempts that end within so long are stored together. */
const STORED_TOGETHER_MS = 5;

/**
 * Makes one attempt and says when the next one is due. The outcome is stored before the task ends: cut off in between,
 * an attempt is made again with the same `webhook-id`, never lost. A delivery that is gone, over, or of a former round
 * ends its task.
 */
export function createDeliverHandler(deps: DeliverDeps): TaskHandler<DeliverPayload> {
  const find = inBatches((ids: readonly Id<'webhook-delivery'>[]) => findDue(deps.db, ids, new Date(deps.clock.now())));
  const keepTaken = inBatches((attempts: readonly DeliveredAttempt[]) => keepDelivered(deps.db, attempts), {
    waitMs: STORED_TOGETHER_MS,
  });
  return async ({ deliveryId, round }, { signal, runAgainAt }) => {
    const id = parseId<'webhook-delivery'>(deliveryId);
    const delivery = id === null ? null : await find(id);
    if (delivery === null || delivery.round !== round || delivery.state !== 'WAITING') return;
    if (!delivery.isEnabled) {
      await deps.db.transaction((tx) => hold(tx, delivery));
      return;
    }
    const notBefore = Math.max(delivery.nextAt?.getTime() ?? 0, delivery.notBefore?.getTime() ?? 0);
    if (notBefore > deps.clock.now()) return runAgainAt(notBefore);
    const verdict = await attempt(deps, delivery, signal);
    const next = await keep(deps, keepTaken, delivery, verdict);
    deps.count(verdict.reason ?? 'DELIVERED');
    if (next !== null) runAgainAt(next);
  };
}

async function attempt(deps: DeliverDeps, delivery: DueDelivery, signal: AbortSignal): Promise<Verdict> {
  const now = deps.clock.now();
  const secrets = unseal(delivery.sealedSecrets, deps.sealer, delivery.endpointId);
  if (secrets.length === 0) {
    deps.log.warn('webhook-secret-unreadable', { endpointId: delivery.endpointId });
    return { reason: 'SECRET_UNREADABLE', status: null, durationMs: 0, isOverloaded: false, retryAfterMs: null };
  }
  const headers = signedHeaders(secrets, delivery.messageId, delivery.body, now);
  const outcome = await deps.deliver({ url: delivery.url, headers, body: delivery.body, signal });
  return judge(outcome, deps.clock.now());
}

/** Stores the attempt and what follows from it. Gives the instant of the next attempt; null when there is none. */
async function keep(
  deps: DeliverDeps,
  keepTaken: (attempt: DeliveredAttempt) => Promise<boolean>,
  delivery: DueDelivery,
  verdict: Verdict,
): Promise<number | null> {
  const { reason, status, durationMs } = verdict;
  if (reason !== null) return deps.db.transaction((tx) => keepRefused(tx, deps, delivery, { ...verdict, reason }));
  const attempt = { id: deps.ids.next(), delivery, number: delivery.attempts + 1, status, durationMs };
  // Cut off after it, the endpoint is found to be well by its next delivery.
  if (await keepTaken(attempt)) {
    await deps.db.transaction(async (tx) => {
      if (await noteSuccess(tx, delivery.endpointId)) await narrowGroup(tx, deliverTask, delivery.endpointId, null);
    });
  }
  return null;
}

type Refusal = Verdict & { reason: AttemptReason };

async function keepRefused(tx: Tx, deps: DeliverDeps, delivery: DueDelivery, refusal: Refusal): Promise<number | null> {
  const now = deps.clock.now();
  await keepFailure(tx, deps, delivery, refusal, now);
  const attempts = delivery.attempts + 1;
  const waitMs = waitAfter(attempts, deps.random());
  const next = waitMs === null ? null : now + Math.max(waitMs, refusal.retryAfterMs ?? 0);
  const isSettled = await settleDelivery(tx, delivery, {
    state: next === null ? 'FAILED' : 'WAITING',
    nextAt: next === null ? null : new Date(next),
    attempts,
  });
  const { status, durationMs, reason } = refusal;
  await insertAttempt(tx, { id: deps.ids.next(), deliveryId: delivery.id, status, durationMs, reason });
  return isSettled ? next : null;
}

async function keepFailure(
  tx: Tx,
  deps: DeliverDeps,
  { endpointId, accountId }: DueDelivery,
  verdict: Refusal,
  now: number,
): Promise<void> {
  const notBefore = verdict.retryAfterMs === null ? null : new Date(now + verdict.retryAfterMs);
  const failing = await noteFailure(tx, endpointId, new Date(now), notBefore);
  if (failing === null) return;
  if (verdict.isOverloaded) await narrowGroup(tx, deliverTask, endpointId, 1);
  const isGone = verdict.reason === 'GONE';
  if (!isGone && !isGivenUp(failing.failingSince.getTime(), failing.failures, now)) return;
  const reason = isGone ? 'GONE' : 'FAILING';
  if (!(await disableEndpoint(tx, endpointId, reason, new Date(now)))) return;
  deps.log.warn('webhook-disabled', { endpointId, reason });
  await deps.emit(tx, { name: 'webhook-disabled', accountId, endpointId, reason });
}

async function hold(tx: Tx, delivery: DueDelivery): Promise<void> {
  await settleDelivery(tx, delivery, { state: 'HELD', nextAt: null, attempts: delivery.attempts });
}
