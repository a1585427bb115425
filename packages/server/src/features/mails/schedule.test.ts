import { expect, test } from 'vitest';
import { nextTry } from './schedule.ts';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;

test('tries come 1, 5, 30 minutes, 2 and 6 hours after each other, the last one a day after the first', () => {
  const dues: number[] = [];
  for (let at: number | null = 0; at !== null; at = nextTry(0, at)) dues.push(at / MINUTE);
  expect(dues).toEqual([0, 1, 6, 36, 156, 516, 876, 1_236, 1_440]);
});

test('a try that came late is followed by the next one that is due, and never by one in the past', () => {
  expect(nextTry(0, 10 * MINUTE)).toBe(36 * MINUTE);
  expect(nextTry(0, 23 * HOUR)).toBe(24 * HOUR);
  expect(nextTry(0, 30 * HOUR)).toBeNull();
});
