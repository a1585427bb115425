import type { Clock } from '../platform/clock.ts';
import type { Db } from '../platform/db/db.ts';
import { withPatience } from '../platform/db/db-failure.ts';
import { newestId } from '../platform/db/newest-id.ts';
import { IdSource, idTime } from '../platform/ids.ts';
import type { Log } from '../platform/log.ts';
import { reportClockBehind } from './database-clock.ts';

/** Tables whose lists are newest first by id: a clock that was set back before a start must not put the new below the old. */
const NEWEST_FIRST = ['interviews', 'jobs', 'api_keys', 'programmes'];

/** Gives ids that come after those of the database. @param patienceMs how long to wait for a database that restarts */
export async function openIds(db: Db, clock: Clock, log: Log, patienceMs: number): Promise<IdSource> {
  const ids = new IdSource(clock);
  const newest = await withPatience(patienceMs, () => newestId(db, NEWEST_FIRST));
  if (newest !== null) {
    ids.notBefore(newest);
    reportClockBehind(log, idTime(newest) - clock.now());
  }
  return ids;
}
