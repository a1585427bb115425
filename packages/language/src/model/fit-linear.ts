import { type Example, type FitOptions, type FittedWeights, probability } from './linear.ts';

const FIRST_STEP = 0.5;
/** Weights are kept to so many decimals. */
const DECIMALS = 100;

/**
 * Logistic regression with squared weights held small, by steps that get shorter the more a feature has moved (AdaGrad).
 * The same examples in the same order give the same weights.
 */
export function fitLinear(examples: readonly Example[], { l2, fewest, passes }: FitOptions): FittedWeights {
  const names = frequent(examples, fewest);
  const index = new Map(names.map((name, at) => [name, at]));
  const rows = examples.map(({ features, belongs }) => ({
    columns: [...new Set(features)].flatMap((feature) => index.get(feature) ?? []),
    target: belongs ? 1 : 0,
  }));
  const weights = new Float64Array(names.length);
  const moved = new Float64Array(names.length);
  const gradient = new Float64Array(names.length);
  let bias = 0;
  let biasMoved = 0;
  for (let pass = 0; pass < passes; pass++) {
    gradient.fill(0);
    let biasGradient = 0;
    for (const { columns, target } of rows) {
      let sum = bias;
      for (const column of columns) sum += weights[column] ?? 0;
      const error = 1 / (1 + Math.exp(-sum)) - target;
      biasGradient += error;
      for (const column of columns) gradient[column] = (gradient[column] ?? 0) + error;
    }
    biasMoved += biasGradient ** 2;
    if (biasMoved > 0) bias -= (FIRST_STEP * biasGradient) / Math.sqrt(biasMoved);
    for (let column = 0; column < weights.length; column++) {
      const slope = (gradient[column] ?? 0) + l2 * (weights[column] ?? 0);
      const total = (moved[column] ?? 0) + slope ** 2;
      moved[column] = total;
      if (total > 0) weights[column] = (weights[column] ?? 0) - (FIRST_STEP * slope) / Math.sqrt(total);
    }
  }
  const kept = names
    .map((name, at): [string, number] => [name, rounded(weights[at] ?? 0)])
    .filter(([, weight]) => weight !== 0);
  return { bias: rounded(bias), weights: Object.fromEntries(kept) };
}

/** Probability of each example under a fit that left its group out; groups are dealt into `folds` parts in their order. */
export function heldOutProbabilities(examples: readonly Example[], options: FitOptions, folds: number): number[] {
  const groups = [...new Set(examples.map(({ group }) => group))];
  if (groups.length < folds) throw new RangeError(`${groups.length} groups of examples cannot make ${folds} folds`);
  const foldOf = new Map(groups.map((group, at) => [group, at % folds]));
  const found = new Array<number>(examples.length).fill(0);
  for (let fold = 0; fold < folds; fold++) {
    const model = fitLinear(
      examples.filter(({ group }) => foldOf.get(group) !== fold),
      options,
    );
    examples.forEach((example, at) => {
      if (foldOf.get(example.group) === fold) found[at] = probability(model, example.features);
    });
  }
  return found;
}

/** Share of what is taken that belongs, and of what belongs that is taken, from a probability on; 1 where there is none. */
export function precisionRecall(
  examples: readonly Example[],
  probabilities: readonly number[],
  threshold: number,
): { precision: number; recall: number } {
  const taken = examples.filter((_, at) => (probabilities[at] ?? 0) >= threshold);
  const right = taken.filter(({ belongs }) => belongs).length;
  const all = examples.filter(({ belongs }) => belongs).length;
  return {
    precision: taken.length === 0 ? 1 : right / taken.length,
    recall: all === 0 ? 1 : right / all,
  };
}

function frequent(examples: readonly Example[], fewest: number): string[] {
  const counts = new Map<string, number>();
  for (const { features } of examples)
    for (const feature of new Set(features)) counts.set(feature, (counts.get(feature) ?? 0) + 1);
  return [...counts].flatMap(([name, count]) => (count >= fewest ? [name] : [])).sort();
}

const rounded = (weight: number) => Math.round(weight * DECIMALS) / DECIMALS;
