import type { Queryable, Tx } from '../../platform/db/db.ts';
import type { Blueprint, Question } from '../interviewers/index.ts';
import type { Interview } from '../interviews/index.ts';
import type { Assessment, OwnQuestionReply } from './state.ts';
import type { DialogueRecord } from './transcript.ts';

/** The interview that is assessed. */
export type Assessed = { interview: Interview; blueprint: Blueprint };

/** Where an assessor reads what it needs, before it assesses: outside any transaction. */
export type Sources = Assessed & {
  db: Queryable;
  /** Reads the whole dialogue; only assessors that look beyond the question ask for it. */
  record(): Promise<DialogueRecord>;
};

/** Plain data: an assessor cannot reach the database while it works. */
export type AnswerToAssess<Material> = Assessed & {
  question: Question;
  /** The answers to this question so far, oldest first, corrections applied. */
  answers: readonly string[];
  /** What `gather` brought. */
  material: Material;
};

export type AssessmentLimits = {
  /** Fires when the result is no longer wanted: too late, ended, corrected, taken over, or the server stops. */
  signal: AbortSignal;
  /** Epoch ms by the clock of the timers; a result after it is dropped and the prepared questions go on. */
  deadlineAt: number;
};

export type Judgement = {
  assessment: Assessment;
  /** Keys of the question's points that the answers say for sure, where points were looked for. */
  said?: readonly string[];
  /** Writes down what was read, in the transaction that applies the assessment, after it. */
  keep?(tx: Tx): Promise<void>;
};

/**
 * Judges what the answers to one question still lack: the scored interview and the application each have their own.
 *
 *   gather (reads the database) → assess (no database, may wait) → keep (writes, in the transaction of the result)
 */
export interface AnswerAssessor<Material = unknown> {
  gather(sources: Sources): Promise<Material>;
  /** It needs no material, asks nobody outside and keeps nothing: it may be asked about words that are no answer yet. */
  readonly foresees?: true;
  /** Returns at once when it can: a promise is waited for in the background, while the room shows that it thinks. */
  assess(answer: AnswerToAssess<Material>, limits: AssessmentLimits): Judgement | Promise<Judgement>;
  /** Finds what a question of the candidate is answered with; where it does not say, the embedded engine does. */
  lookUp?(
    asked: Assessed & { text: string; material: Material },
    limits: AssessmentLimits,
  ): LookedUp | Promise<LookedUp>;
  /** Keys of questions that need no asking, before the first is asked. Reads the database and nothing else. */
  settledAtStart?(begun: Assessed & { db: Queryable }): Promise<readonly string[]>;
  /** What was said has changed without an answer to assess: a correction, or words that came late. */
  reread?(changed: Assessed & { material: Material }, limits: AssessmentLimits): Reread | Promise<Reread>;
}

/** Null: not found out. */
export type LookedUp = OwnQuestionReply | null;

export type Reread = Required<Pick<Judgement, 'keep'>>;
