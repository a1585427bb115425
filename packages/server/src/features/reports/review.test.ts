import { expect, test } from 'vitest';
import type { Id } from '../../platform/ids.ts';
import { disagreement, isCurrent, type Review, sameReview } from './review.ts';

let count = 0;
function review(reviewer: string, scores: Record<string, number>, decision: Review['decision'] = null): Review {
  count += 1;
  return { id: String(count) as Id<'review'>, reviewer, scores, note: '', decision, at: new Date(count) };
}

test('a reviewer’s newest review stands for them, however the name is typed', () => {
  const first = review('Ines Marotta', { order: 2 });
  const other = review('Jonas Wik', { order: 4 });
  const again = review(' ines  MAROTTA ', { order: 3 });
  const all = [first, other, again];
  expect(all.map((item) => isCurrent(item, all))).toEqual([false, true, true]);
});

test('disagreement names the competencies and decisions on which current reviews differ', () => {
  const all = [
    review('A', { order: 1, care: 5 }, 'hold'),
    review('A', { order: 4, care: 3 }, 'take-further'),
    review('B', { order: 4, care: 5 }, 'hold'),
    review('C', { pace: 2 }),
  ];
  expect(disagreement(all)).toEqual({ competencies: [{ key: 'care', low: 3, high: 5 }], decisions: true });
  expect(disagreement(all.slice(0, 2))).toEqual({ competencies: [], decisions: false });
  expect(disagreement([])).toEqual({ competencies: [], decisions: false });
});

test('two reviews are the same only when nothing in them differs', () => {
  const base = { reviewer: 'A', scores: { order: 3 }, note: 'n', decision: null };
  expect(sameReview(base, { ...base, reviewer: 'a ' })).toBe(true);
  expect(sameReview(base, { ...base, scores: { order: 3, care: 1 } })).toBe(false);
  expect(sameReview(base, { ...base, note: 'm' })).toBe(false);
  expect(sameReview(base, { ...base, decision: 'hold' })).toBe(false);
});
