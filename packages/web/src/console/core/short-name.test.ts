import { expect, test } from 'vitest';
import { shortNameOf } from './short-name.ts';

test.each([
  ['Lantern & Söhne', 'lantern-sohne'],
  ['  ACME GmbH  ', 'acme-gmbh'],
  ['Þór 24/7', 'or-24-7'],
  ['株式会社', ''],
  [`${'a'.repeat(39)} b`, 'a'.repeat(39)],
  ['-'.repeat(100_000), ''],
])('%s becomes %s', (name, short) => {
  expect(shortNameOf(name)).toBe(short);
});
