import fc from 'fast-check';
import { expect, test } from 'vitest';
import { splitList } from './split-list.ts';

test.each([
  ['a, b', [' b', 'a'].reverse()],
  ['English (spoken, written), German', ['English (spoken, written)', ' German']],
  ['one (open, two', ['one (open', ' two']],
  ['', ['']],
  [',', ['', '']],
])('%s', (text, parts) => {
  expect(splitList(text, ',;')).toEqual(parts);
});

test('cuts where the pattern cuts that looks ahead for a closing bracket', () => {
  fc.assert(
    fc.property(fc.stringMatching(/^[a,;() ]{0,40}$/), (text) => {
      expect(splitList(text, ',;')).toEqual(text.split(/[,;](?![^(]*\))/));
    }),
  );
});

test('a list of 2,000,000 separators is cut in one pass', () => {
  expect(splitList(','.repeat(2_000_000), ',')).toHaveLength(2_000_001);
});
