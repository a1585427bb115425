import type { z } from 'zod';
import type { Tx } from '../db/db.ts';

/**
 * A kind of background work. The payload holds ids only and is checked when enqueued and when run.
 * Delivery is at least once: handlers look at the state of things before they act.
 */
export type TaskKind<Payload> = {
  queue: string;
  payload: z.ZodType<Payload>;
  /** Attempts before the task is left as failed, visible, to be run again by hand. */
  maxAttempts: number;
  /** Wait before attempt n + 1, in milliseconds. */
  backoffMs(attempt: number): number;
  /** How many run at once on one node. */
  concurrency: number;
  /**
   * How many of one group run at once, over all nodes; nodes that take work at the same instant may exceed it for one
   * run. Left out, the kind has no groups.
   */
  concurrencyOfGroup?: number;
  /** A run that takes longer is aborted by its signal. */
  timeoutMs: number;
};

export type EnqueueOptions = {
  /** Stable id of the piece of work: enqueued twice while not done, it runs once. */
  key: string;
  /** Not before this instant, epoch ms; at once when absent. */
  runAt?: number;
  /** What it shares its turn with, where the kind has groups. */
  group?: string;
};

/** Enqueues inside the transaction of what caused the work. */
export interface TaskQueue {
  enqueue<Payload>(tx: Tx, kind: TaskKind<Payload>, payload: Payload, options: EnqueueOptions): Promise<void>;
  /** Many of one kind in one statement, each with a key of its own. */
  enqueueAll<Payload>(
    tx: Tx,
    kind: TaskKind<Payload>,
    tasks: readonly { payload: Payload; options: EnqueueOptions }[],
  ): Promise<void>;
}

/**
 * Work that finds by itself what waits for it, some at a time; nodes may run it at once. It runs when a notice names its
 * queue, and with every look at all queues, next to the tasks and once at a time on a node.
 */
export type TaskStep = {
  queue: string;
  /** One run begins so long after the one before, so that what comes meanwhile is one run's. */
  paceMs: number;
  /** `mayBeMore` with nothing done: what is there is held by others for now. */
  run(): Promise<{ done: number; mayBeMore: boolean }>;
};

/** A run that lasted longer than its kind may take. */
export class TaskTooLongError extends Error {
  /** @param timeoutMs how long it may take */
  constructor(timeoutMs: number) {
    super(`took longer than ${timeoutMs} ms`);
    this.name = 'TaskTooLongError';
  }
}

export type TaskHandler<Payload> = (payload: Payload, context: TaskContext) => Promise<void>;

export type TaskContext = {
  attempt: number;
  lastAttempt: boolean;
  signal: AbortSignal;
  /**
   * A run that goes well and has more to do, not before this instant (epoch ms): the task stays, no attempt is counted.
   * A run that fails is put back by its kind's back-off all the same.
   */
  runAgainAt(instant: number): void;
};

/** Exponential back-off from `firstMs`, doubling, at most `maxMs`. */
export function doubling(firstMs: number, maxMs: number): (attempt: number) => number {
  return (attempt) => Math.min(maxMs, firstMs * 2 ** (attempt - 1));
}
