import { expect, test } from 'vitest';
import { isInflecting, nominatives } from './inflection.ts';

test.each([
  ['москве', 'москва'],
  ['казани', 'казань'],
  ['новосибирске', 'новосибирск'],
  ['россии', 'россия'],
  ['самару', 'самара'],
  ['минском', 'минск'],
  ['helsingissa', 'helsinki'],
  ['turussa', 'turku'],
  ['tampereella', 'tampere'],
  ['oulussa', 'oulu'],
])('%s may be a case of %s', (word, name) => {
  expect(nominatives(word)).toContain(name);
});
test('only Cyrillic words and Finnish texts are inflected', () => {
  expect(isInflecting('москве', 'ru')).toBe(true);
  expect(isInflecting('tampereella', 'fi')).toBe(true);
  expect(isInflecting('tampereella', 'it')).toBe(false);
});
