import type { Language } from '@colloquy/contract/shared';
import { expect, test } from 'vitest';
import { extractFounderApplication } from './extract.ts';
import { OPEN_QUESTIONS, UNDER_ANOTHER_QUESTION, WHOLE_ANSWERS } from './testing/open-questions.fixture.ts';

const textsOf = (language: Language, answers: readonly (readonly [question: string, answer: string])[]) => {
  const { fields } = extractFounderApplication({
    language,
    turns: answers.flatMap(([questionKey, text]) => [
      { speaker: 'interviewer' as const, questionKey, text: '?' },
      ...text.split(' // ').map((part, index) => ({
        speaker: index === 0 ? ('founder' as const) : ('founder_2' as const),
        text: part,
      })),
    ]),
  });
  const texts: Record<string, string> = {};
  for (const { field, value } of fields) texts[field] = texts[field] === undefined ? value : `${texts[field]} ${value}`;
  return texts;
};

test.each(OPEN_QUESTIONS)('%s: put off and given later: %o', (language, answers, expected) => {
  expect(textsOf(language, answers)).toEqual(expected);
});

test.each(UNDER_ANOTHER_QUESTION)('%s: its own question never comes: %o', (language, answers, expected) => {
  expect(textsOf(language, answers)).toEqual(expected);
});

test.each(WHOLE_ANSWERS)('%s: nothing is lost or moved: %o', (language, answers, expected) => {
  expect(textsOf(language, answers)).toEqual(expected);
});
