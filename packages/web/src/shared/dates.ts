import { once } from './once.ts';

/** Dates as one language writes them. */
export type Dates = {
  date(instant: string): string;
  /** With the zone's name: a time without it says nothing. */
  moment(instant: string): string;
};

/** @param timeZone of the organization; the reader's where it is not known */
export function createDates(tag: string, timeZone?: string | undefined): Dates {
  const zone = timeZone === undefined ? {} : { timeZone };
  const date = once(() => new Intl.DateTimeFormat(tag, { dateStyle: 'medium', ...zone }));
  const moment = once(
    () =>
      new Intl.DateTimeFormat(tag, {
        year: 'numeric',
        month: 'short',
        day: 'numeric',
        hour: 'numeric',
        minute: '2-digit',
        timeZoneName: 'short',
        ...zone,
      }),
  );
  return {
    date: (instant) => date().format(new Date(instant)),
    moment: (instant) => moment().format(new Date(instant)),
  };
}
