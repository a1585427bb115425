import type { Clock } from '../platform/clock.ts';

/** A clock that stands still until it is moved. */
export class FakeClock implements Clock {
  #now: number;

  constructor(start = Date.UTC(2026, 2, 10, 12, 0, 7)) {
    this.#now = start;
  }

  now(): number {
    return this.#now;
  }

  advance(ms: number): void {
    this.#now += ms;
  }

  set(epochMs: number): void {
    this.#now = epochMs;
  }
}
