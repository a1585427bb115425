import { FOUNDER_TEXTS } from '@colloquy/contract/shared';
import { z } from 'zod';
import { type AnswerLexicon, answerLexiconSchema } from './answer-lexicon.ts';
import { type CvLexicon, cvLexiconSchema } from './cv-lexicon.ts';
import { type JobLexicon, jobLexiconSchema } from './job-lexicon.ts';
import { namesWithoutCapitalsSchema } from './names-without-capitals.ts';
import { outsideChangesSchema } from './outside-changes.ts';
import { patternText } from './pattern.ts';
import { type ProfileLexicon, profileLexiconSchema } from './profile-lexicon.ts';
import { type RequestLexicon, requestLexiconSchema } from './request-lexicon.ts';
import { spokenNumbersSchema } from './spoken-numbers.ts';
import { type SubjectLexicon, subjectLexiconSchema } from './subject-lexicon.ts';

/**
 * Words that a reader looks for. A phrase is in small letters and may hold what a regular expression holds, without
 * captures; a blank stands for any run of blanks. Lists may be missing: the reader then relies on the question asked.
 */
const phrases = z.array(patternText);

/** The lists of the founder's reader; what each is for is in its `lexicon.ts`. */
export const FOUNDER_LISTS = [
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
] as const;

const record = <K extends string, V extends z.ZodType>(keys: readonly K[], value: V) =>
  z.partialRecord(z.enum(keys), value);

export const founderLexiconSchema = z.strictObject({
  /** Words are separated by spaces. */
  spaced: z.boolean().optional(),
  /** Ordinary nouns are written with a capital. */
  capitalNouns: z.boolean().optional(),
  nameOrder: z.enum(['given-first', 'two-family-names', 'family-first', 'chinese']).optional(),
  hundredsJoin: z.enum(['and', 'space']).optional(),
  letterNames: z.record(z.string(), z.string()).optional(),
  repeats: z.record(z.string(), z.int()).optional(),
  spokenNumbers: spokenNumbersSchema,
  outsideChanges: outsideChangesSchema.optional(),
  withoutCapitals: namesWithoutCapitalsSchema.optional(),
  topics: record(
    FOUNDER_TEXTS,
    z.strictObject({ names: phrases, strong: phrases, weak: phrases }).partial(),
  ).optional(),
  ...(Object.fromEntries(FOUNDER_LISTS.map((name) => [name, phrases.optional()])) as Record<
    (typeof FOUNDER_LISTS)[number],
    z.ZodOptional<typeof phrases>
  >),
});

export type FounderLexicon = z.infer<typeof founderLexiconSchema>;

export type Lexicon =
  | FounderLexicon
  | AnswerLexicon
  | RequestLexicon
  | SubjectLexicon
  | JobLexicon
  | ProfileLexicon
  | CvLexicon;

/** A lexicon of any reader. Which one it is for shows by its lists, so that what is wrong is said of the right one. */
export const lexiconSchema: z.ZodType<Lexicon> = z.unknown().transform((value, context): Lexicon => {
  const has = (list: string): boolean => typeof value === 'object' && value !== null && list in value;
  const schema = has('evidence')
    ? answerLexiconSchema
    : has('asking')
      ? requestLexiconSchema
      : has('subjects')
        ? subjectLexiconSchema
        : has('workplace')
          ? jobLexiconSchema
          : has('columns')
            ? profileLexiconSchema
            : has('headings')
              ? cvLexiconSchema
              : founderLexiconSchema;
  const parsed = schema.safeParse(value);
  if (parsed.success) return parsed.data;
  for (const { path, message } of parsed.error.issues) context.addIssue({ code: 'custom', path, message });
  return z.NEVER;
});
