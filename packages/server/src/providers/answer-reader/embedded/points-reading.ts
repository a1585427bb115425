import { catalogueLanguage } from '@colloquy/contract/shared';
import type { AnswerReading, AnswerToRead, QuestionToRead, Span } from '../port.ts';
import type { SentenceEvidence } from './evidence.ts';
import { type FactFound, findFacts, NEAR_ENOUGH, type StemRubric, topicWeightOf } from './facts.ts';
import { GATHERED, gatheredIn, withNearness } from './gathered.ts';
import type { Subject } from './level.ts';
import { carryNoLevel } from './level-figures.ts';
import type { BaseLanguage } from './lexicon/index.ts';
import { findMistakes, isRejecting, mistakeStrengths } from './mistakes.ts';
import { reportsOwnAction } from './own-past.ts';
import { passingSentence } from './passing.ts';
import { drawnUnder, levelBy, levelByWords, levelEvidence, wordEvidence } from './point-level.ts';
import { leaningOf, type PointLikelihood, pointLikelihoods } from './point-likelihood.ts';
import { pointStatements } from './point-statements.ts';
import { type Depth, featuresOf, languageNoticed, meant, type Nearness, type PlainReading } from './reading.ts';
import { isRecited } from './recited.ts';
import { readSignals } from './signals.ts';
import { toldOccasion } from './told-occasion.ts';

const ONE_POINT = 2;
/** From so many on it is more than one point. */
const MORE_THAN_ONE = 1.5;
const ONE_POINT_MAY_BE = 4;
/** So many acts of the speaker tell a course of events. */
const SEVERAL = 2;
/** Without an own occasion that carries the points, or points that the company wrote; own acts are missing in such an account, too. */
const NOT_LIVED = { from: 3.5, to: 3.95 };
/**
 * Points of which none came back in the words of one phrasing are right every other time (40 of 75 on answers written by
 * others, 58 of 68 where words did): what lies next to a subject brings several of them. They are not above this, and keep
 * their order below: a limit of 2.5 put strong answers in other words below middling ones.
 */
const BY_LIKENESS = { from: 3, to: 3.9 };
/** From so much of a phrasing on its words prove a sentence better than nearness does. */
const PROVEN = 0.5;
/** The logit from which on a point counts as said, and from which on something of it may be said. */
const LIKELY = { said: -2, partly: -3 };
/**
 * What lies next to a subject brings points by chance: how many are likely said and how likely the answer is about its
 * question stand for each other. Each further sentence is another chance, so that long answers have to show more.
 */
const FIRM = { subject: 8, least: 6.5 };
/** Who is so much nearer to the mistakes than to the points may be as wrong as right. */
const LEANING = 0.02;
const MAY_BE_WRONG = { from: 2, to: 2.5 };
/** What several points in one sentence are put in. */
const WORDS_A_POINT = 12;
/** A mistake that a named person of the trade vouches for as dangerous. */
const DANGEROUS = 2;
const SPREAD = 0.7;
/** Added where nothing was measured: every language but English. */
const UNMEASURED = 0.5;
/** From so much of a point's own words in one sentence on something of it may be said. */
const TRACE = 0.5;
/** An occasion carries what is told in so many sentences after it. */
const TOLD_AFTER = 4;

/**
 * Puts a reading together that rests on the points found alone. `near` is null when no meaning engine took part.
 *
 * @param depth `skim` leaves out what may be printed of each point: only a report says it
 */
