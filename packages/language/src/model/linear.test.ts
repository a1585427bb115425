import { describe, expect, test } from 'vitest';
import { fitLinear, heldOutProbabilities, precisionRecall } from './fit-linear.ts';
import { belongs, type Example, linearModelOf, probability } from './linear.ts';

const MODEL = {
  bias: -1,
  weights: { round: 2, red: 0.5, square: -3 },
  threshold: 0.6,
  training: { examples: 4, positives: 2, heldOut: { precision: 1, recall: 0.5 } },
};
const example = (group: string, belongs: boolean, ...features: string[]): Example => ({ group, belongs, features });
/** Balls are round, whatever their colour. */
const THINGS = Array.from({ length: 12 }, (_, at): Example => {
  const ball = at % 2 === 0;
  return example(`g${at}`, ball, ball ? 'round' : 'square', at % 3 === 0 ? 'red' : 'blue');
});
const OPTIONS = { l2: 0.1, fewest: 1, passes: 300 };

describe('a linear model', () => {
  test('adds the weights of the features present, each once, and takes no notice of others', () => {
    const model = linearModelOf(MODEL);
    expect(probability(model, [])).toBeCloseTo(1 / (1 + Math.E), 10);
    expect(probability(model, ['round', 'round', 'toString', 'unheard'])).toBeCloseTo(1 / (1 + Math.exp(-1)), 10);
    expect(belongs(model, ['round'])).toBe(true);
    expect(belongs(model, ['red'])).toBe(false);
  });

  test.each([
    [null, 'model must be an object'],
    [{ ...MODEL, bias: '1' }, 'bias must be a finite number'],
    [{ ...MODEL, weights: { round: null } }, 'weights of "round" must be a finite number'],
    [{ ...MODEL, threshold: 1 }, 'threshold is out of range: 1'],
    [{ ...MODEL, training: undefined }, 'training must be an object'],
    [{ ...MODEL, training: { ...MODEL.training, examples: 1.5 } }, 'training.examples is out of range: 1.5'],
    [
      { ...MODEL, training: { ...MODEL.training, heldOut: { precision: 2, recall: 1 } } },
      'training.heldOut.precision is out of range: 2',
    ],
  ])('refuses what is none: %j', (value, message) => {
    expect(() => linearModelOf(value)).toThrow(`linear model: ${message}`);
  });
});

describe('fitting', () => {
  test('finds the feature that tells, and says nothing of the one that does not', () => {
    const fitted = fitLinear(THINGS, OPTIONS);
    expect(fitted.weights.round).toBeGreaterThan(1);
    expect(fitted.weights.square).toBeLessThan(-1);
    expect(Math.abs(fitted.weights.red ?? 0)).toBeLessThan(0.3);
    expect(fitLinear(THINGS, OPTIONS)).toEqual(fitted);
  });

  test('leaves rare features out, and a stronger pull gives smaller weights', () => {
    const rare = [...THINGS, example('g12', true, 'round', 'once')];
    expect(fitLinear(rare, { ...OPTIONS, fewest: 2 }).weights).not.toHaveProperty('once');
    expect(fitLinear(rare, OPTIONS).weights).toHaveProperty('once');
    const weak = fitLinear(THINGS, OPTIONS).weights.round ?? 0;
    expect(fitLinear(THINGS, { ...OPTIONS, l2: 10 }).weights.round).toBeLessThan(weak);
  });

  test('judges each group by a fit that has not seen it', () => {
    const probabilities = heldOutProbabilities(THINGS, OPTIONS, 4);
    expect(precisionRecall(THINGS, probabilities, 0.5)).toEqual({ precision: 1, recall: 1 });
    // what one group alone has is unknown to the fit without it
    const alone = [...THINGS, example('only', true, 'hidden')];
    expect(heldOutProbabilities(alone, OPTIONS, 13).at(-1)).toBeLessThan(0.7);
    expect(() => heldOutProbabilities(THINGS, OPTIONS, 13)).toThrow(RangeError);
  });

  test('counts what is taken against what belongs', () => {
    expect(precisionRecall(THINGS.slice(0, 4), [0.9, 0.8, 0.1, 0.2], 0.5)).toEqual({ precision: 0.5, recall: 0.5 });
    expect(precisionRecall(THINGS.slice(0, 2), [0, 0], 0.5)).toEqual({ precision: 1, recall: 0 });
  });
});
