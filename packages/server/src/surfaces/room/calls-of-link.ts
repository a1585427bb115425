import type { RoomPass } from '../../features/interviews/index.ts';
import type { Clock } from '../../platform/clock.ts';
import { AppError } from '../../platform/errors.ts';

/** One link asked too often. */
export class LinkBusyError extends AppError {
  readonly kind = 'link-busy';

  constructor(retryAfterSeconds: number) {
    super('this link asked too often, try again later', { retryAfterSeconds });
  }
}

/** How often links ask on this node; kept in memory for one window. */
export class CallsOfLink {
  readonly #clock: Pick<Clock, 'now'>;
  readonly #most: number;
  readonly #windowMs: number;
  /** In the order in which the windows began. */
  readonly #windows = new Map<string, { since: number; calls: number }>();

  constructor(clock: Pick<Clock, 'now'>, { most, windowMs }: { most: number; windowMs: number }) {
    this.#clock = clock;
    this.#most = most;
    this.#windowMs = windowMs;
  }

  /** @throws {LinkBusyError} for a call too many, which is not counted */
  take({ interviewId }: RoomPass): void {
    const now = this.#clock.now();
    for (const [id, { since }] of this.#windows) {
      // A clock that goes back closes no window for longer than it lasts.
      if (since <= now && now - since < this.#windowMs) break;
      this.#windows.delete(id);
    }
    const window = this.#windows.get(interviewId) ?? { since: now, calls: 0 };
    if (window.calls >= this.#most) throw new LinkBusyError((window.since + this.#windowMs - now) / 1_000);
    window.calls += 1;
    this.#windows.set(interviewId, window);
  }
}
