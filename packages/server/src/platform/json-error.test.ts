import fc from 'fast-check';
import { expect, test } from 'vitest';
import { findJsonError } from './json-error.ts';

test.each([
  ['{"a": oops}', 6],
  ['{"a": 1,}', 8],
  ['{"a" 1}', 5],
  ['{a: 1}', 1],
  ['[1 2]', 3],
  ['[1,]', 3],
  ['{"a": "x\ny"}', 6],
  ['{"a": 01}', 7],
  ['{"a": 1}}', 8],
  ["{'a': 1}", 1],
  ['{"a": [1, 2}', 11],
  ['{"a": 1', 7],
  ['', 0],
  ['[[], {}', 7],
])('%j breaks at %i', (text, offset) => {
  expect(findJsonError(text)).toBe(offset);
});

test('what the runtime accepts never breaks before its end, and what it refuses always has a place', () => {
  fc.assert(
    fc.property(fc.json(), fc.nat(), fc.constantFrom('', '}', ']', ',', '"', 'x', ':'), (json, place, change) => {
      const cut = place % (json.length + 1);
      const text = json.slice(0, cut) + change + json.slice(cut + 1);
      expect(findJsonError(json)).toBe(json.length);
      try {
        JSON.parse(text);
        expect(findJsonError(text)).toBe(text.length);
      } catch {
        expect(findJsonError(text)).toBeLessThanOrEqual(text.length);
      }
    }),
  );
});
