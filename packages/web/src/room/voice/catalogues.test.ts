import { expect, test } from 'vitest';
import { type CatalogueLanguage, LANGUAGE_NAMES } from '../messages/languages.ts';
import { loadVoiceCatalogue } from './use-voice-words.ts';

const en = await loadVoiceCatalogue('en');

test.each(Object.keys(LANGUAGE_NAMES) as CatalogueLanguage[])(
  '%s: says the same as English in words of its own, calmly',
  async (language) => {
    const words = await loadVoiceCatalogue(language);
    expect(Object.keys(words)).toEqual(Object.keys(en));
    expect(new Set(Object.values(words)).size).toBe(Object.keys(en).length);
    for (const [key, text] of Object.entries(words)) {
      expect(text, key).not.toMatch(/[!！'"<>]|\.\.\.| {2}|^\s|\s$|^$/);
      if (language !== 'en') expect(text, key).not.toBe(en[key as keyof typeof en]);
    }
  },
);
