import { expect, test } from 'vitest';
import { alternativesOf } from './alternatives.ts';

test('words are alternatives in their order', () => {
  expect('at last'.match(new RegExp(alternativesOf(['a', 'at'])))?.[0]).toBe('a');
  expect(new RegExp(`^(?:${alternativesOf(['at', 'on'])})$`).test('on')).toBe(true);
});

test('no word matches nothing, not even what is empty', () => {
  for (const text of ['', 'a', ' ']) expect(new RegExp(alternativesOf([])).test(text)).toBe(false);
});
