import { expect, test } from 'vitest';
import { z } from 'zod';
import { withoutAbsentNulls } from './absent-nulls.ts';

const schema = z
  .strictObject({
    name: z.string(),
    nick: z.string().optional(),
    size: z.number().default(3),
    cohort: z.string().nullable().optional(),
    note: z.string().nullable().default(null),
    anything: z.unknown(),
    quota: z.strictObject({ day: z.int().optional(), hour: z.int().nullable().optional() }).optional(),
    people: z.array(z.strictObject({ first: z.string(), last: z.string().optional() })).optional(),
    entries: z.record(z.string(), z.string()).optional(),
  })
  .superRefine(() => {});

test.each([
  ['an optional field', { name: 'a', nick: null }, { name: 'a' }],
  ['a field with a default', { name: 'a', size: null }, { name: 'a' }],
  [
    'a field in an optional object',
    { name: 'a', quota: { day: null, hour: null } },
    { name: 'a', quota: { hour: null } },
  ],
  ['a field of an item', { name: 'a', people: [{ first: 'b', last: null }] }, { name: 'a', people: [{ first: 'b' }] }],
])('%s that is null is left out', (_what, given, left) => {
  expect(withoutAbsentNulls(schema, given)).toEqual(left);
});

test.each([
  ['a required field', { name: null }],
  ['a field of a record', { name: 'a', entries: { key: null } }],
  ['a required field of an item', { name: 'a', people: [{ first: null }] }],
  ['an item of a list', { name: 'a', people: [null] }],
  ['an unknown field', { name: 'a', unknown: null }],
  ['a field that takes null', { name: 'a', cohort: null, note: null, anything: null }],
  ['what is no object', [null]],
])('%s keeps its null', (_what, given) => {
  expect(withoutAbsentNulls(schema, given)).toEqual(given);
});
