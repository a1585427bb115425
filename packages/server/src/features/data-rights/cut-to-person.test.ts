import { expect, test } from 'vitest';
import { cutToPerson } from './cut-to-person.ts';
import { personIn } from './traces.ts';

const ID = '01980000-0000-7000-8000-000000000001';
const isIn = personIn({ organizationId: 'o', ids: [ID], emails: ['oda.lund@example.org'], names: ['oda-lund'] });
const cut = (value: unknown): unknown => JSON.parse(cutToPerson(JSON.stringify(value), isIn) ?? 'null');

const oda = { meetingId: ID, candidate: { email: 'Oda.Lund@example.org' }, tags: ['a', 'b'] };
const per = { meetingId: '01980000-0000-7000-8000-000000000002', candidate: { email: 'per@example.org' } };

test('of a list the person’s own entries are left, wherever the list stands', () => {
  const page = { total: 3, current: 1 };
  expect(cut({ success: true, data: { results: [per, oda, per], ...page } })).toEqual({
    success: true,
    data: { results: [oda], ...page },
  });
  expect(cut([per, oda])).toEqual([oda]);
  expect(
    cut({
      groups: [
        { name: 'one', people: [per, oda] },
        { name: 'two', people: [per] },
      ],
    }),
  ).toEqual({
    groups: [{ name: 'one', people: [oda] }],
  });
});

test('what is about the person stays whole: lists without people, and their own lists with some entries that name them', () => {
  const resume = { basics: { email: 'oda.lund@example.org' }, work: [{ name: 'Mill' }, { name: 'Yard' }] };
  expect(cut({ organizationId: 'o', resume })).toEqual({ organizationId: 'o', resume });
  const profile = {
    publicIdentifier: 'oda-lund',
    position: [{ title: 'Miller' }, { url: 'mailto:oda.lund@example.org' }],
  };
  expect(cut(profile)).toEqual(profile);
});

test('an entry of an address, id or name that is longer is another’s', () => {
  for (const other of ['an-oda.lund@example.org', 'oda.lund@example.org.uk'])
    expect(cut([{ email: other }, oda])).toEqual([oda]);
  expect(cut([{ username: 'oda-lund-2' }, { username: 'Oda-Lund' }])).toEqual([{ username: 'Oda-Lund' }]);
});

test('a reply kept in a reply is cut, too', () => {
  const inner = JSON.stringify({ results: [per, oda] });
  expect(
    cut({
      results: [
        { path: '/x', responseBody: inner },
        { path: '/y', responseBody: '{}' },
      ],
    }),
  ).toEqual({
    results: [{ path: '/x', responseBody: JSON.stringify({ results: [oda] }) }],
  });
});

test('words stay as they are; of a list that was cut off nothing can be told apart', () => {
  expect(cutToPerson(null, isIn)).toBeNull();
  expect(cutToPerson('not-found: oda.lund@example.org', isIn)).toBe('not-found: oda.lund@example.org');
  expect(cutToPerson('{"results":[{"email":"per@example.org"},{"em … (2000000 characters)', isIn)).toBe('[others]');
});
