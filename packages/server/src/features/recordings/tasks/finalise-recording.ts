import { z } from 'zod';
import { doubling, type TaskKind } from '../../../platform/tasks/tasks.ts';

/** Makes files that can be played out of what was recorded of an interview. */
export const finaliseRecordingTask: TaskKind<{ interviewId: string }> = {
  queue: 'finalise-recording',
  payload: z.strictObject({ interviewId: z.uuid() }),
  maxAttempts: 8,
  backoffMs: doubling(5_000, 3_600_000),
  concurrency: 1,
  timeoutMs: 1_800_000,
};
