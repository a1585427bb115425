import type { Language } from '@colloquy/contract/shared';
import type { Id } from '../../platform/ids.ts';
import type { CvProbes } from '../interviewers/index.ts';

export const STATUSES = [
  'SCHEDULED',
  'STARTED',
  'NO_SHOW',
  'CANDIDATE_DROP_OFF',
  'TECHNICAL_GLITCH',
  'INTERVIEW_COMPLETED',
  'REPORT_GENERATED',
  'CANDIDATE_ABORTED',
] as const;

export type InterviewStatus = (typeof STATUSES)[number];

export type InterviewChannel = 'HIRING' | 'SESSION' | 'CONVERSATION';

/** Why an interview is completed. One that broke off, was left or withdrawn is not. */
export type CompletionReason = 'ALL_ANSWERED' | 'FINISHED_EARLY' | 'TIME_LIMIT';

/** Why a status was reached, where it can be reached in several ways. */
export type StatusReason =
  | CompletionReason
  | 'DECLINED'
  | 'DECLINED_WANTS_PERSON'
  | 'CANCELLED'
  | 'LEFT'
  | 'WITHDRAWN'
  | 'NO_SIGN_OF_LIFE'
  | 'SILENCE'
  | 'OUR_FAULT';

export type Actor = 'candidate' | 'account' | 'server' | 'report';

/** The appointment with its link, attendance and status. One aggregate for every surface. */
export type Interview = {
  id: Id<'interview'>;
  sessionId: Id<'session'>;
  accountId: Id<'account'>;
  door: InterviewChannel;
  jobId: Id<'job'> | null;
  interviewerId: Id<'interviewer'> | null;
  interviewType: string | null;
  talentId: string | null;
  role: string | null;
  /** The account's own name of it; need not be unique. */
  externalId: string | null;
  /** Where the room leads after the end; its origin was allowed when it was given. */
  returnUrl: string | null;
  /** The conversation's language. */
  language: Language;
  /** The language the candidate reads the page in, once chosen. */
  roomLanguage: Language | null;
  candidateId: Id<'candidate'>;
  /** As typed; null until a founder who came by a public page has told it. */
  email: string | null;
  givenName: string | null;
  cvIntakeId: Id<'cv-intake'> | null;
  /** The plan it is held on: for a job from the invitation on, for all others from the begin. */
  blueprintVersionId: Id<'blueprint-version'> | null;
  /** Questions about the candidate's own CV, since the begin; null where there are none. */
  cvProbes: CvProbes | null;
  linkVersion: number;
  expiresAt: Date;
  status: InterviewStatus;
  statusReason: StatusReason | null;
  statusSeq: number;
  dueAt: Date | null;
  /** When the room's page was first opened with the link, by whom nobody can tell. */
  openedAt: Date | null;
  timeFactor: number;
  /** Every question has its outcome: silence from here on completes the interview. */
  allAnswered: boolean;
  startedAt: Date | null;
  endedAt: Date | null;
  completedAt: Date | null;
  recordingAt: Date | null;
  /** Of the first file; null where there is none. */
  recordingType: 'webm' | 'mp4' | null;
  reportNo: number | null;
};

/**
 * The moves that exist. Everything else is refused and logged.
 *
 *   SCHEDULED ─→ STARTED ─→ INTERVIEW_COMPLETED ─→ REPORT_GENERATED
 *       │           ├─⇄ CANDIDATE_DROP_OFF
 *       │           ├─⇄ TECHNICAL_GLITCH
 *       ├─→ NO_SHOW └─→ CANDIDATE_ABORTED
 *       └─→ CANDIDATE_ABORTED
 */
const MOVES: Record<InterviewStatus, readonly InterviewStatus[]> = {
  SCHEDULED: ['STARTED', 'NO_SHOW', 'CANDIDATE_ABORTED'],
  STARTED: ['INTERVIEW_COMPLETED', 'CANDIDATE_ABORTED', 'CANDIDATE_DROP_OFF', 'TECHNICAL_GLITCH'],
  CANDIDATE_DROP_OFF: ['STARTED'],
  TECHNICAL_GLITCH: ['STARTED'],
  INTERVIEW_COMPLETED: ['REPORT_GENERATED'],
  NO_SHOW: [],
  REPORT_GENERATED: [],
  CANDIDATE_ABORTED: [],
};

export function mayMove(from: InterviewStatus, to: InterviewStatus): boolean {
  return MOVES[from].includes(to);
}

export function isCompleted(status: InterviewStatus): boolean {
  return status === 'INTERVIEW_COMPLETED' || status === 'REPORT_GENERATED';
}
