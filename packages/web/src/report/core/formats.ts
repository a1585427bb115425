/** Dates, figures and lengths as one language writes them. */
export type Formats = {
  date(instant: string): string;
  /** With the zone's name: a time without it says nothing. */
  moment(instant: string): string;
  score(value: number): string;
  minutes(ms: number): string;
  list(items: readonly string[]): string;
  /** `m:ss`, from an hour on `h:mm:ss`. */
  clock(ms: number): string;
};

/** @param timeZone of the organization; the reader's where it is not known */
export function createFormats(tag: string, timeZone?: string | undefined): Formats {
  const zone = timeZone === undefined ? {} : { timeZone };
  const date = new Intl.DateTimeFormat(tag, { dateStyle: 'medium', ...zone });
  const moment = new Intl.DateTimeFormat(tag, {
    year: 'numeric',
    month: 'short',
    day: 'numeric',
    hour: 'numeric',
    minute: '2-digit',
    timeZoneName: 'short',
    ...zone,
  });
  const score = new Intl.NumberFormat(tag, { minimumFractionDigits: 1, maximumFractionDigits: 1 });
  const minutes = new Intl.NumberFormat(tag, { style: 'unit', unit: 'minute', unitDisplay: 'short' });
  const list = new Intl.ListFormat(tag, { type: 'conjunction' });
  return {
    date: (instant) => date.format(new Date(instant)),
    moment: (instant) => moment.format(new Date(instant)),
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
