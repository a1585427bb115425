import type { ProtectedTopic } from '@colloquy/content/schema/protected';
import { compatible } from '@colloquy/language/text/compatible';
import type { Blueprint, Question } from './blueprint.ts';
import { forbiddenWordings } from './forbidden-wordings.ts';
import { type ProtectedUse, usesOfProtectedTopics } from './protected-words.ts';

export type ProtectedTopicFinding = { ground: ProtectedTopic; match: string };

/** Whether a question asks the candidate for something that must not be asked. */
export function asksProtectedTopic(text: string): ProtectedTopicFinding[] {
  return find(text, 'asked', ['asked']);
}

/**
 * Whether a sentence of a description sets a condition on such a ground ("max. 30 years old", "native speaker").
 * It is then neither quoted in a question nor told as a fact of the job.
 */
export function mentionsProtectedTopic(text: string): ProtectedTopicFinding[] {
  return find(text, 'mentioned', ['condition']);
}

/** Whether a sentence about a candidate, or one of the candidate's own, tells such a ground or sets a condition on it. */
export function statesProtectedTopic(text: string): ProtectedTopicFinding[] {
  return find(text, 'mentioned', ['condition', 'told']);
}

/** As the wordings and word lists are written, but for its capitals. */
export function levelled(text: string): string {
  return compatible(text)
    .replaceAll(/[’ʼ]/g, "'")
    .replaceAll(/[^\S\n]+/g, ' ');
}

function find(text: string, wordings: 'asked' | 'mentioned', uses: readonly ProtectedUse[]): ProtectedTopicFinding[] {
  const plain = levelled(text);
  // The word lists are in small letters. Few letters grow when they become small; the finding then shows them so.
  const small = plain.toLowerCase();
  const line = small.replaceAll('\n', ' ');
  const searched = small.length === plain.length ? plain.replaceAll('\n', ' ') : line;
  const findings: ProtectedTopicFinding[] = [];
  for (const [ground, pattern] of forbiddenWordings()[wordings]) {
    const match = pattern.exec(line);
    if (match !== null) findings.push({ ground, match: searched.slice(match.index, match.index + match[0].length) });
  }
  for (const found of uses.flatMap((use) => usesOfProtectedTopics(small, use)))
    if (!findings.some(({ ground }) => ground === found.ground)) findings.push(found);
  return findings;
}

export type Refusal = ProtectedTopicFinding & {
  question: Question['key'] | null;
  where: 'question' | 'follow-up' | 'fact';
};

/**
 * The blueprint without anything that must not be asked or told, and what was taken out. A question goes with all it
 * holds, a follow-up alone; competencies left without a question go, too.
 */
export function withoutProtectedTopics(blueprint: Blueprint): { blueprint: Blueprint; refusals: Refusal[] } {
  const refusals: Refusal[] = [];
  const questions: Question[] = [];
  for (const question of blueprint.questions) {
    const [finding] = asksProtectedTopic(question.text);
    if (finding !== undefined) {
      refusals.push({ ...finding, question: question.key, where: 'question' });
      continue;
    }
    const followUps = question.followUps.filter((followUp) => {
      const [inFollowUp] = asksProtectedTopic(followUp.text);
      if (inFollowUp !== undefined) refusals.push({ ...inFollowUp, question: question.key, where: 'follow-up' });
      return inFollowUp === undefined;
    });
    questions.push({ ...question, followUps });
  }
  const approvedFacts = blueprint.approvedFacts.filter((fact) => {
    const [finding] = mentionsProtectedTopic(fact.text);
    if (finding !== undefined) refusals.push({ ...finding, question: null, where: 'fact' });
    return finding === undefined;
  });
  const asked = new Set(questions.map((question) => question.competency));
  const competencies = blueprint.competencies.filter((competency) => asked.has(competency.key));
  return { blueprint: { ...blueprint, questions, competencies, approvedFacts }, refusals };
}
