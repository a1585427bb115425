import { expect, test } from 'vitest';
import type { SentenceEvidence } from './evidence.ts';
import {
  drawnUnder,
  type LevelEvidence,
  levelBy,
  levelByWords,
  levelEvidence,
  type WordEvidence,
  wordEvidence,
} from './point-level.ts';
import type { Nearness } from './reading.ts';

const MIDDLE: LevelEvidence = {
  coverage: -1,
  leaning: -0.02,
  subject: 0.95,
  nearness: 0.58,
  matter: 4.1,
  figures: 1.9,
};

function sentence(words: string, aboutPerson = false): SentenceEvidence {
  return { contentWords: new Set(words.split(' ')), amounts: 0, aboutPerson } as unknown as SentenceEvidence;
}

function nearnessOf(sentences: SentenceEvidence[], cosines: number[][]): Nearness {
  return { sentences, facts: [cosines], top: [], subject: [], mistakes: [] };
}

test('more of the points, more matter and more figures lift a level; leaning to mistakes and being near to all of it lower it', () => {
  const with_ = (change: Partial<LevelEvidence>): number => levelBy({ ...MIDDLE, ...change }) - levelBy(MIDDLE);
  expect(with_({ coverage: 0 })).toBeGreaterThan(0.5);
  expect(with_({ matter: 4.4 })).toBeGreaterThan(0.2);
  expect(with_({ figures: 2.5 })).toBeGreaterThan(0);
  expect(with_({ subject: 0.5 })).toBeLessThan(-1);
  expect(with_({ leaning: 0.02 })).toBeLessThan(-0.5);
  expect(with_({ nearness: 0.66 })).toBeLessThan(-0.5);
  // Half of what an expert would say stays below half of the scale's upper part, with as many words.
  expect(levelBy({ ...MIDDLE, coverage: -2, subject: 0.85 })).toBeLessThan(3.5);
  expect(levelBy({ ...MIDDLE, coverage: 0.5, leaning: -0.04, matter: 4.4 })).toBeGreaterThan(4.5);
});

test('a point that is just found counts for less than one that is clearly said, and a sure one no more than a sure one', () => {
  const one = sentence('yeast foams warm water');
  const coverage = (...logits: number[]): number =>
    levelEvidence(
      [one],
      nearnessOf([one], [[0.6]]),
      logits.map((logit) => ({ logit })),
      { leaning: 0, subject: 1 },
    ).coverage;
  expect(coverage(1, -2)).toBeLessThan(coverage(1, 0.5));
  expect(coverage(2, 2)).toBe(coverage(9, 40));
  expect(coverage(Number.NEGATIVE_INFINITY)).toBe(coverage(-4));
});

test('what somebody says of their person is no matter', () => {
  const [one, two] = [sentence('yeast foams water'), sentence('born village north', true)];
  const near = nearnessOf([one, two], [[0.5, 0.7]]);
  const alone = levelEvidence([one], near, [{ logit: 0 }], { leaning: 0, subject: 1 });
  expect(levelEvidence([one, two], near, [{ logit: 0 }], { leaning: 0, subject: 1 })).toEqual(alone);
});

test('what is far off what the weights were fitted on counts no further', () => {
  const one = sentence('yeast');
  const of = (cosine: number, leaning: number): LevelEvidence =>
    levelEvidence([one], nearnessOf([one], [[cosine]]), [{ logit: 0 }], { leaning, subject: 1 });
  expect(of(0.05, -0.8)).toEqual(of(0.4, -0.1));
  expect(of(0.99, 0.9)).toEqual(of(0.75, 0.08));
});

test('a limit keeps the order of what lies under it', () => {
  const limit = { from: 3.3, to: 3.9 };
  expect(drawnUnder(3, limit)).toBe(3);
  expect(drawnUnder(4, limit)).toBeGreaterThan(drawnUnder(3.6, limit));
  expect(drawnUnder(5, limit)).toBe(3.9);
  expect(drawnUnder(9, limit)).toBe(3.9);
});

test('by words, more of the points lift a level and what is known to be wrong lowers it', () => {
  const middle: WordEvidence = {
    said: 0.4,
    strength: 0.4,
    traces: 1,
    matter: 4.1,
    figures: 1.6,
    mistaken: 0,
    wrong: 0.1,
  };
  const by = (change: Partial<WordEvidence>): number => levelByWords({ ...middle, ...change }) - levelByWords(middle);
  expect(by({ said: 0.8, strength: 0.6 })).toBeGreaterThan(0.5);
  expect(by({ traces: 1.8 })).toBeGreaterThan(0.5);
  expect(by({ mistaken: 1 })).toBeLessThan(-1);
  expect(by({ wrong: 0.5 })).toBeLessThan(-0.5);
});

test('by words, a short answer lacks no matter for being short, and a point said has all its traces', () => {
  const [short, longer] = [sentence('yeast'), sentence('yeast foams warm water')];
  const of = (one: SentenceEvidence): WordEvidence =>
    wordEvidence(
      [one],
      [
        { named: true, strength: 1 },
        { named: false, strength: 0.2, near: { words: 9 } },
      ],
      {
        isMistaken: false,
        mistakes: [],
      },
    );
  expect(of(short)).toEqual(of(longer));
  expect(of(short)).toMatchObject({ said: 0.5, traces: 2, mistaken: 0, wrong: 0 });
});
