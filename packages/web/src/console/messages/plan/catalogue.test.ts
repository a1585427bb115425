import { CONSOLE_LANGUAGES } from '@colloquy/contract/console';
import { test } from 'vitest';
import { expectTranslated } from '../../../shared/testing/translations.ts';
import { loadPlanCatalogue } from './load.ts';

const en = await loadPlanCatalogue('en');

test.each(CONSOLE_LANGUAGES)('%s: says the same as English in words of its own, calmly', async (language) => {
  const words = await loadPlanCatalogue(language);
  expectTranslated(en, { of: language, words }, (text) => text.split(' ').length <= 3);
});
