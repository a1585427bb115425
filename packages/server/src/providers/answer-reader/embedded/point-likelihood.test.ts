import { expect, test } from 'vitest';
import type { AnswerReading, QuestionToRead } from '../port.ts';
import { createEmbeddedAnswerReader } from './embedded-answer-reader.ts';
import type { MeaningEngine } from './meaning-engine.ts';

/** Words as dimensions: texts are as near as the words that they share. */
const WORDS: string[] = [];
function vectorOf(text: string): Float32Array {
  const vector = new Float32Array(400);
  for (const [word] of text.toLowerCase().matchAll(/[a-z]{3,}/g)) {
    if (!WORDS.includes(word)) WORDS.push(word);
    vector[WORDS.indexOf(word)] = 1;
  }
  return vector;
}
const engine: MeaningEngine = { embed: async (texts) => texts.map(vectorOf), stop: async () => {} };

const QUESTION: QuestionToRead = {
  text: 'A batch of bread comes out flat. What do you look at first?',
  rubricLanguage: 'en',
  anchors: { 1: 'Shrugs', 3: 'Looks at one thing', 5: 'Tests yeast and proving, keeps the batch from the shop' },
  facts: [
    {
      key: 'yeast',
      phrasings: ['test whether the yeast foams in warm water', 'dead yeast does not foam', 'yeast past its date'],
    },
    {
      key: 'proof',
      phrasings: ['check how long the dough proved', 'the proving cabinet was too cold', 'dough that proved too short'],
    },
    {
      key: 'shop',
      phrasings: ['flat loaves stay out of the shop', 'hold the batch back', 'loaves become crumbs instead of sold'],
    },
  ],
  mistakes: [
    {
      key: 'hotter-oven',
      caps: false,
      phrasings: ['turn the oven hotter so that flat loaves rise', 'a hotter oven repairs dough that proved too short'],
    },
  ],
};

function read(text: string): Promise<AnswerReading> {
  const reader = createEmbeddedAnswerReader({ meaning: 'on', grading: 'points', engine });
  return reader.read({ language: 'en', text, question: QUESTION }, new AbortController().signal);
}

const RIGHT =
  'On Monday I poured warm water over a spoon of yeast to test whether the yeast foams, and it did, ten minutes later, up to the rim of my cup. ' +
  'The proving cabinet was too cold, at nineteen degrees, so the dough proved too short that morning and the night before. ' +
  'I told the driver and held the batch back, forty loaves.';

test('points are found with the sentence that says each', async () => {
  const reading = await read(RIGHT);
  const words = (key: string): string => {
    const span = reading.facts.find((fact) => fact.key === key && fact.named)?.span;
    return span ? RIGHT.slice(span.start, span.end) : '';
  };
  expect(words('yeast')).toContain('warm water');
  expect(words('proof')).toContain('cabinet');
  expect(reading.level?.score).toBeGreaterThan(2.5);
});

test('who is nearer to the mistakes than to the points gets 2.5 at most', async () => {
  const wrong =
    'On Monday I turned the oven hotter so that the flat loaves rise. With dough that proved too short a hotter oven repairs it. I turn the oven hotter, so the flat loaves rise.';
  expect((await read(wrong)).level?.score ?? 0).toBeLessThanOrEqual(2.5);
});

test('points that come up in an answer that is hardly about the question carry 2', async () => {
  const beside = await read('I sold loaves in the shop. I kept the water warm for tea. I told my boss.');
  expect(beside.facts.filter(({ named }) => named)).toHaveLength(2);
  expect(beside.level?.score).toBe(2);
});
