import type { Clock } from '../../platform/clock.ts';
import type { Queryable } from '../../platform/db/db.ts';
import { findAttended, isResumable, opens, type RoomPass } from '../interviews/index.ts';
import { LinkOverError } from './errors.ts';

/**
 * Whoever has the link can begin the interview or go on with it.
 *
 * @throws {UnknownLinkError} when the interview is gone or the link was replaced @throws {LinkOverError}
 */
export async function requireOpen(db: Queryable, clock: Pick<Clock, 'now'>, pass: RoomPass): Promise<void> {
  const attended = await findAttended(db, pass.interviewId);
  opens(pass, attended);
  const { interview } = attended;
  const now = clock.now();
  const isAhead = interview.status === 'SCHEDULED' && interview.expiresAt.getTime() > now;
  const goesOn = isResumable(interview, now) && interview.statusReason !== 'TIME_LIMIT';
  if (!isAhead && interview.status !== 'STARTED' && !goesOn) throw new LinkOverError();
}
