import { createDates, type Dates } from '../../shared/dates.ts';

/** Dates, figures and lengths as one language writes them. */
export type Formats = Dates & {
  score(value: number): string;
  minutes(ms: number): string;
  list(items: readonly string[]): string;
  /** `m:ss`, from an hour on `h:mm:ss`. */
  clock(ms: number): string;
};

/** @param timeZone of the organization; the reader's where it is not known */
export function createFormats(tag: string, timeZone?: string | undefined): Formats {
  const score = new Intl.NumberFormat(tag, { minimumFractionDigits: 1, maximumFractionDigits: 1 });
  const minutes = new Intl.NumberFormat(tag, { style: 'unit', unit: 'minute', unitDisplay: 'short' });
  const list = new Intl.ListFormat(tag, { type: 'conjunction' });
  return {
    ...createDates(tag, timeZone),
    score: (value) => score.format(value),
    minutes: (ms) => minutes.format(Math.max(1, Math.round(ms / 60_000))),
    list: (items) => list.format(items),
    clock(ms) {
      const seconds = Math.floor(ms / 1_000);
      const [h, m, s] = [Math.floor(seconds / 3_600), Math.floor(seconds / 60) % 60, seconds % 60];
      const two = (value: number): string => String(value).padStart(2, '0');
      return h > 0 ? `${h}:${two(m)}:${two(s)}` : `${m}:${two(s)}`;
    },
  };
}
