import { expect, test } from 'vitest';
import { compatible } from './compatible.ts';

test('what is written in other forms of the same letters becomes one', () => {
  expect(compatible('ｆｉﬁ ２')).toBe('fifi 2');
  expect(compatible('é'.normalize('NFD'))).toBe('é');
});

test('Thai AM stays one sign, and becomes one where it comes in two, with a tone before or between them, too', () => {
  expect(compatible('ทำน้ำ')).toBe('ทำน้ำ');
  expect(compatible('ทำน้ำ'.normalize('NFKC'))).toBe('ทำน้ำ');
  for (const tone of '\u0e48\u0e49\u0e4a\u0e4b') {
    expect(compatible(`น\u0e4d${tone}\u0e32`)).toBe(`น${tone}\u0e33`);
    expect(compatible(`น${tone}\u0e4d\u0e32`)).toBe(`น${tone}\u0e33`);
  }
});

test('signs that are no AM stay as they are', () => {
  for (const text of ['น\u0e4d', 'น\u0e49\u0e32', 'น\u0e4d\u0e49\u0e34\u0e32', 'น\u0e4dน\u0e32'])
    expect(compatible(text)).toBe(text);
});
