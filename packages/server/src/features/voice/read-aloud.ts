import { NotNowError, type RoomDeps, readRoom } from '../dialogue/index.ts';
import type { RoomPass } from '../interviews/index.ts';
import { NoVoiceError } from './errors.ts';
import type { PromptVoice } from './prompt-voice.ts';

export type ReadAloudDeps = { room: RoomDeps; voice: PromptVoice | null };

/**
 * The standing prompt of an interview as a WAV file; changes nothing.
 *
 * @param promptId as the room shows it: of another prompt nothing is read
 * @throws {NotNowError} when another prompt stands
 * @throws {NoVoiceError} @throws {VoiceBusyError}
 */
export async function readAloud(
  { room, voice }: ReadAloudDeps,
  pass: RoomPass,
  promptId: number,
  speed: number,
): Promise<Uint8Array> {
  const { state, interview } = await readRoom(room.db, room, pass);
  if (state?.prompt?.id !== promptId) throw new NotNowError('unknown-prompt', 'this prompt does not stand');
  if (voice === null) throw new NoVoiceError();
  return voice.speak(state.prompt.text, interview.language, speed);
}
