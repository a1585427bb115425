import { type FittedWeights, probability } from '@colloquy/language/model/linear';
import type { LineCandidate } from './line-features.ts';

/** What a line of a description is: work to do, asked for, welcome, offered, or none of these. */
export const LINE_KINDS = ['duty', 'must', 'nice', 'benefit', 'other'] as const;
export type LineKind = (typeof LINE_KINDS)[number];

/** How likely a kind is behind another, by how closely the one line follows the other. */
export type Succession = Record<LineCandidate['follows'], Record<LineKind, Record<LineKind, number>>>;

export type LineModel = {
  kinds: Record<LineKind, FittedWeights>;
  succession: Succession;
  /** Weight of the succession against the words. */
  inertia: number;
};

/** A duty that is not asked about costs more than a sentence too many: `other` counts so much less. */
const RELIEF = 0.7;
/** Below it nothing counts as impossible. */
const LEAST = 1e-4;

/** The kinds of the lines of one description: the likeliest course of kinds through all of them (Viterbi). */
export function lineKinds(candidates: readonly LineCandidate[], { kinds, succession, inertia }: LineModel): LineKind[] {
  type Step = { score: number; from: number };
  const steps: Step[][] = [];
  for (const [at, { features, follows }] of candidates.entries()) {
    const shares = LINE_KINDS.map(
      (kind) => (kind === 'other' ? RELIEF : 1) * Math.max(LEAST, probability(kinds[kind], features)),
    );
    const whole = shares.reduce((sum, share) => sum + share, 0);
    const before = steps[at - 1];
    steps.push(
      LINE_KINDS.map((kind, to): Step => {
        const own = Math.log((shares[to] ?? LEAST) / whole);
        if (before === undefined) return { score: own, from: -1 };
        const from = bestOf(
          before.map(({ score }, index) => ({
            score: score + inertia * Math.log(succession[follows][LINE_KINDS[index] ?? 'other'][kind]),
          })),
        );
        const passed = inertia * Math.log(succession[follows][LINE_KINDS[from] ?? 'other'][kind]);
        return { score: own + (before[from]?.score ?? 0) + passed, from };
      }),
    );
  }
  const found: LineKind[] = [];
  let at = steps.length - 1;
  let kind = bestOf(steps[at] ?? []);
  for (; at >= 0; at -= 1) {
    found.unshift(LINE_KINDS[kind] ?? 'other');
    kind = steps[at]?.[kind]?.from ?? -1;
  }
  return withConstraints(candidates, found, (at) => probability(kinds.other, candidates[at]?.features ?? []));
}

/** From so many items on a list of duties is the whole of them. */
const FEWEST_LISTED = 3;

/** From this share on the words of a sentence say that it is no duty, asked for, welcome or offered. */
const NONE_OF_THESE = 0.5;

/** What holds whatever the weights say. */
function withConstraints(
  candidates: readonly LineCandidate[],
  kinds: readonly LineKind[],
  noneOfThese: (at: number) => number,
): LineKind[] {
  const has = (at: number, feature: string) => candidates[at]?.features.includes(feature) === true;
  const listed = kinds.flatMap((kind, at) => (kind === 'duty' && has(at, 'item') ? [at] : []));
  const [firstListed = 0] = listed;
  const speaksTo = (at: number) => has(at, 'speaks:reader') || has(at, 'speaks:both');
  // Behind what is asked for, what says that it is welcome is, unless its other words are of something else: "Visits are".
  const isWelcomeBehind = (kind: LineKind | undefined, at: number): boolean =>
    (kind === 'must' || kind === 'nice') &&
    has(at, 'hint:nice') &&
    !has(at, 'heading') &&
    noneOfThese(at) < NONE_OF_THESE;
  return kinds.map((kind, at) => {
    // What only says that something follows says nothing itself.
    if (has(at, 'leads-in')) return 'other';
    // Who is welcome whoever they are is asked for nothing.
    if ((kind === 'must' || kind === 'nice') && has(at, 'hint:invites') && !has(at, 'heading')) return 'other';
    if (kind === 'other' && isWelcomeBehind(kinds[at - 1], at)) return 'nice';
    // What is welcome says so itself, also in the middle of a list of what is asked for.
    if (kind === 'must' && has(at, 'hint:nice')) return 'nice';
    // What is in front of a list of tasks is about the company, unless it speaks to the reader.
    if (kind === 'duty' && listed.length >= FEWEST_LISTED && at < firstListed && !has(at, 'item') && !speaksTo(at))
      return 'other';
    return kind;
  });
}

function bestOf(steps: readonly { score: number }[]): number {
  return steps.reduce(
    (best, { score }, at) => (score > (steps[best]?.score ?? Number.NEGATIVE_INFINITY) ? at : best),
    0,
  );
}

/** How a model is written down: each feature once, its weights in the order of `LINE_KINDS`. */
export type LineWeights = {
  bias: readonly number[];
  weights: Record<string, readonly number[]>;
  succession: Succession;
  inertia: number;
};

/**
 * A model read from JSON.
 * @throws {TypeError} naming the part that is missing or no number
 */
export function lineModelOf(value: unknown): LineModel {
  const { bias, weights, succession, inertia } = value as LineWeights;
  if (bias?.length !== LINE_KINDS.length || !bias.every(Number.isFinite))
    throw new TypeError('bias is no row of numbers');
  for (const [feature, row] of Object.entries(weights ?? {}))
    if (row.length !== LINE_KINDS.length || !row.every(Number.isFinite))
      throw new TypeError(`weights.${feature} is no row of numbers`);
  for (const follows of ['list', 'block', 'apart'] as const)
    for (const kind of LINE_KINDS)
      for (const next of LINE_KINDS)
        if (!((succession?.[follows]?.[kind]?.[next] ?? 0) > 0))
          throw new TypeError(`succession.${follows}.${kind}.${next} is no share`);
  if (!Number.isFinite(inertia)) throw new TypeError('inertia is no number');
  const kinds = LINE_KINDS.map((kind, at): [LineKind, FittedWeights] => [
    kind,
    {
      bias: bias[at] ?? 0,
      weights: Object.fromEntries(Object.entries(weights).map(([feature, row]) => [feature, row[at] ?? 0])),
    },
  ]);
  return { kinds: Object.fromEntries(kinds) as LineModel['kinds'], succession, inertia };
}
