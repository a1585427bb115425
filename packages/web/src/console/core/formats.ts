import { createDates, type Dates } from '../../shared/dates.ts';
import { once } from '../../shared/once.ts';

/** Figures and dates as the reader's language writes them. */
export type Formats = Dates & {
  /** Day and month. */
  day(instant: string): string;
  list(items: readonly string[]): string;
  /** How far an instant is from now, in its largest unit: `in 5 hours`, `3 days ago`. */
  fromNow(instant: string, now?: number): string;
  /** A language by its name in the reader's. */
  language(code: string): string;
  /** Minutes and seconds of a place in an interview. */
  clock(ms: number): string;
  /** The same in an organization's time zone. */
  within(timeZone: string): Formats;
};

const UNITS = [
  ['day', 24 * 3_600_000],
  ['hour', 3_600_000],
  ['minute', 60_000],
] as const;

/** @param timeZone the reader's where none is given */
export function createFormats(tag: string, timeZone?: string): Formats {
  const relative = once(() => new Intl.RelativeTimeFormat(tag, { numeric: 'always' }));
  const names = once(() => new Intl.DisplayNames([tag], { type: 'language' }));
  const zone = timeZone === undefined ? {} : { timeZone };
  const day = once(() => new Intl.DateTimeFormat(tag, { month: 'short', day: 'numeric', ...zone }));
  const list = once(() => new Intl.ListFormat(tag, { type: 'disjunction' }));
  return {
    ...createDates(tag, timeZone),
    day: (instant) => day().format(new Date(instant)),
    list: (items) => list().format(items),
    fromNow: (instant, now = Date.now()) => {
      const away = new Date(instant).getTime() - now;
      const [unit, ms] = UNITS.find(([, size]) => Math.abs(away) >= size) ?? UNITS[2];
      // Less than a minute is one.
      return relative().format(Math.trunc(away / ms) || (away < 0 ? -1 : 1), unit);
    },
    language: (code) => names().of(code) ?? code,
    clock: (ms) => `${Math.floor(ms / 60_000)}:${String(Math.floor(ms / 1_000) % 60).padStart(2, '0')}`,
    within: (other) => createFormats(tag, other),
  };
}

/** The median of at least five numbers; null of fewer, which say nothing of a usual length. */
export function median(numbers: readonly number[]): number | null {
  if (numbers.length < 5) return null;
  const sorted = [...numbers].sort((a, b) => a - b);
  const middle = Math.floor(sorted.length / 2);
  const [low = 0, high = 0] = [sorted[sorted.length % 2 === 0 ? middle - 1 : middle], sorted[middle]];
  return Math.round((low + high) / 2);
}
