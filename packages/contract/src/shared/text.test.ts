import { expect, test } from 'vitest';
import { lineOfText, text } from './text.ts';

test.each(['', ' ', '\u00a0\u2003', '\u200b', '\u202e \u2060', '\u3164'])('%j says nothing and is refused', (blank) => {
  expect([text(1, 9).safeParse(blank).success, lineOfText(9).safeParse(blank).success]).toEqual([false, false]);
});

test('a line has no line breaks, a text may have them', () => {
  expect([text(1, 9).safeParse('a\nb').success, lineOfText(9).safeParse('a\nb').success]).toEqual([true, false]);
});

test.each(['\u200fשלום', '👩\u200d🌾', 'می\u200cخواهم'])(
  'characters that are not seen may stand among others: %j',
  (seen) => {
    expect([text(1, 9).safeParse(seen).success, lineOfText(9).safeParse(seen).success]).toEqual([true, true]);
  },
);
