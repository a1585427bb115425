import type { z } from 'zod';
import { type ApplicationTexts, applicationSchema } from './application.ts';
import {
  type BankDefinition,
  type BankPattern,
  type BankTranslation,
  bankDefinitionSchema,
  bankTextsSchema,
} from './bank.ts';
import { type BlueprintPattern, blueprintSchemas, NOTHING_FORBIDDEN, type TypeTranslation } from './blueprint.ts';
import { type ConsentTexts, consentSchema } from './consent.ts';
import { type DialogueTexts, dialogueSchema } from './dialogue.ts';
import { READ_LANGUAGES } from './languages.ts';
import { type Lexicon, lexiconSchema } from './lexicon.ts';
import { type Messages, messagesSchema } from './messages.ts';
import {
  type OccupationDefinition,
  type OccupationTexts,
  occupationSchema,
  occupationTextsSchema,
} from './occupation.ts';
import { ownWords } from './own-words.ts';
import { type ProbeTexts, probesSchema } from './probe.ts';
import { type Prompt, type PromptName, promptSchema } from './prompt.ts';
import {
  type ProtectedWordings,
  type ProtectedWords,
  protectedWordingsSchema,
  protectedWordsSchema,
} from './protected.ts';
import { type OtherTrades, otherTradesSchema } from './trades.ts';
import type { Unit } from './unit.ts';

/**
 * What kinds of content there are. An area is a folder:
 *
 *   entries    <area>/<entry>/<common>.yaml   what no language changes, where the area has such a part
 *              <area>/<entry>/en.yaml         the source
 *              <area>/<entry>/<lang>.yaml     a translation
 *   languages  <area>/<common>.yaml, <area>/<lang>.yaml
 *   versions   <area>/<name>/<version>.yaml   an entry `<name>.<version>`, which no language changes
 *
 * and is compiled to one JSON per language (and `common.json`): `<area>/<lang>.json`, of `entries` a record by entry.
 */
export type Area = {
  layout: 'entries' | 'languages' | 'versions';
  /** Entries that are needed one at a time are compiled one by one: `<area>/<entry>/<lang>.json`. */
  isSplit?: boolean;
  /** Files that tools of translators read hold texts alone: what is said of them is in `<lang>.meta.yaml` next to. */
  isMetaApart?: boolean;
  /** Languages that files may be in beside those of `languages.yaml`. */
  otherLanguages?: readonly string[];
  /** The file of an entry that no language changes; null where English is the whole pattern. */
  common: { file: string; schema: z.ZodType } | null;
  /** Null in an area that no language changes. */
  english: z.ZodType | null;
  translation: z.ZodType | null;
  /**
   * Where candidates read a translation that no longer says what English says, the check fails until somebody confirms
   * it: everywhere in the area, or in these entries. Elsewhere the report lists it.
   */
  mustBeFresh?: true | readonly string[];
  /** How much a candidate misses what is not there; the report lists greater figures first. */
  importance: number;
  /** What there is to translate in the English part, in its order. */
  units: (english: never) => Unit[];
  /** The ids of the units that a translation has. */
  translated: (translation: never) => string[];
};

/** What a compiled part holds, by area; null where a language does not have it. */
export type AreaValues = {
  applications: { common: never; en: ApplicationTexts; translation: ApplicationTexts };
  banks: {
    common: Record<string, BankDefinition>;
    en: Record<string, BankPattern>;
    translation: Record<string, BankTranslation>;
  };
  blueprints: {
    common: never;
    en: Record<string, BlueprintPattern>;
    translation: Record<string, TypeTranslation>;
  };
  consent: { common: never; en: ConsentTexts; translation: ConsentTexts };
  dialogue: { common: never; en: DialogueTexts; translation: DialogueTexts };
  lexicons: { common: never; en: Lexicon; translation: Lexicon };
  messages: { common: never; en: Record<string, Messages>; translation: Record<string, Messages> };
  probes: { common: never; en: ProbeTexts; translation: ProbeTexts };
  prompts: { common: Record<PromptName, Prompt>; en: never; translation: never };
  protected: { common: ProtectedWordings; en: ProtectedWords; translation: ProtectedWords };
  trades: { common: OtherTrades; en: never; translation: never };
  occupations: {
    common: Record<string, OccupationDefinition>;
    en: Record<string, OccupationTexts>;
    translation: Record<string, OccupationTexts>;
  };
};

export type AreaName = keyof AreaValues;

const blueprint = blueprintSchemas(NOTHING_FORBIDDEN);

