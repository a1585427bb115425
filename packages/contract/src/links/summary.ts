import { z } from 'zod';
import { DRAFT_LIMITS, LINE_KINDS, NOT_ASKED_WHY, NOT_ASSESSABLE, REQUIREMENT_STATUSES } from './constants.ts';
import { placedQuote } from './quote.ts';

/** One line of the description and what became of it. */
export const requirement = z.strictObject({
  kind: z.enum(LINE_KINDS),
  text: z.string(),
  /**
   * `shown`, `partly`: points of its question were said, where the engine is right often enough to say so. `read`: asked
   * and answered, a person reads it. `not-done`: the candidate says that they have not done or have not got it, in the words
   * quoted. `unanswered`: asked, nothing came that can be used. `interrupted`: asked, and the interview ended before an answer.
   */
  status: z.enum(REQUIREMENT_STATUSES),
  /** Keys of the questions about it, first the one that says most. */
  questions: z.array(z.string()),
  /** Why it was not asked; null where it was. `not-reached`: the interview ended before its question. */
  why: z.enum(NOT_ASKED_WHY).nullable(),
  /** Why the answer says no more; null where there is no reason. */
  reason: z.enum(NOT_ASSESSABLE).nullable(),
  /** An answer says a known mistake: the words are with the question. */
  mistake: z.boolean(),
  /** Names of the points of its questions that were said, whole or in part. */
  points: z.array(z.string()),
  /** At most three, the best one first. */
  quotes: z.array(placedQuote),
});

/** A position that the CV names, and the sentences of the interview that mention it. Nothing follows from none. */
export const claim = z.strictObject({
  employer: z.string(),
  title: z.string(),
  /** Null where the CV gives none. */
  fromYear: z.int().nullable(),
  /** Null where the CV gives none, or where the position goes on. */
  toYear: z.int().nullable(),
  quotes: z.array(placedQuote),
});

/** What a reader looks for first. */
export const summary = z.strictObject({
  /** In the order of the description; empty where the questions came from none. */
  requirements: z.array(requirement),
  /** In the order of the CV; empty without one that was read, or without consent to an assessment by an AI. */
  claims: z.array(claim),
  /** What the draft cannot tell; `count` says how many lines, questions or answers, null where it is no matter of number. */
  limits: z.array(z.strictObject({ limit: z.enum(DRAFT_LIMITS), count: z.int().min(1).nullable() })),
});

export type Requirement = z.infer<typeof requirement>;
export type Claim = z.infer<typeof claim>;
export type Summary = z.infer<typeof summary>;
