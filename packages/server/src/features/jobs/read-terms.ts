import { LANGUAGES } from '@colloquy/contract/shared';
import type { JobReading, Passage } from '../../providers/job-reader/port.ts';

/** What a description says of terms, each in its own sentence. */
export type JobTerms = {
  pay: Passage[];
  /** Languages that are asked for, each with the sentence that does. */
  languages: { language: string; passage: Passage }[];
};

const MOST = 12;

/** A sum of money, the mark before or behind it. Every repetition is bounded: a text may be digits alone. */
const SUM =
  /(?:[€$£¥₩₫]|\b(?:eur|usd|gbp|chf|inr|idr|rp|cad|aud|sek|nok|dkk|vnd|krw|jpy|rs)\b\.?)\s?\d[\d.,'’\s]{0,20}(?:k\b)?|\d[\d.,'’]{0,20}\s?(?:k\s?)?(?:[€$£₩₫円원]|万円|만원|\b(?:eur|euros?|usd|dollars?|gbp|pounds?|chf|franken|inr|idr|cad|aud|vnd|krw|jpy|triệu|juta)\b)/iu;
const PAY_WORDS =
  /\b(?:salary|salaries|pay|wages?|compensation|hourly rate|gehalt\w*|jahresgehalt\w*|vergütung\w*|stundenlohn|tarif\w*|entgelt\w*|salario|sueldo|retribución|salaire|rémunération|gaji|salaris|loon|lương)\b|給与|年収|月給|時給|급여|연봉|시급/iu;

/** Where a sentence speaks of speaking: a language that is named elsewhere is asked of nobody. */
const SPOKEN =
  /\b(?:speaks?|spoken|fluen\w*|languages?|proficien\w*|command of|written|native|sprach\w*|spricht|sprechen|sprichst|kenntnisse|fließend\w*|verhandlungssicher\w*|muttersprach\w*|idiomas?|habla\w*|domin\w*|nivel|langues?|parl\w+|courant\w*|maîtris\w*|bilingue|talen?|spreek\w*|vloeiend|beheers\w*|bahasa|tiếng|thông thạo|berbahasa|[abc][12])\b|\p{L}{1,30}(?:kenntnisse|sprachig)\b|語|어|회화/iu;

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
