import type { Language } from '@colloquy/contract/shared';
import { expect, test } from 'vitest';
import { extractFounderApplication } from './extract.ts';
import { EVASIONS, PLAIN_STATEMENTS } from './testing/evasions.fixture.ts';

const cases = (byLanguage: Partial<Record<Language, readonly string[]>>) =>
  Object.entries(byLanguage).flatMap(([language, answers]) =>
    answers.map((text) => [language as Language, text] as const),
  );

const valuesOf = (language: Language, questionKey: string, text: string) =>
  extractFounderApplication({
    language,
    turns: [
      { speaker: 'interviewer', questionKey, text: '?' },
      { speaker: 'founder', text },
    ],
  }).fields.map(({ value }) => value);

test.each(cases(EVASIONS))('%s: answers nothing: %s', (language, text) => {
  for (const key of ['elevator_pitch', 'why_you', 'traction', 'market_size'])
    expect(valuesOf(language, key, text)).toEqual([]);
});

test.each(cases(PLAIN_STATEMENTS))('%s: is an answer: %s', (language, text) => {
  for (const key of ['problem', 'solution']) expect(valuesOf(language, key, text)).toEqual([text]);
});
