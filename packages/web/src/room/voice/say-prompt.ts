import type { Clock } from '../core/clock.ts';

/** After a press of "I am done" the next prompt is withheld no longer than this, whatever is heard. */
const AFTER_PRESS_MS = 1_500;
/** Without one, whoever goes on speaking is not talked over; sound without words withholds it no longer than a piece and its words take. */
const WORDLESS_MS = 16_000;

export type SpokenPrompt = { id: number; speechUrl: string | null };

/** Has each prompt spoken once, at a moment that suits. */
export function createSayPrompt(options: {
  clock: Clock;
  /** Fetches and plays; asks when the sound is there whether it may. */
  play: (url: string, mayPlay: () => boolean) => void;
  /** The one that is to be answered now. */
  prompt: () => SpokenPrompt | null;
  /** Since when somebody speaks, as far as the page can tell; null: nobody does. */
  speaksSinceMs: () => number | null;
  /** Whether that is as loud as the candidate. */
  isAsLoud: () => boolean;
  /** Whether words are still to come. */
  isWaiting: () => boolean;
  onAskedAnew: () => void;
}) {
  const { clock, play, prompt: promptNow, speaksSinceMs, isAsLoud, isWaiting, onAskedAnew } = options;
  let saidId: number | null = null;
  let thereAtMs = 0;
  /** One that could not begin: somebody spoke on when it was there. */
  let withheldId: number | null = null;
  let pressedAtMs: number | null = clock.now();
  let wordsAtMs = 0;
  let cancel = () => {};

  const dueAtMs = () =>
    pressedAtMs === null ? Math.max(thereAtMs, wordsAtMs) + WORDLESS_MS : pressedAtMs + AFTER_PRESS_MS;

  /** Whoever begins to answer before its sound is there has read it. */
  function hasRead(askedAtMs: number, sinceMs: number): boolean {
    return sinceMs >= askedAtMs && !(pressedAtMs !== null && sinceMs < dueAtMs()) && isAsLoud();
  }

  function say({ id, speechUrl }: SpokenPrompt) {
    withheldId = null;
    cancel();
    if (speechUrl === null) return;
    const askedAtMs = clock.now();
    play(speechUrl, () => {
      const sinceMs = speaksSinceMs();
      if (sinceMs === null) return true;
      if (hasRead(askedAtMs, sinceMs)) return false;
      const isBackground = pressedAtMs === null && sinceMs >= askedAtMs;
      const waitsMs = dueAtMs() - clock.now();
      if (isBackground || waitsMs <= 0) return true;
      withheldId = id;
      cancel = clock.after(waitsMs, sayDue);
      return false;
    });
  }

  function sayWithheld() {
    const prompt = promptNow();
    if (prompt === null || prompt.id !== withheldId) return;
    onAskedAnew();
    say(prompt);
  }

  function sayDue() {
    const waitsMs = dueAtMs() - clock.now();
    if (waitsMs <= 0) sayWithheld();
    else cancel = clock.after(waitsMs, sayDue);
  }

  return {
    /** The prompt may be another one now, or the moment a better one: what was withheld is fetched anew, and what was said before it is no answer to it yet. */
    look() {
      const prompt = promptNow();
      if (prompt !== null && prompt.id !== saidId) {
        saidId = prompt.id;
        thereAtMs = clock.now();
        say(prompt);
      }
      if (speaksSinceMs() === null && !isWaiting()) sayWithheld();
    },
    /** The answer goes out because the candidate has said so, or by itself. */
    sent(byPress: boolean) {
      pressedAtMs = byPress ? clock.now() : null;
    },
    words() {
      wordsAtMs = clock.now();
    },
    stop: () => cancel(),
  };
}
