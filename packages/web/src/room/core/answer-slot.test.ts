import { expect, test } from 'vitest';
import { answerFormOf, joinTexts, type Prompt, slotOf } from './answer-slot.ts';

function prompt(kind: Prompt['kind'], number: number | null): Prompt {
  const question =
    number === null ? null : { number, text: 'A question?', answerForm: 'prose' as const, starter: null };
  return { id: 1, kind, text: 'A question?', question, speechUrl: null };
}

test('what is said to one question shares a draft', () => {
  const slots = (['question', 'follow-up', 'nudge', 'offer', 'resume'] as const).map((kind) =>
    slotOf(prompt(kind, 2), null),
  );
  expect(new Set(slots).size).toBe(1);
});

test('the next question has a draft of its own', () => {
  expect(slotOf(prompt('question', 3), 'question-2')).not.toBe(slotOf(prompt('question', 2), null));
});

test("a nudge to the candidate's own questions leaves the draft where it is", () => {
  expect(slotOf(prompt('nudge', null), 'question')).toBe('question');
});

test('a field without a standing question is for a question of the candidate', () => {
  expect(answerFormOf(prompt('question', null))).toBe('question');
  expect(answerFormOf(prompt('nudge', null))).toBe('question');
  expect(answerFormOf(prompt('question', 2))).toBe('prose');
  expect(answerFormOf(null)).toBe('prose');
});

test('neither of two texts is lost', () => {
  expect(joinTexts('first', 'second')).toBe('first\n\nsecond');
  expect(joinTexts('  ', 'second')).toBe('second');
  expect(joinTexts('first', '')).toBe('first');
});
