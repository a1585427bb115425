import {
  addToLog,
  LinkOverError,
  type Loaded,
  lockRoom,
  NotNowError,
  type RoomCommandContext,
  requireBegun,
  requireSameText,
  requireSeat,
  runTransition,
} from '../dialogue/index.ts';
import type { Correction } from './corrections.ts';
import { TEXT_FIELDS } from './extraction/index.ts';
import { keepConversation } from './keep-conversation.ts';

/** The founder types over one field of the summary. An empty value clears it. @throws {NotNowError} at any other stage */
export async function correctField(
  { deps, pass, seat, clientId }: RoomCommandContext,
  input: Correction,
): Promise<void> {
  const correction = { ...input, value: tidied(input) };
  await deps.db.transaction(async (tx) => {
    const loaded = await lockRoom(tx, pass, clientId);
    if (loaded.dialogue.isRepeat) return requireSameText(tx, pass, clientId, correction.value);
    requireSummary(loaded, deps.clock.now());
    requireSeat(loaded, seat);
    await keepConversation(tx, deps, pass.interviewId, ({ corrections }) => ({
      corrections: [
        ...corrections.filter(({ person, field }) => person !== correction.person || field !== correction.field),
        correction,
      ],
    }));
    await addToLog(tx, deps, loaded, { kind: 'field-corrected', ...correction }, clientId);
  });
}

/** The founder is content with the summary: the conversation is complete. Again: nothing changes. */
export async function confirmSummary({ deps, pass, seat, clientId }: RoomCommandContext): Promise<void> {
  await deps.db.transaction(async (tx) => {
    const loaded = await lockRoom(tx, pass, clientId);
    if (loaded.dialogue.isRepeat) return;
    requireSummary(loaded, deps.clock.now());
    requireSeat(loaded, seat);
    const confirmedAt = new Date(deps.clock.now());
    await keepConversation(tx, deps, pass.interviewId, () => ({ confirmedAt }));
    const ended = await runTransition(tx, deps, loaded, { kind: 'confirm' });
    await addToLog(tx, deps, ended.loaded, { kind: 'summary-confirmed' }, clientId);
  });
}

function requireSummary(loaded: Loaded, now: number): void {
  const { interview, dialogue } = loaded;
  requireBegun(loaded, now);
  if (interview.status !== 'STARTED') throw new LinkOverError();
  if (dialogue.state?.phase !== 'summary')
    throw new NotNowError('no-summary', 'there is no summary to check at this moment');
}

/** Only texts have lines. */
function tidied({ field, value }: Correction): string {
  return TEXT_FIELDS.some((text) => text === field) ? value.trim() : value.replace(/\s+/gu, ' ').trim();
}
