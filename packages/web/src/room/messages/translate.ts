import type { Catalogue, MessageArguments, MessageKey, Translate } from './catalogue.ts';

const FIRST_STRONG_ISOLATE = '\u2068';
const POP_ISOLATE = '\u2069';

/** Embeddings, overrides and isolates: one too many would end the isolate around it. */
const DIRECTION_MARKS = /[\u202a-\u202e\u2066-\u2069]/g;

/** A text from a stranger, wrapped so that it leaves the sentence around it in order. */
export function isolated(text: string): string {
  return `${FIRST_STRONG_ISOLATE}${text.replace(DIRECTION_MARKS, '')}${POP_ISOLATE}`;
}

/**
 * Makes the function that says `key` in one language. Numbers are written as the language writes them. Strings come
 * from strangers: each is wrapped in Unicode isolates, so that a name from right to left leaves the sentence around it
 * in order, in text and in the page's title alike.
 */
export function createTranslate(catalogue: Catalogue, tag: string): Translate {
  const plural = new Intl.PluralRules(tag);
  const number = new Intl.NumberFormat(tag);

  return function t<Key extends MessageKey>(key: Key, ...[values]: MessageArguments<Key>): string {
    const given: Readonly<Record<string, string | number>> = values ?? {};
    const message = catalogue[key];
    return choose(message, given).replace(/\{(\w+)\}/g, (whole, name: string) => {
      const value = given[name];
      if (value === undefined) return whole;
      return typeof value === 'number' ? number.format(value) : isolated(value);
    });
  };

  function choose(message: Catalogue[MessageKey], given: Readonly<Record<string, string | number>>): string {
    if (typeof message === 'string') return message;
    const count = given.count;
    return (typeof count === 'number' ? message[plural.select(count)] : undefined) ?? message.other;
  }
}
