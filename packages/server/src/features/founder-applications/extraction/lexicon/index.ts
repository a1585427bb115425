import { FOUNDER_LISTS } from '@colloquy/content/schema/lexicon';
import { type CatalogueLanguage, catalogueLanguage, type Language } from '@colloquy/contract/shared';
import { TEXT_FIELDS, type TextField } from '../fields.ts';
import { anyOf } from '../patterns.ts';
import type { Lexicon, PartialLexicon, Phrases, TopicPhrases } from './lexicon.ts';
import { namePatternsOf } from './names-without-capitals.ts';
import { numberForms } from './number-forms.ts';
import { founderWords } from './words.ts';

type ListName = { [K in keyof Lexicon]: Lexicon[K] extends Phrases ? K : never }[keyof Lexicon];

export type Topic = { names: RegExp; strong: RegExp; weak: RegExp };

/** A lexicon ready for matching: every list is one pattern. The plain lists stay at `words`. */
export type CompiledLexicon = Record<
  Exclude<ListName, 'namePatterns' | 'ownNamePatterns' | 'placePatterns'>,
  RegExp
> & {
  words: Lexicon;
  notNameWords: ReadonlySet<string>;
  namePatterns: readonly RegExp[];
  ownNamePatterns: readonly RegExp[];
  placePatterns: readonly RegExp[];
  topics: Record<TextField, Topic>;
};

/** Said in English in every language of business, or typed by whoever tries to talk to the machine. */
const EVERYWHERE: PartialLexicon = {
  roles: ['c[etofpm]o', 'cofounder', 'co-founder', 'founder', 'cpto', 'product owner', 'tech lead', 'head of \\p{L}+'],
  injectionGoesOn: ['summary', 'status', 'completed', 'instructions?', 'system', 'field'],
};

const NO_TOPIC: TopicPhrases = { names: [], strong: [], weak: [] };

function complete(language: CatalogueLanguage): Lexicon {
  const written = founderWords(language);
  const pack = { ...written, ...namePatternsOf(language) } as PartialLexicon;
  const everywhere = language === 'en' ? {} : { ...EVERYWHERE, injection: founderWords('en').injection ?? [] };
  const lists = Object.fromEntries(
    FOUNDER_LISTS.map((name) => [name, [...(pack[name] ?? []), ...((everywhere as PartialLexicon)[name] ?? [])]]),
  ) as unknown as Record<(typeof FOUNDER_LISTS)[number], Phrases>;
  return {
    ...lists,
    spaced: pack.spaced ?? true,
    capitalNouns: pack.capitalNouns ?? false,
    nameOrder: pack.nameOrder ?? 'given-first',
    letterNames: pack.letterNames ?? {},
    numbers: numberForms(written.spokenNumbers),
    repeats: pack.repeats ?? {},
    hundredsJoin: pack.hundredsJoin ?? 'space',
    namePatterns: pack.namePatterns ?? [],
    ownNamePatterns: pack.ownNamePatterns ?? [],
    placePatterns: pack.placePatterns ?? [],
    topics: Object.fromEntries(TEXT_FIELDS.map((field) => [field, { ...NO_TOPIC, ...pack.topics?.[field] }])) as Record<
      TextField,
      TopicPhrases
    >,
  };
}

function compile(words: Lexicon): CompiledLexicon {
  const pattern = (phrases: Phrases) => anyOf(phrases, words.spaced);
  const lists = Object.fromEntries(FOUNDER_LISTS.map((name) => [name, pattern(words[name])])) as Record<
    (typeof FOUNDER_LISTS)[number],
    RegExp
  >;
  return {
    ...lists,
    words,
    notNameWords: new Set(words.notNames),
    namePatterns: words.namePatterns.map((source) => new RegExp(source, 'gu')),
    ownNamePatterns: words.ownNamePatterns.map((source) => new RegExp(source, 'gu')),
    placePatterns: words.placePatterns.map((source) => new RegExp(source, 'gu')),
    topics: Object.fromEntries(
      TEXT_FIELDS.map((field) => {
        const topic = words.topics[field];
        return [field, { names: pattern(topic.names), strong: pattern(topic.strong), weak: pattern(topic.weak) }];
      }),
    ) as Record<TextField, Topic>,
  };
}

const compiled = new Map<string, CompiledLexicon>();

/** The lexicon of a language, compiled on first use. */
export function lexiconOf(language: Language): CompiledLexicon {
  const key = catalogueLanguage(language);
  let lexicon = compiled.get(key);
  if (!lexicon) {
    lexicon = compile(complete(key));
    compiled.set(key, lexicon);
  }
  return lexicon;
}
