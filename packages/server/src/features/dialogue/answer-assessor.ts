import type { Queryable, Tx } from '../../platform/db/db.ts';
import type { Blueprint, Question } from '../interviewers/index.ts';
import type { Interview } from '../interviews/index.ts';
import type { Assessment } from './state.ts';
import type { DialogueRecord } from './transcript.ts';

/** The interview that is assessed, with all that was said in it so far. */
export type Assessed = {
  /** The transaction at hand, to read from. */
  db: Queryable;
  interview: Interview;
  blueprint: Blueprint;
  /** Reads the whole dialogue; only assessors that look beyond the question ask for it. */
  record(): Promise<DialogueRecord>;
};

export type Judgement = {
  assessment: Assessment;
  /** Writes down what was read, in the transaction that takes the assessment, after it. */
  keep?(tx: Tx): Promise<void>;
};

/** Judges what the answers to one question still lack: the scored interview and the application each have their own. */
export interface AnswerAssessor {
  assess(request: Assessed & { question: Question; answers: readonly string[] }): Judgement | Promise<Judgement>;
  /** Keys of questions that need no asking, before the first is asked. */
  settledAtStart?(begun: Omit<Assessed, 'record'>): Promise<readonly string[]>;
  /** What was said has changed without an answer to think about: a correction, or words that came late. */
  reread?(tx: Tx, assessed: Assessed): Promise<void>;
}
