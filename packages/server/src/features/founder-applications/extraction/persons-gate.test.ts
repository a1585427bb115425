import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { answersOf } from './testing/person-cases.ts';
import { type FiguresByKind, personFigures, sumOf, worseThan } from './testing/persons-score.ts';

const baseline: FiguresByKind = JSON.parse(
  readFileSync(new URL('testing/persons/baseline.json', import.meta.url), 'utf8'),
);

test('no language and no kind of answer is read worse than in the baseline', () => {
  const now = personFigures(answersOf('gate'));
  expect(worseThan(baseline, now)).toEqual([]);
  expect(sumOf(now).right).toBeGreaterThan(sumOf(now).missed * 4);
});

test('no answer of the gate is one that the weights were fitted on', () => {
  const fitted = new Set(answersOf('fit').map(({ said }) => said));
  expect(answersOf('gate').filter(({ said }) => fitted.has(said))).toEqual([]);
});

test('the gate sees a person too many, a person missed and a kind that nobody counted', () => {
  const figures = { right: 3, wrong: 0, missed: 1 };
  const before = { en: { left: figures } };
  expect(worseThan(before, { en: { left: { ...figures, wrong: 1 } } })).toEqual(['en left: 1 wrong, 0 before']);
  expect(worseThan(before, { en: { left: { ...figures, missed: 2 } } })).toEqual(['en left: 2 missed, 1 before']);
  expect(worseThan(before, { de: { left: figures } })).toEqual([
    'en left: in the baseline alone',
    'de left: in the answers alone',
  ]);
  expect(worseThan(before, { en: { left: { right: 4, wrong: 0, missed: 0 } } })).toEqual([]);
});
