import { expect, test } from 'vitest';
import { Newest } from './newest.ts';

test('what is older than what was seen of the same interview is told apart; what is as new counts', () => {
  const newest = new Newest(2);
  expect(newest.sees('a', 5, 2)).toBe(true);
  expect(newest.sees('a', 5, 1)).toBe(false);
  expect(newest.sees('a', 5, null)).toBe(true);
  expect(newest.sees('a', 5, 1)).toBe(false);
  expect(newest.sees('a', 5, 2)).toBe(true);
  expect(newest.sees('a', 7, null)).toBe(true);
  expect(newest.sees('a', 5, 3)).toBe(false);
  expect(newest.sees('a', 7, 1)).toBe(true);
  expect(newest.sees('b', 1, 1)).toBe(true);
});

test('only the last interviews are remembered', () => {
  const newest = new Newest(2);
  for (const id of ['a', 'b', 'a', 'c']) newest.sees(id, 5, 1);
  expect(newest.sees('a', 4, 1)).toBe(false);
  expect(newest.sees('b', 4, 1)).toBe(true);
});
