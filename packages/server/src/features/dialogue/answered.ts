import type { Blueprint } from '../interviewers/index.ts';
import type { DialogueState } from './state.ts';

export function isEmptyAnswer(text: string): boolean {
  return !/[\p{L}\p{N}]/u.test(text);
}

/** Whether every question that must be asked has its outcome. */
export function mustAsksDone(blueprint: Blueprint, state: DialogueState): boolean {
  return blueprint.questions.every(
    ({ key, mustAsk }, index) =>
      !mustAsk || state.questions[index]?.outcome !== null || (state.settled?.includes(key) ?? false),
  );
}

/** Whether two answers are of the same words. */
export function saysTheSame(one: string, other: string): boolean {
  return normalise(one) === normalise(other);
}

function normalise(text: string): string {
  return text
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
}
