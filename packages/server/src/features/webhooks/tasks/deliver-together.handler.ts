import { DatabaseAwayError } from '../../../platform/errors.ts';
import { parseId } from '../../../platform/ids.ts';
import { inBatches } from '../../../platform/in-batches.ts';
import type { TaskHandler } from '../../../platform/tasks/tasks.ts';
import { type DueDelivery, findDue, keepDelivered } from '../delivery-store.ts';
import { taskOf } from '../message.ts';
import { attempt, type DeliverDeps, keep } from './deliver.handler.ts';
import { deliverTask } from './deliver.ts';
import { ATTEMPTS_AT_ONCE, type DeliverTogetherPayload } from './deliver-together.ts';

/** A receiver that is slower than this for all of them is one for tasks by themselves. */
const BEGUN_WITHIN_MS = 5_000;
/** Attempts that end within so long are stored together. */
const STORED_TOGETHER_MS = 50;

type HandedOn = { delivery: DueDelivery; runAt: number };

/**
 * Makes the first attempt of each, some at once. The first that is not taken, or a receiver that is slow, ends it: what is
 * left becomes tasks by itself, which know when to wait. They are enqueued before this task ends. Cut off before, it is run
 * again: what was taken is stored and passed over, what was not has the instant of its next attempt.
 */
export function createDeliverTogetherHandler(deps: DeliverDeps): TaskHandler<DeliverTogetherPayload> {
  const keepTaken = inBatches((attempts: Parameters<typeof keepDelivered>[1]) => keepDelivered(deps.db, attempts), {
    waitMs: STORED_TOGETHER_MS,
  });
  return async ({ deliveries }, { signal }) => {
    const begun = deps.clock.now();
    const left = await findWaiting(deps, deliveries);
    const handedOn: HandedOn[] = [];
    const kept: Promise<unknown>[] = [];
    let isWell = true;
    const handOn = (delivery: DueDelivery, runAt: number): void => {
      isWell = false;
      handedOn.push({ delivery, runAt });
    };
    const make = async (delivery: DueDelivery): Promise<void> => {
      const verdict = await attempt(deps, delivery, signal);
      const next = keep(deps, keepTaken, delivery, verdict).then((instant) => {
        deps.count(verdict.reason ?? 'DELIVERED');
        if (instant !== null) handOn(delivery, instant);
      });
      // Who took it waits for no statement: the next attempt begins meanwhile.
      if (verdict.reason === null) kept.push(next.catch((error: unknown) => error));
      else await next;
    };
    const makeInTurn = async (): Promise<void> => {
      while (isWell && deps.clock.now() - begun < BEGUN_WITHIN_MS) {
        const delivery = left.shift();
        if (delivery === undefined) return;
        const dueAt = dueAfterNow(delivery, deps.clock.now());
        if (!delivery.isEnabled || dueAt !== null) {
          handOn(delivery, dueAt ?? deps.clock.now());
          continue;
        }
        try {
          await make(delivery);
        } catch (error) {
          if (signal.aborted || error instanceof DatabaseAwayError) throw error;
          // A fault of ours: its own task meets it again, and says so.
          handOn(delivery, deps.clock.now());
        }
      }
    };
    const ends = await Promise.allSettled(Array.from({ length: ATTEMPTS_AT_ONCE }, makeInTurn));
    const failures = [
      ...ends.flatMap((end) => (end.status === 'rejected' ? [end.reason as unknown] : [])),
      ...(await Promise.all(kept)).filter((failure) => failure !== undefined),
    ];
    if (failures.length > 0) throw failures[0];
    for (const delivery of left) handedOn.push({ delivery, runAt: deps.clock.now() });
    if (handedOn.length > 0) await enqueueAlone(deps, handedOn);
  };
}

/** Those that still wait for the attempt that they were enqueued for, in their order. */
async function findWaiting(deps: DeliverDeps, payloads: DeliverTogetherPayload['deliveries']): Promise<DueDelivery[]> {
  const rounds = new Map(payloads.map(({ deliveryId, round }) => [deliveryId, round]));
  const ids = payloads.flatMap(({ deliveryId }) => parseId<'webhook-delivery'>(deliveryId) ?? []);
  const found = await findDue(deps.db, ids, new Date(deps.clock.now()));
  return found.flatMap((delivery) =>
    delivery !== null && delivery.round === rounds.get(delivery.id) && delivery.state === 'WAITING' ? [delivery] : [],
  );
}

/** Null where it is due. */
function dueAfterNow({ nextAt, notBefore }: DueDelivery, now: number): number | null {
  const due = Math.max(nextAt?.getTime() ?? 0, notBefore?.getTime() ?? 0);
  return due > now ? due : null;
}

function enqueueAlone(deps: DeliverDeps, handedOn: readonly HandedOn[]): Promise<void> {
  return deps.db.transaction((tx) =>
    deps.queue.enqueueAll(
      tx,
      deliverTask,
      handedOn.map(({ delivery, runAt }) => {
        const { payload, options } = taskOf(delivery.endpointId, delivery);
        return { payload, options: { ...options, runAt } };
      }),
    ),
  );
}
