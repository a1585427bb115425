import { once } from '../../../platform/once.ts';
import type { DateParts } from '../../shapes/profile.ts';
import { words } from '../words.ts';
import { foldKey } from './text.ts';

/** A date as a person writes it. `open`: the text says that it lasts. `doubt`: what could not be read, in words. */
export type PartialDate = { date: DateParts; isOpen: boolean; doubt: string | null };

export function noDate(): DateParts {
  return { year: 0, month: 0, day: 0 };
}

const LANGUAGES = [
  ...['en', 'de', 'fr', 'es', 'pt', 'it', 'nl', 'da', 'nb', 'sv', 'fi', 'id', 'ms', 'vi', 'th', 'hi', 'ru', 'uk', 'pl'],
  ...['cs', 'ro', 'hu', 'tr', 'el', 'ar', 'he'],
];

const openWords = once(() => new Set(words(({ ongoing }) => ongoing).map(foldKey)));

let months: ReadonlyMap<string, number> | undefined;

/** Month names of all languages as the runtime's own locale data writes them, full and short, in running text too. */
function monthNames(): ReadonlyMap<string, number> {
  if (months !== undefined) return months;
  const names = new Map<string, number>([
    ['sept', 9],
    ['mrz', 3],
    ['marz', 3],
    ['maerz', 3],
    ['jaen', 1],
    ['janner', 1],
    ['feber', 2],
  ]);
  const extras: Intl.DateTimeFormatOptions[] = [{}, { day: 'numeric' }, { day: 'numeric', year: 'numeric' }];
  for (const language of LANGUAGES) {
    for (const month of ['long', 'short'] as const) {
      for (const extra of extras) {
        const format = new Intl.DateTimeFormat(`${language}-u-ca-gregory-nu-latn`, {
          month,
          timeZone: 'UTC',
          ...extra,
        });
        for (let index = 0; index < 12; index++) {
          const part = format.formatToParts(Date.UTC(2021, index, 15)).find(({ type }) => type === 'month');
          const key = foldKey(part?.value ?? '');
          if (key !== '' && !/^\d+$/.test(key) && !names.has(key)) names.set(key, index + 1);
        }
      }
    }
  }
  months = names;
  return names;
}

const MIN_YEAR = 1800;
const MAX_YEAR = 2200;
/** Years of the Buddhist era are 543 above; no other calendar's year falls between these. */
const BUDDHIST_FROM = 2400;
const BUDDHIST_OFFSET = 543;

function toYear(text: string): number {
  const year = Number(text);
  if (year >= BUDDHIST_FROM && year - BUDDHIST_OFFSET <= MAX_YEAR) return year - BUDDHIST_OFFSET;
  return year >= MIN_YEAR && year <= MAX_YEAR ? year : 0;
}

/** Keeps as much as is possible on a calendar: an impossible day or month becomes unknown. */
function toParts(year: number, month: number, day: number): PartialDate {
  if (year === 0) return { date: noDate(), isOpen: false, doubt: 'a year out of range' };
  if (month < 1 || month > 12) {
    return {
      date: { year, month: 0, day: 0 },
      isOpen: false,
      doubt: month === 0 ? null : 'a month that does not exist',
    };
  }
  const lastDay = new Date(Date.UTC(year, month, 0)).getUTCDate();
  if (day < 1 || day > lastDay) {
    return { date: { year, month, day: 0 }, isOpen: false, doubt: day === 0 ? null : 'a day that does not exist' };
  }
  return { date: { year, month, day }, isOpen: false, doubt: null };
}

const DIGIT_FORMS: [RegExp, (groups: string[]) => PartialDate][] = [
  [/^(\d{4})$/, ([year = '']) => toParts(toYear(year), 0, 0)],
  [
    /^(\d{4})[-/.](\d{1,2})(?:[-/.](\d{1,2}))?(?!\d)/,
    ([y = '', m = '0', d]) => toParts(toYear(y), Number(m), Number(d ?? 0)),
  ],
  [/^(\d{4})(\d{2})(\d{2})$/, ([y = '', m = '0', d = '0']) => toParts(toYear(y), Number(m), Number(d))],
  [/^(\d{1,2})[-/.](\d{4})$/, ([m = '0', y = '']) => toParts(toYear(y), Number(m), 0)],
  [
    /^(\d{4})\s*[年년]\s*(?:(\d{1,2})\s*[月월])?\s*(?:(\d{1,2})\s*[日일])?/,
    ([y = '', m, d]) => toParts(toYear(y), Number(m ?? 0), Number(d ?? 0)),
  ],
  [/^(?:tháng|thang|thg)\.?\s*(\d{1,2})\D+(\d{4})$/i, ([m = '0', y = '']) => toParts(toYear(y), Number(m), 0)],
  [
    /^(\d{1,2})[-/.](\d{1,2})[-/.](\d{4})$/,
    ([a = '0', b = '0', y = '']) => {
      const [first, second] = [Number(a), Number(b)];
      if (first === second) return toParts(toYear(y), first, first);
      if (first > 12) return toParts(toYear(y), second, first);
      if (second > 12) return toParts(toYear(y), first, second);
      return { ...toParts(toYear(y), 0, 0), doubt: 'a date whose day and month cannot be told apart' };
    },
  ],
];

function isEpochMilliseconds(value: unknown): value is number {
  return typeof value === 'number' && Number.isSafeInteger(value) && Math.abs(value) > 100_000_000_000;
}

/**
 * Reads a date in the many forms files carry: ISO 8601 of any precision, `Jan 2020` in all languages of the runtime,
 * `03/2014`, `2020年4月`, words for "still going on". Never guesses: of what it cannot read the year alone is kept.
 */
export function readPartialDate(value: unknown): PartialDate {
  if (isEpochMilliseconds(value)) return readPartialDate(new Date(value).toISOString());
  if (typeof value === 'object' && value !== null && !Array.isArray(value)) {
    const { year, month, day } = value as Record<string, unknown>;
    return toParts(toYear(String(year ?? '')), Number(month ?? 0) || 0, Number(day ?? 0) || 0);
  }
  const text =
    typeof value === 'number' ? String(value) : typeof value === 'string' ? value.normalize('NFKC').trim() : '';
  if (text === '' || text.length > 64) {
    return { date: noDate(), isOpen: false, doubt: text === '' ? null : 'a date that cannot be read' };
  }
  if (openWords().has(foldKey(text))) return { date: noDate(), isOpen: true, doubt: null };
  for (const [form, read] of DIGIT_FORMS) {
    const match = form.exec(text);
    if (match !== null) return read(match.slice(1));
  }
  const year = /(?<!\d)(\d{4})(?!\d)/.exec(text)?.[1];
  if (year === undefined) return { date: noDate(), isOpen: false, doubt: 'a date that cannot be read' };
  const rest = text.replace(year, ' ');
  const month = findMonth(rest);
  const day = /(?<!\d)(\d{1,2})(?!\d)/.exec(rest)?.[1];
  const read = toParts(toYear(year), month, month === 0 ? 0 : Number(day ?? 0));
  return month === 0 && read.doubt === null ? { ...read, doubt: 'a date of which only the year could be read' } : read;
}

function findMonth(text: string): number {
  const names = monthNames();
  const whole = names.get(foldKey(text.replaceAll(/\d+/g, '')));
  if (whole !== undefined) return whole;
  for (const word of text.split(/[\s,./\-–—]+/u)) {
    const month = names.get(foldKey(word));
    if (month !== undefined) return month;
  }
  return 0;
}
