import type { DateParts } from '../../../shapes/profile.ts';
import {
  PRESENT_WORDS,
  PRESENT_WORDS_CJK,
  RANGE_WORDS,
  SEASONS,
  SINCE_WORDS,
  UNTIL_WORDS,
} from '../lexicon/date-words.ts';
import { MONTHS } from '../lexicon/months.ts';
import { fold } from '../text/fold.ts';

/** A date or a range of dates in a text. Offsets are into the text that was searched. */
export type DateHit = {
  start: number;
  end: number;
  from: DateParts | null;
  /** null for an open end or none. */
  to: DateParts | null;
  kind: 'range' | 'single' | 'since' | 'until';
  /** True when the end is now. */
  open: boolean;
};

type Point = { start: number; end: number; date: DateParts | 'present'; yearOnly: boolean };

const NONE: DateParts = { year: 0, month: 0, day: 0 };

/** The date of an end that is not known or still open. */
export function noDate(): DateParts {
  return { ...NONE };
}

const monthNames = [...MONTHS.keys()].sort((a, b) => b.length - a.length).join('|');
const seasonNames = Object.keys(SEASONS)
  .sort((a, b) => b.length - a.length)
  .join('|');
const quoted = (word: string): string => word.replace(/[.*+?^${}()|[\]\\/]/g, '\\$&');
const words = (list: string[]): string =>
  [...list]
    .sort((a, b) => b.length - a.length)
    .map(quoted)
    .join('|');

