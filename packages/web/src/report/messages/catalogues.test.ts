import { describe, expect, test } from 'vitest';
import type { Forms } from './catalogue.ts';
import {
  languageTag,
  loadCatalogue,
  PAGE_LANGUAGES,
  type PageLanguage,
  preferredLanguage,
  regionalTag,
} from './languages.ts';
import { createTranslate } from './translate.ts';

type Message = string | Forms;

/** Words that are the same in English and in the language named. */
const SAME_WORDS =
  /^(JSON|PDF|Text|Transcript|Interviewer|Optional|optional|Questions|Note|by video|\{[a-z]+\}|Question \{number\}|\{bank\}, version .*|No\. \{no\}, \{date\})$/u;

const texts = (message: Message): string[] => (typeof message === 'string' ? [message] : Object.values(message));
const placeholders = (text: string): string[] => [...text.matchAll(/\{(\w+)\}/g)].map(([, name]) => name ?? '').sort();
const entries = async (language: PageLanguage): Promise<[string, Message][]> =>
  Object.entries((await loadCatalogue(language)) as unknown as Record<string, Message>);
const en = await loadCatalogue('en');
const english = en as unknown as Record<string, Message>;

describe.each(Object.keys(PAGE_LANGUAGES) as PageLanguage[])('%s', (language) => {
  test('has every message with every placeholder, trimmed and not empty', async () => {
    const found = await entries(language);
    expect(found.map(([key]) => key).sort()).toEqual(Object.keys(english).sort());
    for (const [key, message] of found) {
      const wanted = placeholders(texts(english[key] ?? '').at(-1) ?? '');
      for (const text of texts(message)) {
        expect(text, key).toBe(text.trim());
        expect(text, key).not.toBe('');
        expect(placeholders(text), key).toEqual(wanted);
      }
    }
  });

  test('has the plural forms of its language', async () => {
    const { pluralCategories } = new Intl.PluralRules(languageTag(language)).resolvedOptions();
    for (const [key, message] of await entries(language)) {
      if (typeof message === 'string') continue;
      for (const form of Object.keys(message)) expect(pluralCategories, key).toContain(form);
      const needed = pluralCategories.filter((form) => form !== 'many' || languageTag(language) === 'ru');
      expect(Object.keys(message), key).toEqual(expect.arrayContaining(needed));
    }
  });

  test('is in its own words', async () => {
    if (language === 'en') return;
    const left = (await entries(language)).filter(([key, message]) =>
      texts(message).some((text) => texts(english[key] ?? '').includes(text) && !SAME_WORDS.test(text)),
    );
    expect(left.map(([key]) => key)).toEqual([]);
  });
});

test('the browser’s first known language is taken, with its own way of writing dates', () => {
  expect(preferredLanguage(['tlh', 'de-CH', 'en'])).toBe('de');
  expect(preferredLanguage(['tlh'])).toBe('en');
  expect(regionalTag('en', ['de', 'en-GB'])).toBe('en-GB');
  expect(regionalTag('en', ['en-US@posix'])).toBe('en');
});

test('texts from strangers are isolated, numbers are written as the language does', () => {
  const t = createTranslate(en, 'en');
  expect(t('assessedBy', { names: 'محمد' })).toBe('Assessed by \u2068محمد\u2069');
  expect(t('moreQuotes', { count: 1 })).toBe('1 more quote');
  expect(t('moreQuotes', { count: 2 })).toBe('2 more quotes');
});
