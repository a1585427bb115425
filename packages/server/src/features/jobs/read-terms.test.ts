import { expect, test } from 'vitest';
import { builtInContent } from '../../testing/built-in-content.ts';
import { readTerms } from './read-terms.ts';

const words = builtInContent.get('trades', 'common').terms;

const read = (plainText: string, language = 'en') => {
  const { pay, languages } = readTerms({ plainText, language }, words);
  for (const { text, start, end } of [...pay, ...languages.map(({ passage }) => passage)])
    expect(plainText.slice(start, end)).toBe(text);
  return { pay: pay.map(({ text }) => text), languages: languages.map(({ language: asked }) => asked) };
};

test.each([
  ['en', 'We mend bicycles. We pay 21.50 € an hour. You plan.', ['We pay 21.50 € an hour.']],
  ['en', 'Salary: $85,000 to $95,000 a year.', ['Salary: $85,000 to $95,000 a year.']],
  ['de', 'Gehalt nach Tarif.\nWir sind elf.', ['Gehalt nach Tarif.']],
  ['fr', 'Rémunération : 32 000 euros par an.', ['Rémunération : 32 000 euros par an.']],
  ['ja', '年収400万円。週5日。', ['年収400万円。']],
  ['en', 'Eleven people work on 60 hectares since 2013.', []],
])('pay in %s: %s', (language, text, found) => {
  expect(read(text, language).pay).toEqual(found);
});

test.each([
  ['en', 'You speak Dutch or English with customers.', ['en', 'nl']],
  ['de', 'Fließendes Deutsch und gute Englischkenntnisse.', ['en', 'de']],
  ['fr', 'Vous parlez couramment anglais et allemand.', ['en', 'de']],
  ['es', 'Nivel alto de inglés.', ['en']],
  ['en', 'You cook French dishes and serve Spanish wine.', []],
  ['en', 'Fluency is expected.', []],
])('languages in %s: %s', (language, text, found) => {
  expect(read(text, language).languages.toSorted()).toEqual(found.toSorted());
});

test('a text of any length is read in time proportional to it', () => {
  const text = `${'a'.repeat(20_000)} 1${',1'.repeat(20_000)}\n${'speak '.repeat(10_000)}`;
  const begun = performance.now();
  read(text);
  expect(performance.now() - begun).toBeLessThan(2_000);
});
