import { type Clock, systemClock } from '../clock.ts';

/** A clock that also wakes: what bounds a piece of work in time. Tests bring one that they move by hand. */
export interface Timers extends Clock {
  /** Runs once after `delayMs`; the returned function takes it back. */
  after(delayMs: number, run: () => void): () => void;
}

export const systemTimers: Timers = {
  now: () => systemClock.now(),
  after(delayMs, run) {
    const timer = setTimeout(run, delayMs);
    return () => clearTimeout(timer);
  },
};

/** One span of time for a whole piece of work, ended early when its caller gives up. */
export type Budget = {
  readonly signal: AbortSignal;
  /** Why the signal fired; null while it has not. */
  readonly spent: () => 'timed-out' | 'cancelled' | null;
  readonly remainingMs: () => number;
  /** Must be called when the work is over, else the timer keeps running. */
  readonly end: () => void;
};

export function startBudget(timers: Timers, budgetMs: number, caller?: AbortSignal): Budget {
  const controller = new AbortController();
  const endsAt = timers.now() + budgetMs;
  let spent: 'timed-out' | 'cancelled' | null = null;
  const stop = (why: 'timed-out' | 'cancelled'): void => {
    if (spent) return;
    spent = why;
    controller.abort(new Error(why));
  };
  const cancel = (): void => stop('cancelled');
  if (caller?.aborted) cancel();
  caller?.addEventListener('abort', cancel, { once: true });
  const takeBack = timers.after(Math.max(0, budgetMs), () => stop('timed-out'));
  return {
    signal: controller.signal,
    spent: () => spent,
    remainingMs: () => Math.max(0, endsAt - timers.now()),
    end: () => {
      takeBack();
      caller?.removeEventListener('abort', cancel);
    },
  };
}

/**
 * Waits for `work`, but no longer than the signal: many calls do not end when their signal fires (a resolver, a
 * connection being made). What `work` still brings afterwards is dropped; whoever started it frees what it holds.
 */
export function orAbort<T>(work: Promise<T>, signal: AbortSignal): Promise<T> {
  return new Promise<T>((resolve, reject) => {
    const give = (): void => reject(signal.reason);
    if (signal.aborted) give();
    else signal.addEventListener('abort', give, { once: true });
    work.then(resolve, reject).finally(() => signal.removeEventListener('abort', give));
  });
}
