import { expect, test } from 'vitest';
import { isGivenUp, MAX_ATTEMPTS, retryAfterMs, WAITS_MS, waitAfter } from './schedule.ts';

const HOUR = 3_600_000;
const NOW = Date.UTC(2026, 2, 10, 12, 0, 7);

test('ten attempts over three days, as the standard proposes', () => {
  expect(MAX_ATTEMPTS).toBe(10);
  expect(WAITS_MS.reduce((sum, wait) => sum + wait, 0)).toBe(75 * HOUR + 35 * 60_000 + 5_000);
  expect(waitAfter(MAX_ATTEMPTS, 0.5)).toBeNull();
});

test.each(WAITS_MS.map((wait, index) => [index + 1, wait] as const))(
  'after attempt %i the wait is %i ms, a tenth either way',
  (attempt, wait) => {
    expect(waitAfter(attempt, 0.5)).toBe(wait);
    expect(waitAfter(attempt, 0)).toBe(wait * 0.9);
    expect(waitAfter(attempt, 1)).toBe(Math.round(wait * 1.1));
  },
);

test.each([
  ['120', 120_000],
  [' 7 ', 7_000],
  ['Tue, 10 Mar 2026 12:01:07 GMT', 60_000],
  ['999999999', 24 * HOUR],
  ['Tue, 10 Mar 2099 12:00:00 GMT', 24 * HOUR],
  ['0', null],
  ['-5', null],
  ['soon', null],
  ['Tue, 10 Mar 2020 12:00:00 GMT', null],
  [null, null],
  ['9'.repeat(100), null],
])('Retry-After %s is %s', (header, ms) => {
  expect(retryAfterMs(header, NOW)).toBe(ms);
});

test('an endpoint is given up after five days and ten attempts without a 2xx, not before either', () => {
  expect(isGivenUp(NOW - 120 * HOUR, 10, NOW)).toBe(true);
  expect(isGivenUp(NOW - 120 * HOUR + 1, 1_000, NOW)).toBe(false);
  expect(isGivenUp(NOW - 500 * HOUR, 9, NOW)).toBe(false);
});
