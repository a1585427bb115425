import type { z } from 'zod';
import { type BlueprintPattern, blueprintSchemas, NOTHING_FORBIDDEN, type TypeTranslation } from './blueprint.ts';

/**
 * What kinds of content there are. An area is a folder:
 *
 *   entries    <area>/<entry>/<common>.yaml   what no language changes, where the area has such a part
 *              <area>/<entry>/en.yaml         the source
 *              <area>/<entry>/<lang>.yaml     a translation
 *   languages  <area>/<lang>.yaml
 *
 * and is compiled to one JSON per language: `<area>/<lang>.json`, of `entries` a record by entry.
 */
export type Area = {
  layout: 'entries' | 'languages';
  /** The file of an entry that no language changes; null where English is the whole pattern. */
  common: { file: string; schema: z.ZodType } | null;
  english: z.ZodType;
  translation: z.ZodType;
  /** How much a candidate misses what is not there; the report lists greater figures first. */
  importance: number;
  /** What there is to translate in the English part, in its order. */
  units: (english: never) => Unit[];
  /** The ids of the units that a translation has. */
  translated: (translation: never) => string[];
};

/** A piece of English text that is translated as a whole. */
export type Unit = {
  id: string;
  /** What a translator reads; a translation is stale when it has changed. */
  source: unknown;
  /** An interview cannot be held without it. */
  isNeeded: boolean;
};

/** What a compiled part holds, by area; null where a language does not have it. */
export type AreaValues = {
  blueprints: {
    common: never;
    en: Record<string, BlueprintPattern>;
    translation: Record<string, TypeTranslation>;
  };
};

export type AreaName = keyof AreaValues;

const blueprint = blueprintSchemas(NOTHING_FORBIDDEN);

export const AREAS: Record<AreaName, Area> = {
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
};
