/** Figures and dates as the reader's language writes them. */
export type Formats = {
  date(instant: string): string;
  moment(instant: string): string;
  list(items: readonly string[]): string;
};

export function createFormats(tag: string): Formats {
  const date = new Intl.DateTimeFormat(tag, { dateStyle: 'medium' });
  const moment = new Intl.DateTimeFormat(tag, { dateStyle: 'medium', timeStyle: 'short' });
  const list = new Intl.ListFormat(tag, { type: 'disjunction' });
  return {
    date: (instant) => date.format(new Date(instant)),
    moment: (instant) => moment.format(new Date(instant)),
    list: (items) => list.format(items),
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
