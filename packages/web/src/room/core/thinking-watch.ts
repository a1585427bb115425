import type { Clock } from './clock.ts';

/** How long the candidate has waited for the next prompt: the first word comes at once, more after 3 s and 10 s. */
export type Thinking = 'short' | 'long' | 'very-long';

const STAGES: readonly { from: number; thinking: Thinking }[] = [
  { from: 0, thinking: 'short' },
  { from: 3_000, thinking: 'long' },
  { from: 10_000, thinking: 'very-long' },
];

export type ThinkingWatchOptions = {
  clock: Clock;
  /** Epoch ms by the server's clock; null before the first reply. */
  serverNowMs: () => number | null;
  onChange: (thinking: Thinking | null) => void;
};

/** Follows an assessment by the server's clock, so that a reload in the middle of it does not start again. */
export function createThinkingWatch({ clock, serverNowMs, onChange }: ThinkingWatchOptions) {
  let cancel: (() => void) | null = null;

  function stop() {
    cancel?.();
    cancel = null;
  }

  /** @param since instant of the server; null while nothing is assessed */
  function follow(since: string | null) {
    stop();
    const now = serverNowMs();
    if (since === null || now === null) {
      onChange(null);
      return;
    }
    const waitedMs = Math.max(0, now - Date.parse(since));
    const next = STAGES.find(({ from }) => from > waitedMs);
    if (next !== undefined) cancel = clock.after(next.from - waitedMs, () => follow(since));
    onChange(STAGES.findLast(({ from }) => from <= waitedMs)?.thinking ?? 'short');
  }

  return { follow, stop };
}
