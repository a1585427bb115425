import { expect, test } from 'vitest';
import { jsonOf } from './json-of.ts';

const FENCE = '```';

test.each(['', 'json', 'JSON', 'Json', 'json5', 'jsonc'])('the JSON of a reply in a fence that says "%s"', (name) => {
  expect(jsonOf(`${FENCE}${name}\n{"a":1}\n${FENCE}`)).toEqual({ a: 1 });
});

test('thoughts before it are left out', () => {
  expect(jsonOf(`<think>{"a":2}</think>\n${FENCE}JSON\n{"a":1}\n${FENCE}`)).toEqual({ a: 1 });
});

test.each([`${FENCE}yaml\n{"a":1}\n${FENCE}`, `Here: {"a":1}`, `${FENCE}json\n{"a":1}`])(
  'any other word beside it makes it none: %s',
  (text) => {
    expect(() => jsonOf(text)).toThrow(SyntaxError);
  },
);
