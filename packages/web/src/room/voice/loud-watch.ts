import type { Clock } from '../core/clock.ts';

/** Sound that goes on for so long without a word is no answer; a whole piece and its words take less. */
const WORDLESS_MS = 20_000;
/** The same once the server has judged so much of it to hold no words. */
const JUDGED_MS = 5_000;
/** So long a quiet, and it is not loud any more. */
const QUIET_MS = 5_000;
/** How soon it is looked at again while words may still come. */
const LOOK_AGAIN_MS = 2_000;

/** Knows when it is loud around the candidate: sound goes on, and no words come of it. */
export function createLoudWatch(options: {
  clock: Clock;
  /** Whether words may still come of what was heard so far. */
  isWaiting: () => boolean;
  onChange: (isLoud: boolean) => void;
}) {
  const { clock, isWaiting, onChange } = options;
  let isLoud = false;
  let isSounding = false;
  let sinceMs: number | null = null;
  let judgedMs = 0;
  let cancelLook = () => {};
  let cancelQuiet = () => {};

  function set(now: boolean) {
    if (now === isLoud) return;
    isLoud = now;
    onChange(now);
  }

  function begin() {
    judgedMs = 0;
    sinceMs = clock.now();
    lookAfter(WORDLESS_MS);
  }

  function lookAfter(ms: number) {
    cancelLook();
    cancelLook = clock.after(ms, () => (isWaiting() ? lookAfter(LOOK_AGAIN_MS) : set(true)));
  }

  function end() {
    cancelLook();
    cancelQuiet();
    sinceMs = null;
    judgedMs = 0;
    set(false);
  }

  return {
    sounds(now: boolean) {
      isSounding = now;
      cancelQuiet();
      if (!now) cancelQuiet = clock.after(QUIET_MS, end);
      else if (sinceMs === null) begin();
    },
    words() {
      end();
      if (isSounding) begin();
    },
    /** So much of what was heard held no words. */
    nothing(ms: number) {
      judgedMs += ms;
      if (sinceMs !== null && judgedMs >= JUDGED_MS) set(true);
    },
    stop: end,
  };
}
