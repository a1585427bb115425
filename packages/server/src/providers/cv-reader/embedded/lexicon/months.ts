import { fold } from '../text/fold.ts';

const LOCALES = [
  'en',
  'de',
  'fr',
  'es',
  'it',
  'nl',
  'pt',
  'id',
  'sv',
  'da',
  'nb',
  'pl',
  'ca',
  'ro',
  'tr',
  'cs',
  'hu',
  'fi',
  'ru',
  'uk',
];

/** Short forms people write that the platform's own tables do not give, folded, January first. */
const SHORT_FORMS: string[][] = [
  ['jan', 'janv', 'jänner', 'jaenner', 'ene', 'enero', 'gen', 'genn', 'sty'],
  ['feb', 'febr', 'fev', 'fevr', 'feber', 'febb', 'lut', 'pebruari'],
  ['mar', 'mrz', 'mär', 'maer', 'maerz', 'mars', 'mrt', 'mzo', 'maret', 'mac'],
  ['apr', 'avr', 'abr', 'avril', 'kwi'],
  ['may', 'mai', 'mei', 'maj', 'mag', 'magg', 'maio', 'mayo'],
  ['jun', 'juin', 'giu', 'giug', 'juni', 'cze'],
  ['jul', 'juil', 'lug', 'lugl', 'juli', 'lip'],
  ['aug', 'ago', 'aout', 'agt', 'agu', 'agus', 'ags', 'agost', 'sie'],
  ['sep', 'sept', 'set', 'sett', 'setiembre', 'wrz'],
  ['oct', 'okt', 'ott', 'out', 'paz'],
  ['nov', 'nop', 'lis'],
  ['dec', 'dez', 'dic', 'des', 'gru'],
];

/** Folded month name to its number, for all languages written with letters. */
export const MONTHS: ReadonlyMap<string, number> = build();

function build(): Map<string, number> {
  const table = new Map<string, number>();
  const add = (name: string, month: number): void => {
    const key = fold(name).replace(/\.$/, '');
    if (key.length >= 3 && /^\p{L}+$/u.test(key) && !table.has(key)) table.set(key, month);
  };
  SHORT_FORMS.forEach((names, index) => {
    for (const name of names) add(name, index + 1);
  });
  for (const style of ['long', 'short'] as const) {
    for (const locale of LOCALES) {
      const inside = new Intl.DateTimeFormat(locale, { month: style, day: 'numeric', timeZone: 'UTC' });
      const alone = new Intl.DateTimeFormat(locale, { month: style, timeZone: 'UTC' });
      for (let month = 1; month <= 12; month += 1) {
        const date = new Date(Date.UTC(2001, month - 1, 15));
        const part = inside.formatToParts(date).find((piece) => piece.type === 'month');
        if (part !== undefined) add(part.value, month);
        add(alone.format(date), month);
      }
    }
  }
  return table;
}