export function completeByPoints(
  plain: PlainReading,
  answer: AnswerToRead,
  near: Nearness | null,
  depth: Depth = 'whole',
): AnswerReading {
  const { question } = answer;
  const { sentences, rests, words, injections, rubric } = plain;
  const language = catalogueLanguage(answer.language);
  const isPublic = (fact: number): boolean => question.facts[fact]?.company !== true;
  const recited =
    rubric === null
      ? new Set()
      : new Set(sentences.filter((one) => isRecited(rubric, one, topicWeightOf(rubric), isPublic)));
  const own = sentences.filter((sentence) => !recited.has(sentence));
  const passing =
    recited.size === 0
      ? plain.passing
      : passingSentence(
          rests.filter((_, at) => sentences[at] !== undefined && !recited.has(sentences[at])),
          language,
          question,
        );
  const signals = readSignals(own, language, passing, 'widely');
  const told = toldOccasion(own, language);
  const none = {
    words,
    sentences: sentences.map(({ span }) => span),
    signals,
    injections,
    ...(told === null ? {} : { told }),
    ...languageNoticed(plain),
  };
  if (rubric === null) {
    return {
      method: 'none',
      ...none,
      facts: question.facts.map(({ key }) => ({ key, strength: 0, named: null, span: null })),
      level: null,
      notAssessable: plain.notAssessable ?? 'language',
    };
  }
  const mistakes = findMistakes(question, rubric, own);
  // Who says something known to be wrong names no point by it.
  const right = own.filter(({ span }) => !mistakes.some((mistake) => mistake.span === span));
  const worded = findFacts(rubric, right, near ? meant(near) : null);
  const found =
    near === null ? byWords(rubric, worded, right) : byLikelihood(worded, pointLikelihoods(rubric, right, near));
  const facts = near === null ? withNearness(found, rubric, question, right) : found;
  const isWhole = injections.length === 0 && plain.notAssessable === null;
  const read = {
    method: near ? ('meaning' as const) : ('stems' as const),
    ...none,
    facts:
      depth === 'skim'
        ? facts
        : withStatements(facts, question, rubric, { right, all: isWhole ? sentences : null }, near),
    mistakes,
  };
  const without = (notAssessable: NonNullable<AnswerReading['notAssessable']>): AnswerReading => ({
    ...read,
    level: null,
    notAssessable,
  });
  if (plain.notAssessable) return without(plain.notAssessable);
  if (question.general === true || question.open !== undefined) return without('general');
  const named = facts.filter((fact) => fact.named === true && fact.span !== null);
  if (named.length === 0) return without('no-points');
  const points = question.facts.filter(({ key }) => named.some((fact) => fact.key === key));
  if (carryNoLevel(points, language)) return without('language');
  const spans = named.map(({ span }) => span);
  const acts = own.filter((sentence) => !sentence.aboutPerson && reportsOwnAction(sentence.folded, language)).length;
  const carried =
    points.some((point) => point.company === true) || told !== null || isCarried(own, spans, signals, acts, language);
  const said = Math.min(
    near === null ? named.length : likelySaid(facts),
    acts > 0 || signals.example !== null || told !== null ? Number.POSITIVE_INFINITY : countedOf(named, own),
  );
  const full =
    near === null
      ? byWordsAlone(facts, own, said, {
          isMistaken: mistakes.length > 0,
          mistakes: mistakeStrengths(question, rubric, own),
        })
      : byMeaning(facts, own, near, said, featuresOf(plain, rubric, near, worded).subject, language);
  const score = Math.min(
    carried ? full : drawnUnder(full, NOT_LIVED),
    mistakes.some(({ caps }) => caps) ? DANGEROUS : 5,
  );
  const spread = SPREAD + (language === 'en' ? 0 : UNMEASURED);
  return {
    ...read,
    // One point found says little of how many were said.
    level: {
      score: hundredth(score),
      low: hundredth(score - spread),
      high: hundredth(named.length === 1 ? Math.max(ONE_POINT_MAY_BE, score + spread) : score + spread),
    },
  };
}

type Found = FactFound & Pick<AnswerReading['facts'][number], 'near'> & { partly: boolean; logit?: number };

/**
 * The points with what may be printed of each; levels rest on what was found, and not on that.
 *
 * @param said `right`: the sentences that may prove a point; `all`: all of the answer, null where a part of it was not read
 */
function withStatements(
  facts: readonly Found[],
  question: QuestionToRead,
  rubric: StemRubric,
  said: { right: readonly SentenceEvidence[]; all: readonly SentenceEvidence[] | null },
  near: Nearness | null,
): (AnswerReading['facts'][number] & Found)[] {
  const proving = said.right.filter(({ aboutPerson }) => !aboutPerson);
  const statements = pointStatements(question, rubric, proving, near);
  // What was learnt by heart, is said of a mistake or of the person proves no point, and does not leave it unsaid either.
  const mentioned = said.all === null ? [] : pointStatements(question, rubric, said.all, near);
  return facts.map((fact, i) => {
    const found = statements[i] ?? null;
    if (fact.named === true && found?.statement === 'said') return { ...fact, sure: true, span: found.span };
    const isUnsaid = found?.statement === 'not-said' && mentioned[i]?.statement === 'not-said';
    return { ...fact, sure: fact.named === false && isUnsaid };
  });
}

function byWordsAlone(
  facts: readonly Found[],
  sentences: readonly SentenceEvidence[],
  said: number,
  wrong: Parameters<typeof wordEvidence>[2],
): number {
  const full = levelByWords(wordEvidence(sentences, facts, wrong));
  const isWorded = facts.some(({ named, worded }) => named === true && worded > 0);
  const level = isWorded ? full : drawnUnder(full, BY_LIKENESS);
  return said < MORE_THAN_ONE ? Math.min(level, ONE_POINT) : level;
}

