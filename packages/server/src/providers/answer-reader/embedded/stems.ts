import { createRequire } from 'node:module';
import { JOINED_LANGUAGES } from '@colloquy/contract/shared';
import { type BaseLanguage, FORMS, FUNCTION_WORDS, madeOnce } from './lexicon/index.ts';

type Stemmer = { stem(word: string): string };
type StemmerFactory = { newStemmer(algorithm: string): Stemmer };

const load = createRequire(import.meta.url);
const ALGORITHMS: Partial<Record<BaseLanguage, string>> = {
  en: 'english',
  de: 'german',
  fr: 'french',
  es: 'spanish',
  pt: 'portuguese',
  it: 'italian',
  nl: 'dutch',
  da: 'danish',
  no: 'norwegian',
  sv: 'swedish',
  fi: 'finnish',
  ru: 'russian',
};
const stemmers = new Map<BaseLanguage, Stemmer>();
const known = new Map<BaseLanguage, Map<string, string>>();
/** Words remembered per language; bounded so that foreign texts cannot grow the memory. */
const REMEMBERED = 20_000;

function stemmer(language: BaseLanguage): Stemmer | null {
  const algorithm = ALGORITHMS[language];
  if (!algorithm) return null;
  let found = stemmers.get(language);
  if (!found) {
    found = (load('snowball-stemmers') as StemmerFactory).newStemmer(algorithm);
    stemmers.set(language, found);
  }
  return found;
}

const MALAY =
  /^(?:meng|meny|mem|men|me|peng|peny|pem|pen|pe|ber|ter|di|ke|se)(?=\p{L}{4})|(?<=\p{L}{4})(?:kannya|annya|kan|an|nya|lah|kah|i)$/gu;
const HINDI = /(?<=[\p{L}\p{M}]{3})(?:ियों|ाओं|ियाँ|ियां|ाएं|ाएँ|ों|ें|ीं|ाँ|ता|ते|ती|ना|ने|नी|ा|े|ी|ो|ि|ु)$/u;

/** Stems of irregular forms, each with that of the word they are forms of: "hago", "hice" with "hacer". */
const irregularOf = madeOnce((language): ReadonlyMap<string, string> => {
  const found = new Map<string, string>();
  const bare = (word: string): string => stemmer(language)?.stem(word) ?? word;
  for (const [word = '', ...forms] of FORMS[language] ?? []) {
    const root = bare(word);
    for (const form of forms) if (bare(form) !== root) found.set(bare(form), root);
  }
  return found;
});

/** The word without its endings; `word` is folded. */
export function stem(word: string, language: BaseLanguage): string {
  let cache = known.get(language);
  if (!cache) {
    cache = new Map();
    known.set(language, cache);
  }
  const remembered = cache.get(word);
  if (remembered !== undefined) return remembered;
  const normalized = word.endsWith("'s") ? word.slice(0, -2) : word;
  let result: string;
  if (language === 'ms' || language === 'id') result = normalized.replace(MALAY, '');
  else if (language === 'hi') result = normalized.replace(HINDI, '');
  else {
    const found = stemmer(language)?.stem(normalized) ?? normalized;
    result = irregularOf(language).get(found) ?? found;
  }
  if (cache.size >= REMEMBERED) cache.clear();
  cache.set(word, result);
  return result;
}

const PAIRED = new Set<BaseLanguage>(JOINED_LANGUAGES);
const RUN =
  /[\p{Script=Han}\p{Script=Katakana}ー]+|[\p{Script=Hiragana}]+|[\p{Script=Hangul}]+|[\p{Script=Thai}\p{M}]+|[\p{L}\p{N}]+/gu;
const WORD = /[\p{L}\p{M}\p{N}]+(?:'[\p{L}]+)?/gu;

/** Languages that join a short word to the next one by an apostrophe: "l'équipe", "dell'azienda". */
const ELIDING = new Set<BaseLanguage>(['fr', 'it']);
const ELIDED = /^\p{L}{1,7}'(?=\p{L}{2})(?!hui)/u;

/**
 * What a folded text is compared by: stems of the words that carry matter, or pairs of characters in languages whose
 * words are not parted by spaces (Hiragana alone is grammar, so it is left out).
 */
export function contentWords(folded: string, language: BaseLanguage): Set<string> {
  const found = new Set<string>();
  if (PAIRED.has(language)) {
    for (const match of folded.matchAll(RUN)) {
      const run = match[0];
      if (/^\p{Script=Hiragana}+$/u.test(run)) continue;
      if (/^[a-z0-9]+$/.test(run)) found.add(run);
      else for (let i = 0; i + 1 < run.length; i++) found.add(run.slice(i, i + 2));
    }
    return found;
  }
  const function_ = FUNCTION_WORDS[language];
  for (const [whole] of folded.matchAll(WORD)) {
    const word = ELIDING.has(language) ? whole.replace(ELIDED, '') : whole;
    if (function_.has(word) || word.length < 2) continue;
    const root = stem(word, language);
    if (root.length > 1 && !function_.has(root)) found.add(root);
  }
  return found;
}

/** 1 for the same stem, less for a shared beginning or (in compounding languages) a shared part. */
export function likeness(a: string, b: string): number {
  if (a === b) return 1;
  const [short, long] = a.length <= b.length ? [a, b] : [b, a];
  if (short.length < 4) return 0;
  if (long.startsWith(short)) return long.length - short.length <= 4 ? 0.8 : 0.6;
  if (short.length >= 6 && long.includes(short)) return 0.6;
  let shared = 0;
  while (shared < short.length && short[shared] === long[shared]) shared++;
  return shared >= 5 && shared >= long.length - 3 ? 0.7 : 0;
}
