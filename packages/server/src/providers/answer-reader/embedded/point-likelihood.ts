import type { Span } from '../port.ts';
import type { SentenceEvidence } from './evidence.ts';
import { isContrary, overlap, provesPoint, type StemRubric } from './facts.ts';
import { gatheredIn } from './gathered.ts';
import type { Nearness } from './reading.ts';

/** What speaks for one sentence saying one point. */
type PointFeatures = {
  /** Cosine to the nearest phrasing, and the mean of the nearest ones. */
  nearest: number;
  near: number;
  /** How much of one phrasing comes back. */
  said: number;
  /** Words of any of its phrasings in all sentences together, damped by log(1 + n): a point is told in several. */
  gathered: number;
  /** Cosine to the question: who only takes up its words says nothing of the point. */
  asked: number;
  /** Cosine to the nearest phrasing of a mistake of the question. */
  mistaken: number;
};

/**
 * Logistic regression on points that one reader marked as said or not in invented answers of eleven trades (282 said), and
 * on the same answers held against other questions, on empty and on wrong ones, checked by leaving out one in four. Of each answer the
 * sentence counts that says the point most likely.
 */
const WEIGHTS: { base: number } & { [name in keyof PointFeatures]: number } = {
  base: -9.06,
  nearest: 8.09,
  near: 4.45,
  said: 2.64,
  gathered: 2.82,
  asked: -0.7,
  mistaken: -3.55,
};
/** The nearest of more phrasings is nearer, as measured where mistakes have 9 to 45 of them in a question and points about 38. */
const MORE_PHRASINGS = 0.03;
/** So many of the nearest phrasings are taken together. */
const NEAREST = 3;

export type PointLikelihood = {
  /** Logit of the point being said: 0 is as likely as not. */
  logit: number;
  /** The sentence that says it most likely; null when there is none. */
  span: Span | null;
};

/** How likely each point is said, where sentences were compared by meaning. */
export function pointLikelihoods(
  rubric: StemRubric,
  sentences: readonly SentenceEvidence[],
  near: Nearness,
): PointLikelihood[] {
  const said = sentences.filter(({ aboutPerson }) => !aboutPerson);
  const places = said.map((sentence) => near.sentences.indexOf(sentence));
  return rubric.facts.map(({ points }, fact) => {
    const gathered = said.map((sentence) => gatheredIn(rubric, fact, sentence));
    const together = Math.log1p(gathered.reduce((sum, one) => sum + one, 0));
    let best = Number.NEGATIVE_INFINITY;
    let logit = best;
    let span: Span | null = null;
    said.forEach((sentence, i) => {
      const at = places[i] ?? -1;
      const overlaps = new Map(points.map((point) => [point.at, overlap(point, sentence)]));
      // Nearness of meaning does not tell yes from no, so that shared words have to.
      const nearest = (near.facts[fact] ?? [])
        .map((row, phrasing) => (isContrary(overlaps.get(phrasing)) ? 0 : (row[at] ?? 0)))
        .sort((a, b) => b - a)
        .slice(0, NEAREST);
      const credit = Math.sqrt(sentence.credit);
      const found = logitOf({
        nearest: (nearest[0] ?? 0) * credit,
        near: (nearest.reduce((sum, one) => sum + one, 0) / NEAREST) * credit,
        said: Math.max(0, ...[...overlaps.values()].map((one) => provesPoint(one, 0, 0))) * sentence.credit,
        gathered: together,
        asked: near.subject[0]?.[at] ?? 0,
        mistaken: Math.max(0, ...near.mistakes.map((row) => row[at] ?? 0)),
      });
      const here = found + Math.log1p(gathered[i] ?? 0);
      if (here <= best) return;
      best = here;
      logit = found;
      span = sentence.span;
    });
    return { logit, span };
  });
}

/**
 * How much nearer the sentences are to mistakes of the question than to its points, on average, beyond what the number of
 * phrasings brings by chance; null where none counts. On answers of eleven trades it parts wrong ones from strong ones in
 * nine pairs of ten.
 */
export function leaningOf(sentences: readonly SentenceEvidence[], near: Nearness): number | null {
  if (near.mistakes.length === 0) return null;
  const leanings = sentences.flatMap((sentence) => {
    const at = near.sentences.indexOf(sentence);
    if (sentence.aboutPerson || at < 0) return [];
    const nearestOf = (rows: number[][]): number => Math.max(0, ...rows.map((row) => row[at] ?? 0));
    return [nearestOf(near.mistakes) - nearestOf(near.facts.flat())];
  });
  if (leanings.length === 0) return null;
  const byChance = MORE_PHRASINGS * Math.log(near.mistakes.length / Math.max(1, near.facts.flat().length));
  return leanings.reduce((sum, one) => sum + one, 0) / leanings.length - byChance;
}

function logitOf(features: PointFeatures): number {
  let sum = WEIGHTS.base;
  for (const name of Object.keys(features) as (keyof PointFeatures)[]) sum += WEIGHTS[name] * features[name];
  return sum;
}
