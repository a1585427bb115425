import { expect } from 'vitest';

type Message = string | Readonly<Record<string, string>>;

const textsOf = (message: Message): string[] => (typeof message === 'string' ? [message] : Object.values(message));
const placeholders = (message: Message): string[] =>
  [...new Set(textsOf(message).flatMap((text) => [...text.matchAll(/\{\w+\}/g)].map(String)))].sort();

/**
 * A translation has every message, with the placeholders of the English one, says it calmly and in words of its own.
 *
 * @param translation.of its language
 * @param isShared whether an English text may be in other languages, too
 */
export function expectTranslated(
  english: object,
  translation: { of: string; words: object },
  isShared: (text: string) => boolean = (text) => !/\s/.test(text),
): void {
  const { of, words } = translation;
  expect(Object.keys(words)).toEqual(Object.keys(english));
  for (const [key, message] of Object.entries(words) as [string, Message][]) {
    const original = (english as Record<string, Message>)[key] ?? '';
    expect(placeholders(message), key).toEqual(placeholders(original));
    for (const text of textsOf(message)) expect(text, key).not.toMatch(/[!！<>]|\.\.\.| {2}|^\s|\s$|^$/);
    const [first = ''] = textsOf(original);
    if (of !== 'en' && !isShared(first)) expect(textsOf(message)[0], key).not.toBe(first);
  }
}
