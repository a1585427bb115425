import { FairQueue } from './fair-queue.ts';

type Waiting = { lane: string; begin(): void };

/**
 * Lets so much work through at once, lanes (organizations, say) in turn: what hangs in one lane takes at most its share
 * of the places, and what waits holds nothing but its place in the queue.
 */
export class FairGate {
  readonly #places: number;
  readonly #placesOfLane: number;
  readonly #queue = new FairQueue<Waiting>();
  readonly #running = new Map<string, number>();
  #busy = 0;

  /** @param placesOfLane how many of the places one lane may have at once */
  constructor({ places, placesOfLane }: { places: number; placesOfLane: number }) {
    this.#places = places;
    this.#placesOfLane = placesOfLane;
  }

  /** How many wait for their turn. */
  get waiting(): number {
    return this.#queue.size;
  }

  /** How many of one lane do. */
  waitingIn(lane: string): number {
    return this.#queue.waitingIn(lane);
  }

  /** Runs the work when its turn comes. Rejects with the signal's reason when that comes first. */
  async run<Result>(lane: string, signal: AbortSignal, work: () => Promise<Result>): Promise<Result> {
    await this.#turn(lane, signal);
    try {
      return await work();
    } finally {
      this.#busy -= 1;
      const left = (this.#running.get(lane) ?? 1) - 1;
      if (left === 0) this.#running.delete(lane);
      else this.#running.set(lane, left);
      this.#pump();
    }
  }

  #turn(lane: string, signal: AbortSignal): Promise<void> {
    if (signal.aborted) return Promise.reject(signal.reason);
    return new Promise((resolve, reject) => {
      const waiting: Waiting = {
        lane,
        begin: () => {
          signal.removeEventListener('abort', onAbort);
          resolve();
        },
      };
      const onAbort = () => {
        this.#queue.remove((item) => item === waiting);
        reject(signal.reason);
      };
      signal.addEventListener('abort', onAbort, { once: true });
      this.#queue.push(lane, waiting);
      this.#pump();
    });
  }

  #pump(): void {
    while (this.#busy < this.#places) {
      const next = this.#queue.shift((lane) => (this.#running.get(lane) ?? 0) < this.#placesOfLane);
      if (next === undefined) return;
      this.#busy += 1;
      this.#running.set(next.lane, (this.#running.get(next.lane) ?? 0) + 1);
      next.begin();
    }
  }
}