const YEAR = '(?:1[5-9]\\d\\d|20\\d\\d)';
const EDGE = '(?<![\\p{L}\\p{N}@/.$€£#+])';
const ALT: [RegExp, (m: RegExpExecArray) => DateParts | 'present' | null][] = [
  [/(\d{4})\s*年\s*(?:度|(\d{1,2})\s*月(?:\s*(\d{1,2})\s*日)?)?/y, (m) => parts(m[1], m[2], m[3])],
  [/(\d{4})\s*년\s*(?:(\d{1,2})\s*월(?:\s*(\d{1,2})\s*일)?)?/y, (m) => parts(m[1], m[2], m[3])],
  [/(大正|昭和|平成|令和|民國|民国)\s*(\d{1,3}|元)\s*年\s*(?:(\d{1,2})\s*月)?/y, (m) => era(m[1], m[2], m[3])],
  [
    new RegExp(`${EDGE}(${monthNames})\\.?\\s*(?:de[l]?|,|/|-|\\.|')?\\s*(${YEAR})(?!\\d)`, 'uy'),
    (m) => parts(m[2], MONTHS.get(m[1] ?? ''), undefined),
  ],
  [
    new RegExp(`${EDGE}(${monthNames})\\.?\\s+(\\d{1,2})(?:st|nd|rd|th)?\\s*,?\\s+(${YEAR})(?!\\d)`, 'uy'),
    (m) => parts(m[3], MONTHS.get(m[1] ?? ''), m[2]),
  ],
  [
    new RegExp(
      `(?<![\\p{L}\\p{N}])(\\d{1,2})(?:st|nd|rd|th|er|º|°)?\\.?[ \\-]*(?:de |of )?(${monthNames})\\.?\\s*(?:de[l]?|,|/|-)?\\s*(${YEAR})(?!\\d)`,
      'uy',
    ),
    (m) => parts(m[3], MONTHS.get(m[2] ?? ''), m[1]),
  ],
  [
    new RegExp(`${EDGE}(${monthNames})\\.?\\s*(?:-|')?\\s*'?(\\d\\d)(?![\\d\\p{L}:.,]\\d)(?!\\d)`, 'uy'),
    (m) => (/['-]|\s/.test(m[0]) ? parts(twoDigits(m[2]), MONTHS.get(m[1] ?? ''), undefined) : null),
  ],
  [
    new RegExp(`${EDGE}(${YEAR})\\s*[,./ -]\\s*(${monthNames})(?!\\p{L}|\\.?\\s*\\d{4})`, 'uy'),
    (m) => parts(m[1], MONTHS.get(m[2] ?? ''), undefined),
  ],
  [
    new RegExp(`${EDGE}(?:thang|thg|t)\\s*(\\d{1,2})\\s*(?:/|-|nam|,|\\.)\\s*(${YEAR})(?!\\d)`, 'uy'),
    (m) => parts(m[2], m[1], undefined),
  ],
  [
    new RegExp(`(?<![\\p{L}\\p{N}/.-])(\\d{1,2})([./-])(\\d{1,2})\\2(${YEAR})(?![\\d/])`, 'uy'),
    (m) => (Number(m[3]) > 12 ? parts(m[4], m[1], m[3]) : parts(m[4], m[3], m[1])),
  ],
  [
    new RegExp(`(?<![\\p{L}\\p{N}/.])(${YEAR})\\s?([./-])\\s?(\\d{1,2})\\s?\\2\\s?(\\d{1,2})(?![\\d/])\\.?`, 'uy'),
    (m) => parts(m[1], m[3], m[4]),
  ],
  [
    new RegExp(`(?<![\\p{L}\\p{N}/.])(\\d{1,2})\\s?[./-]\\s?(${YEAR})(?![\\d/])`, 'uy'),
    (m) => parts(m[2], m[1], undefined),
  ],
  [
    new RegExp(
      `(?<![\\p{L}\\p{N}/.])(${YEAR})\\s?[./-]\\s?(0[1-9]|1[0-2]|[1-9](?=\\D|$))(?!\\d|\\s?[./]\\d|-\\d{1,2}(?!\\d))\\.?`,
      'uy',
    ),
    (m) => parts(m[1], m[2], undefined),
  ],
  [
    new RegExp(
      `${EDGE}(${seasonNames})\\s*(?:semester|term|of|de|,|/)?\\s*(${YEAR})(?:/(?:\\d{4}|\\d\\d))?(?!\\d)`,
      'uy',
    ),
    (m) => parts(m[2], undefined, undefined),
  ],
  [
    new RegExp(`(?<![\\p{L}\\p{N}/.€$£@#])(${YEAR})(?![\\da-z%€$£+]|[.,]\\d|\\s?[€$£%])`, 'uy'),
    (m) => parts(m[1], undefined, undefined),
  ],
  [new RegExp(`(?<!\\p{L})(?:${words(PRESENT_WORDS)})(?!\\p{L})\\.?`, 'uy'), () => 'present'],
  [new RegExp(words(PRESENT_WORDS_CJK), 'uy'), () => 'present'],
];

const SEPARATOR = new RegExp(
  `\\s*(?:から|より|부터|[-~→]|->|－|ー|—){1,3}\\s*|\\s*(?:至|到|まで)\\s*|\\s*,?\\s+(?:${words(RANGE_WORDS)})\\s+(?:the |le |el |il |o |a |l')?`,
  'uy',
);
const TAIL = /\s*(?:まで|까지|入社|入学|退社|卒業|卒业|毕业|毕業|졸업|입학|입사|퇴사|修了)?/y;
const SINCE = new RegExp(`(?:^|(?<!\\p{L}))(?:${words(SINCE_WORDS)})\\s+(?:the\\s+)?$`, 'u');
const UNTIL = new RegExp(`(?:^|(?<!\\p{L}))(?:${words(UNTIL_WORDS)})\\s+$`, 'u');
const FROM = /(?:^|(?<!\p{L}))(?:from|von|vom|de|du|del|dal|van|da|dari|tu|between|entre)\s+$/u;
/** `Class of 2015`: the year in which those leave who study together. */
const CLASS_OF =
  /(?<!\p{L})(?:class of|batch of|promotion|promocion|promo|jahrgang|abschlussjahr|leva|turma de|lichting|angkatan|khoa)\s+$/u;
const AFTER_SINCE = /\s*(?:から|より|以来|以降|부터|起|[-~→]+)(?!\s*\p{N})\s*/uy;

/** Finds dates and ranges in every form the twelve languages use. Hits do not overlap and are in text order. */
export function findDates(text: string): DateHit[] {
  const folded = fold(text);
  if (!/\d{2}|元年/.test(folded)) return [];
  const hits: DateHit[] = [];
  let at = 0;
  while (at < folded.length) {
    const span = spanAt(folded, at);
    if (span !== null) {
      hits.push(span);
      at = span.end;
      continue;
    }
    const first = pointAt(folded, at);
    if (first === null || first.date === 'present') {
      at = first === null ? at + 1 : first.end;
      continue;
    }
    const hit = rangeFrom(folded, first);
    hits.push(hit);
    at = Math.max(hit.end, at + 1);
  }
  return hits;
}

const TO = `\\s*(?:-|~|/|(?<=\\s)(?:${words(RANGE_WORDS)})(?=\\s))\\s*`;
/** `Feb. – Jul. 2015`, `03-07/2015`: the year is said once, behind both months. */
const MONTHS_OF_YEAR = new RegExp(
  `${EDGE}(${monthNames}|(?:0?[1-9]|1[0-2])(?=\\s*-))\\.?${TO}(${monthNames}|(?:0?[1-9]|1[0-2])(?=[./]))(?:\\.?\\s*(?:de |')?|[./])(${YEAR})(?!\\d)`,
  'uy',
);
/** `'18-'21`, `'19 - present`. */
const SHORT_YEARS = new RegExp(
  `(?<![\\p{L}\\p{N}])'(\\d\\d)\\s*-\\s*(?:'?(\\d\\d)(?!\\d)|(?:${words(PRESENT_WORDS)})(?!\\p{L}))`,
  'uy',
);

/** `2015-02-01/2016-07-31`: an interval as ISO 8601 writes it. */
const ISO_INTERVAL = new RegExp(
  `(?<![\\p{L}\\p{N}/.-])(${YEAR})-(\\d\\d)(?:-(\\d\\d))?\\s?/\\s?(${YEAR})-(\\d\\d)(?:-(\\d\\d))?(?![\\d/])`,
  'uy',
);

function isoSpan(folded: string, at: number): DateHit | null {
  ISO_INTERVAL.lastIndex = at;
  const match = ISO_INTERVAL.exec(folded);
  if (match === null) return null;
  const from = parts(match[1], match[2], match[3]);
  const to = parts(match[4], match[5], match[6]);
  if (from === null || to === null) return null;
  return { start: at, end: at + match[0].length, from, to, kind: 'range', open: false };
}

/** A range whose dates are not each a point of their own. */
function spanAt(folded: string, at: number): DateHit | null {
  const code = folded.charCodeAt(at);
  if (code === 0x27) return shortSpan(folded, at);
  if (!mayStart(code, at === 0 ? 0x20 : folded.charCodeAt(at - 1))) return null;
  const interval = isoSpan(folded, at);
  if (interval !== null) return interval;
  MONTHS_OF_YEAR.lastIndex = at;
  const match = MONTHS_OF_YEAR.exec(folded);
  if (match === null) return null;
  const month = (name: string | undefined): number => MONTHS.get(name ?? '') ?? Number(name);
  const first = month(match[1]);
  const last = month(match[2]);
  const year = Number(match[3]);
  const from = { year: first > last ? year - 1 : year, month: first, day: 0 };
  const to = { year, month: last, day: 0 };
  return { start: at, end: at + match[0].length, from, to, kind: 'range', open: false };
}

function shortSpan(folded: string, at: number): DateHit | null {
  SHORT_YEARS.lastIndex = at;
  const match = SHORT_YEARS.exec(folded);
  if (match === null) return null;
  const from = { year: Number(twoDigits(match[1])), month: 0, day: 0 };
  const to = match[2] === undefined ? null : { year: Number(twoDigits(match[2])), month: 0, day: 0 };
  if (to !== null && to.year < from.year) return null;
  return { start: at, end: at + match[0].length, from, to, kind: 'range', open: to === null };
}

function rangeFrom(folded: string, first: Point): DateHit {
  const from = first.date === 'present' ? null : first.date;
  let start = first.start;
  const before = folded.slice(Math.max(0, start - 14), start);
  const second = secondPoint(folded, first);
  if (second !== null) {
    const lead = FROM.exec(before) ?? SINCE.exec(before);
    if (lead !== null) start -= before.length - lead.index;
    const to = second.date === 'present' ? null : second.date;
    const end = tailEnd(folded, second.end);
    return { start, end, from, to, kind: 'range', open: second.date === 'present' };
  }
  const since = SINCE.exec(before);
  if (since !== null) {
    return { start: start - (before.length - since.index), end: first.end, from, to: null, kind: 'since', open: true };
  }
  AFTER_SINCE.lastIndex = first.end;
  const after = AFTER_SINCE.exec(folded);
  // `2023–   Lecturer`: white space as wide as a column's parts an open period from what was then.
  const wide = after !== null && /[-~→](?:\s{2,}|\t\s*)$/.test(after[0]) && folded.charAt(first.end) !== ' ';
  if (after !== null && (wide || !/[a-z]/.test(folded.charAt(AFTER_SINCE.lastIndex)))) {
    const dash = /[-~→]/.test(after[0]);
    const rest = folded.slice(AFTER_SINCE.lastIndex);
    if (!dash || wide || /^\s*(?:$|[)\]\t|,])/.test(rest)) {
      return { start, end: AFTER_SINCE.lastIndex, from, to: null, kind: 'since', open: true };
    }
  }
  const until = UNTIL.exec(before);
  if (until !== null) {
    return {
      start: start - (before.length - until.index),
      end: first.end,
      from: null,
      to: from,
      kind: 'until',
      open: false,
    };
  }
  const leaving = first.yearOnly ? CLASS_OF.exec(before) : null;
  if (leaving !== null) start -= before.length - leaving.index;
  return { start, end: tailEnd(folded, first.end), from, to: from, kind: 'single', open: false };
}

