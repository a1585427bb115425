import { foresee, type Loaded, type RoomDeps, type RoomView, viewOf } from '../../dialogue/index.ts';
import { prepareAhead } from '../prepare-ahead.ts';
import type { PromptVoice } from '../prompt-voice.ts';
import { saidWith } from '../read-aloud.ts';
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
    // Nobody waits for it: what is asked is made when it is asked for.
    room.log.warn('not-foreseen', {
      interviewId: interview.id,
      message: error instanceof Error ? error.message : 'unknown',
    });
  }
}

/** What is asked next is spoken before the page has heard of it; what may come after it while it is listened to. */
export async function sayNext({ room, voice }: LookAheadDeps, loaded: Loaded): Promise<void> {
  const { state } = loaded.dialogue;
  if (voice === null || state === null || state.mode === 'text') return;
  if (state.prompt === null || state.phase === 'thinking') return;
  const view = await viewOf(room.db, room, loaded);
  voice.hurry(saidWith(view), view.interview.language);
  prepareAhead(voice, view, room.phrases(view.interview.language));
}
