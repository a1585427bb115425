import { z } from 'zod';
import { FACT_CUES, FOLLOW_UP_REASONS, OPEN_MATTERS } from './question-terms.ts';
import { termList } from './terms.ts';

/**
 * A question bank: what no language changes, and one file of texts per language.
 *
 *   banks/<bank>/bank.yaml    competencies, trades, topics (terms in all languages), questions (competency, minutes, levels)
 *   banks/<bank>/<lang>.yaml  names, question texts, purposes, follow-ups, rubrics
 */

export const SENIORITY_LEVELS = ['junior', 'mid', 'senior', 'lead'] as const;

export type SeniorityLevel = (typeof SENIORITY_LEVELS)[number];

const key = z.string().regex(/^[a-z][a-z0-9]*(-[a-z0-9]+)*$/);

/** A subject that a description can speak of; it ties questions to sentences. */
const topicSchema = z.strictObject({
  terms: termList,
  /** Names of tools that belong to the topic; they count as terms and may fill `{tool}`. */
  tools: termList.optional(),
  /** A broad topic says little about the job (`team`, `develop`) and counts a third. */
  broad: z.boolean().optional(),
});

/** A kind of job that some of a bank's questions are for. */
const tradeSchema = z.strictObject({
  /** Words of a job's title that say it. */
  titles: termList,
  /** Words of a title that many trades have; they say it only where the tasks speak of its topics. */
  vague: termList.optional(),
  /** What its work is about, and little other work is. */
  topics: z.array(key).min(1),
});

/**
 * What a question quotes of a description: a task, something required that one can have used, anything that is required,
 * something welcome, the name of a tool.
 */
export const QUOTED = ['duty', 'requirement', 'quality', 'welcome', 'tool'] as const;

const questionDefinitionSchema = z.strictObject({
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
  needs: z.enum(QUOTED).optional(),
  /** The question of this bank whose anchors and facts its answers are judged by; its own when absent. */
  rubric: key.optional(),
  answerForm: z.enum(['prose', 'code']).optional(),
  /**
   * Words of the rubric cannot tell what it is about: `any` matter may answer it, or what the `job` is about. `shown` are
   * the facts that show by what makes an account concrete, whatever its words.
   */
  open: z.strictObject({ matter: z.enum(OPEN_MATTERS), shown: z.record(key, z.enum(FACT_CUES)) }).optional(),
});

export const bankDefinitionSchema = z.strictObject({
  key,
  version: z.number().int().positive(),
  /** Of two banks that fit a job equally well, the one with the smaller figure is taken. */
  precedence: z.number().int().positive(),
  competencies: z.array(key).min(3),
  /** The jobs it is for; a bank that serves any job has none. */
  trades: z.record(key, tradeSchema),
  topics: z.record(key, topicSchema),
  questions: z.array(questionDefinitionSchema),
});

const spoken = z.string().min(1);

const questionTexts = {
  text: spoken,
  /** The same question where less, or more, can be expected. */
  junior: spoken.optional(),
  senior: spoken.optional(),
  /** The same question about several pieces of the description; the slot takes a list of quotations with their marks. */
  several: spoken.optional(),
  /** The same question about a tool of the description; holds `{tool}`. */
  withTool: spoken.optional(),
  purpose: spoken,
  followUps: z.partialRecord(z.enum(FOLLOW_UP_REASONS), spoken),
};

/** What answers at 1, 3 and 5 look like, and the facts a good one holds, each in three or more phrasings as people speak. */
const rubric = {
  anchors: z.strictObject({ 1: spoken, 3: spoken, 5: spoken }),
  facts: z.record(key, z.array(spoken).min(3)),
};

function bankTexts<Q extends z.ZodType>(question: Q) {
  return z.strictObject({ competencies: z.record(key, spoken), questions: z.record(key, question) });
}

/** Without rubric: a question of the definition's `rubric`, or, in a language, one judged by the English rubric. */
const questionSchema = z
  .strictObject({ ...questionTexts, anchors: rubric.anchors.optional(), facts: rubric.facts.optional() })
  .refine(({ anchors, facts }) => (anchors === undefined) === (facts === undefined), {
    message: 'anchors and facts come together',
  });

/** Of English, the pattern, and of each other language. */
export const bankTextsSchema = bankTexts(questionSchema);

export type BankDefinition = z.infer<typeof bankDefinitionSchema>;
export type Trade = z.infer<typeof tradeSchema>;
export type Topic = z.infer<typeof topicSchema>;
export type QuestionDefinition = z.infer<typeof questionDefinitionSchema>;
export type BankTranslation = z.infer<typeof bankTextsSchema>;
export type BankPattern = BankTranslation;
export type QuestionTexts = BankTranslation['questions'][string];
