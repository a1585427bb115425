import { expect, test } from 'vitest';
import { foldText } from './folded-text.ts';
import { toLines } from './segments.ts';

const cut = (source: string) => {
  const text = foldText(source);
  return toLines(text).flatMap((line) => line.segments.map((s) => text.cased.slice(s.start, s.end)));
};

test('cuts sentences', () => {
  expect(cut('We bake. You sell! Ready? Go')).toEqual(['We bake.', 'You sell!', 'Ready?', 'Go']);
});
test.each([
  ['Kenntnisse in z. B. Java und bzw. Kotlin.', 1],
  ['Work in St. Gallen with Dr. Huber.', 1],
  ['Ab dem 1. Januar in Wien.', 1],
  ['Node.js and ASP.NET are used, e.g. daily.', 1],
  ['Lương 2.000 USD, TP. Hồ Chí Minh.', 1],
])('does not cut at abbreviations and numbers: %s', (text, count) => {
  expect(cut(text)).toHaveLength(count);
});
test('cuts Chinese and Japanese sentences without spaces', () => {
  expect(cut('東京で働く。リモート可。以上')).toEqual(['東京で働く。', 'リモート可。', '以上']);
});
test('cuts header lines into fields', () => {
  const text = foldText('Acme | Engineer | Oslo');
  const [line] = toLines(text);
  expect(line?.segments.map((s) => s.isField)).toEqual([true, true, true]);
  expect(cut('Acme | Engineer | Oslo')).toEqual(['Acme', 'Engineer', 'Oslo']);
});
test('cuts lists that were flattened into one line', () => {
  const flat = `What you do: ${'- bake bread for the whole town every morning '.repeat(6)}`;
  expect(cut(flat).length).toBeGreaterThan(5);
});
test('keeps a middle dot inside a name', () => {
  expect(cut('ラス・パルマス')).toEqual(['ラス・パルマス']);
});
test('numbers lines from nought and covers empty ones', () => {
  const text = foldText('a b c\n\nd e f');
  expect(toLines(text).map((line) => line.segments.map((s) => s.line))).toEqual([[0], [], [2]]);
});
