import { describe, expect, test } from 'vitest';
import type { Prompt } from './answer-slot.ts';
import { promptParts } from './prompt-parts.ts';

const FIRST = 'Tell me about a release that went wrong.';
const SECOND = 'How do you decide what to test?';

function prompt(id: number, kind: Prompt['kind'], text: string, number: number | null, question = FIRST): Prompt {
  return {
    id,
    kind,
    text,
    question: number === null ? null : { number, text: question, answerForm: 'prose', starter: null },
    speechUrl: null,
  };
}

function said(...turns: [id: number, speaker: 'interviewer' | 'candidate', text: string][]) {
  return turns.map(([id, speaker, text]) => ({ id, speaker, text }));
}

describe('a question', () => {
  test('stands alone', () => {
    expect(promptParts(prompt(2, 'question', FIRST, 1), said([2, 'interviewer', FIRST]))).toEqual({
      lead: '',
      main: FIRST,
      openQuestion: null,
    });
  });

  test('is led in by what is said before it in the same breath', () => {
    const parts = promptParts(prompt(5, 'question', `Thank you. ${SECOND}`, 2, SECOND), []);
    expect(parts).toEqual({ lead: 'Thank you.', main: SECOND, openQuestion: null });
  });

  test('is led in by the opening when it is the first', () => {
    const transcript = said([1, 'interviewer', 'Good morning.'], [2, 'interviewer', FIRST]);
    expect(promptParts(prompt(2, 'question', FIRST, 1), transcript).lead).toBe('Good morning.');
  });

  test('is not led in by a question before it that was skipped', () => {
    const transcript = said([1, 'interviewer', FIRST], [2, 'interviewer', SECOND]);
    expect(promptParts(prompt(2, 'question', SECOND, 2, SECOND), transcript).lead).toBe('');
  });
});

describe('a follow-up', () => {
  test('stands above the question it belongs to', () => {
    const parts = promptParts(prompt(4, 'follow-up', 'Which part was yours?', 1), []);
    expect(parts).toEqual({ lead: '', main: 'Which part was yours?', openQuestion: FIRST });
  });
});

describe('a nudge', () => {
  test('leaves the question largest', () => {
    const transcript = said([2, 'interviewer', FIRST], [3, 'interviewer', 'No hurry.']);
    expect(promptParts(prompt(3, 'nudge', 'No hurry.', 1), transcript)).toEqual({
      lead: 'No hurry.',
      main: FIRST,
      openQuestion: null,
    });
  });

  test('leaves the follow-up largest, also on a page that has just been opened', () => {
    const transcript = said(
      [2, 'interviewer', FIRST],
      [3, 'candidate', 'We rolled back.'],
      [4, 'interviewer', 'Which part was yours?'],
      [5, 'interviewer', 'No hurry.'],
    );
    expect(promptParts(prompt(5, 'nudge', 'No hurry.', 1), transcript)).toEqual({
      lead: 'No hurry.',
      main: 'Which part was yours?',
      openQuestion: FIRST,
    });
  });

  test('does not take a skipped question for what stands', () => {
    const transcript = said(
      [2, 'interviewer', FIRST],
      [3, 'candidate', 'We rolled back.'],
      [4, 'interviewer', 'Another question?'],
      [6, 'interviewer', `Then on. ${SECOND}`],
      [7, 'interviewer', 'No hurry.'],
    );
    const parts = promptParts(prompt(7, 'nudge', 'No hurry.', 3, SECOND), transcript);
    expect(parts.main).toBe(SECOND);
  });

  test('to the invitation to ask is not taken for one to a question that was skipped before it', () => {
    const transcript = said(
      [2, 'interviewer', FIRST],
      [3, 'interviewer', 'What would you like to know?'],
      [4, 'interviewer', 'No hurry.'],
    );
    const nudge = prompt(4, 'nudge', 'No hurry.', null);
    expect(promptParts(nudge, transcript, 'What would you like to know?')).toEqual({
      lead: 'No hurry.',
      main: 'What would you like to know?',
      openQuestion: null,
    });
    expect(promptParts(nudge, transcript).main).toBe('No hurry.');
  });

  test('is all there is where nothing was asked before', () => {
    expect(promptParts(prompt(1, 'nudge', 'No hurry.', null), []).main).toBe('No hurry.');
  });
});

test('an offer leaves the question and no words of its own', () => {
  const transcript = said([2, 'interviewer', SECOND], [3, 'interviewer', 'Would you like a break?']);
  const parts = promptParts(prompt(3, 'offer', 'Would you like a break?', 2, SECOND), transcript);
  expect(parts).toEqual({ lead: '', main: SECOND, openQuestion: null });
});
