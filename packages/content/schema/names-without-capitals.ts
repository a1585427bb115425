import { z } from 'zod';
import { slottedPattern } from './pattern.ts';

/** Shapes of names and places, which the reader fills in: signs of a script, a whole name, and lists of this file. */
const SLOTS = [
  'han',
  'hangul',
  'word',
  'katakana',
  'hiragana',
  'name',
  'joined',
  'short',
  'pair',
  'title',
  'looksAfter',
];

const pattern = slottedPattern(...SLOTS);
const alternatives = z.array(pattern).min(1);
const words = z.array(z.string().min(1)).min(1);
/** Signs, one after the other. */
const signs = z.string().regex(/^\p{L}[\p{L}々]*$/u);

/** One way in which a name or a place shows. */
const sighting = z.strictObject({
  /** No sign of Han or katakana stands before it. */
  apart: z.literal(true).optional(),
  /** What one of is before it; `^` is the beginning of the text. */
  before: alternatives.optional(),
  /** What stands between that and the name. */
  between: pattern.optional(),
  /** What it does not begin with. */
  not: alternatives.optional(),
  shape: pattern,
  /** What one of is behind it; `$` is the end of the text. */
  after: alternatives.optional(),
});

const sightings = z.array(sighting).min(1);

export type Sighting = z.infer<typeof sighting>;

/** Names and places in scripts without capitals, where only the words around show them. */
export const namesWithoutCapitalsSchema = z.strictObject({
  /** Of anybody. The first that fits is taken. */
  names: sightings,
  /** The same for the answer to the question for one's name only. */
  ownNames: sightings.optional(),
  places: sightings.optional(),
  familyNames: z
    .strictObject({
      /** Of one sign. */
      one: signs.optional(),
      /** Of two signs, where one is usual. */
      two: words.optional(),
      /** Second signs of family names of two whose first is a family name by itself: 森田, 関根. */
      second: signs.optional(),
      /** Of three and four signs. */
      longer: words.optional(),
    })
    .optional(),
  /** Given names of one sign, none of which ends a family name. */
  givenNames: signs.optional(),
  /** Words that begin like a family name. */
  beginLikeNames: words.optional(),
  /** What `{title}` stands for: what a title begins with. */
  titles: alternatives.optional(),
  /** What `{looksAfter}` stands for: verbs of looking after something. */
  looksAfter: alternatives.optional(),
  /** How words begin and end that are titles, places of work or counts and no names. */
  noNames: z.strictObject({ beginning: alternatives, ending: alternatives }).optional(),
  /** Regions, before a town that is in them: 沖縄の那覇. */
  regions: words.optional(),
});

export type NamesWithoutCapitals = z.infer<typeof namesWithoutCapitalsSchema>;
