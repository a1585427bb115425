import { z } from 'zod';
import { doubling, type TaskKind } from '../../../platform/tasks/tasks.ts';

/** Deletes what was recorded on a consent that was taken back. */
export const deleteRecordingTask: TaskKind<{
  interviewId: string;
  purpose: 'recording-sound' | 'recording-picture';
}> = {
  queue: 'delete-recording',
  payload: z.strictObject({
    interviewId: z.uuid(),
    purpose: z.enum(['recording-sound', 'recording-picture']),
  }),
  maxAttempts: 20,
  backoffMs: doubling(2_000, 3_600_000),
  concurrency: 1,
  timeoutMs: 60_000,
};
