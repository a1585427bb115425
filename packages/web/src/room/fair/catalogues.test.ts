import { DECLARED, DECLARED_CATEGORIES } from '@colloquy/contract/shared';
import { expect, test } from 'vitest';
import { expectTranslated } from '../../shared/testing/translations.ts';
import { type CatalogueLanguage, LANGUAGE_NAMES } from '../messages/languages.ts';
import { type FairKey, loadFairCatalogue } from './fair-words.ts';

const en = await loadFairCatalogue('en');
const LANGUAGES = Object.keys(LANGUAGE_NAMES) as CatalogueLanguage[];

test.each(LANGUAGES)('%s: says the same as English in words of its own, calmly', async (language) => {
  const words = await loadFairCatalogue(language);
  expectTranslated(en, { of: language, words });
  expect(Object.values(words).join()).not.toMatch(/['"]/);
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
