import type { Clock } from './clock.ts';

/** A stop of this length after a key, and what was written is sent. */
export const DRAFT_REST_MS = 2_000;
/** Nobody who writes on without a stop is silent to the server for longer than this. */
export const DRAFT_MOST_MS = 5_000;

export type DraftSignal = ReturnType<typeof createDraftSignal>;

/**
 * Turns key presses into signs that somebody is writing, each with what is in the field: the first key at once, so
 * that no silence timer outruns a writer, then 2 s after the last key, and every 5 s while keys go on.
 *
 * @param send `last`: the page may be gone the next moment, the browser has to finish the request without it
 */
export function createDraftSignal(clock: Clock, send: (last: boolean) => void) {
  let sentAtMs = Number.NEGATIVE_INFINITY;
  /** First and last key that no sign has told of. */
  let firstKeyAtMs: number | null = null;
  let lastKeyAtMs = 0;
  let cancel: (() => void) | null = null;

  function settle() {
    firstKeyAtMs = null;
    cancel?.();
    cancel = null;
  }

  function tell(last: boolean) {
    settle();
    sentAtMs = clock.now();
    send(last);
  }

  function look() {
    cancel = null;
    if (firstKeyAtMs === null) return;
    const dueInMs = Math.min(lastKeyAtMs + DRAFT_REST_MS, firstKeyAtMs + DRAFT_MOST_MS) - clock.now();
    if (dueInMs <= 0) tell(false);
    else cancel = clock.after(dueInMs, look);
  }

  return {
    press() {
      const now = clock.now();
      lastKeyAtMs = now;
      if (firstKeyAtMs === null) {
        if (now - sentAtMs >= DRAFT_MOST_MS) {
          tell(false);
          return;
        }
        firstKeyAtMs = now;
      }
      if (cancel === null) look();
    },
    /** What no sign has told of goes out now. */
    flush(last: boolean) {
      if (firstKeyAtMs !== null) tell(last);
    },
    /** The answer went out, or another command carried the draft: what was pressed before is told. */
    settle,
  };
}
