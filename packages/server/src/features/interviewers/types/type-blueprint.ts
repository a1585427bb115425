import { INTERVIEW_TYPES, LANGUAGES } from '@colloquy/contract/shared';
import { z } from 'zod';
import { FOLLOW_UP_REASONS } from '../blueprint.ts';

/**
 * The blueprint of an interview type as a file holds it: English is the pattern, other languages hang on it. How to
 * write one: docs/blueprints.md.
 */

const key = z.string().regex(/^[a-z][a-z0-9]*(-[a-z0-9]+)*$/, 'must be small letters, digits and single hyphens');
const spoken = z.string().trim().min(1, 'must not be empty');
const followUps = z.partialRecord(z.enum(FOLLOW_UP_REASONS), spoken);

const questionSchema = z.strictObject({
  /** Stable over versions: answers of one question are compared by it. */
  key,
  competency: key,
  mustAsk: z.boolean(),
  /** What a good answer takes, follow-ups included. */
  minutes: z.number().min(2).max(12),
  answerForm: z.enum(['prose', 'code']),
  /** What the editor opens with. */
  starter: z.string().min(1).max(6_000).optional(),
  /** For the people who decide: what the answer shows. */
  purpose: spoken,
  text: spoken,
  /** The same question tied to the role of the session; holds `{role}`. */
  withRole: spoken.optional(),
  followUps,
  anchors: z.strictObject({ 1: spoken, 3: spoken, 5: spoken }),
  facts: z.record(key, z.array(spoken).min(3, 'needs three or more phrasings')),
});

/** One language of a type: the must-asks at least. Questions left out are not asked in it. */
export const translationSchema = z.strictObject({
  title: spoken,
  competencies: z.record(key, spoken),
  questions: z.record(
    key,
    z.strictObject({ text: spoken, withRole: spoken.optional(), followUps: followUps.optional() }),
  ),
});

export const typeBlueprintSchema = z.strictObject({
  interviewType: z.enum(INTERVIEW_TYPES),
  /** Grows with every change, so that reports can be told apart. */
  version: z.int().min(1),
  /** What the candidate reads as the position. */
  title: spoken.max(60),
  competencies: z.record(key, spoken),
  /** In the order they are asked. */
  questions: z.array(questionSchema),
  translations: z.partialRecord(z.enum(LANGUAGES), translationSchema).optional(),
});

export type TypeBlueprint = z.infer<typeof typeBlueprintSchema>;
export type TypeQuestion = TypeBlueprint['questions'][number];
export type TypeTranslation = z.infer<typeof translationSchema>;

/** `SOFTWARE_ENGINEER` → `software-engineer`: the name of the file and the first part of question keys. */
export function typeKey(interviewType: string): string {
  return interviewType.toLowerCase().replaceAll('_', '-');
}
