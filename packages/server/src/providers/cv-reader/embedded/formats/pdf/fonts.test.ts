import { expect, test } from 'vitest';
import { emOf } from './fonts.ts';
import { glyphText } from './glyph-text.ts';

test('a drawn font counts as large as the page asks for it, unless the page asks for size 1', () => {
  expect(emOf(0.012, [2, -20, 95, 64])).toBe(1);
  expect(emOf(0.001, [28, -880, 977, 120])).toBe(1);
  expect(emOf(1, [2, -20, 95, 64])).toBe(84);
  expect(emOf(0.012, [0, 0, 0, 0])).toBe(1);
  expect(emOf(0.012, undefined)).toBe(1);
});

test('dashes, ligatures and bullets of bitmap fonts stand where others have control characters', () => {
  expect(glyphText('\u0015', 'Type3')).toBe('–');
  expect(glyphText('\u001c', 'Type3')).toBe('fi');
  expect(glyphText('\u0015', 'SomeSerif')).toBe('');
});
