import type { Clock } from '../../../platform/clock.ts';
import type { Id } from '../../../platform/ids.ts';
import { FairGate } from '../../../platform/workers/fair-gate.ts';
import { Rest } from '../rest.ts';

/** So long somebody who spoke is believed to go on speaking. */
const SLOT_MS = 90_000;
/** Pieces that may wait for one engine, each with its sound in memory; whoever sends one more is told to send it again. */
const WAITING_MOST = 32;
const WAITING_MOST_OF_ONE = 3;
/** What an engine of this machine needs that does not run yet, and what is left free next to engines that do. */
const START_BYTES = 1_300 * 1024 * 1024;
const SPARE_BYTES = 200 * 1024 * 1024;

export type EarOptions = {
  clock: Pick<Clock, 'now'>;
  /** Interviews that it hears at once. */
  atOnce: number;
  /** Pieces that it works on at once. */
  places: number;
  /** Bytes that this machine can still give; null: it takes none of them. */
  freeBytes: (() => number) | null;
};

/**
 * What one engine has for itself: its places, what waits for it, its failures. Nothing that befalls another engine
 * changes any of it. Candidates take turns.
 */
export class Ear {
  readonly rest: Rest;
  readonly #options: EarOptions;
  readonly #gate: FairGate;
  readonly #slots = new Map<Id<'interview'>, number>();

  constructor(options: EarOptions) {
    this.#options = options;
    this.rest = new Rest(options.clock);
    this.#gate = new FairGate({ places: options.places, placesOfLane: 1 });
  }

  /** Whether it can hear one more interview, or go on hearing this one. */
  admits(interviewId: Id<'interview'>): boolean {
    this.#dropIdle();
    if (this.#slots.has(interviewId)) return true;
    const { atOnce, freeBytes } = this.#options;
    if (this.#slots.size >= atOnce) return false;
    return freeBytes === null || freeBytes() >= (this.#slots.size === 0 ? START_BYTES : SPARE_BYTES);
  }

  /** Whether one that speaks here may have more than what stays: at most half of the places are taken, or one. */
  hasRoomToSpare(interviewId: Id<'interview'>): boolean {
    this.#dropIdle();
    return (
      this.#slots.has(interviewId) &&
      this.#slots.size <= Math.max(1, Math.floor(this.#options.atOnce / 2)) &&
      this.#gate.waiting === 0
    );
  }

  take(interviewId: Id<'interview'>): void {
    this.#slots.set(interviewId, this.#options.clock.now());
  }

  isCrowded(interviewId: Id<'interview'>): boolean {
    return this.#gate.waiting >= WAITING_MOST || this.#gate.waitingIn(interviewId) >= WAITING_MOST_OF_ONE;
  }

  /** Runs the work when its turn comes. Rejects with the signal's reason when that comes first. */
  inTurn<Result>(interviewId: Id<'interview'>, signal: AbortSignal, work: () => Promise<Result>): Promise<Result> {
    return this.#gate.run(interviewId, signal, work);
  }

  #dropIdle(): void {
    const oldest = this.#options.clock.now() - SLOT_MS;
    for (const [id, at] of this.#slots) if (at < oldest) this.#slots.delete(id);
  }
}
