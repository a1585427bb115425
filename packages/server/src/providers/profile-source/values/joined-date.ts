import { readPartialDate } from './partial-date.ts';

/** What tells the order of day and month: other dates of the same source, and whether its words are English. */
export type DateContext = { others: readonly string[]; isEnglish: boolean; nowMs: number };
/** `at` is ISO 8601 in UTC. `doubt`: why there is none, or what was assumed. */
export type JoinedDate = { at: string | null; doubt: string | null };

const HALF_BEFORE = '(午前|午後|上午|下午|오전|오후)?\\s*';
const HALF_AFTER = '\\s*([ap]\\.?\\s?m\\b\\.?)?';
const ZONE = '\\s*([A-Z]{1,5}(?![a-z]))?\\s*([+-]\\d{1,2}(?::?\\d{2})?)?';
const TIME = new RegExp(`${HALF_BEFORE}(\\d{1,2})[:h](\\d{2})(?::(\\d{2})(?:[.,]\\d+)?)?${HALF_AFTER}${ZONE}`, 'iu');
const NUMBERS = /^(\d{1,2})([-/.])(\d{1,2})\2(\d{4}|\d{2})$/;
const SHORT_YEAR = /^(?=.*\p{L})(.*\D)(\d{2})$/u;
/** A day: clocks and time zones may differ by as much. */
const FUTURE_MS = 24 * 60 * 60 * 1000;

/** Hours east of Greenwich of the names that stand for one zone only. */
const ZONES: Readonly<Record<string, number>> = {
  Z: 0,
  UTC: 0,
  GMT: 0,
  PST: -8,
  PDT: -7,
  MST: -7,
  MDT: -6,
  CDT: -5,
  EST: -5,
  EDT: -4,
  CET: 1,
  CEST: 2,
  JST: 9,
  KST: 9,
};

type Clock = { hours: number; minutes: number; seconds: number; offsetMinutes: number; isZoneKnown: boolean };

/**
 * When a member joined: `3/4/12, 5:06 PM` (month first, as the network writes it), `2011/01/05, 10:20:12 UTC`, ISO 8601,
 * `05 Jan 2011`, `13/01/11 10:20`. Of two numbers that could both be the month, other dates of the source decide, then
 * its language; else there is no date. What has no time zone is UTC.
 */
export function readJoinedDate(value: string, context: DateContext): JoinedDate {
  const text = value.normalize('NFKC').replaceAll(/\s+/g, ' ').trim();
  if (text === '') return { at: null, doubt: null };
  const time = TIME.exec(text);
  const dateText = (time === null ? text : text.replace(time[0], ' '))
    .replace(/[\s,T]+$|\s+(?:um|at|à|às|alle|kl\.?|om|a las)\s*$/gi, '')
    .replaceAll(/\s+/g, ' ')
    .trim();
  const clock = time === null ? midnight() : readClock(time);
  const day = readDay(dateText, { ...context, hasHalves: time?.[5] !== undefined });
  if (day === 'ambiguous') return { at: null, doubt: 'the date of joining is ambiguous: day or month first' };
  if (day === null || clock === null) return { at: null, doubt: 'the date of joining cannot be read' };
  const [year, month, date] = day;
  const joined = new Date(
    Date.UTC(year, month - 1, date, clock.hours, clock.minutes - clock.offsetMinutes, clock.seconds),
  );
  if (joined.getTime() > context.nowMs + FUTURE_MS)
    return { at: null, doubt: 'the date of joining lies in the future' };
  const doubt = clock.isZoneKnown ? null : 'the time zone of the date of joining is not known: read as UTC';
  return { at: joined.toISOString(), doubt };
}

function midnight(): Clock {
  return { hours: 0, minutes: 0, seconds: 0, offsetMinutes: 0, isZoneKnown: true };
}

function readClock(match: RegExpExecArray): Clock | null {
  const [, before, hour = '', minute = '', second = '0', after, zone, offset] = match;
  const half = before ?? after?.toLowerCase();
  const isAfternoon = half !== undefined && /^(?:p|午後|下午|오후)/.test(half);
  const hours = half === undefined ? Number(hour) : (Number(hour) % 12) + (isAfternoon ? 12 : 0);
  const clock = { hours, minutes: Number(minute), seconds: Number(second) };
  if (clock.hours > 23 || clock.minutes > 59 || clock.seconds > 59) return null;
  const named = zone === undefined ? 0 : ZONES[zone.toUpperCase()];
  const isZoneKnown = named !== undefined || offset !== undefined;
  return { ...clock, offsetMinutes: (named ?? 0) * 60 + readOffset(offset), isZoneKnown };
}

function readOffset(offset: string | undefined): number {
  if (offset === undefined) return 0;
  const [, sign, hours = '0', minutes = '0'] = /^([+-])(\d{1,2}):?(\d{2})?$/.exec(offset) ?? [];
  return (sign === '-' ? -1 : 1) * (Number(hours) * 60 + Number(minutes));
}

type Day = [year: number, month: number, day: number];

function readDay(text: string, context: DateContext & { hasHalves: boolean }): Day | 'ambiguous' | null {
  const numbers = NUMBERS.exec(text);
  if (numbers !== null) {
    const [, a = '', separator, b = '', y = ''] = numbers;
    const order = separator === '.' ? 'day' : (orderOf(text) ?? orderAmong(context));
    if (order === null && a !== b) return 'ambiguous';
    const [day, month] = order === 'month' ? [b, a] : [a, b];
    return validDay(Number(y.length === 2 ? `20${y}` : y), Number(month), Number(day));
  }
  const short = /\d{4}/.test(text) ? null : SHORT_YEAR.exec(text);
  const { date } = readPartialDate(short === null ? text : `${short[1]}20${short[2]}`);
  return validDay(date.year, date.month, date.day);
}

function validDay(year: number, month: number, day: number): Day | null {
  const date = new Date(Date.UTC(year, month - 1, day));
  const isReal = year > 0 && month > 0 && day > 0 && date.getUTCMonth() === month - 1 && date.getUTCDate() === day;
  return isReal ? [year, month, day] : null;
}

/** What comes first, where one of the numbers is no month. */
function orderOf(text: string): 'day' | 'month' | null {
  const [, a = '', b = ''] = /^(\d{1,2})[-/](\d{1,2})[-/]\d{2,4}(?!\d)/.exec(text) ?? [];
  if (Number(a) > 12) return 'day';
  return Number(b) > 12 ? 'month' : null;
}

function orderAmong({ others, isEnglish, hasHalves }: DateContext & { hasHalves: boolean }): 'day' | 'month' | null {
  const orders = new Set(others.map((other) => orderOf(other.trim())));
  orders.delete(null);
  const [only] = orders;
  if (orders.size === 1 && only !== undefined) return only;
  if (orders.size > 1) return null;
  if (!isEnglish) return 'day';
  // The network's own form: English, twelve hours.
  return hasHalves ? 'month' : null;
}
