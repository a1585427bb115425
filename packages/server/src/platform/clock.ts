export const DAY_MS = 24 * 3_600_000;

/** Reads the time. Everything that judges time takes one; tests bring a fake. */
export interface Clock {
  /** Milliseconds since the Unix epoch, UTC. */
  now(): number;
}

export const systemClock: Clock = { now: () => Date.now() };

/**
 * A clock that follows the database's: this machine's clock plus an offset measured at start and again by `sync`.
 * With several nodes the database is the only judge of time.
 */
export class DatabaseClock implements Clock {
  #offsetMs = 0;
  readonly #local: Clock;
  readonly #askDatabase: () => Promise<number>;

  constructor(local: Clock, askDatabase: () => Promise<number>) {
    this.#local = local;
    this.#askDatabase = askDatabase;
  }

  now(): number {
    return Math.floor(this.#local.now() + this.#offsetMs);
  }

  /** Measures the offset by one round trip; half of it is taken as the way back. */
  async sync(): Promise<void> {
    const sentAt = this.#local.now();
    const databaseNow = await this.#askDatabase();
    const receivedAt = this.#local.now();
    this.#offsetMs = databaseNow - (sentAt + receivedAt) / 2;
  }
}

/** Milliseconds since the epoch as the published form of an instant: ISO 8601, UTC, milliseconds, `Z`. */
export function toInstant(epochMs: number): string {
  return new Date(epochMs).toISOString();
}
