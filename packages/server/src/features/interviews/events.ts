import type { Tx } from '../../platform/db/db.ts';
import type { Id } from '../../platform/ids.ts';
import type { Door } from './interview.ts';

/** The conversation is over for good. */
export type InterviewEnded = {
  name: 'interview-ended';
  interviewId: Id<'interview'>;
  door: Door;
  seq: number;
  completed: boolean;
};

export type InterviewEvent = InterviewEnded;

/** Enqueues the tasks that react to an event, in the same transaction. */
export type Emit = (tx: Tx, event: InterviewEvent) => Promise<void>;
