import { z } from 'zod';
import { CV_LABELS, CV_SECTIONS, EMPLOYMENT_KINDS } from './cv-lists.ts';
import { patternList, wordList } from './word-list.ts';

/** A whole number as YAML has its keys, and a code of a language. */
const month = z.string().regex(/^(?:[1-9]|1[0-2])$/);
const languageCode = z.string().regex(/^[a-z]{2,3}$/);

/**
 * Words of one language by which the parts of a CV are told apart. The languages are read together, since a CV may be in
 * two, and a word that another one has may be left out. But for headings, words are folded: small letters without accents
 * ("prufung", "etudes"), straight apostrophes. Scripts without blanks have lists of their own (`within`): what stands in
 * one of these counts wherever it is.
 */
export const cvLexiconSchema = z.strictObject({
  /** Whole headings by section, with their accents. */
  headings: z.partialRecord(z.enum(CV_SECTIONS), wordList),
  /** Words that tell the section of a short heading whose every word is known; `any` go with all sections. */
  headingWords: z.partialRecord(z.enum([...CV_SECTIONS, 'any']), wordList).optional(),
  /** "and" in a heading of two. */
  joins: wordList.optional(),
  /** What the document itself is called, over the name: no heading, no name. */
  documents: wordList.optional(),
  dates: z
    .strictObject({
      /** What stands for an end that is still open: "present". */
      ongoing: wordList.optional(),
      /** Before a single date: from then until now, and that it is the end. */
      since: wordList.optional(),
      until: wordList.optional(),
      /** Between the two dates of a range. */
      between: wordList.optional(),
      /** Seasons and terms by the month in which they begin. */
      seasons: z.partialRecord(month, wordList).optional(),
      /** Lengths of time, "(2 years 3 months)": one as a word, years, months. */
      one: patternList.optional(),
      years: patternList.optional(),
      months: patternList.optional(),
    })
    .optional(),
  /** Names of places of study: how a word of them begins, how it ends. */
  schools: z
    .strictObject({ begins: patternList.optional(), ends: wordList.optional(), within: wordList.optional() })
    .optional(),
  /** Degrees, a longer one before its beginning; those of `capitals` count only where they are written in capitals. */
  degrees: z
    .strictObject({ forms: patternList.optional(), within: patternList.optional(), capitals: wordList.optional() })
    .optional(),
  /** What tells a grade, what comes before the field of study, and what one leaves a general school with. */
  studies: z
    .strictObject({
      grades: patternList.optional(),
      fields: patternList.optional(),
      schoolLeaving: patternList.optional(),
    })
    .optional(),
  /**
   * Titles of jobs: whole words, ends of compounds, and whole phrases where words are parted by syllables. Those of
   * `describing` are none behind another word ("Oficina Técnica"). With one of `notAtEnd` at its end a text of a script
   * without blanks names the employer.
   */
  titles: z
    .strictObject({
      words: wordList.optional(),
      ends: patternList.optional(),
      within: wordList.optional(),
      phrases: wordList.optional(),
      describing: patternList.optional(),
      notAtEnd: wordList.optional(),
    })
    .optional(),
  /**
   * Names of employers: legal forms (those of `groups` are no sure end of a name), words, ends of compounds, first words.
   * `people` behind one of `joins` end the name of a firm: "Brandt & Söhne".
   */
  companies: z
    .strictObject({
      forms: patternList.optional(),
      groups: patternList.optional(),
      words: patternList.optional(),
      ends: patternList.optional(),
      within: patternList.optional(),
      leads: wordList.optional(),
      people: patternList.optional(),
      joins: wordList.optional(),
    })
    .optional(),
  /** Kinds of employment as CVs call them. */
  employment: z.partialRecord(z.enum(EMPLOYMENT_KINDS), patternList).optional(),
  /** Labels of forms, "Employer: …", and heads of tables, by what they announce. */
  labels: z.partialRecord(z.enum(CV_LABELS), patternList).optional(),
  /** Labels within an entry, how they begin, and those of languages and licences: no headings of sections. */
  otherLabels: z.strictObject({ ofEntries: patternList.optional(), ofLanguages: patternList.optional() }).optional(),
  /** The commonest words, by which the language of a CV is found. */
  smallWords: wordList.optional(),
  /** Names of languages that the tables of the platform do not give, by the code of the language they name. */
  languageNames: z.partialRecord(languageCode, wordList).optional(),
  /**
   * Cities of the countries of the language (in English also of those of no language here), states and provinces, what is
   * said of work at no place. With one of `notIn` a text of a script without blanks names no place.
   */
  places: z
    .strictObject({
      cities: wordList.optional(),
      within: wordList.optional(),
      states: wordList.optional(),
      notIn: wordList.optional(),
      anywhere: patternList.optional(),
    })
    .optional(),
  /** Tools, languages, methods and standards: those that name a skill wherever they are, and only among others. */
  skills: z.strictObject({ anywhere: wordList, inLists: wordList }).optional(),
  /** How well a language is spoken, how well something is known. */
  levels: z
    .strictObject({ words: patternList.optional(), within: patternList.optional(), ofSkills: patternList.optional() })
    .optional(),
  /** How a letter begins and ends: a letter is no CV. */
  letters: z.strictObject({ opens: patternList.optional(), closes: patternList.optional() }).optional(),
  /**
   * The lines that East Asian CVs give each to entering a school and leaving it (`After`: behind a date), to joining an
   * employer, leaving it, being posted there, and to the end of the list.
   */
  stages: z
    .strictObject({
      entered: patternList.optional(),
      left: patternList.optional(),
      enteredAfter: patternList.optional(),
      leftAfter: patternList.optional(),
      joined: patternList.optional(),
      gone: patternList.optional(),
      posted: patternList.optional(),
      closing: patternList.optional(),
    })
    .optional(),
  /**
   * What is said of the person: labels of telephone, home and name, words of a line on birth, titles before the name; labels
   * of the marital status and what it is, labels of the nationality and beginnings of what it is. No profile holds these.
   */
  people: z
    .strictObject({
      phone: patternList.optional(),
      home: patternList.optional(),
      birth: patternList.optional(),
      name: patternList.optional(),
      nameWithin: patternList.optional(),
      honorifics: patternList.optional(),
      maritalStatus: patternList.optional(),
      married: patternList.optional(),
      nationality: patternList.optional(),
      nationalities: patternList.optional(),
    })
    .optional(),
  /** Parts of names: family names of two letters, the commonest family names, words before a family name, second names. */
  names: z
    .strictObject({
      twoLetters: wordList.optional(),
      families: wordList.optional(),
      particles: wordList.optional(),
      secondGiven: wordList.optional(),
    })
    .optional(),
  /** Time away from work, as a line among the posts says it. */
  breaks: patternList.optional(),
  /** That a certificate was obtained: not by whom it is given. */
  outcomes: patternList.optional(),
});

export type CvLexicon = z.infer<typeof cvLexiconSchema>;
