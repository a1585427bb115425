import { LANGUAGES } from '@colloquy/contract/shared';
import type { JobReading, Passage } from '../../providers/job-reader/port.ts';
import words from './term-words.json' with { type: 'json' };

/** What a description says of terms, each in its own sentence. */
export type JobTerms = {
  pay: Passage[];
  /** Languages that are asked for, each with the sentence that does. */
  languages: { language: string; passage: Passage }[];
};

const MOST = 12;

/** A sum of money, the mark before or behind it. Every repetition is bounded: a text may be digits alone. */
const SUM = new RegExp(words.sum, 'iu');
const PAY_WORDS = new RegExp(words.pay, 'iu');

/** Where a sentence speaks of speaking: a language that is named elsewhere is asked of nobody. */
const SPOKEN = new RegExp(words.spoken, 'iu');

/** Sentences of a description that tell pay, and the languages it asks for. Deterministic; plain data. */
export function readTerms(reading: Pick<JobReading, 'plainText' | 'language'>): JobTerms {
  const sentences = sentencesOf(reading.plainText);
  const names = languageNames(reading.language);
  const seen = new Set<string>();
  const languages = sentences
    .filter(({ text }) => SPOKEN.test(text))
    .flatMap((passage) => {
      const folded = passage.text.toLocaleLowerCase(reading.language);
      return names.filter(([name]) => name.test(folded)).map(([, language]) => ({ language, passage }));
    })
    .filter(({ language }) => !seen.has(language) && seen.add(language));
  const pay = sentences.filter(({ text }) => PAY_WORDS.test(text) || SUM.test(text));
  return { pay: pay.slice(0, MOST), languages: languages.slice(0, MOST) };
}

const made = new Map<string, [RegExp, string][]>();

/** Names of languages as a text in `language`, or in English, writes them: whole, or at the head of a compound. */
function languageNames(language: string): [RegExp, string][] {
  const known = made.get(language);
  if (known !== undefined) return known;
  const found = LANGUAGES.filter((code) => !code.includes('-')).flatMap((code): [RegExp, string][] => {
    const names = [language, 'en'].flatMap((tag) => {
      const name = new Intl.DisplayNames([tag], { type: 'language' }).of(code);
      return name === undefined || name === code ? [] : [name.toLocaleLowerCase(tag)];
    });
    return [...new Set(names)].map((name) => [
      new RegExp(
        `(?<!\\p{L})${name.replaceAll(/[^\p{L}\p{N} ]/gu, '.')}(?:kenntnis\\p{L}*|sprachig\\p{L}*)?(?!\\p{Ll})`,
        'u',
      ),
      code,
    ]);
  });
  if (made.size < LANGUAGES.length) made.set(language, found);
  return found;
}

/** Lines, broken where a sentence ends. */
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
