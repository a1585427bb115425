import { LANGUAGES as ALL } from '@colloquy/contract/shared';
import { expect, test } from 'vitest';
import { expectTranslated } from '../../../shared/testing/translations.ts';
import { type ApplyLanguage, LANGUAGE_NAMES, languageTag, loadCatalogue, preferredLanguage } from './languages.ts';
import { createTranslate } from './translate.ts';

const en = await loadCatalogue('en');

const LANGUAGES = Object.keys(LANGUAGE_NAMES) as ApplyLanguage[];

test('every language of the interface is there', () => {
  expect(new Set<string>(LANGUAGES)).toEqual(new Set(ALL.filter((language) => language !== 'en-IN')));
});

test.each(LANGUAGES)('%s: says the same as English in words of its own, calmly', async (language) => {
  const words = await loadCatalogue(language);
  expectTranslated(en, { of: language, words });
  expect(Object.values(words).join()).not.toMatch(/['"]/);
});

test('a text from a stranger leaves the sentence around it in order, numbers are the language’s own', async () => {
  const t = createTranslate(await loadCatalogue('de'), languageTag('de'));
  expect(t('title', { programme: 'شركة {minutes}' })).toBe('Bewerbung bei \u2068شركة {minutes}\u2069');
  expect(t('size', { questions: 1200, minutes: 8 })).toContain('1.200');
});

test.each([
  [['de-AT', 'en'], 'de'],
  [['nn-NO'], 'no'],
  [['tlh', 'ja'], 'ja'],
  [[], 'en'],
])('%j is answered in %s', (wanted, language) => {
  expect(preferredLanguage(wanted)).toBe(language);
});
