import type { CatalogueOf, Forms, TranslateOf } from './catalogue.ts';

const FIRST_STRONG_ISOLATE = '\u2068';
const POP_ISOLATE = '\u2069';

/** Says `key` in one language; texts of people stand between Unicode isolates, so that they leave order around them. */
export function createTranslate<Words>(catalogue: CatalogueOf<Words>, tag: string): TranslateOf<Words> {
  const plural = new Intl.PluralRules(tag);
  const number = new Intl.NumberFormat(tag);
  return (key, ...[values]) => {
    const given: Readonly<Record<string, string | number>> = values ?? {};
    const message: string | Forms = catalogue[key];
    const { count } = given;
    const text =
      typeof message === 'string'
        ? message
        : ((typeof count === 'number' ? message[plural.select(count)] : undefined) ?? message.other);
    return text.replace(/\{(\w+)\}/g, (whole, name: string) => {
      const value = given[name];
      if (value === undefined) return whole;
      return typeof value === 'number' ? number.format(value) : `${FIRST_STRONG_ISOLATE}${value}${POP_ISOLATE}`;
    });
  };
}
