import { expect, test } from 'vitest';
import { markedParts } from './marked-parts.ts';

test('the parts are the text again, and the marked ones are its lines', () => {
  const text = 'We mend. You lead four. Berlin.';
  const lines = [
    { id: 'b', start: 24, end: 31 },
    { id: 'a', start: 9, end: 23 },
    { id: 'inside', start: 12, end: 15 },
    { id: 'beyond', start: 28, end: 99 },
    { id: 'empty', start: 5, end: 5 },
  ];
  const parts = markedParts(text, lines);
  expect(parts.map((part) => part.text).join('')).toBe(text);
  expect(parts.flatMap(({ text: part, line }) => (line === null ? [] : [[line.id, part]]))).toEqual([
    ['a', 'You lead four.'],
    ['b', 'Berlin.'],
  ]);
  expect(markedParts('', [])).toEqual([]);
});
