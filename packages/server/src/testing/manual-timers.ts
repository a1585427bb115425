import type { Timers } from '../platform/outbound/budget.ts';

/** Timers that move only when told to. */
export class ManualTimers implements Timers {
  #now: number;
  readonly #waiting = new Map<object, { at: number; run: () => void }>();

  constructor(startMs = 0) {
    this.#now = startMs;
  }

  now(): number {
    return this.#now;
  }

  after(delayMs: number, run: () => void): () => void {
    const key = {};
    this.#waiting.set(key, { at: this.#now + delayMs, run });
    return () => {
      this.#waiting.delete(key);
    };
  }

  /** Moves time on and runs what came due, earliest first. */
  advance(ms: number): void {
    const target = this.#now + ms;
    for (;;) {
      const due = [...this.#waiting].filter(([, wait]) => wait.at <= target).sort((a, b) => a[1].at - b[1].at)[0];
      if (!due) break;
      this.#waiting.delete(due[0]);
      this.#now = Math.max(this.#now, due[1].at);
      due[1].run();
    }
    this.#now = target;
  }

  /** How many have not run and were not taken back: 0 when everything was cleaned up. */
  get pending(): number {
    return this.#waiting.size;
  }
}
