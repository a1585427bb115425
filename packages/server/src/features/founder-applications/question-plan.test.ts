import { expect, test } from 'vitest';
import { extractFounderApplication } from './extraction/extract.ts';
import type { Turn } from './extraction/index.ts';
import { missingSlots, QUESTION_PLAN } from './question-plan.ts';

const planned = (key: string) => {
  const question = QUESTION_PLAN.find((plan) => plan.key === key);
  if (!question) throw new Error(`no question ${key}`);
  return question;
};
const known = (...turns: [key: string, answer: string][]) =>
  extractFounderApplication({
    language: 'en',
    turns: turns.flatMap(([questionKey, text]): Turn[] => [
      { speaker: 'interviewer', questionKey, text: '?' },
      { speaker: 'founder', text },
    ]),
  });

test('nothing is known at first: every slot is open', () => {
  for (const question of QUESTION_PLAN) expect(missingSlots(known(), question)).toEqual(question.slots);
});

test('a first name alone leaves the last name open', () => {
  expect(missingSlots(known(['founder_name', "I'm Rosalind."]), planned('founder_name'))).toEqual(['lastName']);
  expect(missingSlots(known(['founder_name', "I'm Rosalind Achterkamp."]), planned('founder_name'))).toEqual([]);
});

test('what was said under another question closes the slot', () => {
  const said = known([
    'problem',
    'Cheese dairies pour their brine away. Before I forget, the solution: we boil it down with the heat of the boiler and sell the salt.',
  ]);
  expect(missingSlots(said, planned('problem'))).toEqual([]);
  expect(missingSlots(said, planned('solution'))).toEqual([]);
  expect(missingSlots(said, planned('traction'))).toEqual(['traction']);
});

test('a refusal closes the question without filling anything', () => {
  const refused = known(['market_size', "No idea, we haven't worked it out."], ['founder_phone', "I don't have one."]);
  expect(refused.fields).toEqual([]);
  expect(missingSlots(refused, planned('market_size'))).toEqual([]);
  expect(missingSlots(refused, planned('founder_phone'))).toEqual([]);
  expect(missingSlots(refused, planned('commercial'))).toEqual(['commercial']);
});

test('one named co-founder, or the word that there is none, closes that question', () => {
  expect(missingSlots(known(['co_founders', 'My co-founder is Tilda Rask, our CTO.']), planned('co_founders'))).toEqual(
    [],
  );
  expect(missingSlots(known(['co_founders', 'No, it is just me.']), planned('co_founders'))).toEqual([]);
  expect(missingSlots(known(['co_founders', 'That is a long story.']), planned('co_founders'))).toEqual(['coFounders']);
});
