/** Time as the room needs it: durations only. What time it is, only the server says. */
export interface Clock {
  /** Monotonic milliseconds. Only differences mean anything. */
  now(): number;
  /** Runs `task` once after `delayMs`; the function returned cancels it. */
  after(delayMs: number, task: () => void): () => void;
}

export const browserClock: Clock = {
  now: () => performance.now(),
  after(delayMs, task) {
    const timer = setTimeout(task, delayMs);
    return () => clearTimeout(timer);
  },
};

/** Resolves after `delayMs`, or at once when `signal` is aborted. */
export function delay(clock: Clock, delayMs: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    if (signal.aborted) {
      resolve();
      return;
    }
    const done = () => {
      cancel();
      signal.removeEventListener('abort', done);
      resolve();
    };
    const cancel = clock.after(delayMs, done);
    signal.addEventListener('abort', done);
  });
}
