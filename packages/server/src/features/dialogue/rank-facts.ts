import { readFileSync } from 'node:fs';
import { catalogueLanguage, type Language } from '@colloquy/contract/shared';
import { type FittedWeights, probability } from '@colloquy/language/model/linear';
import type { ApprovedFact } from '../interviewers/index.ts';
import { type FactView, viewFacts } from './fact-features.ts';
import { findFacts } from './find-facts.ts';
import { readFacts } from './read-facts.ts';
import type { OwnReply } from './state.ts';
import { subjectWords } from './subject-words.ts';

/** Weights of the features, and the probabilities from which on a fact is told and is quoted. */
export type FactWeights = FittedWeights & {
  limits: {
    /** A fact that the rules tell is told from here on. */
    known: number;
    /** The nearest is quoted from here on. */
    near: number;
    /** The one after it is quoted, too. */
    second: number;
  };
};

/** `ruled`: the rules tell it, and it leaves nothing of the question aside. */
export type RankedFact = { text: string; probability: number; ruled: boolean; isRelated: boolean };

let weights: FactWeights | undefined;

/** As they were fitted: `npm run fit:questions`. */
export function factWeights(): FactWeights {
  weights ??= JSON.parse(readFileSync(new URL('./fact-weights.json', import.meta.url), 'utf8')) as FactWeights;
  return weights;
}

/** What the ranking rests on: each fact, in their order, with its features. */
export function describeFacts(
  facts: readonly ApprovedFact[],
  language: Language,
  question: string,
  plainWords: ReadonlySet<string>,
): (Omit<RankedFact, 'probability'> & Pick<FactView, 'features'>)[] {
  const words = subjectWords(catalogueLanguage(language)) ?? subjectWords('en');
  if (words === null) return [];
  const told = findFacts(facts, language, question, plainWords);
  const views = viewFacts(readFacts(facts, language, words), question, { language, words, plainWords }, told);
  // Where words next to the subject are not compared, nothing is sure.
  const isCompared = words.frame !== null;
  return views.map(({ features, isRelated, leftOver, isAboutIt }, at) => {
    const { text = '' } = facts[at] ?? {};
    return { text, features, isRelated, ruled: isCompared && leftOver === 0 && isAboutIt && told.includes(text) };
  });
}

/** The facts by how surely they answer the question, the surest first. */
export function rankFacts(...asked: Parameters<typeof describeFacts>): RankedFact[] {
  return describeFacts(...asked)
    .map(({ features, ...fact }) => ({ ...fact, probability: probability(factWeights(), features) }))
    .sort((one, other) => other.probability - one.probability);
}

const MOST_QUOTED = 2;

/**
 * What ranked facts are worth telling: the nearest where the rules tell it and it is surely right; else the nearest as what
 * may answer. A line that is a part of one before it is not quoted.
 */
export function replyOf(
  ranked: readonly RankedFact[],
  { limits }: Pick<FactWeights, 'limits'> = factWeights(),
): OwnReply {
  const [first] = ranked;
  const ruled = ranked.filter((fact) => fact.ruled);
  if (first?.ruled === true && ruled.every((fact) => fact.probability >= limits.known))
    return { kind: 'known', fact: asSentences(ruled.map(({ text }) => text)) };
  const quoted: string[] = [];
  for (const { text, probability: sure, isRelated } of ranked) {
    if (quoted.length === MOST_QUOTED || sure < (quoted.length === 0 ? limits.near : limits.second)) break;
    if (isRelated && !quoted.some((other) => other.includes(text) || text.includes(other))) quoted.push(text);
  }
  return quoted.length === 0 ? { kind: 'unknown' } : { kind: 'near', facts: quoted };
}

/** Lines of a list have no point of their own. */
function asSentences(facts: readonly string[]): string {
  return facts
    .map((fact, at) => (at === facts.length - 1 || /[.!?…。！？]$/u.test(fact) ? fact : `${fact}.`))
    .join(' ');
}
