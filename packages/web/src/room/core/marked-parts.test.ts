import { expect, test } from 'vitest';
import { markedParts } from './marked-parts.ts';

const shown = (text: string, pieces: string[]) =>
  markedParts(text, pieces)
    .map(({ text, isMarked }) => (isMarked ? `[${text}]` : text))
    .join('');

test.each([
  ['I was on call. Then we rolled back.', [], 'I was on call. Then we rolled back.'],
  ['I was on call. Then we rolled back.', ['Then we rolled back.'], 'I was on call. [Then we rolled back.]'],
  ['Yes. And yes. Yes.', ['Yes.', 'Yes.'], '[Yes.] And yes. [Yes.]'],
  ['I was on hold.', ['I was on call.'], 'I was on hold.'],
  ['Yes.', ['', ' '], 'Yes.'],
  ['one two three', ['two three', 'one two'], 'one [two three]'],
])('%s with %j in doubt', (text, pieces, expected) => {
  expect(shown(text, pieces)).toBe(expected);
});
