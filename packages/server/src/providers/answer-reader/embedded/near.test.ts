import { expect, test } from 'vitest';
import type { QuestionToRead } from '../port.ts';
import type { MeaningEngine } from './meaning-engine.ts';
import { Comparer } from './near.ts';
import type { PlainReading } from './reading.ts';

/** Two texts are the nearer the more of their letters are the same; counts what it was asked for. */
function engine() {
  const asked: string[] = [];
  const embed = async (texts: string[]) => {
    asked.push(...texts);
    return texts.map((text) => Float32Array.from('abcdefghij', (letter) => text.split(letter).length - 1));
  };
  return { asked, engine: { embed, stop: async () => undefined } as unknown as MeaningEngine };
}

const text = 'a bad cafe';
const plain = { text, sentences: [{ span: { start: 0, end: text.length } }] } as unknown as PlainReading;
const questionOf = (letter: string): QuestionToRead => ({
  text: `${letter} question`,
  rubricLanguage: 'en',
  anchors: { 1: '', 3: `${letter} is said`, 5: `${letter} is said in full` },
  facts: [{ key: letter, phrasings: [`${letter}1 ${letter}`, `${letter}2 ${letter}`] }],
});
const { signal } = new AbortController();

test('a text that was wanted is not made again while there is room for it', async () => {
  const { asked, engine: meaning } = engine();
  const comparer = new Comparer(meaning);
  const first = await comparer.compare(plain, questionOf('a'), signal);
  asked.length = 0;
  expect(await comparer.compare(plain, questionOf('a'), signal)).toEqual(first);
  expect(asked).toEqual([text]);
});

test('where there is no room left, a question is compared whole all the same', async () => {
  const { engine: meaning } = engine();
  const comparer = new Comparer(meaning, 6);
  const [a, b] = [questionOf('a'), questionOf('b')];
  const alone = await new Comparer(meaning).compare(plain, a, signal);
  expect(alone?.facts.flat(2).every((cosine) => cosine > 0)).toBe(true);
  await comparer.compare(plain, a, signal);
  await comparer.compare(plain, b, signal);
  // Half of it is there still, or was put out while the other half was made.
  const mixed = { ...a, facts: [...a.facts, ...b.facts] };
  const [whole] = await Promise.all([
    comparer.compare(plain, mixed, signal),
    comparer.compare(plain, questionOf('c'), signal),
    comparer.compare(plain, questionOf('d'), signal),
  ]);
  expect(whole).toEqual(await new Comparer(meaning).compare(plain, mixed, signal));
});
