import { fold } from './fold.ts';
import { type BaseLanguage, FUNCTION_WORDS } from './lexicon/index.ts';

const SCRIPT: [RegExp, BaseLanguage[]][] = [
  [/[\p{Script=Hiragana}\p{Script=Katakana}]/gu, ['ja']],
  [/\p{Script=Hangul}/gu, ['ko']],
  [/\p{Script=Han}/gu, ['zh', 'ja']],
  [/\p{Script=Thai}/gu, ['th']],
  [/\p{Script=Devanagari}/gu, ['hi']],
  [/\p{Script=Cyrillic}/gu, ['ru']],
];
/** Languages that share so many common words that they are not distinguished here. */
const KIN: BaseLanguage[][] = [
  ['da', 'no', 'sv'],
  ['ms', 'id'],
];

/** How far a language has to be ahead of the next one to be named. */
const CLEAR_LEAD = 1.5;

/** False when a text is clearly written in another language than the one it is said to be in. */
export function looksLike(text: string, language: BaseLanguage): boolean {
  const letters = text.match(/\p{L}/gu)?.length ?? 0;
  if (letters < 20) return true;
  for (const [pattern, languages] of SCRIPT) {
    const share = (text.match(pattern)?.length ?? 0) / letters;
    if (languages.includes(language)) {
      if (share > 0.2) return true;
    } else if (share > 0.6) return false;
  }
  if (SCRIPT.some(([, languages]) => languages.includes(language))) {
    const latin = (text.match(/\p{Script=Latin}/gu)?.length ?? 0) / letters;
    return latin < 0.9;
  }
  const words = fold(text).text.match(/[\p{L}\p{M}']+/gu) ?? [];
  if (words.length < 8) return true;
  const count = (base: BaseLanguage): number => words.filter((word) => FUNCTION_WORDS[base].has(word)).length;
  const own = count(language);
  if (own >= words.length * 0.15) return true;
  const related = KIN.find((group) => group.includes(language)) ?? [];
  return !(Object.keys(FUNCTION_WORDS) as BaseLanguage[]).some(
    (base) => base !== language && !related.includes(base) && count(base) >= Math.max(4, words.length * 0.2, own * 2.5),
  );
}

/** The language of a text that is clearly not in `other`; null where it may be in one of several. */
export function languageOf(text: string, other: BaseLanguage): BaseLanguage | null {
  const letters = text.match(/\p{L}/gu)?.length ?? 0;
  for (const [pattern, [first, ...more]] of SCRIPT) {
    const share = (text.match(pattern)?.length ?? 0) / letters;
    // Japanese is known by its own letters between the others.
    if (first !== undefined && share > (first === 'ja' ? 0.2 : 0.6))
      return first === other || more.includes(other) ? null : first;
  }
  const words = fold(text).text.match(/[\p{L}\p{M}']+/gu) ?? [];
  const counts = (Object.keys(FUNCTION_WORDS) as BaseLanguage[])
    .filter((base) => base !== other)
    .map((base) => ({ base, count: words.filter((word) => FUNCTION_WORDS[base].has(word)).length }))
    .sort((one, two) => two.count - one.count);
  const [best, next] = counts;
  if (best === undefined || next === undefined || best.count === 0) return null;
  return best.count < next.count * CLEAR_LEAD ? null : best.base;
}
