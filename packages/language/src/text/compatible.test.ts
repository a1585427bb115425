import { expect, test } from 'vitest';
import { compatible } from './compatible.ts';

test('what is written in other forms of the same letters becomes one', () => {
  expect(compatible('ｆｉﬁ ２')).toBe('fifi 2');
  expect(compatible('é'.normalize('NFD'))).toBe('é');
});

test('Thai AM stays one sign, and becomes one where it comes in two, below a tone, too', () => {
  expect(compatible('ทำน้ำ')).toBe('ทำน้ำ');
  expect(compatible('ทำน้ำ'.normalize('NFKC'))).toBe('ทำน้ำ');
});
