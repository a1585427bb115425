import type { Catalogue, MessageKey } from './catalogue.ts';

export type Translate = (key: MessageKey, values?: Readonly<Record<string, string | number>>) => string;

const FIRST_STRONG_ISOLATE = '\u2068';
const POP_ISOLATE = '\u2069';

/** Says `key` in one language; texts from strangers stand between Unicode isolates, so that they leave order around them. */
export function createTranslate(catalogue: Catalogue, tag: string): Translate {
  const number = new Intl.NumberFormat(tag);
  return (key, values = {}) =>
    catalogue[key].replace(/\{(\w+)\}/g, (whole, name: string) => {
      const value = values[name];
      if (value === undefined) return whole;
      return typeof value === 'number' ? number.format(value) : `${FIRST_STRONG_ISOLATE}${value}${POP_ISOLATE}`;
    });
}
