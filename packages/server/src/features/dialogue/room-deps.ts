import type { Language } from '@colloquy/contract/shared';
import type { Clock } from '../../platform/clock.ts';
import type { Db, Queryable, Tx } from '../../platform/db/db.ts';
import type { IdSource } from '../../platform/ids.ts';
import type { Log } from '../../platform/log.ts';
import type { Blueprint, BlueprintVersion, CvProbes } from '../interviewers/index.ts';
import type { Interview, InterviewEvent } from '../interviews/index.ts';
import type { AnswerAssessor } from './answer-assessor.ts';
import type { Assessments } from './assessments.ts';
import type { ConsentTexts } from './consent-texts.ts';
import type { CandidateAsked } from './events.ts';
import type { PhraseBook } from './phrase-book.ts';
import type { PlanInLanguage } from './state.ts';

/** @field blueprint with what is asked of this candidate alone */
export type PlanToChangeTo = { blueprint: Blueprint; cvProbes: CvProbes | null };

/** What the use cases of the room are built from. */
export type RoomDeps = {
  db: Db;
  clock: Clock;
  ids: IdSource;
  log: Log;
  emit(tx: Tx, event: InterviewEvent | CandidateAsked): Promise<void>;
  phrases(language: Language): PhraseBook;
  /** What the candidate is asked to agree to, word for word. */
  consents(db: Queryable, interview: Interview): Promise<ConsentTexts>;
  /** Whether answers can be spoken: the operator offers it, and an engine knows the language. */
  speaks(interview: Pick<Interview, 'language'>): boolean;
  /** Whether candidates are asked for sound and picture. */
  offersRecording: boolean;
  /** Refuses a begin that other rules than those of the dialogue do not allow yet, and keeps what it was judged by. */
  requireBeginAllowed(tx: Tx, interview: Interview, now: Date): Promise<void>;
  assessor(kind: Blueprint['kind']): AnswerAssessor;
  /** How long a candidate waits for an assessment, by how they answer; more is given up for the prepared questions. */
  deadlineMs: Readonly<Record<'typing' | 'voice', number>>;
  /** Assessments of this process that are waited for. */
  assessments: Assessments;
  /** The blueprint that an interview would begin on now. */
  currentBlueprint(db: Queryable, interview: Interview): Promise<Blueprint | null>;
  /** The version to pin at begin, which may be stored first, and what is asked of this candidate alone. */
  pinBlueprint(tx: Tx, interview: Interview): Promise<{ version: BlueprintVersion; cvProbes: CvProbes | null }>;
  /**
   * The plan of the same job in another language, stored, where the interview can go on by it: the first `asked` questions
   * are the same. Null where it cannot. Called with no transaction open.
   */
  planIn(interview: Interview, language: Language, asked: number): Promise<PlanInLanguage | null>;
  /** That plan as this candidate is asked it; null where it is gone. */
  planToChangeTo(tx: Tx, interview: Interview, to: PlanInLanguage): Promise<PlanToChangeTo | null>;
  /** Enqueues the reading of its CV by a language model, where one is configured and the interview has a CV. */
  readCvByModel(tx: Tx, interview: Interview): Promise<void>;
};
