import { expect, test } from 'vitest';
import { readJoinedDate } from './joined-date.ts';

const context = { others: [], isEnglish: true, nowMs: Date.parse('2026-03-01T12:00:00Z') };

test.each([
  ['3/4/12, 5:06 PM', '2012-03-04T17:06:00.000Z'],
  ['12/31/2011, 12:00 AM', '2011-12-31T00:00:00.000Z'],
  ['Jan 5, 2011, 10:20 AM', '2011-01-05T10:20:00.000Z'],
  ['05 Jan 2011', '2011-01-05T00:00:00.000Z'],
  ['5 Jan 11', '2011-01-05T00:00:00.000Z'],
  ['13/01/11 10:20', '2011-01-13T10:20:00.000Z'],
  ['05.01.2011 10:20:12', '2011-01-05T10:20:12.000Z'],
  ['2011/01/05, 10:20:12 UTC', '2011-01-05T10:20:12.000Z'],
  ['2011-01-05T10:20:12Z', '2011-01-05T10:20:12.000Z'],
  ['2011-01-05T10:20:12.345+02:00', '2011-01-05T08:20:12.000Z'],
  ['2011-01-05 23:20:12 PST', '2011-01-06T07:20:12.000Z'],
  ['Wed Jan 05 10:20:12 UTC 2011', '2011-01-05T10:20:12.000Z'],
  ['5. Januar 2011 um 10:20', '2011-01-05T10:20:00.000Z'],
  ['5 janv. 2011 à 10:20', '2011-01-05T10:20:00.000Z'],
  ['2011年1月5日 下午3:20:07', '2011-01-05T15:20:07.000Z'],
  ['4/4/2011', '2011-04-04T00:00:00.000Z'],
])('%s is read whole', (text, at) => {
  expect(readJoinedDate(text, context)).toEqual({ at, doubt: null });
});

test('of two numbers that could be the month, other dates of the source decide, then its language', () => {
  const ambiguous = '5/1/2011 10:20';
  expect(readJoinedDate(ambiguous, context)).toEqual({ at: null, doubt: expect.stringContaining('ambiguous') });
  const dayFirst = '2011-01-05T10:20:00.000Z';
  const monthFirst = '2011-05-01T10:20:00.000Z';
  expect(readJoinedDate(ambiguous, { ...context, others: ['25/06/2019'] }).at).toBe(dayFirst);
  expect(readJoinedDate(ambiguous, { ...context, others: ['', '6/25/19, 3:04 PM'] }).at).toBe(monthFirst);
  expect(readJoinedDate(ambiguous, { ...context, others: ['25/06/2019', '6/25/19'] }).at).toBeNull();
  expect(readJoinedDate(ambiguous, { ...context, isEnglish: false }).at).toBe(dayFirst);
});

test('a day to come, an impossible one and words are no date, and it is said', () => {
  expect(readJoinedDate('2099-01-05', context)).toEqual({ at: null, doubt: 'the date of joining lies in the future' });
  for (const text of ['2011-02-30', '31/31/2011', 'long ago', 'Jan 2011', '2011-01-05 25:00'])
    expect(readJoinedDate(text, context)).toEqual({ at: null, doubt: 'the date of joining cannot be read' });
  expect(readJoinedDate(' ', context)).toEqual({ at: null, doubt: null });
});

test('a time zone that is not known is named', () => {
  expect(readJoinedDate('2011-01-05 10:20 XST', context)).toEqual({
    at: '2011-01-05T10:20:00.000Z',
    doubt: expect.stringContaining('read as UTC'),
  });
});
