import { expect, test } from 'vitest';
import { withCorrections } from './corrections.ts';
import { conversationDetails, type FoundField, fieldValue } from './extraction/index.ts';

const said = (field: FoundField['field'], value: string, person: FoundField['person'] = 'founder'): FoundField => ({
  person,
  field,
  value,
  turn: 1,
  span: { start: 0, end: value.length },
  origin: 'said',
});
const record = {
  conversationId: 'c1',
  date: null,
  tokenizedLink: null,
  cohort: null,
  source: null,
  videoUrl: null,
  transcript: null,
};
const FIELDS = [
  said('firstName', 'Annika'),
  said('lastName', 'Holmqwist'),
  said('name', 'Annika Holmqwist'),
  said('email', 'annika@torvik.example'),
  said('problem', 'Nets tear.'),
  said('problem', 'Nobody mends them.'),
  said('firstName', 'Joar', 1),
  said('role', 'COO', 1),
];

test('what was typed holds over what was said, and the said words stay with their place', () => {
  const fields = withCorrections(FIELDS, [{ person: 'founder', field: 'email', value: ' a.holm@torvik.example ' }]);
  expect(fieldValue(fields, 'founder', 'email')).toBe('a.holm@torvik.example');
  expect(fields.filter(({ field, origin }) => field === 'email' && origin === 'said')).toHaveLength(1);
  expect(fields.at(-1)).toMatchObject({ origin: 'corrected', turn: null, span: null });
});

test('a correction survives that the transcript is read anew', () => {
  const corrections = [{ person: 'founder', field: 'problem', value: 'Nets tear\r\n- and cost a day' }] as const;
  const again = withCorrections([...FIELDS, said('problem', 'Said later.')], corrections);
  expect(fieldValue(again, 'founder', 'problem')).toBe('Nets tear\n- and cost a day');
});

test('an empty correction clears a field; of two the last holds', () => {
  const cleared = withCorrections(FIELDS, [{ person: 'founder', field: 'problem', value: '' }]);
  expect(fieldValue(cleared, 'founder', 'problem')).toBeNull();
  const again = withCorrections(cleared, [{ person: 'founder', field: 'problem', value: 'Nets.' }]);
  expect(fieldValue(again, 'founder', 'problem')).toBe('Nets.');
  expect(again.filter(({ origin }) => origin === 'corrected')).toHaveLength(1);
});

test('typing the same value again is no correction', () => {
  expect(withCorrections(FIELDS, [{ person: 'founder', field: 'email', value: 'annika@torvik.example' }])).toEqual(
    FIELDS,
  );
  expect(withCorrections(FIELDS, [{ person: 'founder', field: 'phone', value: '  ' }])).toEqual(FIELDS);
});

test('a corrected part of the name shows in the full name, in the order of its script', () => {
  const western = withCorrections(FIELDS, [{ person: 'founder', field: 'lastName', value: 'Holmqvist' }]);
  expect(conversationDetails(record, western).founderName).toBe('Annika Holmqvist');
  const japanese = withCorrections(
    [said('firstName', '光'), said('lastName', '水沢'), said('name', '水沢光')],
    [{ person: 'founder', field: 'firstName', value: '輝' }],
  );
  expect(conversationDetails(record, japanese).founderName).toBe('水沢輝');
});

test('a co-founder can be added, changed and taken away', () => {
  const fields = withCorrections(FIELDS, [
    { person: 1, field: 'role', value: 'CFO' },
    { person: 2, field: 'firstName', value: 'Siri' },
  ]);
  expect(conversationDetails(record, fields).coFounders).toMatchObject([
    { firstName: 'Joar', role: 'CFO' },
    { firstName: 'Siri', role: null },
  ]);
  const alone = withCorrections(fields, [
    { person: 1, field: 'role', value: '' },
    { person: 1, field: 'firstName', value: '' },
    { person: 2, field: 'firstName', value: '' },
  ]);
  expect(conversationDetails(record, alone).coFounders).toBeNull();
});
