import { CONSOLE_LANGUAGES } from '@colloquy/contract/console';
import { expect, test } from 'vitest';
import { loadFairnessWords } from './fairness.ts';

const en = await loadFairnessWords('en');
const placeholders = (text: string): string[] => [...text.matchAll(/\{\w+\}/g)].map(String).sort();

test.each(CONSOLE_LANGUAGES)('%s: says the same as English in words of its own, calmly', async (language) => {
  const words = await loadFairnessWords(language);
  expect(Object.keys(words)).toEqual(Object.keys(en));
  for (const [key, text] of Object.entries(words)) {
    const english = en[key as keyof typeof en];
    expect(placeholders(text), key).toEqual(placeholders(english));
    expect(text, key).not.toMatch(/[!！]|\.\.\.| {2}|^\s|\s$|^$/);
    if (language !== 'en' && english.split(' ').length > 3) expect(text, key).not.toBe(english);
  }
});
