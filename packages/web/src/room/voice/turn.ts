import { DOUBTFUL_BELOW, type RoomState } from '@colloquy/contract/room';
import type { Clock } from '../core/clock.ts';

export type Waits = RoomState['speech']['waits'];

/** What is asked for: `code` is never sent by silence, `short` is answered in a sentence. */
export type Asked = { slot: string; manner: 'story' | 'short' | 'code' };

/**
 * Where the answer is.
 *
 *   waiting ─sound→ speaking ─pause→ writing ─words→ ending ─wait over→ (sent)
 *      ↑                 ↑──────────── sound ──────────┘
 *      └── nobody has said anything yet, or the candidate has taken the sending into their own hands: `open`
 */
export type TurnStage = 'waiting' | 'speaking' | 'writing' | 'ending' | 'open';

export type TurnView = {
  stage: TurnStage;
  /** The last words were so hard to hear that they are better said once more. */
  again: boolean;
  /** Words that were hard to hear are in the field. */
  doubtful: boolean;
};

/** Below this the words are asked for once more. */
const AGAIN_BELOW = 0.7;
/** Words can be seen for so long before they go out. */
const SEEN_MS = 900;
/** Words that come so long after they were said are waited with as if they had just been said. */
const LATE_MS = 5_000;
/** Whoever has said so few words of a story has only begun. */
const BEGUN_WORDS = 8;

/** Decides when a spoken answer is over. A person always can: "I am done", or typing, or "give me more time". */
export function createTurn(options: {
  clock: Clock;
  waits: () => Waits;
  onSend: () => void;
  onChange: (view: TurnView) => void;
  /** The last words are asked for once more: once a question. */
  onAgain: () => void;
}) {
  const { clock, waits, onSend, onChange, onAgain } = options;
  let asked: Asked | null = null;
  let isSpeaking = false;
  let isPlaying = false;
  let pending = 0;
  let words = 0;
  let isOpenEnded = false;
  let isHeld = false;
  let askedAgain = false;
  let again = false;
  let doubtful = false;
  let lastSoundAtMs = 0;
  /** The end of the last sound that held words. */
  let lastWordsAtMs = 0;
  let seenAtMs = 0;
  let cancel: (() => void) | null = null;
  let reported = '';

  function forget() {
    words = 0;
    isOpenEnded = false;
    isHeld = false;
    askedAgain = false;
    again = false;
    doubtful = false;
  }

  function waitMs(): number {
    const { shortMs, storyMs, thinkingMs } = waits();
    if (isOpenEnded) return thinkingMs;
    if (asked?.manner === 'short') return shortMs;
    return words < BEGUN_WORDS ? thinkingMs : storyMs;
  }

  function stageNow(): TurnStage {
    if (isSpeaking) return 'speaking';
    if (pending > 0) return 'writing';
    if (words === 0) return 'waiting';
    if (isHeld || asked === null || asked.manner === 'code' || isPlaying) return 'open';
    return 'ending';
  }

  function decide() {
    cancel?.();
    cancel = null;
    const stage = stageNow();
    if (stage === 'ending') {
      const dueAtMs = Math.max(lastSoundAtMs + waitMs(), seenAtMs + SEEN_MS);
      cancel = clock.after(Math.max(0, dueAtMs - clock.now()), () => {
        cancel = null;
        if (stageNow() === 'ending') onSend();
      });
    }
    const view = { stage, again, doubtful };
    const key = JSON.stringify(view);
    if (key === reported) return;
    reported = key;
    onChange(view);
  }

  return {
    /** Null: nothing is awaited. The same slot again changes nothing. */
    ask(next: Asked | null) {
      if (next?.slot !== asked?.slot) forget();
      asked = next;
      decide();
    },
    /** @param soundAtMs when somebody was last heard; null where that was nobody */
    speaking(now: boolean, soundAtMs: number | null) {
      isSpeaking = now;
      if (now) again = false;
      lastSoundAtMs = Math.max(lastSoundAtMs, soundAtMs ?? 0);
      decide();
    },
    /** What was heard last held no words: the answer is over as if it had been silence. */
    nothing() {
      lastSoundAtMs = lastWordsAtMs;
      decide();
    },
    playing(now: boolean) {
      isPlaying = now;
      decide();
    },
    pending(count: number) {
      pending = count;
      decide();
    },
    /** Words of the answer have come, whose sound ended then. */
    heard(text: string, confidence: number | null, open: boolean, endedAtMs: number) {
      words += text.split(/\s+/).filter((word) => word !== '').length;
      // A script without spaces says a word in two or three letters.
      if (!/\s/.test(text.trim())) words += Math.floor(text.length / 3);
      isOpenEnded = open;
      seenAtMs = clock.now();
      lastSoundAtMs = Math.max(lastSoundAtMs, endedAtMs);
      if (seenAtMs - lastSoundAtMs > LATE_MS) lastSoundAtMs = seenAtMs;
      lastWordsAtMs = Math.max(lastWordsAtMs, lastSoundAtMs - endedAtMs > LATE_MS ? lastSoundAtMs : endedAtMs);
      if (confidence !== null && confidence < DOUBTFUL_BELOW) doubtful = true;
      if (confidence !== null && confidence < AGAIN_BELOW && !askedAgain) {
        askedAgain = true;
        again = true;
        isHeld = true;
        onAgain();
      }
      decide();
    },
    /** What is asked is said only now: words so far were said before it, and do not send themselves. */
    askedAnew() {
      words = 0;
      isOpenEnded = false;
      decide();
    },
    /** The candidate writes, or wants more time: sending is theirs from now on. */
    hold() {
      isHeld = true;
      decide();
    },
    stop() {
      cancel?.();
      cancel = null;
    },
  };
}
