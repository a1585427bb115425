import { BEHAVIOURAL } from './banks/index.ts';
import type { Question } from './blueprint.ts';

/** Whether a question is asked in any trade, so that its answer tells nothing of how well somebody knows this one. */
export function isGeneral(question: Question): boolean {
  if (isNoted(question)) return true;
  return question.rubric.open !== undefined || isBehavioural(question);
}

/** Whether an answer to it is noted and never scored: what somebody has or has not, and what is in the own CV. */
export function isNoted({ asksFacts, fromCv }: Question): boolean {
  return asksFacts === true || fromCv === true;
}

/** Of the bank of conduct, as long as the company has not written points of this job for it. */
export function isBehavioural({ key, rubric }: Question): boolean {
  return key.startsWith(`${BEHAVIOURAL}.`) && !rubric.facts.some(({ company }) => company);
}

/**
 * What a point is about in a few words. Points of older blueprints have no name of their own: their English keys say it
 * (`asks-why-first`); null in other languages.
 */
export function pointName({ rubric }: Question, key: string): string | null {
  const fact = rubric.facts.find((one) => one.key === key);
  if (fact?.name !== undefined) return fact.name;
  return rubric.language === 'en' || rubric.language === 'en-IN' ? key.replaceAll('-', ' ') : null;
}
