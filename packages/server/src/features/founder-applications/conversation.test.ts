import { expect, test } from 'vitest';
import type { PersonRequest } from '../dialogue/index.ts';
import { knownFields } from './conversation.ts';
import { conversationTotals } from './conversation-totals.ts';
import { type FoundField, fieldValue } from './extraction/index.ts';
import { givenFields, givenQuestions } from './given-fields.ts';
import { toSlug } from './programme.ts';
import { spokenTurns, transcriptText } from './spoken-turns.ts';

const said = (field: FoundField['field'], value: string): FoundField => ({
  person: 'founder',
  field,
  value,
  turn: 3,
  span: { start: 0, end: value.length },
  origin: 'said',
});
const nothing = { email: null, name: null, pitchDeck: null };

test.each([
  ['Orlaith Ní Chonaill', 'Orlaith', 'Ní Chonaill'],
  ['Rosalind Achterkamp', 'Rosalind', 'Achterkamp'],
  ['Cher', null, null],
])('a given name is parted only where that is certain: %s', async (name, first, last) => {
  const fields = await givenFields({ ...nothing, name }, 'en');
  expect(fieldValue(fields, 'founder', 'name')).toBe(name);
  expect(fieldValue(fields, 'founder', 'firstName')).toBe(first);
  expect(fieldValue(fields, 'founder', 'lastName')).toBe(last);
  expect(fields.every(({ origin, turn }) => origin === 'given' && turn === null)).toBe(true);
  expect(givenQuestions(fields)).toEqual(['founder_name']);
});

test('a name in another script stays whole rather than wrongly parted', async () => {
  const fields = await givenFields({ ...nothing, name: '水沢光' }, 'ja');
  expect(fields.map(({ field, value }) => [field, value])).toEqual([['name', '水沢光']]);
});

test('a part of the given name takes nothing away; another name holds', async () => {
  const given = await givenFields({ ...nothing, name: 'Rosa Achterkamp' }, 'en');
  const name = (spoken: FoundField[]) =>
    fieldValue(knownFields({ given, said: spoken, corrections: [] }), 'founder', 'name');
  expect(name([said('firstName', 'Rosa'), said('name', 'Rosa')])).toBe('Rosa Achterkamp');
  expect(name([said('firstName', 'Rosa'), said('lastName', 'Vink'), said('name', 'Rosa Vink')])).toBe('Rosa Vink');
});

test('a conversation without a cohort is counted in two lists, with one in four', () => {
  const one = { accountId: 'a' as never, status: 'COMPLETED' as const };
  expect(conversationTotals({ ...one, cohort: null })).toHaveLength(2);
  expect(new Set(conversationTotals({ ...one, cohort: 'x' }).map(({ list }) => list)).size).toBe(4);
});

test.each([
  ['Lantern Works 2027', 'lantern-works-2027'],
  ['Évolution — été', 'evolution-ete'],
  ['起業', ''],
  [`${'very '.repeat(20)}long`, 'very-very-very-very-very-very-very-very-very-very-very-very'],
])('the slug of %s is %s', (name, slug) => {
  expect(toSlug(name)).toBe(slug);
});

const turn = (id: number, speaker: 'interviewer' | 'candidate', questionKey: string | null, text: string) => ({
  id,
  speaker,
  kind: speaker === 'candidate' ? ('answer' as const) : ('question' as const),
  questionKey,
  text,
  original: null,
  at: new Date(0),
  mode: null,
  audio: null,
  confidence: null,
  skipped: false,
});

test('words that came late stand with their question, skipped turns say nothing', () => {
  const turns = [
    turn(1, 'interviewer', 'problem', 'Which problem?'),
    turn(2, 'interviewer', 'solution', 'Which solution?'),
    turn(3, 'candidate', 'problem', 'Nets tear.'),
    turn(4, 'candidate', 'solution', 'We mend them.'),
    { ...turn(5, 'candidate', 'solution', ''), skipped: true },
  ];
  const spoken = spokenTurns({ turns });
  expect(spoken.ids).toEqual([1, 3, 2, 4]);
  expect(spoken.turns.map(({ text }) => text)).toEqual([
    'Which problem?',
    'Nets tear.',
    'Which solution?',
    'We mend them.',
  ]);
  expect(transcriptText({ turns, personRequests: [] })).toBe(
    'Interviewer: Which problem?\nInterviewer: Which solution?\nFounder: Nets tear.\nFounder: We mend them.',
  );
  expect(transcriptText({ turns: [], personRequests: [] })).toBeNull();
  const at = new Date(0);
  const personRequests: PersonRequest[] = [
    { id: 3, at, kind: 'person', note: 'Please call me.' },
    { id: 9, at, kind: 'review', note: '' },
    { id: 10, at, kind: 'erase', note: '' },
  ];
  expect(transcriptText({ turns: turns.filter(({ id }) => id !== 3), personRequests })).toBe(
    'Interviewer: Which problem?\nInterviewer: Which solution?\nFounder: [person requested] Please call me.\nFounder: We mend them.\nFounder: [review requested]\nFounder: [erasure requested]',
  );
});
