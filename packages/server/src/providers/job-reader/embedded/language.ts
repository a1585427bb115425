import { LATIN_LANGUAGES } from '@colloquy/contract/shared';
import { once } from '../../../platform/once.ts';
import type { FoldedText } from './folded-text.ts';
import { wordsOf } from './lexicon/index.ts';

/** Of two languages that show alike the first is taken: German before all others, Italian after them. */
const IN_ORDER = LATIN_LANGUAGES.toSorted((a, b) => placeOf(a) - placeOf(b));

function placeOf(language: (typeof LATIN_LANGUAGES)[number]): number {
  if (language === 'de') return 0;
  return language === 'it' ? 2 : 1;
}

/** Words that are frequent in one language and rare in the others, and letters that only it uses much. */
const signs = once(() =>
  IN_ORDER.map((language) => {
    const { frequent = [], letters } = wordsOf(language).language ?? {};
    return { language, frequent, letters: letters === undefined ? undefined : new RegExp(`[${letters}]`, 'giu') };
  }),
);

/** Scripts that tell the language. */
const SCRIPTS: readonly (readonly [string, RegExp])[] = [
  ['hi', /\p{Script=Devanagari}/gu],
  ['th', /\p{Script=Thai}/gu],
  ['ru', /\p{Script=Cyrillic}/gu],
];

/** The language a text is written in, of the twenty the reader knows; English when it shows none. */
export function detectLanguage(text: FoldedText): string {
  const sample = text.cased.slice(0, 6000);
  const count = (pattern: RegExp) => sample.match(pattern)?.length ?? 0;
  const letters = count(/\p{L}/gu) || 1;
  const kana = count(/[\p{Script=Hiragana}\p{Script=Katakana}]/gu);
  const hangul = count(/\p{Script=Hangul}/gu);
  const han = count(/\p{Script=Han}/gu);
  for (const [language, script] of SCRIPTS) if (count(script) / letters > 0.2) return language;
  if (hangul / letters > 0.2) return 'ko';
  if (kana / letters > 0.08) return 'ja';
  if (han / letters > 0.2) return 'zh';
  const words = new Map<string, number>();
  for (const match of text.folded.slice(0, 6000).matchAll(/[a-z]+/g)) {
    words.set(match[0], (words.get(match[0]) ?? 0) + 1);
  }
  let best = 'en';
  let most = 0;
  for (const { language, frequent, letters: own } of signs()) {
    let score = 0;
    for (const word of frequent) score += words.get(word) ?? 0;
    if (own !== undefined) score += (count(own) * (language === 'vi' ? 2 : 1)) / 2;
    if (score > most) {
      most = score;
      best = language;
    }
  }
  return best;
}
