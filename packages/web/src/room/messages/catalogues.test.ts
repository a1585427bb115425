import { LANGUAGES } from '@colloquy/contract/shared';
import { describe, expect, test } from 'vitest';
import type { Forms } from './catalogue.ts';
import { LANGUAGE_NAMES, languageTag, loadCatalogue } from './languages.ts';

const en = await loadCatalogue('en');

const OTHERS = Object.keys(LANGUAGE_NAMES).filter((language) => language !== 'en') as (keyof typeof LANGUAGE_NAMES)[];

/** Words that are the same in English and in the language named. Everything else that equals English is untranslated. */
const SAME: Record<string, readonly string[]> = { fr: ['questions'] };

const MEANT_ALIKE = new Set(
  Object.entries(SAME).flatMap(([language, keys]) => keys.map((key) => `${language}.${key}`)),
);

const SINGLE_WORDS = /^[\p{L}{}]+(?: \{[a-z]+\})?$/u;

type Message = string | Forms;

function texts(message: Message): string[] {
  return typeof message === 'string' ? [message] : Object.values(message);
}

function placeholders(text: string): string[] {
  return [...text.matchAll(/\{(\w+)\}/g)].map(([, name]) => name ?? '').sort();
}

async function messagesOf(language: keyof typeof LANGUAGE_NAMES): Promise<Record<string, Message>> {
  return (await loadCatalogue(language)) as unknown as Record<string, Message>;
}

const ENGLISH = en as unknown as Record<string, Message>;

test('every language of the interface has words of its own', () => {
  const served = new Set<string>(LANGUAGES.filter((language) => language !== 'en-IN'));
  expect(new Set(Object.keys(LANGUAGE_NAMES))).toEqual(served);
  expect(served.size).toBe(20);
});

describe.each(OTHERS)('%s', (language) => {
  test('says everything that English says, and nothing else', async () => {
    const messages = await messagesOf(language);
    expect(Object.keys(messages).sort()).toEqual(Object.keys(ENGLISH).sort());
    for (const [key, message] of Object.entries(messages)) {
      for (const text of texts(message)) expect(text.trim(), key).not.toBe('');
      for (const text of texts(message)) expect(text, key).toBe(text.trim());
    }
  });

  test('has the plural forms of its language, and only those', async () => {
    const messages = await messagesOf(language);
    const wanted = [...new Intl.PluralRules(languageTag(language)).resolvedOptions().pluralCategories];
    for (const [key, message] of Object.entries(messages)) {
      expect(typeof message, key).toBe(typeof ENGLISH[key]);
      if (typeof message === 'string') continue;
      const whole = wanted.filter((category) => category !== 'many' || language === 'ru');
      for (const category of whole) expect(Object.keys(message), key).toContain(category);
      for (const category of Object.keys(message)) expect(wanted, key).toContain(category);
    }
  });

  test('keeps every placeholder', async () => {
    for (const [key, message] of Object.entries(await messagesOf(language))) {
      const english = ENGLISH[key];
      if (english === undefined) continue;
      const wanted = new Set(texts(english).flatMap(placeholders));
      for (const text of texts(message)) {
        const found = new Set(placeholders(text));
        // A form for one may say "one" instead of the figure.
        if (typeof message !== 'string') found.add('count');
        expect(found, `${key}: ${text}`).toEqual(wanted);
      }
    }
  });

  test('leaves no English standing', async () => {
    const left: string[] = [];
    for (const [key, message] of Object.entries(await messagesOf(language))) {
      const english = new Set(texts(ENGLISH[key] ?? ''));
      for (const text of texts(message)) {
        // A single word may be spelled alike in two languages; a sentence never is.
        if (english.has(text) && !SINGLE_WORDS.test(text) && !MEANT_ALIKE.has(`${language}.${key}`)) left.push(key);
      }
    }
    expect(left).toEqual([]);
  });

  test('is written in its own script', async () => {
    const script = SCRIPTS[language];
    if (script === undefined) return;
    for (const [key, message] of Object.entries(await messagesOf(language))) {
      for (const text of texts(message)) expect(text, key).toMatch(script);
    }
  });

  test('does not raise its voice', async () => {
    for (const [key, message] of Object.entries(await messagesOf(language))) {
      for (const text of texts(message)) expect(text, key).not.toMatch(/[!！]/);
    }
  });
});

const SCRIPTS: Partial<Record<string, RegExp>> = {
  zh: /\p{Script=Han}/u,
  ja: /[\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Han}]/u,
  ko: /\p{Script=Hangul}/u,
  hi: /\p{Script=Devanagari}/u,
  th: /\p{Script=Thai}/u,
  ru: /\p{Script=Cyrillic}/u,
};
