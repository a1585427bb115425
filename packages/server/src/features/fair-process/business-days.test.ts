import { expect, test } from 'vitest';
import { afterBusinessDays } from './business-days.ts';

const after = (from: string, days: number, zone = 'UTC'): string =>
  afterBusinessDays(new Date(from), days, zone).toISOString();

test.each([
  // Monday 2 March 2026, and the Monday two weeks later.
  ['2026-03-02T09:30:00Z', 10, '2026-03-16T09:30:00.000Z'],
  // A Wednesday; the weekend between counts for nothing.
  ['2026-03-04T23:59:59Z', 3, '2026-03-09T23:59:59.000Z'],
  // A Friday and the next business day.
  ['2026-03-06T12:00:00Z', 1, '2026-03-09T12:00:00.000Z'],
  // Saturday and Sunday count from the Monday.
  ['2026-03-07T12:00:00Z', 1, '2026-03-10T12:00:00.000Z'],
  ['2026-03-08T12:00:00Z', 1, '2026-03-10T12:00:00.000Z'],
  ['2026-03-04T12:00:00Z', 0, '2026-03-04T12:00:00.000Z'],
])('from %s on, %i business days later it is %s', (from, days, until) => {
  expect(after(from, days)).toBe(until);
});

test('which day it is depends on where the organization is', () => {
  // In New York it is still Friday, in Auckland Saturday since long.
  expect(after('2026-03-07T02:00:00Z', 1, 'America/New_York')).toBe('2026-03-10T02:00:00.000Z');
  expect(after('2026-03-06T12:00:00Z', 1, 'Pacific/Auckland')).toBe('2026-03-09T12:00:00.000Z');
});
