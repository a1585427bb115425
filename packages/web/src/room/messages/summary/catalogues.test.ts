import { APPLICATION_FIELDS } from '@colloquy/contract/room';
import { expect, test } from 'vitest';
import { type CatalogueLanguage, LANGUAGE_NAMES } from '../languages.ts';
import { loadSummaryCatalogue } from './load.ts';

const en = await loadSummaryCatalogue('en');

const LANGUAGES = Object.keys(LANGUAGE_NAMES) as CatalogueLanguage[];
const placeholders = (text: string) => [...text.matchAll(/\{\w+\}/g)].map(String).sort();

test.each(LANGUAGES)('%s: says the same as English in words of its own, calmly', async (language) => {
  const words = await loadSummaryCatalogue(language);
  expect(Object.keys(words)).toEqual(Object.keys(en));
  for (const [key, text] of Object.entries(words)) {
    const english = en[key as keyof typeof en];
    expect(placeholders(text), key).toEqual(placeholders(english));
    expect(text, key).not.toMatch(/[!！'"<>]|\.\.\.| {2}|^\s|\s$|^$/);
    if (language !== 'en' && /\s/.test(english)) expect(text, key).not.toBe(english);
  }
});

test.each(LANGUAGES)('%s: no two fields and no two buttons have one name', async (language) => {
  const words = await loadSummaryCatalogue(language);
  const fields = APPLICATION_FIELDS.map((field) => words[field]);
  expect(new Set(fields).size).toBe(fields.length);
  const buttons = [words.change, words.save, words.send, words.addCoFounder];
  expect(new Set(buttons).size).toBe(buttons.length);
});
