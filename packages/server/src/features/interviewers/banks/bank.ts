import { FACT_SIGNS, FOLLOW_UP_REASONS, OPEN_MATTERS } from '@colloquy/content/schema/question-terms';
import { z } from 'zod';

/**
 * A question bank: one language-neutral frame, and two modules of texts per language.
 *
 *   banks/<bank>/frame.ts   competencies, topics (terms in all languages), questions (competency, minutes, levels, topics)
 *   banks/<bank>/<lang>.ts  names, question texts, purposes, follow-ups
 *   banks/<bank>/<lang>-rubrics.ts  anchors and facts
 *
 * How to write or translate one: GUIDE.md beside this file.
 */

export const SENIORITY_LEVELS = ['junior', 'mid', 'senior', 'lead'] as const;

export type SeniorityLevel = (typeof SENIORITY_LEVELS)[number];

const key = z.string().regex(/^[a-z][a-z0-9]*(-[a-z0-9]+)*$/);

/**
 * A term as written in descriptions: `word` is a whole word or phrase, `stem*` the beginning of a word, `*part*` any
 * part of a word (German compounds). In scripts without spaces every term matches anywhere. Case and accents do not count.
 */
const term = z.string().regex(/^\*?[^*\s][^*]*\*?$/u);

/** A subject that a description can speak of; it ties questions to sentences. */
const topicSchema = z.strictObject({
  terms: z.array(term).min(1),
  /** Names of tools that belong to the topic; they count as terms and may fill `{tool}`. */
  tools: z.array(term).optional(),
  /** A broad topic says little about the job (`team`, `develop`) and counts a third. */
  broad: z.boolean().optional(),
});

/** A kind of job that some of a bank's questions are for. */
const tradeSchema = z.strictObject({
  /** Words of a job's title that say it. */
  titles: z.array(term).min(1),
  /** Words of a title that many trades have; they say it only where the tasks speak of its topics. */
  vague: z.array(term).optional(),
  /** What its work is about, and little other work is. */
  topics: z.array(key).min(1),
});

const questionFrameSchema = z.strictObject({
  key,
  competency: key,
  /** What a good answer takes, follow-ups included. */
  minutes: z.number().min(2).max(8),
  /** Place in the conversation: easy ground first, hard ground in the middle. */
  phase: z.enum(['warm-up', 'open', 'core', 'deep', 'end']),
  levels: z.array(z.enum(SENIORITY_LEVELS)).min(1),
  topics: z.array(key),
  /** The trades it may be asked in; all of the bank's when absent. */
  trades: z.array(key).min(1).optional(),
  /** How much it is worth asking whatever the description says, 0 to 3. */
  base: z.number().min(0).max(3),
  /** Never a must-ask when true, even as the only question of its competency. */
  optional: z.boolean().optional(),
  /** What of the description the text itself needs; without it the question is not asked. */
  needs: z.enum(['duty', 'requirement', 'tool']).optional(),
  answerForm: z.enum(['prose', 'code']).optional(),
  /**
   * Words of the rubric cannot tell what it is about: `any` matter may answer it, or what the `job` is about. `shown` are
   * the facts that show by what makes an account concrete, whatever its words.
   */
  open: z.strictObject({ matter: z.enum(OPEN_MATTERS), shown: z.record(key, z.enum(FACT_SIGNS)) }).optional(),
});

export const bankFrameSchema = z.strictObject({
  key,
  version: z.number().int().positive(),
  competencies: z.array(key).min(3),
  /** The jobs it is for; a bank that serves any job has none. */
  trades: z.record(key, tradeSchema),
  topics: z.record(key, topicSchema),
  questions: z.array(questionFrameSchema),
});

const spoken = z.string().min(1);

const questionTextsSchema = z.strictObject({
  text: spoken,
  /** The same question where less, or more, can be expected. */
  junior: spoken.optional(),
  senior: spoken.optional(),
  /** The same question about a tool of the description; holds `{tool}`. */
  withTool: spoken.optional(),
  purpose: spoken,
  followUps: z.partialRecord(z.enum(FOLLOW_UP_REASONS), spoken),
});

export const bankTextsSchema = z.strictObject({
  competencies: z.record(key, spoken),
  questions: z.record(key, questionTextsSchema),
});

/** What answers at 1, 3 and 5 look like, and the facts a good one holds, each in three or more phrasings as people speak. */
const questionRubricSchema = z.strictObject({
  anchors: z.strictObject({ 1: spoken, 3: spoken, 5: spoken }),
  facts: z.record(key, z.array(spoken).min(3)),
});

/** Rubrics by question key. A language may lack some: their questions are then judged by the English rubric. */
export const bankRubricsSchema = z.record(key, questionRubricSchema);

export type BankFrame = z.infer<typeof bankFrameSchema>;
export type Trade = z.infer<typeof tradeSchema>;
export type Topic = z.infer<typeof topicSchema>;
export type QuestionFrame = z.infer<typeof questionFrameSchema>;
export type BankTexts = z.infer<typeof bankTextsSchema>;
export type QuestionTexts = z.infer<typeof questionTextsSchema>;
export type QuestionRubric = z.infer<typeof questionRubricSchema>;
export type BankRubrics = z.infer<typeof bankRubricsSchema>;
