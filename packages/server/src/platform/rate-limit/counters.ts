import { type Used, WINDOWS, type Window, windowStart } from './windows.ts';

/** What is kept of one identity: for each window when it began (epoch ms) and what it has taken. */
export type Counters = { readonly [W in Window]: { readonly start: number; readonly count: number } };

/**
 * The counters as they are at `now`: a window that has ended begins again at 0. A clock that goes back, or lags
 * behind another node's, never reopens a window: `now` is then the begin of the youngest second known.
 */
export function countersAt(kept: Counters | undefined, now: number): { counters: Counters; now: number } {
  const judged = Math.max(now, kept?.second.start ?? now);
  return { counters: mapWindows((window) => currentCounter(kept, window, windowStart(window, judged))), now: judged };
}

export function usedOf(counters: Counters): Used {
  return mapWindows((window) => counters[window].count);
}

export function countOne(counters: Counters): Counters {
  return mapWindows((window) => ({ start: counters[window].start, count: counters[window].count + 1 }));
}

/** Of two states of one identity, for each window the later one, or of one window the larger count. */
export function mergeCounters(a: Counters, b: Counters): Counters {
  return mapWindows((window) => {
    const [one, two] = [a[window], b[window]];
    if (one.start !== two.start) return one.start > two.start ? one : two;
    return one.count >= two.count ? one : two;
  });
}

function currentCounter(kept: Counters | undefined, window: Window, start: number): { start: number; count: number } {
  const old = kept?.[window];
  return old && old.start >= start ? old : { start, count: 0 };
}

function mapWindows<T>(value: (window: Window) => T): { [W in Window]: T } {
  const [second, minute, day, month, year] = WINDOWS;
  return { second: value(second), minute: value(minute), day: value(day), month: value(month), year: value(year) };
}
