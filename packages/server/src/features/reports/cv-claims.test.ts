import { expect, test } from 'vitest';
import { type CvPosition, claimsOf } from './cv-claims.ts';

const LEDGERLY: CvPosition = { employer: 'Ledgerly GmbH', title: 'Platform Engineer', fromYear: 2021, toYear: 2023 };
const HARBOUR: CvPosition = {
  employer: 'Harbour Lane Logistics Ltd',
  title: 'Shift Lead',
  fromYear: 2018,
  toYear: 2021,
};

function quoted(positions: CvPosition[], ...answers: string[]): string[][] {
  const turns = answers.map((text, index) => ({ id: index + 1, speaker: 'candidate' as const, text }));
  return claimsOf(positions, turns, 'en', []).map(({ quotes }) =>
    quotes.map(({ turnId, start, end }) => (answers[turnId - 1] ?? '').slice(start, end)),
  );
}

test('a position stands beside the sentences that name its employer, in whole or by the beginning of its name', () => {
  expect(
    quoted(
      [LEDGERLY, HARBOUR],
      'I like order. At Ledgerly I moved the queue to Kafka. Then I left.',
      'Before, Harbour Lane had no night shift.',
    ),
  ).toEqual([['At Ledgerly I moved the queue to Kafka.'], ['Before, Harbour Lane had no night shift.']]);
});

test('a title counts where only one position has it; a word of any talk is no name', () => {
  expect(quoted([LEDGERLY, HARBOUR], 'As a shift lead I wrote the rota.')).toEqual([
    [],
    ['As a shift lead I wrote the rota.'],
  ]);
  expect(quoted([HARBOUR, { ...HARBOUR, employer: 'Quay Nine' }], 'As a shift lead I wrote the rota.')).toEqual([
    [],
    [],
  ]);
  const blue = { ...LEDGERLY, employer: 'Blue Heron', title: '' };
  expect(quoted([blue], 'Blue cables are live. We painted it blue.')).toEqual([[]]);
  expect(quoted([{ ...LEDGERLY, employer: 'IT', title: '' }], 'It broke and I mended it.')).toEqual([[]]);
  expect(quoted([{ ...LEDGERLY, employer: 'City of Hull', title: '' }], 'The City of Ely is small.')).toEqual([[]]);
});

test('names in scripts without spaces, and with an ending of their language, are found', () => {
  const tokyo = { ...LEDGERLY, employer: '山田運輸', title: '' };
  expect(quoted([tokyo], '山田運輸で三年間働きました。')).toEqual([['山田運輸で三年間働きました。']]);
  const bakery = { ...LEDGERLY, employer: 'Bäckerei Schulze GmbH', title: '' };
  const turns = [
    { id: 1, speaker: 'candidate' as const, text: 'Ich mag jede Bäckerei. Bei Bäckerei Schulze war ich Geselle.' },
  ];
  expect(claimsOf([bakery], turns, 'de', [])[0]?.quotes).toEqual([{ turnId: 1, start: 23, end: 60 }]);
  expect(quoted([LEDGERLY], 'Ich war bei Ledgerlys Team.')).toEqual([['Ich war bei Ledgerlys Team.']]);
});

test('only words of the candidate count, at most two sentences, none addressed to the grader', () => {
  const text = 'Ledgerly GmbH one. Ledgerly GmbH two. Ledgerly GmbH three.';
  const turns = [
    { id: 1, speaker: 'interviewer' as const, text: 'You were at Ledgerly GmbH?' },
    { id: 2, speaker: 'candidate' as const, text },
  ];
  const [claim] = claimsOf([LEDGERLY], turns, 'en', [{ turnId: 2, start: 0, end: 10 }]);
  expect(claim?.quotes.map(({ start, end }) => text.slice(start, end))).toEqual([
    'Ledgerly GmbH two.',
    'Ledgerly GmbH three.',
  ]);
});

test('names from outside are texts, never patterns, however long', () => {
  expect(quoted([{ ...LEDGERLY, employer: '(.*)+$ [', title: '.' }], 'Anything.')).toEqual([[]]);
  const long = { ...LEDGERLY, employer: 'Aa '.repeat(20_000), title: 'b. '.repeat(20_000) };
  expect(quoted([long], 'Aa '.repeat(6_000))).toHaveLength(1);
});
