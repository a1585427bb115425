import type { TermWords } from '@colloquy/content/schema/trades';
import { LANGUAGES } from '@colloquy/contract/shared';
import type { JobReading, Passage } from '../../providers/job-reader/port.ts';
import { countTerms } from '../interviewers/index.ts';

/** What a description says of terms, each in its own sentence. */
export type JobTerms = {
  pay: Passage[];
  /** Languages that are asked for, each with the sentence that does. */
  languages: { language: string; passage: Passage }[];
};

const MOST = 12;

/** A sum of money, the mark before or behind it. Every repetition is bounded: a text may be digits alone. */
const SUM =
  /(?:[€$£¥₩₫]|\b(?:eur|usd|gbp|chf|inr|idr|rp|cad|aud|sek|nok|dkk|vnd|krw|jpy|rs)\b\.?)\s?\d[\d.,'’\s]{0,20}(?:k\b)?|\d[\d.,'’]{0,20}\s?(?:(?:k|万|만)\s?)?(?:€|\$|£|₩|₫|円|원|\b(?:eur|euros?|usd|dollars?|gbp|pounds?|chf|franken|inr|idr|cad|aud|vnd|krw|jpy|triệu|juta)\b)/iu;

/**
 * Sentences of a description that tell pay, and the languages it asks for. Deterministic.
 *
 * @param words of such sentences; a language that is named where nobody speaks is asked of nobody
 */
export function readTerms(reading: Pick<JobReading, 'plainText' | 'language'>, words: TermWords): JobTerms {
  const sentences = sentencesOf(reading.plainText);
  const names = languageNames(reading.language);
  const seen = new Set<string>();
  const languages = sentences
    .flatMap((passage) => {
      const folded = passage.text.toLocaleLowerCase(reading.language);
      const isSpoken = countTerms(words.spoken, passage.text) > 0;
      return names
        .filter(({ alone, asked }) => asked.test(folded) || (isSpoken && alone.test(folded)))
        .map(({ language }) => ({ language, passage }));
    })
    .filter(({ language }) => !seen.has(language) && seen.add(language));
  const pay = sentences.filter(({ text }) => countTerms(words.pay, text) > 0 || SUM.test(text));
  return { pay: pay.slice(0, MOST), languages: languages.slice(0, MOST) };
}

/** A name by itself, and at the head of a German compound that asks for it ("Englischkenntnisse"). */
type Named = { language: string; alone: RegExp; asked: RegExp };

const made = new Map<string, Named[]>();

/** Names of languages as a text in `language`, or in English, writes them. */
function languageNames(language: string): Named[] {
  const known = made.get(language);
  if (known !== undefined) return known;
  const found = LANGUAGES.filter((code) => !code.includes('-')).flatMap((code): Named[] => {
    const names = [language, 'en'].flatMap((tag) => {
      const name = new Intl.DisplayNames([tag], { type: 'language' }).of(code);
      return name === undefined || name === code ? [] : [name.toLocaleLowerCase(tag)];
    });
    return [...new Set(names)].map((name) => {
      const word = `(?<!\\p{L})${name.replaceAll(/[^\p{L}\p{N} ]/gu, '.')}`;
      return {
        language: code,
        alone: new RegExp(`${word}(?:e[nrs]?)?(?!\\p{Ll})`, 'u'),
        asked: new RegExp(`${word}(?:kenntnis|sprachig)`, 'u'),
      };
    });
  });
  if (made.size < LANGUAGES.length) made.set(language, found);
  return found;
}

/**
 * Lines, broken where a sentence ends. A full stop ends one whatever follows: descriptions write lists in one line, and
 * Unicode's rules join its items, so that the sentence about pay is shown with what does not belong to it.
 */
function sentencesOf(text: string): Passage[] {
  const found: Passage[] = [];
  for (const { 0: line, index: from } of text.matchAll(/[^\n]+/g)) {
    for (const { 0: part, index } of line.matchAll(/(?:[^.!?。！？]|[.!?](?!\s|$))+[.!?。！？]*/gu)) {
      const start = from + index + (part.length - part.trimStart().length);
      const sentence = part.trim();
      if (sentence !== '') found.push({ text: sentence, start, end: start + sentence.length });
    }
  }
  return found;
}
