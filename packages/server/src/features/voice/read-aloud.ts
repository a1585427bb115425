import type { Language } from '@colloquy/contract/shared';
import { NotNowError, type PhraseBook, type RoomDeps, type RoomView, readRoom } from '../dialogue/index.ts';
import type { RoomPass } from '../interviews/index.ts';
import { NoVoiceError } from './errors.ts';
import type { PromptVoice } from './prompt-voice.ts';
import { writtenBeforehand } from './written-beforehand.ts';

export type ReadAloudDeps = { room: RoomDeps; voice: PromptVoice | null };

/**
 * The standing prompt of an interview as a WAV file, with what was said in the same breath, such as the greeting; changes
 * nothing.
 *
 * @param asked `promptId` as the room shows it: of another prompt nothing is read; `isAgain`: in its place that words were
 *   hard to understand; `part` one piece of it, from 0, null: all of it
 * @returns null where it has no such piece
 * @throws {NotNowError} when another prompt stands
 * @throws {NoVoiceError} @throws {VoiceBusyError}
 */
export async function readAloud(
  { room, voice }: ReadAloudDeps,
  pass: RoomPass,
  asked: { promptId: number; isAgain: boolean; speed: number; part: number | null },
): Promise<Uint8Array | null> {
  const { promptId, isAgain, speed, part } = asked;
  const view = await readRoom(room.db, room, pass);
  if (view.state?.prompt?.id !== promptId) throw new NotNowError('unknown-prompt', 'this prompt does not stand');
  if (voice === null) throw new NoVoiceError();
  const { language } = view.interview;
  const phrases = room.phrases(language);
  const text = isAgain ? phrases.sayAgain() : saidWith(view);
  const mayLeave = writtenBeforehand(view, phrases)(text);
  return part === null
    ? voice.speak(text, language, speed, mayLeave)
    : voice.speakPart(text, language, speed, part, mayLeave);
}

/** What the interviewer said since the last answer at the moment of the standing prompt, as the transcript has it. */
export function saidWith({ state, record }: Pick<RoomView, 'state' | 'record'>): string {
  const prompt = state?.prompt;
  if (prompt == null) return '';
  const said = record.turns.filter(
    ({ speaker, id, at }) => speaker === 'interviewer' && id <= prompt.id && at.getTime() === prompt.at,
  );
  return said.length === 0 ? prompt.text : said.map(({ text }) => text.trim()).join(' ');
}

/** Whether the standing prompt, with what was said before it, can be heard. */
export function isHeard(
  voice: PromptVoice | null,
  view: Pick<RoomView, 'state' | 'record' | 'blueprint' | 'interview'>,
  phrases: (language: Language) => PhraseBook,
): boolean {
  if (voice === null || view.state?.prompt == null) return false;
  const { language } = view.interview;
  const text = saidWith(view);
  return (
    voice.canSpeak(text, language) || voice.canSpeak(text, language, writtenBeforehand(view, phrases(language))(text))
  );
}
