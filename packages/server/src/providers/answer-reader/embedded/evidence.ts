import { catalogueLanguage, type Language } from '@colloquy/contract/shared';
import type { Span } from '../port.ts';
import { fold } from './fold.ts';
import type { Evidence } from './lexicon/categories.ts';
import { type BaseLanguage, EVIDENCE, NUMBERS } from './lexicon/index.ts';
import { isAboutPerson } from './neutral.ts';
import { compilePhrases, findPhrases, type Hit, type Phrases } from './phrases.ts';
import { matter, stem } from './stems.ts';

/** What one sentence of the answer shows. */
export type SentenceEvidence = {
  span: Span;
  folded: string;
  hits: Hit<Evidence>[];
  counts: Record<Evidence, number>;
  /** Figures: digits and number words. */
  figures: number;
  /** Distinct things done, by stem. */
  actions: Set<string>;
  /** Words that carry matter, by stem or character pair. */
  matter: Set<string>;
  /** Sentence about the person: neither for nor against. */
  aboutPerson: boolean;
  /** Talk without a matter: merits, values, words about words. */
  empty: number;
  /** Waves off, leaves as it is, or passes on. */
  waved: number;
  /** 0 … 1: how far what is named here may count as said. */
  credit: number;
};

const phrases = new Map<BaseLanguage, Phrases<Evidence>>();
const numbers = new Map<BaseLanguage, RegExp>();

function phrasesOf(language: BaseLanguage): Phrases<Evidence> {
  let compiled = phrases.get(language);
  if (!compiled) {
    compiled = compilePhrases<Evidence>([EVIDENCE[language]]);
    phrases.set(language, compiled);
  }
  return compiled;
}

function numbersOf(language: BaseLanguage): RegExp {
  let pattern = numbers.get(language);
  if (!pattern) {
    const joined = ['zh', 'ja', 'ko', 'th'].includes(language);
    pattern = new RegExp(
      joined
        ? `\\d[\\d.,:]*|(?:${NUMBERS[language]})`
        : `\\d[\\d.,:]*|(?<![\\p{L}\\p{M}])(?:${NUMBERS[language]})(?![\\p{L}\\p{M}])`,
      'gu',
    );
    numbers.set(language, pattern);
  }
  return pattern;
}

const CATEGORIES: Evidence[] = [
  'self',
  'team',
  'not',
  'reason',
  'condition',
  'order',
  'contrast',
  'action',
  'occasion',
  'result',
  'hedge',
  'sweeping',
  'dismiss',
  'blame',
  'boast',
  'lofty',
  'naming',
  'decline',
  'kin',
  'intro',
];

/** Reads one sentence; linear in its length. */
export function readSentence(text: string, span: Span, answerLanguage: Language): SentenceEvidence {
  const language = catalogueLanguage(answerLanguage);
  const original = text.slice(span.start, span.end);
  const folded = fold(original).text;
  const hits = findPhrases(folded, phrasesOf(language));
  const counts = Object.fromEntries(CATEGORIES.map((category) => [category, 0])) as Record<Evidence, number>;
  const actions = new Set<string>();
  for (const hit of hits) {
    counts[hit.category]++;
    if (hit.category === 'action') actions.add(stem(folded.slice(hit.start, hit.end), language).slice(0, 6));
  }
  const empty = counts.lofty + counts.boast + counts.naming;
  const waved = counts.dismiss + counts.blame;
  return {
    span,
    folded,
    hits,
    counts,
    figures: folded.match(numbersOf(language))?.length ?? 0,
    actions,
    matter: matter(folded, language),
    aboutPerson: isAboutPerson(original, folded, hits),
    empty,
    waved,
    credit: 1 / ((1 + empty) * (1 + waved)),
  };
}
