import { expect, test } from 'vitest';
import { gapGroups, lineRank, questionNumber, requiredCount, sentencesOf, yearsOf } from './lines.ts';
import type { ReportForm } from './report.ts';
import type { Requirement } from './summary.ts';

function line(text: string, more: Partial<Requirement> = {}): Requirement {
  const base = { kind: 'must', status: 'read', why: null, reason: null, mistake: false } as const;
  return { ...base, questions: [], points: [], quotes: [], text, ...more };
}

test('required lines are counted, and those without an answer grouped in the order in which a person asks', () => {
  const lines = [
    line('a', { status: 'not-done' }),
    line('b', { status: 'shown' }),
    line('c', { status: 'not-asked' }),
    line('d', { kind: 'nice', status: 'not-asked' }),
    line('e', { status: 'not-done' }),
  ];
  expect(requiredCount(lines)).toEqual({ total: 4, without: 3 });
  expect(gapGroups(lines).map(({ status, requirements }) => [status, requirements.map(({ text }) => text)])).toEqual([
    ['not-asked', ['c']],
    ['not-done', ['a', 'e']],
  ]);
  expect(lines.toSorted((a, b) => lineRank(a) - lineRank(b)).map(({ text }) => text)).toEqual([
    'b',
    'a',
    'e',
    'c',
    'd',
  ]);
});

test('a question has the number of its place, a line the sentences written of it, a position its years', () => {
  const report = { questions: [{ key: 'a' }, { key: 'b' }] } as ReportForm['report'];
  expect([questionNumber(report, 'b'), questionNumber(report, 'z'), questionNumber(report, null)]).toEqual([
    2,
    null,
    null,
  ]);
  const told = {
    plan: {
      coverage: [
        { kind: 'duty', text: 'a' },
        { kind: 'must', text: 'a' },
      ],
    },
    sentences: [
      { line: 1, text: 'They did.' },
      { line: 7, text: 'Of no line.' },
    ],
  } as unknown as ReportForm['report'];
  expect(sentencesOf(told, line('a'))).toEqual(['They did.']);
  expect(sentencesOf(told, line('a', { kind: 'duty' }))).toEqual([]);
  const years = [
    [2019, 2021],
    [2020, 2020],
    [2020, null],
    [null, 2014],
    [null, null],
  ] as const;
  expect(years.map(([fromYear, toYear]) => yearsOf({ fromYear, toYear }))).toEqual([
    '2019–2021',
    '2020',
    '2020–',
    '–2014',
    '',
  ]);
});
