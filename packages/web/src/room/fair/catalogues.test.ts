import { DECLARED, DECLARED_CATEGORIES } from '@colloquy/contract/shared';
import { expect, test } from 'vitest';
import { type CatalogueLanguage, LANGUAGE_NAMES } from '../messages/languages.ts';
import { type FairKey, loadFairCatalogue } from './fair-words.ts';

const en = await loadFairCatalogue('en');
const LANGUAGES = Object.keys(LANGUAGE_NAMES) as CatalogueLanguage[];
const placeholders = (text: string) => [...text.matchAll(/\{\w+\}/g)].map(String).sort();

test.each(LANGUAGES)('%s: says the same as English in words of its own, calmly', async (language) => {
  const words = await loadFairCatalogue(language);
  expect(Object.keys(words)).toEqual(Object.keys(en));
  for (const [key, text] of Object.entries(words)) {
    const english = en[key as FairKey];
    expect(placeholders(text), key).toEqual(placeholders(english));
    expect(text, key).not.toMatch(/[!！'"<>]|\.\.\.| {2}|^\s|\s$|^$/);
    if (language !== 'en' && /\s/.test(english)) expect(text, key).not.toBe(english);
  }
});

test.each(LANGUAGES)(
  '%s: each answer that is offered has a word, and no two of a question the same',
  async (language) => {
    const words = await loadFairCatalogue(language);
    for (const name of DECLARED_CATEGORIES) {
      const offered = DECLARED[name].map((answer) => words[`${name}-${answer}` as FairKey]);
      expect(new Set([...offered, words.open, words.undisclosed]).size, name).toBe(offered.length + 2);
    }
  },
);