function byMeaning(
  facts: readonly Found[],
  sentences: readonly SentenceEvidence[],
  near: Nearness,
  said: number,
  { likely }: Pick<Subject, 'likely'>,
  language: BaseLanguage,
): number {
  // What is named to reject it speaks for no mistake.
  const meant = sentences.filter((sentence) => isRejecting(sentence, language) === false);
  const leaning = leaningOf(meant, near);
  const logits = facts.map(({ logit = Number.NEGATIVE_INFINITY }) => ({ logit }));
  const full = levelBy(levelEvidence(sentences, near, logits, { leaning: leaning ?? 0, subject: likely }));
  const level = leaning !== null && leaning > LEANING ? drawnUnder(full, MAY_BE_WRONG) : full;
  const isOne = said < MORE_THAN_ONE || !isFirm(said, sentences.length, { likely });
  return isOne ? Math.min(level, ONE_POINT) : level;
}

/**
 * How many points are likely said, each by how far it is above or below where it counts as said: a few that just miss that
 * are worth as much as a sure one, and several that just reach it are not worth several.
 */
function likelySaid(facts: readonly Found[]): number {
  return facts.reduce((sum, { logit = Number.NEGATIVE_INFINITY }) => sum + 1 / (1 + Math.exp(LIKELY.said - logit)), 0);
}

/** Whether the points are more than what lies next to the subject brings by chance. */
function isFirm(said: number, sentences: number, { likely }: Pick<Subject, 'likely'>): boolean {
  return said + FIRM.subject * likely - Math.log(Math.max(1, sentences)) >= FIRM.least;
}

/** The points found, where nothing that happened is told: a sentence of few words then says one. */
function countedOf(named: readonly Found[], sentences: readonly SentenceEvidence[]): number {
  let counted = 0;
  for (const { span, folded } of sentences) {
    const here = named.filter((fact) => fact.span === span).length;
    counted += Math.min(here, Math.max(1, Math.floor(folded.split(' ').length / WORDS_A_POINT)));
  }
  return counted;
}

function byWords(rubric: StemRubric, found: readonly FactFound[], sentences: readonly SentenceEvidence[]): Found[] {
  return found.map((one, i) => {
    const { fact, gathered } = gather(rubric, i, one, sentences);
    return {
      ...fact,
      partly: fact.named !== true && (fact.strength >= NEAR_ENOUGH || gathered >= TRACE),
    };
  });
}

function byLikelihood(found: readonly FactFound[], likely: readonly PointLikelihood[]): Found[] {
  return found.map((fact, i) => {
    const { logit, span } = likely[i] ?? { logit: Number.NEGATIVE_INFINITY, span: null };
    const isSaid = logit >= LIKELY.said && span !== null;
    const isPartly = !isSaid && (logit >= LIKELY.partly || fact.strength >= NEAR_ENOUGH);
    return {
      ...fact,
      named: isSaid ? true : fact.named === null ? null : false,
      // Words prove their sentence better than nearness does.
      span: isSaid && fact.worded >= PROVEN ? fact.span : isSaid || isPartly ? span : null,
      partly: isPartly,
      logit,
    };
  });
}

/** A point that no single phrasing names may be said in the words of several. */
function gather(
  rubric: StemRubric,
  at: number,
  fact: FactFound,
  sentences: readonly SentenceEvidence[],
): { fact: FactFound; gathered: number } {
  if (fact.named === true) return { fact, gathered: GATHERED };
  let gathered = 0;
  let span: Span | null = null;
  for (const sentence of sentences) {
    if (sentence.aboutPerson) continue;
    const found = gatheredIn(rubric, at, sentence);
    if (found <= gathered) continue;
    gathered = found;
    span = sentence.span;
  }
  return { fact: gathered < GATHERED ? fact : { ...fact, named: true, span }, gathered };
}

/** Whether the points are told of what the speaker did on one occasion: most of them, or some in a course of own acts. */
function isCarried(
  sentences: readonly SentenceEvidence[],
  spans: readonly (Span | null)[],
  signals: AnswerReading['signals'],
  acts: number,
  language: Parameters<typeof reportsOwnAction>[1],
): boolean {
  if (signals.ownPart === null) return false;
  const occasion = sentences.findIndex(({ span }) => span === signals.example);
  const lived = spans.filter((span) => {
    const at = sentences.findIndex((sentence) => sentence.span === span);
    const sentence = sentences[at];
    if (sentence === undefined) return false;
    if (occasion >= 0 && at >= occasion && at <= occasion + TOLD_AFTER) return true;
    // A step that stands among own acts belongs to them.
    return [at - 1, at, at + 1].some((near) => reportsOwnAction(sentences[near]?.folded ?? '', language));
  }).length;
  return lived * 2 >= spans.length || (lived > 0 && acts >= SEVERAL);
}

function hundredth(value: number): number {
  return Math.round(Math.min(5, Math.max(1, value)) * 100) / 100;
}
