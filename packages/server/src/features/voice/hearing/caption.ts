import { NotActiveError, readRoom } from '../../dialogue/index.ts';
import type { RoomPass } from '../../interviews/index.ts';
import { PieceRefusedError } from './errors.ts';
import { samplesOf } from './piece.ts';
import { type HearingDeps, staysHere } from './take-piece.ts';

/**
 * Words of what is being said so far, for the page to show; nothing is kept, and the answer is made of the piece that
 * follows. Null where they cannot be had now.
 *
 * @throws {PieceRefusedError} where nothing that is said is taken
 * @throws {NotActiveError} where another page load holds the conversation
 * @throws {UnknownLinkError} when the link opens nothing
 */
export async function captionOf(
  deps: Pick<HearingDeps, 'room' | 'ears' | 'mayLeave'>,
  pass: RoomPass,
  { seat, bytes }: { seat: string; bytes: Uint8Array },
): Promise<string | null> {
  const { ears, room } = deps;
  if (ears === null || !ears.canHear) throw new PieceRefusedError('answers are typed here');
  const { interview, state, record } = await readRoom(room.db, room, pass);
  if (interview.status !== 'STARTED' || state === null) throw new PieceRefusedError('the interview is not under way');
  if (state.seat !== seat) throw new NotActiveError();
  if (record.consents.speech !== true) throw new PieceRefusedError('no consent to being heard stands');
  const speaker = {
    interviewId: interview.id,
    language: interview.language,
    staysHere: await staysHere(deps, interview),
  };
  return ears.caption(speaker, samplesOf(bytes));
}
