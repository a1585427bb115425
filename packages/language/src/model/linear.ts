/**
 * A linear classifier over named features: how sure the logistic model is that an item belongs to the class.
 * Features are present or absent; one that the model does not know weighs nothing.
 */
export type LinearModel = {
  /** Log odds of an item without any known feature. */
  bias: number;
  /** Log odds that the presence of a feature adds. */
  weights: Readonly<Record<string, number>>;
  /** An item belongs to the class from this probability on, above 0 and below 1. */
  threshold: number;
  training: TrainingFigures;
};

/** What a model was fitted on and how well it did there; kept next to the weights, so that both change together. */
export type TrainingFigures = {
  examples: number;
  positives: number;
  /** By groups of examples that were left out of the fit in turn, at the threshold. */
  heldOut: { precision: number; recall: number };
};

export type Example = {
  features: readonly string[];
  belongs: boolean;
  /** Examples of one group are never on both sides of a split: those of one text, one author. */
  group: string;
};

export type FitOptions = {
  /** Strength of the pull of each weight to zero: squares of the weights count so much against the fit. */
  l2: number;
  /** Features of fewer examples are left out. */
  fewest: number;
  /** Passes over all examples. */
  passes: number;
};

export type FittedWeights = Pick<LinearModel, 'bias' | 'weights'>;

/** Probability from 0 to 1 that an item with these features belongs to the class. A feature counts once. */
export function probability(model: FittedWeights, features: Iterable<string>): number {
  let sum = model.bias;
  for (const feature of new Set(features)) sum += weightOf(model.weights, feature);
  return 1 / (1 + Math.exp(-sum));
}

export function belongs(model: LinearModel, features: Iterable<string>): boolean {
  return probability(model, features) >= model.threshold;
}

function weightOf(weights: Readonly<Record<string, number>>, feature: string): number {
  return Object.hasOwn(weights, feature) ? (weights[feature] ?? 0) : 0;
}

/**
 * A model read from JSON.
 * @throws {TypeError} naming the field that is missing, no finite number or out of its range
 */
export function linearModelOf(value: unknown): LinearModel {
  const model = objectAt(value, 'model');
  const weights = objectAt(model.weights, 'weights');
  for (const [feature, weight] of Object.entries(weights)) numberAt(weight, `weights of "${feature}"`);
  const training = objectAt(model.training, 'training');
  const heldOut = objectAt(training.heldOut, 'training.heldOut');
  return {
    bias: numberAt(model.bias, 'bias'),
    weights: weights as Record<string, number>,
    threshold: inside(numberAt(model.threshold, 'threshold'), 'threshold', (number) => number > 0 && number < 1),
    training: {
      examples: countAt(training.examples, 'training.examples'),
      positives: countAt(training.positives, 'training.positives'),
      heldOut: {
        precision: shareAt(heldOut.precision, 'training.heldOut.precision'),
        recall: shareAt(heldOut.recall, 'training.heldOut.recall'),
      },
    },
  };
}

function objectAt(value: unknown, name: string): Record<string, unknown> {
  if (typeof value !== 'object' || value === null || Array.isArray(value))
    throw new TypeError(`linear model: ${name} must be an object`);
  return value as Record<string, unknown>;
}

function numberAt(value: unknown, name: string): number {
  if (typeof value !== 'number' || !Number.isFinite(value))
    throw new TypeError(`linear model: ${name} must be a finite number`);
  return value;
}

function inside(value: number, name: string, fits: (value: number) => boolean): number {
  if (!fits(value)) throw new TypeError(`linear model: ${name} is out of range: ${value}`);
  return value;
}

const countAt = (value: unknown, name: string) =>
  inside(numberAt(value, name), name, (number) => Number.isInteger(number) && number >= 0);
const shareAt = (value: unknown, name: string) =>
  inside(numberAt(value, name), name, (number) => number >= 0 && number <= 1);
