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

/** How far the answer is on the subject of the question, 0 … 1. */
export type OnSubject = number;

type Weights = { base: number } & { [name in keyof LevelFeatures]: number };

/**
 * Least squares with fixed signs on sets of graded interview answers, checked by leaving out one set at a time;
 * `npm run eval:answers -- FOLDER --fit` prints them anew.
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

/** The level against the anchors with its range; off the subject, what speaks for the answer counts less. */
export function levelOf(
  method: 'stems' | 'meaning',
  features: LevelFeatures,
  onSubject: OnSubject,
  measured: boolean,
): { score: number; low: number; high: number } {
  const weights = WEIGHTS[method];
  let raw = weights.base;
  for (const name of Object.keys(features) as (keyof LevelFeatures)[]) raw += weights[name] * features[name];
  const score = 1 + (Math.min(5, Math.max(1, raw)) - 1) * onSubject;
  const spread = SPREAD[method] + (measured ? 0 : UNMEASURED) + 0.3 * (1 - onSubject);
  return { score: tenth(score), low: tenth(score - spread), high: tenth(score + spread) };
}

/** By how much of the subject of question and rubric comes back (`topicShare`). */
export function onSubjectByStems(topic: number): OnSubject {
  return Math.min(1, 0.35 + 0.35 * topic);
}

/** By the nearness of the best sentences to question and rubric, with the shared words beside it. */
export function onSubjectByMeaning(nearness: number, topic: number): OnSubject {
  const together = nearness + 0.2 * Math.min(3, topic);
  return Math.min(1, Math.max(0.35, 0.35 + (0.65 * (together - 0.9)) / 0.45));
}
