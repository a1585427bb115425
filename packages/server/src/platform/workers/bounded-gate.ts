import { FairGate } from './fair-gate.ts';
import { PoolBusyError } from './worker-pool.ts';

export type BoundedGateOptions = {
  /** Work that runs at once, and that of one lane. */
  places: number;
  placesOfLane: number;
  /** Work that may wait: of all lanes together, and of one. */
  waitingMax: number;
  waitingMaxOfLane: number;
  /** Longest wait for a turn, in milliseconds. */
  waitMs: number;
};

/** A gate before which only so much waits, and only so long: what comes beyond that is refused at once. */
export class BoundedGate {
  readonly #options: BoundedGateOptions;
  readonly #gate: FairGate;

  constructor(options: BoundedGateOptions) {
    this.#options = options;
    this.#gate = new FairGate(options);
  }

  /**
   * @param lane who asks, to be fair to others
   * @throws {PoolBusyError} when too much waits, or the turn does not come in time
   */
  async run<Result>(lane: string, work: () => Promise<Result>): Promise<Result> {
    const { waitingMax, waitingMaxOfLane, waitMs } = this.#options;
    if (this.#gate.waiting >= waitingMax || this.#gate.waitingIn(lane) >= waitingMaxOfLane) throw new GateBusyError();
    const late = new AbortController();
    const timer = setTimeout(() => late.abort(new GateBusyError()), waitMs).unref();
    try {
      return await this.#gate.run(lane, late.signal, () => {
        clearTimeout(timer);
        return work();
      });
    } finally {
      clearTimeout(timer);
    }
  }
}

class GateBusyError extends PoolBusyError {
  constructor() {
    super('Too much of this kind is asked for at once, try again later');
  }
}
