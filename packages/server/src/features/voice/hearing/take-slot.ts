import { findInterview, type RoomPass } from '../../interviews/index.ts';
import { NoSlotError } from './errors.ts';
import { type HearingDeps, staysHere } from './take-piece.ts';

/**
 * Whoever begins to speak has a place with an engine that may hear them. Where none knows the language nothing is taken:
 * what is said then is told to be unheard.
 *
 * @throws {NoSlotError} when no more interviews can be spoken at once
 */
export async function takeSlot(
  deps: Pick<HearingDeps, 'ears' | 'room' | 'mayLeave'>,
  { interviewId }: RoomPass,
): Promise<void> {
  const { ears, room } = deps;
  if (ears === null) return;
  if (!ears.canHear) throw new NoSlotError();
  const interview = await findInterview(room.db, interviewId);
  if (interview === null) return;
  const speaker = { interviewId, language: interview.language, staysHere: await staysHere(deps, interview) };
  if (!ears.take(speaker)) throw new NoSlotError();
}
