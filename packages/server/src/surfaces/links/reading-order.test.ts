import type { Requirement } from '@colloquy/contract/links';
import { expect, test } from 'vitest';
import { inReadingOrder } from './reading-order.ts';

const line = (text: string, kind: Requirement['kind'], status: Requirement['status']): Requirement => ({
  text,
  kind,
  status,
  why: null,
  reason: null,
  mistake: false,
  questions: [],
  points: [],
  quotes: [],
});

test('required lines that were not asked come first, then what can be said most of; required before others', () => {
  const order = inReadingOrder([
    line('a', 'duty', 'read'),
    line('b', 'nice', 'not-asked'),
    line('c', 'must', 'read'),
    line('d', 'duty', 'shown'),
    line('e', 'must', 'not-asked'),
    line('f', 'duty', 'read'),
  ]);
  expect(order.map(({ text }) => text)).toEqual(['e', 'd', 'c', 'a', 'f', 'b']);
});
