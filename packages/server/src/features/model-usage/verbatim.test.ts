import { expect, test } from 'vitest';
import { isVerbatim, placesOf, spanOf } from './verbatim.ts';

const TEXT = 'I said: “don’t touch it” – twice.\nThen I\u00a0isolated the line, measured it, and 3 × 5 mm² was bare.';
const cut = (quote: string) => {
  const span = spanOf(quote, TEXT);
  return span === null ? null : TEXT.slice(span.start, span.end);
};

test.each<[string, string, string | null]>([
  ['as it stands', 'measured it, and 3 × 5 mm² was bare', 'measured it, and 3 × 5 mm² was bare'],
  ['with other quotation marks and dashes', '"don\'t touch it" - twice', '“don’t touch it” – twice'],
  ['with another blank', 'I isolated the line', 'I\u00a0isolated the line'],
  ['over the end of a line', 'twice. Then I', 'twice.\nThen I'],
  ['ended where the text goes on', 'Then I isolated the line.', 'Then I\u00a0isolated the line'],
  ['with blanks around it', '  measured it ', 'measured it'],
  ['with another word', 'I isolated a line', null],
  ['with another figure', '3 × 6 mm²', null],
  ['in other letters', 'i said', null],
  ['without a word between', 'I the line', null],
  ['of signs alone', '“ ” –', null],
  ['empty', '', null],
])('a quotation %s', (_, quote, found) => {
  expect(cut(quote)).toBe(found);
});

test('one of several texts is enough', () => {
  expect(isVerbatim("don't touch", ['nothing', TEXT])).toBe(true);
  expect(isVerbatim("don't touch", ['nothing'])).toBe(false);
});

test('every place of a quotation is found, the first and last words of the text included', () => {
  const text = 'Kiln “one”, kiln two, KILN "one"; kiln';
  const starts = (quote: string, most = 10) => placesOf(quote, text, most).map(({ start }) => start);
  expect(starts('Kiln')).toEqual([0]);
  expect(starts('kiln')).toEqual([12, 34]);
  expect(starts('"one"')).toEqual([5, 27]);
  expect(starts('kiln.')).toEqual([12, 34]);
  expect(starts('kiln', 1)).toEqual([12]);
  expect(placesOf('kiln', text, 2).map(({ start, end }) => text.slice(start, end))).toEqual(['kiln', 'kiln']);
  expect([starts('kiln three'), starts('.')]).toEqual([[], []]);
});
