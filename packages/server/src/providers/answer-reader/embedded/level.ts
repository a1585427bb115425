import type { QuestionToRead } from '../port.ts';
import type { SentenceEvidence } from './evidence.ts';

/** What the level is made of. Counts are damped by log(1 + n), so that saying more of the same brings little. */
export type LevelFeatures = {
  /** Points of the top anchor that are said, 0 … 1. */
  topAnchor: number;
  /** Points of the lowest anchor that are said, 0 … 1. */
  lowAnchor: number;
  /** The same for facts and top anchor by sentence meaning; 0 without the engine. */
  factMeaning: number;
  topMeaning: number;
  /** Distinct things done by anyone, and those the speaker does. */
  steps: number;
  ownSteps: number;
  /** Reasons, conditions, order, trade-offs. */
  structure: number;
  /** Figures, occasions, results. */
  specifics: number;
  /** Merits, values, words about words. */
  empty: number;
  /** Waved off or passed on. */
  waved: number;
  hedged: number;
  sweeping: number;
};

/** What speaks for an answer being about its question. Nearness of meaning is 0 without the engine. */
export type SubjectFeatures = {
  /** Telling words of the rubric that come back, by how many it has. */
  topic: number;
  /** Facts and points of the top anchor, by the words that tell of the subject. */
  bestFact: number;
  meanFact: number;
  topAnchor: number;
  /** The nearest sentences to any text of the rubric; facts and points of the top anchor to their nearest sentence. */
  closest: number;
  factNearness: number;
  topNearness: number;
};

export type Subject = {
  /** How likely the answer is about its question, 0 … 1. */
  likely: number;
  /** How much the rubric says about what may be heard, 0 … 1: a few words decide little. */
  telling: number;
  /** Expected points that are said; null where the rubric puts them in too few ways to tell that they are missing. */
  named: number | null;
  /** Where any matter may answer the question. */
  account?: OpenAccount;
};

/** The highest level that the style of an answer alone can carry. */
const STYLE_ALONE = 2.5;

/** What an answer to a question of open matter has: any matter may answer it, so that its words decide little. */
export type OpenAccount = {
  matter: NonNullable<QuestionToRead['open']>;
  /** Cues of a concrete account, 0 to 4. */
  cues: number;
  /** Points of the rubric that its words name, and those shown by cues, of how many. */
  named: number;
  shown: number;
  points: number;
};

/** What counts of an account by its cues, where its words speak for the theme of the question and where nothing does. */
const ACCOUNT = {
  heard: [0.4, 0.6, 1, 1, 1],
  unheard: { any: [0.2, 0.5, 0.8, 0.8, 0.8], job: [0.08, 0.12, 0.2, 0.2, 0.2] },
};
/** From here on words speak for the theme. */
const HEARD = 0.19;
/** The highest level of an account that may be of something else, and of one with few of the points. */
const UNHEARD = { any: 3.4, job: STYLE_ALONE };
const FEW_POINTS = 4;
/** Fewest cues of an account; with less, style alone speaks. */
const CONCRETE = 2;
/** The top anchor speaks of what makes an account good: how far the points said, and being on the theme, stand for it. */
const ACCOUNT_TOP = { points: 0.4, theme: 0.2 };

function isHeard({ likely }: Subject, { named }: OpenAccount): boolean {
  return named > 0 || likely >= HEARD;
}

function accountScore(full: number, subject: Subject, account: OpenAccount): number {
  const heard = isHeard(subject, account);
  const counts = heard ? ACCOUNT.heard : ACCOUNT.unheard[account.matter];
  const score = 1 + full * (counts[account.cues] ?? 0);
  if (account.cues < CONCRETE) return Math.min(score, STYLE_ALONE);
  if (!heard) return Math.min(score, UNHEARD[account.matter]);
  return Math.min(score, account.named + account.shown > 1 ? 5 : FEW_POINTS);
}

export function accountTop(subject: Subject, account: OpenAccount): number {
  const share = (account.named + account.shown) / Math.max(1, account.points);
  return ACCOUNT_TOP.points * share + (isHeard(subject, account) ? ACCOUNT_TOP.theme * subject.likely : 0);
}

type Weights = { base: number } & { [name in keyof LevelFeatures]: number };

/**
 * Least squares with fixed signs on sets of graded interview answers, checked by leaving out one set at a time;
 * `npm run eval:answers -- FOLDER --fit` prints them again.
 */
