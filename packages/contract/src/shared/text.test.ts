import { expect, test } from 'vitest';
import { lineOfText, text } from './text.ts';

test.each(['', ' ', '\u00a0\u2003'])('%j says nothing and is refused', (blank) => {
  expect([text(1, 9).safeParse(blank).success, lineOfText(9).safeParse(blank).success]).toEqual([false, false]);
});

test('a line has no line breaks, a text may have them', () => {
  expect([text(1, 9).safeParse('a\nb').success, lineOfText(9).safeParse('a\nb').success]).toEqual([true, false]);
});
