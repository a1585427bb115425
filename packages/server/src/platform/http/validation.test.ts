import { email } from '@colloquy/contract/shared';
import { describe, expect, test } from 'vitest';
import { z } from 'zod';
import { InvalidRequestError, parseJson, parseQuery, parseWith } from './validation.ts';

const schema = z.strictObject({
  title: z.string().min(2).max(4),
  count: z.int().min(1).max(9),
  scopes: z
    .array(z.enum(['a', 'b']))
    .min(1)
    .max(2),
  when: z.iso.date(),
  free: z.record(z.string().max(3), z.string()).optional(),
  kind: z.enum(['a', 'b']),
  either: z.union([z.string(), z.number()]),
});
const good = { title: 'abc', count: 3, scopes: ['a'], when: '2026-01-01', kind: 'a', either: 1 };

function issuesOf(work: () => unknown): string[] {
  try {
    work();
  } catch (error) {
    if (!(error instanceof InvalidRequestError)) throw error;
    return error.issues.map(({ code, path, message }) => `${path.join('.')}: ${code}: ${message}`);
  }
  return [];
}

test.each([
  [{ title: undefined }, ['title: invalid_type: is required']],
  [{ scopes: undefined }, ['scopes: invalid_type: is required']],
  [{ either: undefined }, ['either: invalid_type: is required']],
  [{ kind: undefined }, ['kind: invalid_type: is required']],
  [{ kind: 'x' }, ['kind: invalid_value: must be one of a, b']],
  [{ free: { long: 'x' } }, ['free.long: invalid_value: the name must have at most 3 characters']],
  [{ title: null }, ['title: invalid_type: must not be null']],
  [{ title: 5 }, ['title: invalid_type: must be a string']],
  [{ title: 'a' }, ['title: too_small: must have at least 2 characters']],
  [{ title: 'abcde' }, ['title: too_big: must have at most 4 characters']],
  [{ count: '1' }, ['count: invalid_type: must be a number']],
  [{ count: 1.5 }, ['count: invalid_type: must be a whole number']],
  [{ count: 0 }, ['count: too_small: must be at least 1']],
  [{ count: 1e18 }, ['count: too_big: must be at most 9']],
  [{ scopes: 'a' }, ['scopes: invalid_type: must be an array']],
  [{ scopes: [] }, ['scopes: too_small: must have at least 1 items']],
  [{ scopes: ['c'] }, ['scopes.0: invalid_value: must be one of a, b']],
  [{ when: 'today' }, ['when: invalid_format: does not have the accepted form']],
  [{ either: true }, ['either: invalid_value: has none of the accepted forms']],
  [{ title: 5, count: 0 }, ['title: invalid_type: must be a string', 'count: too_small: must be at least 1']],
])('%j is told in our words, once for each field', (change, expected) => {
  expect(issuesOf(() => parseWith(schema, { ...good, ...change }))).toEqual(expected);
});

test.each([
  ['{"a":"x\\u0000"}', ['a: invalid_format']],
  ['{"a":[1,{"b":"\\u0000"}]}', ['a.1.b: invalid_format']],
  ['{"a\\u0000":1}', ['a\ufffd: invalid_format']],
  ['{"a":"\\\\u0000"}', []],
])('NUL in a body is told with its place: %s', (text, expected) => {
  expect(issuesOf(() => parseJson(Buffer.from(text))).map((issue) => issue.split(': ').slice(0, 2).join(': '))).toEqual(
    expected,
  );
});

test('NUL in a query is told with its parameter', () => {
  expect(issuesOf(() => parseQuery('a=1&b=%00'))).toEqual([
    'b: invalid_format: must be well-formed Unicode without NUL characters',
  ]);
});

test('e-mail addresses have a plain shape', () => {
  const long = 'l'.repeat(63);
  for (const address of ['a@b.co', 'first.last+tag@sub.example.com', 'jürgen@bücher.example', `a@${long}.de`])
    expect([address, email.safeParse(address).success]).toEqual([address, true]);
  for (const address of [
    'a@b.co\u202e',
    'a\u200b@b.co',
    '.a@b.co',
    'a.@b.co',
    'a..b@c.co',
    'a@-b.co',
    'a@b-.co',
    'a@b..co',
    'a@.co',
    'a@b',
    `a@${long}l.de`,
    `${'l'.repeat(65)}@b.co`,
    'a@b.c',
    'a b@c.co',
  ])
    expect([address, email.safeParse(address).success]).toEqual([address, false]);
});

test('a key that stands twice is refused by its name, in a body as in a query', () => {
  expect(issuesOf(() => parseJson(Buffer.from('{"a":{"b":1,"b":2}}')))).toEqual([
    'b: invalid_value: is given more than once',
  ]);
  expect(issuesOf(() => parseQuery('a=1&a=1'))).toEqual(['a: invalid_value: is given more than once']);
});

test('a query value whose bytes are no UTF-8 is refused, a replacement sign that was sent is not', () => {
  expect(issuesOf(() => parseQuery('talent_id=%ff'))).toEqual([
    'talent_id: invalid_format: must be well-formed Unicode without NUL characters',
  ]);
  expect(parseQuery('talent_id=%EF%BF%BD&q=100%')).toEqual({ talent_id: '\ufffd', q: '100%' });
});

describe('a reply lists ten wrong fields and says how many more there are', () => {
  const many = (count: number) => Object.fromEntries(Array.from({ length: count }, (_, at) => [`k${at}`, 1]));
  const list = z.strictObject({ items: z.array(z.strictObject({ a: z.string() })) });

  test.each([
    ['unknown names', () => parseWith(z.strictObject({}), many(4_000)), 4_000],
    ['items of a list', () => parseWith(list, { items: Array.from({ length: 3_000 }, () => ({ a: 1 })) }), 3_000],
    [
      'values of a record',
      () => parseWith(z.strictObject({ r: z.record(z.string(), z.int()) }), { r: many2(2_000) }),
      2_000,
    ],
    [
      'parameters given twice',
      () =>
        parseQuery(
          Object.keys(many(12))
            .flatMap((name) => [name, name])
            .join('&'),
        ),
      12,
    ],
  ])('%s', (_, work, count) => {
    const issues = issuesOf(work);
    expect(issues).toHaveLength(11);
    expect(issues.at(-1)).toBe(`: invalid_value: and ${count - 10} more`);
    expect(issues.join('').length).toBeLessThan(2_000);
  });

  test('ten are listed without a word more', () => {
    expect(issuesOf(() => parseWith(z.strictObject({}), many(10)))).toHaveLength(10);
  });
});

const many2 = (count: number) => Object.fromEntries(Array.from({ length: count }, (_, at) => [`k${at}`, 'x']));

test.each(['?current=1', '??current=1', '?'])('the query %s has a name that begins with a question mark', (query) => {
  const names = Object.keys(parseQuery(query));
  expect(names).toEqual([query.split('=')[0]]);
});
