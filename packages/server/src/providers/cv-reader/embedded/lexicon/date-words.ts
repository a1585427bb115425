import { hasCjk } from '../text/fold.ts';
import { alternatives, LEXICONS, words } from './words.ts';

const ongoing = words(({ dates }) => dates?.ongoing);

/** Words that stand for "still going on", folded. */
export const PRESENT_WORDS = ongoing.filter((word) => !hasCjk(word));

/** The same in writing without spaces. */
export const PRESENT_WORDS_CJK = ongoing.filter(hasCjk);

/** Words before a single date that mean "from then until now", folded. */
export const SINCE_WORDS = words(({ dates }) => dates?.since);

/** Words before a single date that mean "this is the end", folded. */
export const UNTIL_WORDS = words(({ dates }) => dates?.until);

/** Words between the two dates of a range, folded; dashes are handled apart. */
export const RANGE_WORDS = words(({ dates }) => dates?.between);

/** Season and term names, folded, with the month in which they begin. */
export const SEASONS: Readonly<Record<string, number>> = Object.fromEntries(
  LEXICONS.flatMap(([, { dates }]) =>
    Object.entries(dates?.seasons ?? {}).flatMap(([month, names = []]) => names.map((name) => [name, Number(month)])),
  ),
);

const ONE = alternatives(({ dates }) => dates?.one);
const YEARS = alternatives(({ dates }) => dates?.years);
const MONTHS = alternatives(({ dates }) => dates?.months);

/** Length of time in words, as CVs add it after a range: `(2 yrs 3 mos)`. Folded text. */
export const DURATION = new RegExp(
  `[(\\[（·,]?\\s*(?<!\\d)(?:\\d{1,3}|${ONE})\\s*(?:\\+)?\\s*(?:${YEARS}|${MONTHS})` +
    `(?![a-z])(?:\\s*(?:,|and|und|et|y|e|en)?\\s*\\d{1,3}\\s*(?:${MONTHS})(?![a-z]))?\\s*[)\\]）]?`,
  'gi',
);
