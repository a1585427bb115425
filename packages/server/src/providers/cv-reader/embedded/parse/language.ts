import { LEXICONS } from '../lexicon/words.ts';
import { fold } from '../text/fold.ts';

/** The languages written in Latin letters that are told apart by their small words, the likelier first. */
const WORDS = LEXICONS.flatMap(([language, { smallWords }]): [string, string[]][] =>
  smallWords === undefined ? [] : [[language, smallWords]],
);

/** The language a text is written in, as a BCP 47 primary tag; `en` when nothing speaks for another. */
export function languageOf(text: string): string {
  const sample = text.slice(0, 20_000);
  const count = (pattern: RegExp): number => (sample.match(pattern) ?? []).length;
  const hangul = count(/[\uac00-\ud7af]/g);
  const kana = count(/[\u3040-\u30ff]/g);
  const han = count(/[\u4e00-\u9fff]/g);
  const latin = count(/[A-Za-z]/g);
  if (hangul > 20 && hangul * 3 > latin * 0.3) return 'ko';
  if (kana > 10 && (kana + han) * 3 > latin * 0.3) return 'ja';
  if (han > 20 && han * 3 > latin * 0.3) return 'zh';
  if (count(/[\u1ea0-\u1ef9đĐơƠưƯ]/g) > 8) return 'vi';
  const words = fold(sample).match(/[a-z]+/g) ?? [];
  const seen = new Map<string, number>();
  for (const word of words) seen.set(word, (seen.get(word) ?? 0) + 1);
  let best = 'en';
  let most = 0;
  for (const [language, list] of WORDS) {
    let score = 0;
    for (const word of list) {
      const hits = seen.get(word) ?? 0;
      score += word.length > 3 ? hits * 3 : Math.min(hits, 12);
    }
    if (score > most) {
      most = score;
      best = language;
    }
  }
  return best;
}
