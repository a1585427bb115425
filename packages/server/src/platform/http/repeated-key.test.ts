import fc from 'fast-check';
import { expect, test } from 'vitest';
import { repeatedKey } from './repeated-key.ts';

test.each([
  ['{"a":1,"a":2}', 'a'],
  ['{"a":{"b":[{"c":1,"\\u0063":2}]}}', 'c'],
  ['{"a":"\\"a\\":1,","b":2,"b":3}', 'b'],
  ['[{"x":1},{"x":2,"y":"\\\\","y":0}]', 'y'],
  ['{"":1,"":2}', ''],
])('%s', (text, key) => {
  expect(repeatedKey(text)).toBe(key);
});

test('what JSON.stringify writes has no key twice', () => {
  fc.assert(
    fc.property(fc.json(), (text) => {
      expect(repeatedKey(JSON.stringify(JSON.parse(text)))).toBeNull();
    }),
  );
});
