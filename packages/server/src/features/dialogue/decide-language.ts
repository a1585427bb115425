import { recordPresence } from '../interviews/index.ts';
import { assessAnswer } from './assess-answer.ts';
import { LinkOverError } from './errors.ts';
import { isPresenceDue, lockRoom, requireBegun } from './load-dialogue.ts';
import { type RoomCommandContext, requireSeat, runTransition, type TransitionResult } from './run-transition.ts';

/**
 * The candidate presses one of the buttons below the offer to change the language.
 *
 * A change is one transaction with the words that say so: language, plan and the answer that is to be read again.
 *
 * @throws {NotNowError} where no language is offered: what was decided first stands
 */
export async function decideLanguage(
  { deps, pass, seat, clientId }: RoomCommandContext,
  input: { change: boolean },
): Promise<void> {
  const decided = await deps.db.transaction(async (tx): Promise<TransitionResult | null> => {
    const loaded = await lockRoom(tx, pass, clientId);
    if (loaded.dialogue.isRepeat) return null;
    const now = deps.clock.now();
    requireBegun(loaded, now);
    if (loaded.interview.status !== 'STARTED') throw new LinkOverError();
    requireSeat(loaded, seat);
    if (isPresenceDue(loaded.presence, seat, now)) await recordPresence(tx, pass.interviewId, seat, new Date(now));
    return runTransition(tx, deps, loaded, { kind: 'language', clientId, change: input.change });
  });
  if (decided !== null && decided.answerToAssess !== null) await assessAnswer(deps, decided.loaded);
}
