import type { Blueprint, Question } from './blueprint.ts';

/** Whether the first questions of two plans are the same in two languages: what was answered to one is answered to the other. */
export function asksTheSame(one: Blueprint, other: Blueprint, first: number): boolean {
  return (
    one.questions.length >= first &&
    one.questions.slice(0, first).every((question, index) => isSame(question, other.questions[index]))
  );
}

function isSame(one: Question, other: Question | undefined): boolean {
  return (
    one.key === other?.key &&
    one.answerForm === other.answerForm &&
    one.asksFacts === other.asksFacts &&
    one.source?.start === other.source?.start &&
    (one.covers ?? []).join() === (other.covers ?? []).join()
  );
}