function tailEnd(folded: string, at: number): number {
  TAIL.lastIndex = at;
  const tail = TAIL.exec(folded);
  return tail !== null && tail[0].trim() !== '' ? TAIL.lastIndex : at;
}

function secondPoint(folded: string, first: Point): Point | null {
  const afterTail = tailEnd(folded, first.end);
  SEPARATOR.lastIndex = afterTail;
  const separator = SEPARATOR.exec(folded);
  if (separator === null || separator[0].trim() === '')
    return presentAfter(folded, afterTail) ?? bareShortYear(folded, first);
  const at = SEPARATOR.lastIndex;
  const next = pointAt(folded, at);
  if (next !== null && ordered(first, next)) return next;
  const now = presentAfter(folded, afterTail);
  if (now !== null) return now;
  const short = /'?(\d\d)(?![\d./-])/y;
  short.lastIndex = at;
  const years = short.exec(folded);
  if (years !== null && first.yearOnly && first.date !== 'present') {
    const year = Math.floor(first.date.year / 100) * 100 + Number(years[1]);
    if (year >= first.date.year && year - first.date.year < 60) {
      return { start: at, end: short.lastIndex, date: { year, month: 0, day: 0 }, yearOnly: true };
    }
  }
  return null;
}

/** `2018 to date`: words for now that bring their own `to`. */
function presentAfter(folded: string, at: number): Point | null {
  let from = at;
  while (folded.charAt(from) === ' ') from += 1;
  const next = pointAt(folded, from);
  return next !== null && next.date === 'present' ? next : null;
}

