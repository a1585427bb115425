import { VERIFY_LANGUAGES } from '@colloquy/contract/public';
import { describe, expect, test } from 'vitest';
import { loadCatalogue, preferredLanguage } from './languages.ts';
import { createTranslate } from './translate.ts';

const en = await loadCatalogue('en');

const placeholders = (text: string): string[] => [...text.matchAll(/\{(\w+)\}/g)].map(([, name]) => name ?? '').sort();

describe.each(VERIFY_LANGUAGES)('%s', (language) => {
  test('has every message with every placeholder, trimmed, in its own words', async () => {
    const catalogue = await loadCatalogue(language);
    expect(Object.keys(catalogue).sort()).toEqual(Object.keys(en).sort());
    for (const [key, text] of Object.entries(catalogue)) {
      const english: string = en[key as keyof typeof en];
      expect(text, key).toBe(text.trim());
      expect(text, key).not.toBe('');
      expect(placeholders(text), key).toEqual(placeholders(english));
      if (language !== 'en') expect(text, key).not.toBe(english);
    }
  });
});

test('the browser’s first known language is taken', () => {
  expect(preferredLanguage(['tlh', 'DE-ch', 'en'])).toBe('de');
  expect(preferredLanguage(['ja-JP'])).toBe('ja');
  expect(preferredLanguage([])).toBe('en');
});

test('texts from strangers are isolated and never read as placeholders', () => {
  const t = createTranslate(en, 'en');
  expect(t('intro', { organization: '{name}', name: 'محمد' })).toBe(
    '\u2068{name}\u2069 keeps a profile of \u2068محمد\u2069.',
  );
});
