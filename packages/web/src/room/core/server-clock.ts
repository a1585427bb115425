import type { Clock } from './clock.ts';

export type ServerClock = ReturnType<typeof createServerClock>;

/** The server's time as last told, carried on by a monotonic clock. The date of the device is never read. */
export function createServerClock(clock: Clock) {
  let reading: { serverMs: number; atMs: number } | null = null;

  return {
    /** `serverNow` as it arrives: late by the way back, never early. */
    learn(serverNow: string) {
      const serverMs = Date.parse(serverNow);
      if (!Number.isNaN(serverMs)) reading = { serverMs, atMs: clock.now() };
    },
    /** Milliseconds since 1970 by the server's clock; null before the first reply. */
    now(): number | null {
      return reading === null ? null : reading.serverMs + (clock.now() - reading.atMs);
    },
  };
}
