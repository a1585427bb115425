import { systemTimers, type Timers } from '../../platform/outbound/budget.ts';

/** Why an assessment's signal fired, but for its deadline. */
export class NotWantedError extends Error {
  /** `lost`: ended, corrected or taken over by another. `stopping`: this process ends. */
  readonly why: 'lost' | 'stopping';

  constructor(why: 'lost' | 'stopping') {
    super(`assessment not wanted: ${why}`);
    this.why = why;
  }
}

/** The assessments that this process waits for, so that a stop can end them in order. */
export class Assessments {
  readonly timers: Timers;
  readonly #running = new Map<Promise<void>, AbortController>();
  #stopped = false;

  constructor(timers: Timers = systemTimers) {
    this.timers = timers;
  }

  get count(): number {
    return this.#running.size;
  }

  /** @param work never rejects; ends soon after `stop` fires */
  track(stop: AbortController, work: Promise<void>): void {
    this.#running.set(work, stop);
    void work.then(() => this.#running.delete(work));
    if (this.#stopped) stop.abort(new NotWantedError('stopping'));
  }

  /** Resolves when nothing is waited for any more. */
  async settled(): Promise<void> {
    while (this.#running.size > 0) await Promise.all(this.#running.keys());
  }

  /** Gives up what is waited for; the leases are free then, and another node takes over. */
  async stop(): Promise<void> {
    this.#stopped = true;
    for (const stop of this.#running.values()) stop.abort(new NotWantedError('stopping'));
    await this.settled();
  }
}
