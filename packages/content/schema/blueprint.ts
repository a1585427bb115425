import { INTERVIEW_TYPES, type InterviewType, LANGUAGES, type Language } from '@colloquy/contract/shared';
import { z } from 'zod';
import { FOLLOW_UP_REASONS } from './question-terms.ts';
import { codeProblems, isTooLong, type TextLimits, textProblems } from './text-rules.ts';

/**
 * The blueprint of an interview type as a file holds it: English is the pattern, other languages hang on it. How to
 * write one: docs/blueprints.md.
 */

export const ROLE_SLOT = '{role}';

/** The file itself is English, and Indian English reads it. */
export const TRANSLATED_LANGUAGES = LANGUAGES.filter(
  (language): language is Exclude<Language, 'en' | 'en-IN'> => language !== 'en' && language !== 'en-IN',
);

const key = z
  .string()
  .max(40, 'must have at most 40 characters')
  .regex(/^[a-z][a-z0-9]*(-[a-z0-9]+)*$/, 'must be small letters, digits and single hyphens')
  .refine((name) => !(name in Object.prototype), 'is a name that cannot be used');

const NAME: TextLimits = { words: 12, characters: 60 };
/** Languages differ in how many words and letters a sentence takes. */
const TRANSLATED_NAME: TextLimits = { words: 24, characters: 80 };
const SPOKEN: TextLimits = { words: 45, characters: 400 };
const TRANSLATED_SPOKEN: TextLimits = { words: 60, characters: 480 };
const NOTE: TextLimits = { words: 60, characters: 400 };

function line(limits: TextLimits, more: MoreRules = () => []) {
  return z
    .string()
    .trim()
    .superRefine((text, ctx) => {
      for (const rule of lineProblems(text, limits, more)) ctx.addIssue(rule);
    });
}

type MoreRules = (text: string) => string[];

function lineProblems(text: string, limits: TextLimits, more: MoreRules): string[] {
  const problems = textProblems(text, limits);
  return isTooLong(text, limits) ? problems : [...problems, ...more(text)];
}

/** What must not be asked or demanded; each gives the rules that a text breaks, in words. */
export type ForbiddenRules = { question: (text: string) => string[]; condition: (text: string) => string[] };

/** For checks of form alone. */
export const NOTHING_FORBIDDEN: ForbiddenRules = { question: () => [], condition: () => [] };

const note = line(NOTE);

function areDifferent(texts: readonly string[]): boolean {
  return new Set(texts.map((text) => text.toLowerCase())).size === texts.length;
}

/** The schemas of a blueprint and of its translations, with what must not be asked. */
export function blueprintSchemas(forbidden: ForbiddenRules) {
  const spokenTexts = (limits: TextLimits) => {
    const spoken = line(limits, forbidden.question);
    return {
      text: spoken,
      /** The same question tied to the role of the session; holds `{role}`. */
      withRole: z
        .string()
        .trim()
        .superRefine((text, ctx) => {
          const pieces = text.split(ROLE_SLOT);
          if (pieces.length !== 2) ctx.addIssue(`holds ${ROLE_SLOT} once`);
          const around = pieces.join('…');
          for (const rule of lineProblems(around, limits, forbidden.question)) ctx.addIssue(rule);
        })
        .optional(),
      followUps: z.partialRecord(z.enum(FOLLOW_UP_REASONS), spoken).superRefine((followUps, ctx) => {
        if (areDifferent(Object.values(followUps))) return;
        ctx.addIssue('two are the same: none is said twice');
      }),
    };
  };

  const english = spokenTexts(SPOKEN);
  const translated = spokenTexts(TRANSLATED_SPOKEN);

  const questionSchema = z
    .strictObject({
      /** Stable over versions: answers of one question are compared by it. */
      key,
      competency: key,
      mustAsk: z.boolean(),
      /** What a good answer takes, follow-ups included. */
      minutes: z.number().min(2).max(12),
      answerForm: z.enum(['prose', 'code']),
      /** What the editor opens with. */
      starter: z
        .string()
        .regex(/\S/, 'must not be empty')
        .max(6_000)
        .superRefine((code, ctx) => {
          for (const rule of codeProblems(code)) ctx.addIssue(rule);
        })
        .optional(),
      /** For the people who decide: what the answer shows. */
      purpose: note,
      ...english,
      followUps: english.followUps.superRefine((followUps, ctx) => {
        const count = Object.keys(followUps).length;
        if (count < 3) ctx.addIssue(`3 or more are needed, there are ${count}`);
        if (followUps['too-short'] === undefined) ctx.addIssue('too-short is needed: people do answer briefly');
      }),
      anchors: z.strictObject({ 1: note, 3: note, 5: note }).superRefine((anchors, ctx) => {
        if (!areDifferent(Object.values(anchors))) ctx.addIssue('two are the same: each is heard at one level');
      }),
      facts: z
        .record(
          key,
          z.array(note).min(3, 'needs three or more phrasings').max(12, 'needs no more than twelve phrasings'),
        )
        .superRefine((facts, ctx) => {
          const count = Object.keys(facts).length;
          if (count < 3 || count > 6) ctx.addIssue(`3 to 6 are needed, there are ${count}`);
          if (!areDifferent(Object.values(facts).flat())) ctx.addIssue('a phrasing stands twice');
        }),
    })
    .refine(({ starter, answerForm }) => starter === undefined || answerForm === 'code', {
      path: ['starter'],
      message: 'only an answer in code has one',
    });

  /** One language of a type: the must-asks at least. Questions left out are not asked in it. */
  const translation = z.strictObject({
    title: line(TRANSLATED_NAME, forbidden.condition),
    competencies: z.record(key, line(TRANSLATED_NAME)),
    questions: z.record(key, z.strictObject({ ...translated, followUps: translated.followUps.optional() })),
  });

  const pattern = z.strictObject({
    interviewType: z.enum(INTERVIEW_TYPES),
    /** Grows with every change, so that reports can be distinguished. */
    version: z.int().min(1),
    /** What the candidate reads as the position. */
    title: line(NAME, forbidden.condition),
    competencies: z.record(key, line(NAME)),
    /** In the order they are asked. */
    questions: z.array(questionSchema),
  });
  const blueprint = pattern.extend({
    translations: z.partialRecord(z.enum(TRANSLATED_LANGUAGES), translation).optional(),
  });
  return { pattern, blueprint, translation };
}

type Schemas = ReturnType<typeof blueprintSchemas>;

/** A type in English, the pattern of its translations. */
export type BlueprintPattern = z.infer<Schemas['pattern']>;
/** A pattern with its translations. */
export type TypeBlueprint = z.infer<Schemas['blueprint']>;
export type TypeQuestion = TypeBlueprint['questions'][number];
export type TypeTranslation = z.infer<Schemas['translation']>;

/** `SOFTWARE_ENGINEER` → `software-engineer`: the name of the file and the first part of question keys. */
export function typeKey(interviewType: string): string {
  return interviewType.toLowerCase().replaceAll('_', '-');
}

/** The name that a file of this type must have. */
export function fileOf(interviewType: InterviewType): string {
  return `${typeKey(interviewType)}.json`;
}
