import { catalogueLanguage, type Language } from '@colloquy/contract/shared';
import { TEXT_FIELDS, type TextField } from '../fields.ts';
import { anyOf } from '../patterns.ts';
import { hi, id, ko, ms, th, vi, zh } from './basic-asian.ts';
import { da, fi, it, nl, no, pt, ru, sv } from './basic-european.ts';
import { de } from './de.ts';
import { en } from './en.ts';
import { es } from './es.ts';
import { fr } from './fr.ts';
import { ja } from './ja.ts';
import type { Lexicon, PartialLexicon, Phrases, TopicPhrases } from './lexicon.ts';

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

const LISTS = [
  'at',
  'dot',
  'dash',
  'underscore',
  'slash',
  'plus',
  'withDash',
  'oneWord',
  'letterWords',
  'spellingRemark',
  'thenNext',
  'initialWords',
  'firstNameWords',
  'lastNameWords',
  'notLocalPart',
  'asIn',
  'numberFillers',
  'endsIn',
  'another',
  'phoneWords',
  'introBefore',
  'introAfter',
  'nickname',
  'officialName',
  'swapped',
  'titles',
  'notNames',
  'self',
  'mine',
  'third',
  'plural',
  'coFounder',
  'noCoFounder',
  'negation',
  'left',
  'predecessor',
  'indefinite',
  'notFounder',
  'employed',
  'unrealised',
  'joined',
  'functions',
  'roles',
  'founderTitle',
  'duties',
  'ownDuties',
  'assigned',
  'and',
  'but',
  'adversative',
  'articles',
  'copula',
  'past',
  'pastPlace',
  'live',
  'visit',
  'placeBefore',
  'near',
  'correction',
  'repair',
  'rejectBefore',
  'rejectAfter',
  'outsiders',
  'deckWords',
  'unknown',
  'impersonal',
  'evasion',
  'putOff',
  'later',
  'found',
  'filler',
  'meta',
  'digression',
  'privatePeople',
  'talk',
  'resume',
  'retraction',
  'closing',
  'hypothesis',
  'counterfactual',
  'rivals',
  'lead',
  'leadIn',
  'notYet',
  'already',
  'none',
  'injection',
  'injectionGoesOn',
] as const satisfies readonly Exclude<ListName, 'namePatterns' | 'ownNamePatterns' | 'placePatterns'>[];

/** Said in English in every language of business, or typed by whoever tries to talk to the machine. */
const EVERYWHERE: PartialLexicon = {
  roles: ['c[etofpm]o', 'cofounder', 'co-founder', 'founder', 'cpto', 'product owner', 'tech lead', 'head of \\p{L}+'],
  injection: en.injection ?? [],
  injectionGoesOn: ['summary', 'status', 'completed', 'instructions?', 'system', 'field'],
};

const PACKS: Record<Exclude<Language, 'en-IN'>, PartialLexicon> = {
  en,
  de,
  es,
  fr,
  ja,
  nl,
  it,
  pt,
  da,
  no,
  sv,
  fi,
  ru,
  zh,
  ko,
  vi,
  id,
  ms,
  hi,
  th,
};

const NO_TOPIC: TopicPhrases = { names: [], strong: [], weak: [] };

function complete(pack: PartialLexicon): Lexicon {
  const lists = Object.fromEntries(
    LISTS.map((name) => [name, [...(pack[name] ?? []), ...(pack === en ? [] : (EVERYWHERE[name] ?? []))]]),
  ) as unknown as Record<(typeof LISTS)[number], Phrases>;
  return {
    ...lists,
    spaced: pack.spaced ?? true,
    capitalNouns: pack.capitalNouns ?? false,
    nameOrder: pack.nameOrder ?? 'given-first',
    letterNames: pack.letterNames ?? {},
    numbers: pack.numbers ?? {},
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
  const lists = Object.fromEntries(LISTS.map((name) => [name, pattern(words[name])])) as Record<
    (typeof LISTS)[number],
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
    lexicon = compile(complete(PACKS[key]));
    compiled.set(key, lexicon);
  }
  return lexicon;
}
