import type { Language } from '@colloquy/contract/shared';
import { expect, test } from 'vitest';
import { extractFounderApplication } from './extract.ts';

const textsOf = (language: Language, answers: readonly (readonly [question: string, answer: string])[]) => {
  const { fields } = extractFounderApplication({
    language,
    turns: answers.flatMap(([questionKey, text]) => [
      { speaker: 'interviewer' as const, questionKey, text: '?' },
      { speaker: 'founder' as const, text },
    ]),
  });
  return Object.fromEntries(fields.map(({ field, value }) => [field, value]));
};

test.each([
  [
    'en',
    'A crate that folds. The wholesaler pays us twenty cents per trip.',
    'As I said.',
    'The wholesaler pays us twenty cents per trip.',
  ],
  [
    'de',
    'Eine Kiste, die sich falten lässt. Der Großhändler zahlt zwanzig Cent pro Umlauf.',
    'Das hab ich ja gerade gesagt, pro Umlauf.',
    'Der Großhändler zahlt zwanzig Cent pro Umlauf.',
  ],
] as const)(
  '%s: what was said under another question answers the one it is asked by',
  (language, solution, again, price) => {
    const texts = textsOf(language, [
      ['solution', solution],
      ['commercial', again],
    ]);
    expect(texts).toEqual({ solution: solution.split('. ')[0]?.concat('.'), commercial: price });
  },
);

test('a back reference to nothing fills nothing', () => {
  expect(textsOf('en', [['market_size', 'As I said.']])).toEqual({});
});

test('what is only hoped for is no traction', () => {
  expect(textsOf('en', [['traction', 'If we get the grant we will have two hundred farms.']])).toEqual({});
});
