import type { Clock } from './clock.ts';

export const TYPING_EVERY_MS = 20_000;

/**
 * Turns key presses into signs that somebody is writing: the first at once, then one every 20 s while keys are pressed.
 * A key inside the window is told at its end, so that the server's silence timers never outrun a writer.
 */
export function createTypingSignal(clock: Clock, send: () => void) {
  let cancelWindow: (() => void) | null = null;
  let again = false;

  function open() {
    again = false;
    send();
    cancelWindow = clock.after(TYPING_EVERY_MS, () => {
      cancelWindow = null;
      if (again) open();
    });
  }

  return {
    press() {
      if (cancelWindow === null) open();
      else again = true;
    },
    /** The answer went out: what was pressed before it is no sign any more. */
    settle() {
      again = false;
    },
    stop() {
      cancelWindow?.();
      cancelWindow = null;
    },
  };
}
