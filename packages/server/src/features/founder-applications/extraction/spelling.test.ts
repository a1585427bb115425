import { expect, test } from 'vitest';
import { lexiconOf } from './lexicon/index.ts';
import { editDistance, readSpelled, similar } from './spelling.ts';

const letters = (language: 'en' | 'de' | 'es' | 'fr' | 'ja', text: string) =>
  readSpelled(text, lexiconOf(language)).map((spelled) => spelled.letters.toLowerCase());

test('letters parted by hyphens, commas, stops and blanks are read as one word', () => {
  expect(letters('en', "It's M-A-R-I-A, okay?")).toEqual(['maria']);
  expect(letters('en', 'N, O, V, A, K.')).toEqual(['novak']);
  expect(letters('en', 'that is K. I. R. A.')).toEqual(['kira']);
  expect(letters('en', 'o k a f o r')).toEqual(['okafor']);
});

test('a sentence before the letters is not part of the word', () => {
  expect(letters('de', 'Mit T und H. R, A, T, H, E.')).toEqual(['rathe']);
});

test('explained, doubled and named letters are understood', () => {
  expect(letters('en', 'N as in Nora, O as in Otto, A as in Anna')).toEqual(['noa']);
  expect(letters('en', 'M-O-double L-Y')).toEqual(['molly']);
  expect(letters('de', 'M wie Martha, E wie Emil, Ypsilon')).toEqual(['mey']);
  expect(letters('es', 'Y, A, Ñ, E, zeta')).toEqual(['yañez']);
  expect(letters('fr', 'L, E, double V, I, S')).toEqual(['lewis']);
  expect(letters('ja', 'エム、オー、アール、アイ')).toEqual(['mori']);
});

test('ordinary words are not letters', () => {
  expect(letters('en', 'I am a fan of it')).toEqual([]);
  expect(letters('en', 'the U-K at the end')).toEqual([]);
});

test('misheard forms are similar, other names are not', () => {
  expect(editDistance('Katrin', 'Karina')).toBe(2);
  expect(similar('Kovach', 'Kovács')).toBe(true);
  expect(similar('Anna', 'Peter')).toBe(false);
});
