import { CONSOLE_LANGUAGES } from '@colloquy/contract/console';
import { expect, test } from 'vitest';
import { loadPlanCatalogue } from './load.ts';

const en = await loadPlanCatalogue('en');
const textsOf = (message: string | object): string[] =>
  typeof message === 'string' ? [message] : Object.values(message);
const placeholders = (message: string | object): string[] =>
  [...new Set(textsOf(message).flatMap((text) => [...text.matchAll(/\{\w+\}/g)].map(String)))].sort();

test.each(CONSOLE_LANGUAGES)('%s: says the same as English in words of its own, calmly', async (language) => {
  const words = await loadPlanCatalogue(language);
  expect(Object.keys(words)).toEqual(Object.keys(en));
  for (const [key, message] of Object.entries(words)) {
    const english = en[key as keyof typeof en];
    expect(placeholders(message), key).toEqual(placeholders(english));
    for (const text of textsOf(message)) expect(text, key).not.toMatch(/[!！]|\.\.\.| {2}|^\s|\s$|^$/);
    const [first = ''] = textsOf(english);
    // Shorter ones may be the same word in both.
    if (language !== 'en' && first.split(' ').length > 3) expect(textsOf(message)[0], key).not.toBe(first);
  }
});
