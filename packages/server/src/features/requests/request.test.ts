import { expect, test } from 'vitest';
import { dueAt } from './request.ts';

test.each([
  ['person', '2026-03-10T15:00:00.000Z', '2026-03-12T15:00:00.000Z', 'Tuesday to Thursday'],
  ['person', '2026-03-13T15:00:00.000Z', '2026-03-17T15:00:00.000Z', 'Friday to Tuesday'],
  ['person', '2026-03-14T09:00:00.000Z', '2026-03-17T09:00:00.000Z', 'Saturday to Tuesday'],
  ['person', '2026-03-15T23:59:00.000Z', '2026-03-17T23:59:00.000Z', 'Sunday to Tuesday'],
  ['review', '2026-03-13T15:00:00.000Z', '2026-03-20T15:00:00.000Z', 'seven days'],
  ['erase', '2026-03-13T15:00:00.000Z', '2026-04-12T15:00:00.000Z', 'thirty days'],
] as const)('%s asked at %s is due at %s: %s', (kind, asked, due, _days) => {
  expect(dueAt(kind, new Date(asked)).toISOString()).toBe(due);
});
