import { catalogueLanguage, type Language } from '@colloquy/contract/shared';

const LATIN = /\p{sc=Latin}/gu;
const LETTER = /\p{L}/gu;
const NON_LATIN: Partial<Record<string, RegExp>> = {
  ja: /[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}]/gu,
  zh: /\p{sc=Han}/gu,
  ko: /\p{sc=Hangul}/gu,
  th: /\p{sc=Thai}/gu,
  hi: /\p{sc=Devanagari}/gu,
  ru: /\p{sc=Cyrillic}/gu,
};

/** Whether a text can be read aloud in `language`: written in its script, names in Latin letters allowed. */
export function isInScriptOf(text: string, language: Language): boolean {
  const letters = text.match(LETTER)?.length ?? 0;
  if (letters === 0) return false;
  const latin = text.match(LATIN)?.length ?? 0;
  const own = NON_LATIN[catalogueLanguage(language)];
  if (own === undefined) return latin / letters > 0.95;
  return (text.match(own)?.length ?? 0) / letters > 0.4;
}

export function isUnspaced(text: string): boolean {
  const wide = text.match(/[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}\p{sc=Thai}]/gu)?.length ?? 0;
  return wide > text.length / 3;
}

/** Words of a spoken text; in scripts without spaces two and a half characters count as a word. */
export function wordCount(text: string): number {
  if (isUnspaced(text)) return Math.ceil(text.replaceAll(/\s/g, '').length / 2.5);
  return text.split(/\s+/).filter((word) => /[\p{L}\p{N}]/u.test(word)).length;
}
