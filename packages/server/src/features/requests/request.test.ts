import { expect, test } from 'vitest';
import { dueAt, requestOfWish } from './request.ts';

test.each([
  ['person', '2026-03-10T15:00:00.000Z', '2026-03-12T15:00:00.000Z', 'Tuesday to Thursday'],
  ['person', '2026-03-13T15:00:00.000Z', '2026-03-17T15:00:00.000Z', 'Friday to Tuesday'],
  ['person', '2026-03-14T09:00:00.000Z', '2026-03-17T09:00:00.000Z', 'Saturday to Tuesday'],
  ['person', '2026-03-15T23:59:00.000Z', '2026-03-17T23:59:00.000Z', 'Sunday to Tuesday'],
  ['review', '2026-03-13T15:00:00.000Z', '2026-03-20T15:00:00.000Z', 'seven days'],
  ['erase', '2026-03-13T15:00:00.000Z', '2026-04-12T15:00:00.000Z', 'thirty days'],
] as const)('%s asked at %s is due at %s: %s', (kind, asked, due, _days) => {
  expect(dueAt(kind, new Date(asked), 'UTC').toISOString()).toBe(due);
});

test.each([
  [
    'America/Los_Angeles',
    '2026-03-14T02:00:00.000Z',
    '2026-03-18T02:00:00.000Z',
    'Friday evening there: to Tuesday evening',
  ],
  ['UTC', '2026-03-14T02:00:00.000Z', '2026-03-17T02:00:00.000Z', 'Saturday: to Tuesday'],
  ['Asia/Tokyo', '2026-03-12T20:00:00.000Z', '2026-03-16T20:00:00.000Z', 'Friday morning there: to Tuesday morning'],
  ['UTC', '2026-03-12T20:00:00.000Z', '2026-03-16T20:00:00.000Z', 'Thursday: to Monday'],
  ['Asia/Tokyo', '2026-03-15T20:00:00.000Z', '2026-03-17T20:00:00.000Z', 'Monday morning there: to Wednesday morning'],
  ['Pacific/Auckland', '2026-03-13T12:00:00.000Z', '2026-03-16T12:00:00.000Z', 'Saturday there: to Tuesday'],
])('working days are those of %s: %s is due at %s: %s', (timeZone, asked, due, _days) => {
  expect(dueAt('person', new Date(asked), timeZone).toISOString()).toBe(due);
});

test('a wish is part of the request that it made, or that was open when it was said again', () => {
  const at = (minute: number): Date => new Date(Date.UTC(2026, 2, 10, 12, minute));
  const kept = (id: string, kind: 'person' | 'review', note: string, minute: number) => ({
    id,
    kind,
    note,
    askedAt: at(minute),
  });
  const requests = [
    kept('first', 'person', 'I stammer.', 10),
    kept('check', 'review', '', 20),
    kept('second', 'person', '', 40),
  ];
  const of = (kind: 'person' | 'review' | 'erase', note: string, minute: number) =>
    requestOfWish({ kind, note, at: at(minute) }, requests)?.id ?? null;
  expect(of('person', '', 10)).toBe('first');
  expect(of('person', 'I stammer.', 12)).toBe('first');
  expect(of('review', '', 20)).toBe('check');
  expect(of('person', '', 40)).toBe('second');
  expect([of('review', '', 5), of('erase', '', 50)]).toEqual([null, null]);
});