export const AREAS: Record<AreaName, Area> = {
  applications: {
    layout: 'languages',
    common: null,
    english: applicationSchema,
    translation: applicationSchema,
    importance: 55,
    units: ({ opening, closing, competencies, questions }: ApplicationTexts) => [
      { id: 'opening', source: opening, isNeeded: true },
      { id: 'closing', source: closing, isNeeded: true },
      { id: 'competencies', source: competencies, isNeeded: true },
      ...Object.entries(questions).map(([id, source]) => ({ id, source, isNeeded: true })),
    ],
    translated: ({ questions }: ApplicationTexts) => ['opening', 'closing', 'competencies', ...Object.keys(questions)],
  },
  banks: {
    layout: 'entries',
    common: { file: 'bank', schema: bankDefinitionSchema },
    english: bankTextsSchema,
    translation: bankTextsSchema,
    importance: 60,
    units: ({ competencies, questions }: BankPattern) => [
      { id: 'competencies', source: competencies, isNeeded: true },
      ...Object.entries(questions).flatMap(([key, { anchors, facts, ...texts }]) => [
        { id: key, source: texts, isNeeded: true },
        // An answer is then judged by the English rubric.
        ...(facts === undefined ? [] : [{ id: `${key}.rubric`, source: { anchors, facts }, isNeeded: false }]),
      ]),
    ],
    translated: ({ questions }: BankTranslation) => [
      'competencies',
      ...Object.entries(questions).flatMap(([key, { facts }]) =>
        facts === undefined ? [key] : [key, `${key}.rubric`],
      ),
    ],
  },
  blueprints: {
    layout: 'entries',
    common: null,
    english: blueprint.pattern,
    translation: blueprint.translation,
    importance: 50,
    units: ({ title, competencies, questions }: BlueprintPattern) => [
      { id: 'title', source: title, isNeeded: true },
      { id: 'competencies', source: competencies, isNeeded: true },
      ...questions.map(({ key, text, withRole, followUps, mustAsk }) => ({
        id: key,
        source: { text, withRole, followUps },
        isNeeded: mustAsk,
      })),
    ],
    translated: ({ questions }: TypeTranslation) => ['title', 'competencies', ...Object.keys(questions)],
  },
  consent: {
    layout: 'languages',
    mustBeFresh: true,
    common: null,
    english: consentSchema,
    translation: consentSchema,
    importance: 110,
    units: (texts: ConsentTexts) => Object.entries(texts).map(([id, source]) => ({ id, source, isNeeded: true })),
    translated: (texts: ConsentTexts) => Object.keys(texts),
  },
  dialogue: {
    layout: 'languages',
    mustBeFresh: true,
    common: null,
    english: dialogueSchema,
    translation: dialogueSchema,
    importance: 70,
    units: sections,
    translated: (texts: DialogueTexts) => sections(texts).map(({ id }) => id),
  },
  probes: {
    layout: 'languages',
    common: null,
    english: probesSchema,
    translation: probesSchema,
    importance: 40,
    units: (texts: ProbeTexts) => spokenProbes(texts).map(([id, source]) => ({ id, source, isNeeded: true })),
    translated: (texts: ProbeTexts) => spokenProbes(texts).map(([id]) => id),
  },
  lexicons: {
    layout: 'entries',
    isSplit: true,
    otherLanguages: READ_LANGUAGES,
    common: null,
    english: lexiconSchema,
    translation: lexiconSchema,
    importance: 20,
    units: ownWords,
    translated: (lexicon: Lexicon) => ownWords(lexicon).map(({ id }) => id),
  },
  messages: {
    layout: 'entries',
    isSplit: true,
    isMetaApart: true,
    // What is on the screen while somebody is interviewed or asked for a consent.
    mustBeFresh: ['fair', 'identity', 'recording', 'room', 'summary', 'voice'],
    common: null,
    english: messagesSchema,
    translation: messagesSchema,
    importance: 100,
    units: (messages: Messages) => Object.entries(messages).map(([id, source]) => ({ id, source, isNeeded: true })),
    translated: (messages: Messages) => Object.keys(messages),
  },
  prompts: {
    layout: 'versions',
    common: { file: 'prompt', schema: promptSchema },
    english: null,
    translation: null,
    importance: 0,
    units: () => [],
    translated: () => [],
  },
  protected: {
    layout: 'languages',
    common: { file: 'wordings', schema: protectedWordingsSchema },
    english: protectedWordsSchema,
    translation: protectedWordsSchema,
    importance: 90,
    units: ownWords,
    translated: (words: ProtectedWords) => ownWords(words).map(({ id }) => id),
  },
  trades: {
    layout: 'languages',
    common: { file: 'other', schema: otherTradesSchema },
    english: null,
    translation: null,
    importance: 10,
    units: () => [],
    translated: () => [],
  },
  occupations: {
    layout: 'entries',
    common: { file: 'occupation', schema: occupationSchema },
    english: occupationTextsSchema,
    translation: occupationTextsSchema,
    importance: 40,
    units: ({ name, competencies, questions }: OccupationTexts) => [
      { id: 'name', source: name, isNeeded: true },
      { id: 'competencies', source: competencies, isNeeded: true },
      ...Object.entries(questions).map(([id, source]) => ({ id, source, isNeeded: true })),
    ],
    translated: ({ questions }: OccupationTexts) => ['name', 'competencies', ...Object.keys(questions)],
  },
};

export const AREA_NAMES = Object.keys(AREAS) as AreaName[];

/** Each text or list of texts of a section is translated as a whole. */
function sections(texts: DialogueTexts): Unit[] {
  return Object.entries(texts).flatMap(([section, parts]) =>
    Object.entries(parts).map(([name, source]) => ({ id: `${section}.${name}`, source, isNeeded: true })),
  );
}

/** Lists of words are each language's own, and a post may be left unsaid. */
function spokenProbes(texts: ProbeTexts): [string, unknown][] {
  return Object.entries(texts).filter(
    ([id]) => !id.endsWith('As') && !['plain', 'gendered', 'unspoken', 'unasked'].includes(id),
  );
}
