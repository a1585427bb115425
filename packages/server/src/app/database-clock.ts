import { type Clock, DatabaseClock, systemClock } from '../platform/clock.ts';
import { type Db, only } from '../platform/db/db.ts';
import { withPatience } from '../platform/db/db-failure.ts';
import type { Log } from '../platform/log.ts';

/** The clock that all nodes of one database share: the server's, asked each minute; this machine's where it is embedded. */
export async function databaseClock(db: Db, log: Log, patienceMs: number): Promise<{ clock: Clock; stop(): void }> {
  if (db.kind === 'embedded') return { clock: systemClock, stop: () => undefined };
  const clock = new DatabaseClock(systemClock, async () => {
    const { ms } = only(await db.query<{ ms: number }>('select extract(epoch from clock_timestamp()) * 1000 as ms'));
    return Number(ms);
  });
  await withPatience(patienceMs, () => clock.sync());
  const sync = (): void => void clock.sync().catch((error: unknown) => log.error('clock-sync-failed', error));
  const timer = setInterval(sync, 60_000).unref();
  return { clock, stop: () => clearInterval(timer) };
}

/** A second is an ordinary difference between nodes. */
const REPORTED_AHEAD_MS = 1_000;

/** @param aheadMs how far the newest id that is stored lies ahead of the clock */
export function reportClockBehind(log: Log, aheadMs: number): void {
  if (aheadMs > REPORTED_AHEAD_MS) log.warn('clock-behind-stored-ids', { aheadMs });
}
