import type { Openings } from '@colloquy/content/schema/dialogue';
import { wordCount } from '@colloquy/content/schema/spoken';
import type { Facts } from '@colloquy/content/schema/trades';
import type { Language } from '@colloquy/contract/shared';
import type { PlanLine, Question } from './blueprint.ts';
import { fill } from './fill.ts';
import { asksProtectedTopic } from './protected-topics.ts';
import { countsYears, isShownInPapers, quotableFact } from './quote.ts';
import { countTerms } from './terms.ts';

/** The competency that a question for facts is under; no mean is made of it. */
export const FACTS = 'facts';

/** Spoken in one breath: so many things, in so many words altogether. */
const MOST_TOGETHER = 4;
const MOST_WORDS = 26;
const MINUTES = 1;

/**
 * The lines that ask for what somebody has or has not: papers, years, a language, being able to travel. Whoever writes
 * of experience with something asks for more than that, unless it is counted in years or proved by papers.
 */
export function factLines(lines: readonly PlanLine[], { papers, readiness, told }: Facts): PlanLine[] {
  return lines.filter(({ kind, text }) => {
    if (kind !== 'must' && kind !== 'nice') return false;
    if (countsYears(text) || countTerms(papers, text) > 0) return true;
    return (countTerms(readiness, text) > 0 || isShownInPapers(text)) && countTerms(told, text) === 0;
  });
}

/**
 * Short questions for facts, each for a few lines: what is required first. They are noted and never scored.
 *
 * @param quotable whether lines of the description can be read out in the interview's language
 */
export function factQuestions(
  lines: readonly PlanLine[],
  openings: Openings,
  language: Language,
  { most, quotable }: { most: number; quotable: boolean },
): Question[] {
  if (!quotable) return [];
  const inOrder = [...lines.filter(({ kind }) => kind === 'must'), ...lines.filter(({ kind }) => kind === 'nice')];
  const spoken = inOrder.flatMap((line) => {
    const text = quotableFact(line.text, language);
    return text === null || asksProtectedTopic(text).length > 0 ? [] : [{ line, text }];
  });
  const groups: (typeof spoken)[] = [];
  for (const one of spoken) {
    const group = groups.find(
      (known) =>
        known.length < MOST_TOGETHER &&
        known.reduce((sum, { text }) => sum + wordCount(text), wordCount(one.text)) <= MOST_WORDS,
    );
    if (group !== undefined) group.push(one);
    else if (groups.length < most) groups.push([one]);
  }
  return groups.map((group, index) => factQuestion(group, index, openings, language));
}

function factQuestion(
  group: readonly { line: PlanLine; text: string }[],
  index: number,
  { verify }: Openings,
  language: Language,
): Question {
  const list = new Intl.ListFormat(language, { type: 'conjunction' });
  const facts = list.format(group.map(({ text }) => fill(verify.item, { fact: text })));
  const [first] = group;
  return {
    key: `${FACTS}.${index + 1}`,
    competency: FACTS,
    purpose: verify.purpose,
    text: fill(group.length === 1 ? verify.one : verify.several, { facts }),
    mustAsk: true,
    expectedMs: MINUTES * 60_000,
    covers: group.map(({ line }) => line.id),
    source: first === undefined ? null : { text: first.line.text, start: first.line.start, end: first.line.end },
    answerForm: 'prose',
    asksFacts: true,
    rubric: { anchors: { 1: '', 3: '', 5: '' }, facts: [], language },
    followUps: [],
  };
}
