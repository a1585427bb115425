import { expect, test } from 'vitest';
import { createAnswerReader } from '../../providers/answer-reader/create.ts';
import { builtInContent } from '../../testing/built-in-content.ts';
import type { Question } from './blueprint.ts';
import { makeOccupationQuestion, OccupationLibrary } from './occupations.ts';

const reader = createAnswerReader({ kind: 'embedded', meaning: 'off', grading: 'points' });
const questions = new OccupationLibrary(builtInContent)
  .in('en')
  .flatMap((occupation) =>
    occupation.definition.questions.map((definition) =>
      makeOccupationQuestion(occupation, { definition, covers: [] }, []),
    ),
  );

/** The level of an answer that says one phrasing of each point, changed as told. */
function levelOf({ text, rubric }: Question, phrasing: number, change: (phrasing: string) => string): number {
  const said = rubric.facts.map(({ phrasings }) => change(phrasings[phrasing] ?? '')).join('. ');
  const reading = reader.skim({
    language: 'en',
    text: `${said}.`,
    question: { ...rubric, text, rubricLanguage: rubric.language },
  });
  return reading.level?.score ?? 0;
}

const turned = (phrasing: string): string => phrasing.split(' ').toReversed().join(' ');
const wordless = (phrasing: string): string => phrasing.replace(/\S{5,}(?=[^\S]*\S*$)/, 'matter');

// A short phrasing is what anybody would say: one of them may count, and one alone carries no more than 2.
test.each([
  ['as it is written', (phrasing: string) => phrasing],
  ['in other order', turned],
  ['with one word changed', wordless],
])('reciting the points of an occupation carries no level above 2: %s', (_, change) => {
  const above = questions.flatMap((question) =>
    [0, 1, 2].flatMap((phrasing) => (levelOf(question, phrasing, change) > 2 ? [`${question.key} ${phrasing}`] : [])),
  );
  expect(above).toEqual([]);
});
