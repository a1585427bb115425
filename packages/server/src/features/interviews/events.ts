import type { MediaPurpose } from '@colloquy/contract/shared';
import type { Tx } from '../../platform/db/db.ts';
import type { Id } from '../../platform/ids.ts';
import type { Interview, InterviewChannel, InterviewStatus } from './interview.ts';

/** The conversation is over for good. */
export type InterviewEnded = {
  name: 'interview-ended';
  interviewId: Id<'interview'>;
  door: InterviewChannel;
  seq: number;
  completed: boolean;
};

/** Scheduled: its link opens from now on. */
export type InterviewCreated = { name: 'interview-created'; interview: Interview };

/** The candidate took back a consent to what is kept as sound or picture. */
export type ConsentWithdrawn = {
  name: 'consent-withdrawn';
  interviewId: Id<'interview'>;
  purpose: MediaPurpose;
  /** Of the command that took it back. */
  commandId: string;
};

/** Every move of the machine, with what it has become. */
export type InterviewMoved = { name: 'interview-moved'; interview: Interview; from: InterviewStatus };

/** A report stands, the first or a further one. */
export type ReportReady = { name: 'report-ready'; interview: Interview };

export type InterviewEvent = InterviewCreated | InterviewMoved | InterviewEnded | ConsentWithdrawn | ReportReady;

/** Does what follows from an event, in the same transaction. */
export type Emit = (tx: Tx, event: InterviewEvent) => Promise<void>;
