import { expect, test } from 'vitest';
import { backOffMs } from './back-off.ts';

test('the wait doubles from half a second and stays below fifteen', () => {
  const waits = Array.from({ length: 12 }, (_, index) => backOffMs(index + 1, () => 0.999_999));
  expect(waits.slice(0, 3)).toEqual([500, 1000, 2000]);
  expect(Math.max(...waits)).toBe(15_000);
});

test('half of each wait is drawn by lot', () => {
  expect(backOffMs(3, () => 0)).toBe(1000);
  expect(backOffMs(3, () => 0.5)).toBe(1500);
});