export const WEIGHTS: Record<'stems' | 'meaning', Weights> = {
  stems: {
    base: 2.038,
    topAnchor: 3.039,
    lowAnchor: -1.275,
    factMeaning: 0,
    topMeaning: 0,
    steps: 0.11,
    ownSteps: 0.337,
    structure: 0.446,
    specifics: 0.29,
    empty: -0.437,
    waved: -0.67,
    hedged: -0.319,
    sweeping: -0.262,
  },
  meaning: {
    base: 1.028,
    topAnchor: 2.375,
    lowAnchor: -1.364,
    factMeaning: 2.14,
    topMeaning: 1.816,
    steps: 0.114,
    ownSteps: 0.312,
    structure: 0.345,
    specifics: 0.284,
    empty: -0.297,
    waved: -0.652,
    hedged: -0.321,
    sweeping: -0.148,
  },
};

/** Half the width of the stated range: about the standard error on sets that were left out. */
const SPREAD = { stems: 0.8, meaning: 0.75 };
/** Added where the weights were never measured: every language but English. */
const UNMEASURED = 0.5;

const damp = Math.log1p;

/** The style of thought of an answer, from the sentences that count. */
export function evidenceFeatures(
  sentences: SentenceEvidence[],
  recited: number,
): Pick<LevelFeatures, 'steps' | 'ownSteps' | 'structure' | 'specifics' | 'empty' | 'waved' | 'hedged' | 'sweeping'> {
  const steps = new Set<string>();
  const ownSteps = new Set<string>();
  let structure = 0;
  let specifics = 0;
  let empty = 0;
  let waved = recited;
  let hedged = 0;
  let sweeping = 0;
  for (const sentence of sentences) {
    const { counts, credit } = sentence;
    if (credit > 0.3) for (const action of sentence.actions) steps.add(action);
    for (const action of sentence.ownActions) ownSteps.add(action);
    structure += (counts.order + counts.condition + counts.reason + counts.contrast) * credit;
    specifics += (sentence.figures + counts.occasion + counts.result) * credit;
    empty += sentence.empty;
    waved += sentence.waved;
    hedged += counts.hedge;
    sweeping += counts.sweeping;
  }
  return {
    steps: damp(steps.size),
    ownSteps: damp(ownSteps.size),
    structure: damp(structure),
    specifics: damp(specifics),
    empty: damp(empty),
    waved: damp(waved),
    hedged: damp(hedged),
    sweeping: damp(sweeping),
  };
}

function tenth(value: number): number {
  return Math.round(Math.min(5, Math.max(1, value)) * 100) / 100;
}

/** Logistic regression with positive weights on answers to the same and to other questions, and on talk of other things. */
const SUBJECT: Record<'stems' | 'meaning', { base: number } & { [name in keyof SubjectFeatures]: number }> = {
  stems: {
    base: -2.58,
    topic: 1.35,
    bestFact: 0.08,
    meanFact: 3.3,
    topAnchor: 5.94,
    closest: 0,
    factNearness: 0,
    topNearness: 0,
  },
  meaning: {
    base: -8.43,
    topic: 0.88,
    bestFact: 0.28,
    meanFact: 2.19,
    topAnchor: 1.96,
    closest: 6.86,
    factNearness: 3.77,
    topNearness: 11.63,
  },
};

/** How likely an answer is about its question, 0 … 1. */
export function likelyOnSubject(method: 'stems' | 'meaning', features: SubjectFeatures): number {
  const weights = SUBJECT[method];
  let sum = weights.base;
  for (const name of Object.keys(features) as (keyof SubjectFeatures)[]) sum += weights[name] * features[name];
  return 1 / (1 + Math.exp(-sum));
}

function ramp(value: number, from: number, to: number): number {
  return Math.min(1, Math.max(0, (value - from) / (to - from)));
}

type Range = { from: number; to: number };

function along({ from, to }: Range, value: number): number {
  return ramp(value, from, to);
}

/**
 * Where an answer begins to count by how likely it is about its question, and from where on it counts in full; and the
 * same for what style alone cannot carry. Without a point named it takes more, and more where meaning was compared, as
 * that is nearer to everything of the trade.
 */
