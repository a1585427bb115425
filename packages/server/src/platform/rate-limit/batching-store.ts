import { InvariantError } from '../errors.ts';
import type { RateCounterStore } from './rate-counter-store.ts';
import { type Decision, decide, type Limits, type Used, WINDOWS } from './windows.ts';

/** What became of several calls of one identity that were judged in one step. */
export type Taken = {
  /** Taken by each window before the first of them. */
  used: Used;
  /** How many were accepted; the others consumed nothing. */
  accepted: number;
  /** The instant that was judged, epoch ms. */
  judgedAt: number;
};

/** @param at instant to judge by, epoch ms; null for the store's own clock */
export type TakeMany = (identity: string, limits: Limits, calls: number, at: number | null) => Promise<Taken>;

/** Calls of one identity that one step takes at most. */
const BATCH = 1_000;

type Waiting = { resolve(decision: Decision): void; reject(error: unknown): void };
type Queue = { identity: string; limits: Limits; waiting: Waiting[]; running: boolean };

/**
 * A store over a place that is a round trip away. Calls of one identity that come while one of its steps runs share the
 * next one: a burst makes few steps, so that it cannot slip past the gate by the delay that it causes itself.
 */
export function createBatchingStore(now: () => number | null, takeMany: TakeMany): RateCounterStore {
  const queues = new Map<string, Queue>();
  return {
    take(identity: string, limits: Limits): Promise<Decision> {
      const at = now();
      const key = JSON.stringify([identity, WINDOWS.map((window) => limits[window] ?? null), at]);
      const queue = queues.get(key) ?? { identity, limits, waiting: [], running: false };
      queues.set(key, queue);
      return new Promise<Decision>((resolve, reject) => {
        queue.waiting.push({ resolve, reject });
        if (!queue.running) void run(queue, at, () => queues.delete(key));
      });
    },
  };

  async function run(queue: Queue, at: number | null, forget: () => void): Promise<void> {
    queue.running = true;
    while (queue.waiting.length > 0) {
      const batch = queue.waiting.splice(0, BATCH);
      try {
        const taken = await takeMany(queue.identity, queue.limits, batch.length, at);
        const decisions = batch.map((_, i) => decisionOf(queue.limits, taken, i));
        for (const [i, { resolve }] of batch.entries()) if (decisions[i]) resolve(decisions[i]);
      } catch (error) {
        for (const { reject } of batch) reject(error);
      }
    }
    // In the same turn as the last look: a call that comes later finds no queue that has ended.
    forget();
  }
}

/** Of the calls judged in one step the one at place `i`: the first ones are those that were accepted. */
function decisionOf(limits: Limits, { used, accepted, judgedAt }: Taken, i: number): Decision {
  const before = Math.min(i, accepted);
  const decision = decide(
    limits,
    {
      second: used.second + before,
      minute: used.minute + before,
      day: used.day + before,
      month: used.month + before,
      year: used.year + before,
    },
    judgedAt,
  );
  if (decision.allowed !== i < accepted) throw new InvariantError('The counter store and the rules disagree.');
  return decision;
}
