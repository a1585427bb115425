import { z } from 'zod';
import { doubling, type TaskKind } from '../../../platform/tasks/tasks.ts';

/** How long after its creation a test interview is held: time to see it scheduled, and to open another link first. */
export const HOLD_AFTER_MS = 3_000;

/** A script holds the interview of a test account. */
export const holdTestInterviewTask: TaskKind<{ interviewId: string }> = {
  queue: 'hold-test-interview',
  payload: z.strictObject({ interviewId: z.uuid() }),
  maxAttempts: 5,
  backoffMs: doubling(2_000, 60_000),
  // Assessments are work: interviews of people come first.
  concurrency: 1,
  timeoutMs: 120_000,
};