const COUNTS: Record<'stems' | 'meaning', { none: Range; some: Range }> = {
  stems: { none: { from: 0.2, to: 0.5 }, some: { from: 0.1, to: 0.35 } },
  meaning: { none: { from: 0.25, to: 0.6 }, some: { from: 0.15, to: 0.45 } },
};
const CARRIES: Record<'stems' | 'meaning', { none: Range; some: Range }> = {
  stems: { none: { from: 0.45, to: 0.7 }, some: { from: 0.3, to: 0.5 } },
  meaning: { none: { from: 0.55, to: 0.85 }, some: { from: 0.3, to: 0.5 } },
};

/** How likely an answer in the job's own words is about its question: from here on it counts in full. */
export const WITH_JOB_VOCABULARY = { stems: COUNTS.stems.none.to, meaning: COUNTS.meaning.none.to };

/** What is left of an answer that is about something else. */
const LEFT = 0.08;

/** The highest level by the number of expected points named; stems alone miss more of what is put in other words. */
const POINTS_CARRY: Record<'stems' | 'meaning', readonly number[]> = { stems: [3.4, 4], meaning: [STYLE_ALONE, 4] };

/** Below this an answer has next to nothing of what its question is about; stems cannot tell it from a rubric of few words. */
const OFF_SUBJECT = { stems: { few: 0.12, enough: 0.2 }, meaning: { few: 0.15, enough: 0.25 } };
const OFF_SUBJECT_SPARSE = { stems: { few: 0, enough: 0.1 }, meaning: { few: 0.03, enough: 0.15 } };

export function isOffSubject(method: 'stems' | 'meaning', { likely, telling, named, account }: Subject): boolean {
  if (account || (named !== null && named > 0)) return false;
  const { few, enough } = (named === null ? OFF_SUBJECT_SPARSE : OFF_SUBJECT)[method];
  return likely < few + (enough - few) * telling;
}

/** Style counts as far as the answer is about its question, alone it carries only so far, and so do few points. */
export function scoreOf(method: 'stems' | 'meaning', raw: number, subject: Subject, topAnchor: number): number {
  const { likely, named } = subject;
  const full = Math.min(5, Math.max(1, raw)) - 1;
  if (subject.account) return accountScore(full, subject, subject.account);
  if (named === null) return sparseScore(method, full, subject, topAnchor);
  const kind = named > 0 ? 'some' : 'none';
  const score = 1 + full * (LEFT + (1 - LEFT) * along(COUNTS[method][kind], likely));
  const carried = STYLE_ALONE + (5 - STYLE_ALONE) * along(CARRIES[method][kind], likely);
  return Math.min(score, carried, POINTS_CARRY[method][named] ?? 5);
}

/** What is left of a level by a rubric of few words: meaning still tells most of what is about something else. */
const SPARSE = { stems: { least: 0.35, from: 0.03, full: 0.2 }, meaning: { least: 0.1, from: 0.06, full: 0.25 } };

/** The level where a point that was not found may have been said otherwise: the top anchor has to speak as well. */
function sparseScore(
  method: 'stems' | 'meaning',
  full: number,
  { likely, telling }: Subject,
  topAnchor: number,
): number {
  const { least, from, full: all } = SPARSE[method];
  const few = least + (1 - least) * ramp(likely, from, all);
  const enough = LEFT + (1 - LEFT) * ramp(likely, 0.2, 0.5);
  const score = 1 + full * (telling * enough + (1 - telling) * few);
  const carried = Math.max(ramp(likely, 0.3, 0.5), ramp(topAnchor, 0.15, 0.3));
  return Math.min(score, STYLE_ALONE + (5 - STYLE_ALONE) * carried);
}

/** The level against the anchors with its range; off the subject, what speaks for the answer counts less. */
export function levelOf(
  method: 'stems' | 'meaning',
  features: LevelFeatures,
  subject: Subject,
  measured: boolean,
): { score: number; low: number; high: number } {
  const weights = WEIGHTS[method];
  let raw = weights.base;
  for (const name of Object.keys(features) as (keyof LevelFeatures)[]) raw += weights[name] * features[name];
  const score = scoreOf(method, raw, subject, features.topAnchor);
  const spread = SPREAD[method] + (measured ? 0 : UNMEASURED) + 0.3 * (1 - subject.likely) * (1 - subject.telling);
  return { score: tenth(score), low: tenth(score - spread), high: tenth(score + spread) };
}
