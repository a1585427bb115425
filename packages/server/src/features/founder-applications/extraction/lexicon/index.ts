import { Content } from '@colloquy/content';
import { FOUNDER_LISTS, type FounderLexicon } from '@colloquy/content/schema/lexicon';
import { type CatalogueLanguage, catalogueLanguage, type Language } from '@colloquy/contract/shared';
import { InvariantError } from '../../../../platform/errors.ts';
import { TEXT_FIELDS, type TextField } from '../fields.ts';
import { anyOf } from '../patterns.ts';
import { hi, ko, th, zh } from './asian-patterns.ts';
import { ja } from './japanese-patterns.ts';
import type { Lexicon, NamePatterns, PartialLexicon, Phrases, TopicPhrases } from './lexicon.ts';
import {
  CHINESE,
  DANISH,
  DUTCH,
  ENGLISH,
  FINNISH,
  FRENCH,
  GERMAN,
  HINDI,
  INDONESIAN,
  ITALIAN,
  JAPANESE,
  KOREAN,
  NORWEGIAN,
  PORTUGUESE,
  RUSSIAN,
  SPANISH,
  SWEDISH,
  THAI,
  VIETNAMESE,
} from './number-forms.ts';

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

/** What no list of words can say: spoken numbers, and names and places in scripts without capitals. */
const FORMS: Record<CatalogueLanguage, Pick<PartialLexicon, 'numbers' | keyof NamePatterns>> = {
  en: { numbers: ENGLISH },
  de: { numbers: GERMAN },
  es: { numbers: SPANISH },
  fr: { numbers: FRENCH },
  ja: { numbers: JAPANESE, ...ja },
  nl: { numbers: DUTCH },
  it: { numbers: ITALIAN },
  pt: { numbers: PORTUGUESE },
  da: { numbers: DANISH },
  no: { numbers: NORWEGIAN },
  sv: { numbers: SWEDISH },
  fi: { numbers: FINNISH },
  ru: { numbers: RUSSIAN },
  zh: { numbers: CHINESE, ...zh },
  ko: { numbers: KOREAN, ...ko },
  vi: { numbers: VIETNAMESE },
  id: { numbers: INDONESIAN },
  ms: { numbers: INDONESIAN },
  hi: { numbers: HINDI, ...hi },
  th: { numbers: THAI, ...th },
};

/** Said in English in every language of business, or typed by whoever tries to talk to the machine. */
const EVERYWHERE: PartialLexicon = {
  roles: ['c[etofpm]o', 'cofounder', 'co-founder', 'founder', 'cpto', 'product owner', 'tech lead', 'head of \\p{L}+'],
  injectionGoesOn: ['summary', 'status', 'completed', 'instructions?', 'system', 'field'],
};

/** Words belong to the reader that is fitted to them: they come with the program, and nothing is laid over them. */
const content = new Content();

function words(language: CatalogueLanguage): FounderLexicon {
  const found =
    language === 'en' ? content.get('lexicons', 'founder/en') : content.get('lexicons', `founder/${language}`);
  if (
    found === null ||
    'evidence' in found ||
    'asking' in found ||
    'subjects' in found ||
    'columns' in found ||
    'headings' in found
  )
    throw new InvariantError(`no words of founders are written in ${language}`);
  return found;
}

const NO_TOPIC: TopicPhrases = { names: [], strong: [], weak: [] };

function complete(language: CatalogueLanguage): Lexicon {
  const pack = { ...words(language), ...FORMS[language] } as PartialLexicon;
  const everywhere = language === 'en' ? {} : { ...EVERYWHERE, injection: words('en').injection ?? [] };
  const lists = Object.fromEntries(
    FOUNDER_LISTS.map((name) => [name, [...(pack[name] ?? []), ...((everywhere as PartialLexicon)[name] ?? [])]]),
  ) as unknown as Record<(typeof FOUNDER_LISTS)[number], Phrases>;
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
