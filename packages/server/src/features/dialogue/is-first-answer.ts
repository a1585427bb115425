import type { DialogueState } from './state.ts';

/** Whether nothing was answered but the question in force, once, and that was not followed up: another plan loses nothing of it. */
export function isFirstAnswer({ cursor, questions }: Pick<DialogueState, 'cursor' | 'questions'>): boolean {
  return questions.every(({ answers, followUps }, index) =>
    index === cursor ? answers.length === 1 && followUps.length === 0 : answers.length === 0,
  );
}
