import type { Clock } from '../clock.ts';
import { type Counters, countersAt, countOne, mergeCounters, usedOf } from './counters.ts';
import type { RateCounterStore } from './rate-counter-store.ts';
import { type Decision, decide, type Limits } from './windows.ts';

export type CounterRow = { identity: string; counters: Counters };

/**
 * Counters in memory for one process. Its owner writes `takeChanged()` behind (with the request record, so that none is
 * lost by a restart) and gives the rows back by `restore` at start.
 */
export class MemoryCounterStore implements RateCounterStore {
  readonly #clock: Clock;
  readonly #counters = new Map<string, Counters>();
  readonly #changed = new Set<string>();

  constructor(clock: Clock) {
    this.#clock = clock;
  }

  async take(identity: string, limits: Limits): Promise<Decision> {
    return this.takeNow(identity, limits);
  }

  /** The same without a promise, for the hot path of the embedded default. */
  takeNow(identity: string, limits: Limits): Decision {
    const { counters, now } = countersAt(this.#counters.get(identity), this.#clock.now());
    const decision = decide(limits, usedOf(counters), now);
    if (decision.allowed) {
      this.#counters.set(identity, countOne(counters));
      this.#changed.add(identity);
    }
    return decision;
  }

  /** How a call would be judged now; it is not counted. */
  lookNow(identity: string, limits: Limits): Decision {
    const { counters, now } = countersAt(this.#counters.get(identity), this.#clock.now());
    return decide(limits, usedOf(counters), now);
  }

  /** What has changed since the last call. If writing it fails, give it back by `markChanged`. */
  takeChanged(): CounterRow[] {
    const rows: CounterRow[] = [];
    for (const identity of this.#changed) {
      const counters = this.#counters.get(identity);
      if (counters) rows.push({ identity, counters });
    }
    this.#changed.clear();
    return rows;
  }

  markChanged(identities: Iterable<string>): void {
    for (const identity of identities) if (this.#counters.has(identity)) this.#changed.add(identity);
  }

  /** Adds what was stored; calls counted in the meantime are not lost, nor counted twice. */
  restore(rows: Iterable<CounterRow>): void {
    for (const { identity, counters } of rows) {
      const known = this.#counters.get(identity);
      this.#counters.set(identity, known ? mergeCounters(known, counters) : counters);
    }
  }
}
