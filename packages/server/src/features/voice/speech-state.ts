import type { RoomState } from '@colloquy/contract/room';
import type { RoomView } from '../dialogue/index.ts';
import { PAUSE_MS } from './hearing/answer-place.ts';
import { type HearingDeps, staysHere } from './hearing/take-piece.ts';

/**
 * From the last sound to the sending, by what the silence may mean: the end of a short answer, of a story, or a thought
 * that goes on. Stretched by the interview's time factor.
 */
const WAITS = { shortMs: 1_800, storyMs: 2_400, thinkingMs: 6_000 } as const;

/**
 * What a room is told of speaking. Whoever speaks, or has agreed to, and came to a server that cannot hear is told so: it
 * is no interview in writing.
 */
export async function speechOf(
  deps: Pick<HearingDeps, 'ears' | 'room' | 'mayLeave'>,
  { interview, state, record }: Pick<RoomView, 'interview' | 'state' | 'record'>,
): Promise<RoomState['speech']> {
  const { ears } = deps;
  // Who has not decided yet may agree to all that the text names.
  const hasAgreed = record.consents.speech === true;
  const isSpoken = (state !== null && state.mode !== 'text') || hasAgreed;
  const unheard = isSpoken ? 'down' : 'off';
  const speaker = {
    interviewId: interview.id,
    language: interview.language,
    staysHere: hasAgreed && (await staysHere(deps, interview)),
  };
  const stretch = (ms: number): number => Math.round(ms * interview.timeFactor);
  return {
    state: ears?.canHear === true ? ears.stateFor(speaker) : unheard,
    pauseMs: stretch(PAUSE_MS),
    waits: {
      shortMs: stretch(WAITS.shortMs),
      storyMs: stretch(WAITS.storyMs),
      thinkingMs: stretch(WAITS.thinkingMs),
    },
    captions: ears?.captions(speaker) === true,
  };
}
