import type { QuestionToRead, Span } from '../port.ts';
import type { SentenceEvidence } from './evidence.ts';
import { isContrary, overlap, type StemRubric } from './facts.ts';
import { gatheredIn } from './gathered.ts';
import { strongestMistake } from './mistakes.ts';
import type { Nearness } from './reading.ts';

/** What speaks for an answer saying one point, by the sentence that says it most likely. */
type Words = {
  /** How much of one phrasing comes back. */
  said: number;
  /** Words of any of its phrasings in that sentence; and in all sentences together, damped by log(1 + n). */
  gathered: number;
  gatheredInAll: number;
  /** The same of the other points of the question, on average: who speaks about the question says its points. */
  gatheredOfOthers: number;
  /** Sentences, damped by log. */
  sentences: number;
  /** How much of a known mistake comes back in it, where that is more than of any point. */
  mistaken: number;
};
type Meaning = Omit<Words, 'said'> & {
  /** Phrasings of which at least `MUCH` comes back. */
  phrasings: number;
  /** Cosine to the nearest phrasings, and to the nearest phrasing of a mistake of the question. */
  near: number;
  mistakenNear: number;
};

type Weights<Features> = { base: number; said: number; notSaid: number } & { weights: Record<keyof Features, number> };

/**
 * Logistic regressions on points of answers by others, judged as said, in part or not said by somebody who saw neither
 * reading nor level: 3,466 in German, French and Spanish, and 1,117 in English with nearness of meaning. `said`, `notSaid`:
 * from this logit on a point may be printed as said, up to this one as not said. Questions left out in turn, 407 would be
 * printed as said and 387 of them were, 583 as not said and 537 were; in English 211 and 197, 215 and 200. What was first
 * read of others stands in statement-figures.json.
 */
const BY_WORDS: Weights<Words> = {
  base: -4.179,
  said: 2,
  notSaid: -2.6,
  weights: {
    said: 2.358,
    gathered: 0.31,
    gatheredInAll: 1.057,
    gatheredOfOthers: 1.303,
    sentences: 0.424,
    mistaken: -0.939,
  },
};
const BY_MEANING: Weights<Meaning> = {
  base: -3.859,
  said: 2.1,
  notSaid: -2.5,
  weights: {
    gathered: 0.451,
    gatheredInAll: 1.02,
    gatheredOfOthers: 1.086,
    sentences: 0.662,
    mistaken: -1.583,
    phrasings: 0.742,
    near: 7.622,
    mistakenNear: -5.369,
  },
};
const MOST_GATHERED = 4;
const MOST_PHRASINGS = 5;
const MUCH = 0.4;
/** So many of the nearest phrasings are taken together. */
const NEAREST = 3;
/** What words gathered from several phrasings are worth next to those of one, to choose the sentence. */
const GATHERED_WORTH = 0.3;
/** Longer answers than those that were judged count as long as these. */
const MOST_SENTENCES = 20;

/** What may be printed of a point: `said` with the sentence that says it, `not-said`, or nothing. */
export type PointStatement = { statement: 'said'; span: Span } | { statement: 'not-said' } | null;

/** What may be printed of each point of a question. `near` is null when no meaning engine took part. */
export function pointStatements(
  question: QuestionToRead,
  rubric: StemRubric,
  sentences: readonly SentenceEvidence[],
  near: Nearness | null,
): PointStatement[] {
  const counted = onceEach(sentences);
  if (counted.length === 0) return rubric.facts.map(() => null);
  const gathered = rubric.facts.map((_, fact) => counted.map((sentence) => gatheredIn(rubric, fact, sentence)));
  const inAll = gathered.map((row) => Math.log1p(row.reduce((sum, one) => sum + one, 0)));
  const mistaken = new Map<SentenceEvidence, number>();
  return rubric.facts.map((_, fact) => {
    const found = counted.map((sentence, i) => traceOf(rubric, fact, sentence, gathered[fact]?.[i] ?? 0, near));
    const worth = found.map((one) => one.said + GATHERED_WORTH * one.gathered + one.nearest);
    const at = worth.indexOf(Math.max(...worth));
    const [trace, sentence] = [found[at], counted[at]];
    if (trace === undefined || sentence === undefined) return null;
    if (!mistaken.has(sentence)) mistaken.set(sentence, strongestMistake(question, rubric, sentence));
    const words = {
      said: trace.said,
      gathered: Math.min(MOST_GATHERED, trace.gathered),
      gatheredInAll: inAll[fact] ?? 0,
      gatheredOfOthers: mean(inAll.filter((_, other) => other !== fact)),
      sentences: Math.log(Math.min(MOST_SENTENCES, counted.length)),
      mistaken: mistaken.get(sentence) ?? 0,
    };
    return near === null
      ? statementOf(BY_WORDS, words, sentence)
      : statementOf(BY_MEANING, { ...words, ...trace, gathered: words.gathered }, sentence);
  });
}

/** Who says a sentence again, with another figure in it or not, has said no more. */
function onceEach(sentences: readonly SentenceEvidence[]): SentenceEvidence[] {
  const seen = new Set<string>();
  return sentences.filter(({ folded }) => {
    const said = folded.replace(/\d+/g, '0');
    return !seen.has(said) && seen.add(said);
  });
}

function traceOf(
  rubric: StemRubric,
  fact: number,
  sentence: SentenceEvidence,
  gathered: number,
  near: Nearness | null,
) {
  const parts = (rubric.facts[fact]?.points ?? [])
    .map((point) => overlap(point, sentence))
    .filter((found) => !isContrary(found))
    .map(({ said }) => said);
  const at = near?.sentences.indexOf(sentence) ?? -1;
  const cosines = (near?.facts[fact] ?? []).map((row) => row[at] ?? 0).sort((a, b) => b - a);
  return {
    said: Math.max(0, ...parts) * sentence.credit,
    gathered,
    phrasings: Math.min(MOST_PHRASINGS, parts.filter((part) => part >= MUCH).length),
    nearest: cosines[0] ?? 0,
    near: cosines.slice(0, NEAREST).reduce((sum, one) => sum + one, 0) / NEAREST,
    mistakenNear: Math.max(0, ...(near?.mistakes ?? []).map((row) => row[at] ?? 0)),
  };
}

function statementOf<Features>(
  { base, said, notSaid, weights }: Weights<Features>,
  features: Record<keyof Features, number>,
  { span }: SentenceEvidence,
): PointStatement {
  let logit = base;
  for (const name of Object.keys(weights) as (keyof Features)[]) logit += weights[name] * features[name];
  if (logit >= said) return { statement: 'said', span };
  return logit <= notSaid ? { statement: 'not-said' } : null;
}

function mean(values: readonly number[]): number {
  return values.length === 0 ? 0 : values.reduce((sum, one) => sum + one, 0) / values.length;
}
