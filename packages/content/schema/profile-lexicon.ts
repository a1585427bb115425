import { z } from 'zod';
import { patternText } from './pattern.ts';
import { wordList } from './word-list.ts';

/** The parts of a professional network's data export that are read, each with the columns of its table. */
export const EXPORT_COLUMNS = {
  profile: [
    'firstName',
    'lastName',
    'headline',
    'summary',
    'geo',
    'maidenName',
    'address',
    'birthDate',
    'industry',
    'publicUrl',
    'emailAddress',
  ],
  summary: ['summary'],
  positions: ['company', 'title', 'description', 'location', 'start', 'end'],
  education: ['school', 'start', 'end', 'notes', 'degree', 'activities', 'field', 'grade'],
  skills: ['name'],
  certifications: ['name', 'url', 'authority', 'start', 'end', 'license'],
  languages: ['name', 'level'],
  emails: ['address', 'confirmed', 'primary', 'updated'],
  registration: ['at', 'ip'],
} as const;

export type ExportPart = keyof typeof EXPORT_COLUMNS;

export const EXPORT_PARTS = Object.keys(EXPORT_COLUMNS) as ExportPart[];

/** Columns that several parts have, called the same in each. */
export const SHARED_COLUMNS = ['start', 'end', 'name'] as const;

const byColumn = (columns: readonly string[]) => z.partialRecord(z.enum(columns), wordList);

/**
 * Words of one language in data that people bring along: exports of professional networks, and names and dates in any
 * file. The languages are read together, so a word that another one has may be left out. Capitals, accents of Latin
 * letters, blanks and marks do not count.
 */
export const profileLexiconSchema = z.strictObject({
  /** What the file of a part is called. */
  files: z.partialRecord(z.enum(EXPORT_PARTS), wordList).optional(),
  /** What the columns of a part are called; in English the network's own name first. `shared` goes for every part. */
  columns: z.strictObject({
    shared: byColumn(SHARED_COLUMNS).optional(),
    ...(Object.fromEntries(EXPORT_PARTS.map((part) => [part, byColumn(EXPORT_COLUMNS[part]).optional()])) as Record<
      ExportPart,
      z.ZodOptional<ReturnType<typeof byColumn>>
    >),
  }),
  /** Pieces of words that tell a column by themselves, without blanks and accents; `$` is the end of the name. */
  stems: z
    .strictObject({
      profile: z.partialRecord(z.enum(['geo', 'headline']), z.array(patternText)).optional(),
      positions: z.partialRecord(z.enum(['location']), z.array(patternText)).optional(),
      /** Of columns on place and day of birth: these are not read. */
      birth: z.array(patternText).optional(),
    })
    .optional(),
  /** Yes and no in a column that asks whether something is so; small letters. */
  yes: wordList.optional(),
  no: wordList.optional(),
  /** What stands for the end of something that goes on: "present". */
  ongoing: wordList.optional(),
  /** Between the two dates of a range: "2019 to 2021". Small letters, with accents. */
  between: wordList.optional(),
  /** Words of people's names. */
  names: z
    .strictObject({
      /** Open a family name of several words: "van der". */
      particles: wordList.optional(),
      titles: wordList.optional(),
      /** Degrees and generations behind a name. */
      suffixes: wordList.optional(),
      /** Family names of two letters in a script where most have one. */
      twoLetters: wordList.optional(),
      /** The commonest family names, where the family name is first. */
      families: wordList.optional(),
    })
    .optional(),
});

export type ProfileLexicon = z.infer<typeof profileLexiconSchema>;
