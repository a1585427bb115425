import { foresee, type Loaded, type RoomDeps, type RoomView, readRoom, viewOf } from '../../dialogue/index.ts';
import type { RoomPass } from '../../interviews/index.ts';
import { prepareAhead } from '../prepare-ahead.ts';
import type { PromptVoice } from '../prompt-voice.ts';
import { saidWith } from '../read-aloud.ts';
import { writtenBeforehand } from '../written-beforehand.ts';
import type { Piece } from './piece.ts';
import { spokenOf } from './spoken.ts';

type LookAheadDeps = { room: RoomDeps; voice: PromptVoice | null };

/** Has the voice make what would be asked if the answer ended here: until it is sent there is a pause. Never rejects. */
export async function lookAhead(
  { room, voice }: LookAheadDeps,
  view: RoomView,
  pieces: () => Promise<readonly Piece[]>,
): Promise<void> {
  if (voice === null) return;
  const { interview } = view;
  try {
    const said = await pieces();
    const text = await foresee(room, view, spokenOf(said)?.heard ?? '');
    if (text === null) return;
    const heard = said.filter(({ outcome }) => outcome !== null).length;
    prepareAhead(voice, view, room.phrases(interview.language), { text, pieces: heard });
  } catch (error) {
    warn(room, interview.id, error);
  }
}

/** Whoever agrees to be heard will hear: the greeting is made while the microphone is tried. Never rejects. */
export async function makeGreeting({ room, voice }: LookAheadDeps, pass: RoomPass): Promise<void> {
  if (voice === null) return;
  try {
    const view = await readRoom(room.db, room, pass);
    if (view.record.consents.speech === true) prepareAhead(voice, view, room.phrases(view.interview.language));
  } catch (error) {
    warn(room, pass.interviewId, error);
  }
}

/**
 * What is asked next is spoken before the page has heard of it; what may come after it while it is listened to. Never
 * rejects.
 */
export async function sayNext({ room, voice }: LookAheadDeps, loaded: Loaded): Promise<void> {
  const { state } = loaded.dialogue;
  if (voice === null) return;
  voice.freeFor(loaded.interview.id);
  if (state === null || state.mode === 'text') return;
  // What a language model asks next is known to nobody: when it comes, the voice is free.
  if (state.phase === 'thinking') {
    voice.hold(room.deadlineMs.voice, loaded.interview.id);
    return;
  }
  if (state.prompt === null) return;
  try {
    const view = await viewOf(room.db, room, loaded);
    const phrases = room.phrases(view.interview.language);
    const said = saidWith(view);
    voice.hurry(said, view.interview.language, writtenBeforehand(view, phrases)(said));
    prepareAhead(voice, view, phrases);
  } catch (error) {
    warn(room, loaded.interview.id, error);
  }
}

/** Nobody waits for it: what is asked is made when it is asked for. */
function warn({ log }: Pick<RoomDeps, 'log'>, interviewId: string, error: unknown): void {
  log.warn('not-made-ahead', { interviewId, message: error instanceof Error ? error.message : 'unknown' });
}
