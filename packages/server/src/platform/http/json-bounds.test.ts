import { expect, test } from 'vitest';
import { boundsFault, JSON_BOUNDS } from './json-bounds.ts';

const fault = (text: string) => boundsFault(Buffer.from(text));
const names = (count: number) => `{${Array.from({ length: count }, (_, at) => `"k${at}":1`).join(',')}}`;

test.each([
  ['names', names(JSON_BOUNDS.names), names(JSON_BOUNDS.names + 1)],
  ['names of inner objects', `[${names(4_000)},${names(1_000)}]`, `[${names(4_000)},${names(1_001)}]`],
  ['values', `[${'0,'.repeat(JSON_BOUNDS.values - 2)}0]`, `[${'0,'.repeat(JSON_BOUNDS.values)}0]`],
  ['empty objects', `[${'{},'.repeat(9_000)}0]`, `[${'{},'.repeat(10_001)}0]`],
  ['levels', '['.repeat(JSON_BOUNDS.depth), '['.repeat(JSON_BOUNDS.depth + 1)],
  ['levels of both kinds', '{"a":['.repeat(16), '{"a":['.repeat(17)],
  ['a name', `{"${'x'.repeat(JSON_BOUNDS.nameBytes)}":1}`, `{"${'x'.repeat(JSON_BOUNDS.nameBytes + 1)}" : 1}`],
  ['a name of escapes', `{"${'\\"'.repeat(512)}":1}`, `{"${'\\"'.repeat(513)}":1}`],
])('%s: as many as may be, and one more', (_, good, bad) => {
  expect(fault(good)).toBeNull();
  expect(fault(bad)).toMatch(/at most \d+/);
});

test('what stands in a text counts as nothing, however long it is', () => {
  expect(fault(JSON.stringify({ a: '{[,:'.repeat(50_000), b: '\\"'.repeat(50_000) }))).toBeNull();
});

test('bytes that are no JSON are looked at once, too', () => {
  for (const text of ['', '"', '"\\', '}}}}', ':::', '\u0000{', '{"a":"b']) expect(fault(text)).toBeNull();
});
