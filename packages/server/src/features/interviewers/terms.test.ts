import type { BankDefinition } from '@colloquy/content/schema/bank';
import { expect, test } from 'vitest';
import { OPENINGS, readingOf } from './reading.fixture.ts';
import { isInTitle, readTopics, splitPassage, unitsOf } from './terms.ts';

const definition: BankDefinition = {
  key: 'sample',
  version: 1,
  precedence: 1,
  competencies: ['one', 'two', 'three'],
  trades: { baking: { titles: ['baker*', 'c++'], topics: ['bread'] } },
  topics: {
    bread: { terms: ['bread', 'dough*', '*teig*', '製パン', 'ci/cd'], tools: ['node.js', 'excel'] },
    people: { broad: true, terms: ['customers'] },
  },
  questions: [],
};
const topics = (duties: string[], tools: string[] = []) => {
  const reading = readingOf({ title: 'Assistant', language: 'en', duties, tools });
  return readTopics(definition, reading, unitsOf(reading));
};

test('a term is a whole word, a beginning with a star behind, any part with stars around', () => {
  expect(topics(['We bake bread at night']).has('bread')).toBe(true);
  expect(topics(['We sell breadcrumbs at night']).has('bread')).toBe(false);
  expect(topics(['Check the doughs every hour']).has('bread')).toBe(true);
  expect(topics(['Herstellung von Sauerteigen am Abend']).has('bread')).toBe(true);
  expect(topics(['毎朝の製パン作業を担当する']).has('bread')).toBe(true);
});

test('hyphens and slashes part words, signs in names do not', () => {
  expect(topics(['Look after our CI-CD servers']).has('bread')).toBe(true);
  expect(topics(['Write services in Node.js.']).has('bread')).toBe(true);
  expect(isInTitle(['baker*', 'c++'], 'Senior C++ Developer')).toBe(true);
  expect(isInTitle(['baker*', 'c++'], 'Senior C Developer')).toBe(false);
});

test('a tool whose name is an everyday word counts only where the reader saw a tool', () => {
  expect(topics(['You excel at early hours']).has('bread')).toBe(false);
  expect(topics(['Keep the price list in Excel'], ['Excel']).get('bread')?.tools).toEqual(['Excel']);
});

test('a broad topic counts less than one that says something', () => {
  const hits = topics(['Sell bread to our customers']);
  expect(hits.get('people')?.strength).toBeLessThan(hits.get('bread')?.strength ?? 0);
});

test('a long passage is cut into sentences that keep their offsets', () => {
  const text =
    'Bake bread and rolls for forty shops every night. Keep the ovens in order; order flour and yeast in good time • Show apprentices how dough is shaped by hand.';
  const parts = splitPassage({ text, start: 100, end: 100 + text.length });
  expect(parts.map((part) => part.text)).toEqual([
    'Bake bread and rolls for forty shops every night.',
    'Keep the ovens in order',
    'order flour and yeast in good time',
    'Show apprentices how dough is shaped by hand.',
  ]);
  for (const part of parts) expect(text.slice(part.start - 100, part.end - 100)).toBe(part.text);
});

test('sentences that set a condition on forbidden ground, headlines and doubles are no units', () => {
  const texts = unitsOf(OPENINGS.backend).map((unit) => unit.text);
  expect(texts.filter((text) => text.startsWith('Aged 25'))).toEqual([]);
  expect(new Set(texts).size).toBe(texts.length);
});

test('a passage whose text disagrees with its offsets is read from the plain text', () => {
  const reading = readingOf({ title: 'Assistant', language: 'en', duties: ['Count the loaves each morning'] });
  const forged = {
    ...reading,
    duties: reading.duties.map((duty) => ({ ...duty, text: 'Something else altogether here' })),
  };
  expect(unitsOf(forged).map((unit) => unit.text)).toEqual(['Count the loaves each morning']);
});

test('a degree names its field and hardly counts', () => {
  const reading = readingOf({ title: 'Assistant', language: 'en', requirements: ['Degree in bread science'] });
  const plain = readingOf({ title: 'Assistant', language: 'en', requirements: ['Knowledge of bread science'] });
  const strength = (job: typeof reading) => readTopics(definition, job, unitsOf(job)).get('bread')?.strength ?? 0;
  expect(strength(reading)).toBeLessThan(strength(plain) / 2);
});
