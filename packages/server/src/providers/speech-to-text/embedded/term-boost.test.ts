import { expect, test } from 'vitest';
import { TermBoost } from './term-boost.ts';

const scored = (boost: TermBoost) => [...boost.applied(new Float32Array(6))];

test('favours beginnings of terms, and goes on with one that was begun', () => {
  const boost = new TermBoost([
    [1, 2, 3],
    [1, 4],
  ]);
  expect(scored(boost)).toEqual([0, 1, 0, 0, 0, 0]);
  boost.follow(1);
  expect(scored(boost)).toEqual([0, 1, 3, 0, 3, 0]);
  boost.follow(2);
  expect(scored(boost)).toEqual([0, 1, 0, 3, 0, 0]);
  boost.follow(3);
  expect(scored(boost)).toEqual([0, 1, 0, 0, 0, 0]);
});

test('a token that is no term ends what was begun; tokens that the model does not have are left out', () => {
  const boost = new TermBoost([[1, 2], [9]]);
  boost.follow(1);
  boost.follow(5);
  expect(scored(boost)).toEqual([0, 1, 0, 0, 0, 0]);
});
