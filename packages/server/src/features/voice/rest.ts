import type { Clock } from '../../platform/clock.ts';

/** After so many failures in a row an engine rests. */
const FAILURES = 3;
const SHORTEST_MS = 30_000;
const LONGEST_MS = 120_000;

/** Counts the failures of one engine. It rests after some in a row, each time for twice as long, until one call goes well. */
export class Rest {
  readonly #clock: Pick<Clock, 'now'>;
  #failures = 0;
  #ms = 0;
  #until = Number.NEGATIVE_INFINITY;

  constructor(clock: Pick<Clock, 'now'>) {
    this.#clock = clock;
  }

  get isResting(): boolean {
    return this.#clock.now() < this.#until;
  }

  /** What fails while it rests was begun before, or was tried because nothing else was left. */
  failed(): void {
    if (this.isResting) return;
    this.#failures += 1;
    if (this.#failures < FAILURES) return;
    this.#ms = Math.min(LONGEST_MS, Math.max(SHORTEST_MS, this.#ms * 2));
    this.#until = this.#clock.now() + this.#ms;
  }

  wentWell(): void {
    this.#failures = 0;
    this.#ms = 0;
    this.#until = Number.NEGATIVE_INFINITY;
  }
}