/** `2016/17`, the way school years are written. */
function bareShortYear(folded: string, first: Point): Point | null {
  if (!first.yearOnly || first.date === 'present') return null;
  const short = /\/(\d{4}|\d\d)(?!\d)/y;
  short.lastIndex = first.end;
  const hit = short.exec(folded);
  if (hit?.[1] === undefined) return null;
  const year = hit[1].length === 4 ? Number(hit[1]) : Math.floor(first.date.year / 100) * 100 + Number(hit[1]);
  if (year < first.date.year || year - first.date.year > 12) return null;
  return { start: first.end, end: short.lastIndex, date: { year, month: 0, day: 0 }, yearOnly: true };
}

function ordered(first: Point, second: Point): boolean {
  if (first.date === 'present') return false;
  if (second.date === 'present') return true;
  return second.date.year * 12 + (second.date.month || 12) >= first.date.year * 12 + first.date.month;
}

function pointAt(folded: string, at: number): Point | null {
  const code = folded.charCodeAt(at);
  if (!mayStart(code, at === 0 ? 0x20 : folded.charCodeAt(at - 1))) return null;
  for (const [pattern, read] of ALT) {
    pattern.lastIndex = at;
    const match = pattern.exec(folded);
    if (match === null) continue;
    const date = read(match);
    if (date === null) continue;
    const end = at + match[0].trimEnd().length;
    return { start: at, end, date, yearOnly: date !== 'present' && date.month === 0 };
  }
  return null;
}

/** A date begins with a digit or at the beginning of a word, or anywhere in writing without spaces. */
function mayStart(code: number, before: number): boolean {
  if (code >= 0x30 && code <= 0x39) return before < 0x30 || before > 0x39;
  if (code >= 0x61 && code <= 0x7a) return before < 0x61 || before > 0x7a;
  return code > 0x7f;
}

function parts(
  year: string | undefined,
  month: string | number | undefined,
  day: string | undefined,
): DateParts | null {
  const y = Number(year);
  const m = month === undefined ? 0 : Number(month);
  const d = day === undefined ? 0 : Number(day);
  if (!(y >= 1500 && y < 2100) || m > 12 || m < 0 || d > 31) return null;
  return { year: y, month: m, day: d };
}

const ERA_START: Record<string, number> = { 大正: 1911, 昭和: 1925, 平成: 1988, 令和: 2018, 民國: 1911, 民国: 1911 };

function era(name: string | undefined, year: string | undefined, month: string | undefined): DateParts | null {
  const start = ERA_START[name ?? ''];
  if (start === undefined) return null;
  return parts(String(start + (year === '元' ? 1 : Number(year))), month, undefined);
}

function twoDigits(year: string | undefined): string {
  const value = Number(year);
  return String(value > 60 ? 1900 + value : 2000 + value);
}

/** Somewhere a month is written as a number, in a form that is no pair of years: `03/2019`, `2019-04`. */
export function writesMonthsByNumber(text: string): boolean {
  if (/(?<![\d/.-])(?:0?[1-9]|1[0-2])[/.](?:19|20)\d\d(?!\d)|(?<!\d)(?:19|20)\d\d-\d\d-\d\d(?!\d)/.test(text))
    return true;
  return [...text.matchAll(/(?<![\d-])(?:19|20)(\d\d)-(0[1-9]|1[0-2])(?![\d-])/g)].some(
    ([, year, month]) => Number(month) <= Number(year) || Number(month) - Number(year) > 8,
  );
}
