import { CONSOLE_LANGUAGES } from '@colloquy/contract/console';
import { expect, test } from 'vitest';
import { expectTranslated } from '../../shared/testing/translations.ts';
import { loadCatalogue, preferredLanguage } from './languages.ts';

const en = await loadCatalogue('en');

test.each(CONSOLE_LANGUAGES)('%s: says the same as English in words of its own, calmly', async (language) => {
  const words = await loadCatalogue(language);
  expectTranslated(en, { of: language, words }, (text) => text.split(' ').length <= 3);
});

test('the browser’s first known language is taken', () => {
  expect(preferredLanguage(['tlh', 'DE-at', 'en'])).toBe('de');
  expect(preferredLanguage([])).toBe('en');
});
