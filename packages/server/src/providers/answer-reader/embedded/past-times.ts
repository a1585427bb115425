import { JOINED_LANGUAGES } from '@colloquy/contract/shared';
import { fold } from './fold.ts';
import { type BaseLanguage, NUMBERS, ONCE as ONCE_PHRASES } from './lexicon/index.ts';
import { compilePhrases, findPhrases, type Phrases } from './phrases.ts';

const UNITS = ['day', 'week', 'month', 'year'] as const;
/** Counts that show every plural of the languages. */
const PLURALS = [-2, -5];
const UNSPACED = new Set<BaseLanguage>(JOINED_LANGUAGES);

/** A year as one says when something was: a round thousand is rather an amount. */
const YEAR = /(?<![\d.,:])(?:19[5-9]\d|200[1-9]|20[1-4]\d)(?!\d|[.,:]\d|\s?[%€$£¥])/gu;
/** What makes a span of time of it: "since 2019", "2019 to 2021". */
const SPAN_BEFORE =
  /(?:since|seit|depuis|desde|sinds|sejak|siden|sedan|dal|từ|с|till|until|to|bis|à|a|tot|sampai|hasta|đến|[-–])\s*$/u;
const SPAN_AFTER =
  /^\s*(?:から|年から|年以来|부터|년부터|年起|to \d|bis \d|à \d|a \d|tot \d|sampai \d|hasta \d|đến \d|[-–]\s*\d)/u;

const agoes = new Map<BaseLanguage, RegExp>();

/** "Yesterday", "last week", "three years ago", as the language says it. */
function agoIn(language: BaseLanguage): RegExp {
  const known = agoes.get(language);
  if (known !== undefined) return known;
  const auto = new Intl.RelativeTimeFormat(language, { numeric: 'auto' });
  const counted = new Intl.RelativeTimeFormat(language, { numeric: 'always' });
  const wordings = new Set<string>();
  for (const unit of UNITS) {
    wordings.add(escaped(auto.format(-1, unit)));
    for (const count of PLURALS) {
      const parts = counted.formatToParts(count, unit);
      wordings.add(
        parts
          .map(({ type, value }) => (type === 'literal' ? escaped(value) : `(?:\\d+|${NUMBERS[language]})`))
          .join(''),
      );
    }
  }
  const any = [...wordings].join('|');
  const pattern = new RegExp(UNSPACED.has(language) ? any : `(?<![\\p{L}\\p{M}])(?:${any})(?![\\p{L}\\p{M}])`, 'u');
  agoes.set(language, pattern);
  return pattern;
}

function escaped(text: string): string {
  return fold(text).text.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&');
}

/** Names of days or months, as English has them. */
function named(part: 'weekday' | 'month'): string {
  const format = new Intl.DateTimeFormat('en', { [part]: 'long', timeZone: 'UTC' });
  const dates = Array.from({ length: 12 }, (_, i) =>
    Date.UTC(2024, part === 'month' ? i : 0, part === 'month' ? 1 : i + 1),
  );
  return [...new Set(dates.map((date) => format.format(date).toLowerCase()))].join('|');
}

const DAYS = named('weekday');
const MONTHS = named('month');
const TIMES =
  /spring|summer|autumn|fall|winter|christmas|easter|quarter|semester|shift|night|evening|morning|afternoon|weekend/
    .source;

/** Single times that no form of Intl gives: "last November", "this morning", "on a Tuesday", "on our last big job". */
const ONCE: Partial<Record<BaseLanguage, RegExp>> = {
  en: new RegExp(
    [
      `(?:${/last|one|that|the other/.source}) (?:${DAYS}|${MONTHS}|${TIMES})`,
      `this (?:${TIMES})`,
      `on (?:a )?(?:${DAYS})${/(?! ?(?:and|or|to)\b)/.source}`,
      `in (?:${/early |late |mid /.source})?(?:${MONTHS})`,
      /(?:on|at|in|for|with) (?:my|our|the|a) (?:last|latest|previous|recent) (?!year|month|week|time)[a-z-]+/.source,
      /recently|the other (?:day|week)/.source,
    ]
      .map((time) => `\\b(?:${time})\\b`)
      .join('|'),
  ),
};

const oncePhrases = new Map<BaseLanguage, Phrases<'once'>>();

/** Whether a sentence names a single time in words of the lexicon. */
function saysOnce(folded: string, language: BaseLanguage): boolean {
  const words = ONCE_PHRASES[language];
  if (words === undefined) return false;
  const known = oncePhrases.get(language) ?? compilePhrases<'once'>([{ once: words }]);
  oncePhrases.set(language, known);
  return findPhrases(folded, known).length > 0;
}

/** The years of a folded sentence, and whether it says when something happened once; `once` also by the words for a day. */
export function pastTimes(folded: string, language: BaseLanguage): { years: number; dated: boolean; once: boolean } {
  const years = [...folded.matchAll(YEAR)];
  const isOnce = years.some(
    ({ 0: year, index }) =>
      !SPAN_BEFORE.test(folded.slice(0, index)) && !SPAN_AFTER.test(folded.slice(index + year.length)),
  );
  const dated = isOnce || agoIn(language).test(folded);
  const once = dated || (ONCE[language]?.test(folded) ?? false) || saysOnce(folded, language);
  return { years: years.length, dated, once };
}
