import type { ApprovedFact, Blueprint, Question } from './blueprint.ts';
import { isBehavioural } from './points.ts';

const OF_THE_WORK: ReadonlySet<ApprovedFact['topic']> = new Set(['duty', 'tools', 'other']);

/**
 * What the job is about in the words of its description, for a question that any trade is asked: what a good answer to it
 * speaks of is there and not in the rubric. None for a question of a trade.
 */
export function jobWords({ title, questions, approvedFacts }: Blueprint, question: Question): string[] {
  if (!isBehavioural(question)) return [];
  const sources = questions.flatMap(({ source }) => (source === null ? [] : [source.text]));
  const told = approvedFacts.filter(({ topic }) => OF_THE_WORK.has(topic)).map(({ text }) => text);
  return [title, ...new Set([...sources, ...told])];
}
