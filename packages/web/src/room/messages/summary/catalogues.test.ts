import { APPLICATION_FIELDS } from '@colloquy/contract/room';
import { expect, test } from 'vitest';
import { expectTranslated } from '../../../shared/testing/translations.ts';
import { type CatalogueLanguage, LANGUAGE_NAMES } from '../languages.ts';
import { loadSummaryCatalogue } from './load.ts';

const en = await loadSummaryCatalogue('en');

const LANGUAGES = Object.keys(LANGUAGE_NAMES) as CatalogueLanguage[];

test.each(LANGUAGES)('%s: says the same as English in words of its own, calmly', async (language) => {
  const words = await loadSummaryCatalogue(language);
  expectTranslated(en, { of: language, words });
  expect(Object.values(words).join()).not.toMatch(/['"]/);
});

test.each(LANGUAGES)('%s: no two fields and no two buttons have one name', async (language) => {
  const words = await loadSummaryCatalogue(language);
  const fields = APPLICATION_FIELDS.map((field) => words[field]);
  expect(new Set(fields).size).toBe(fields.length);
  const buttons = [words.change, words.save, words.send, words.addCoFounder];
  expect(new Set(buttons).size).toBe(buttons.length);
});
