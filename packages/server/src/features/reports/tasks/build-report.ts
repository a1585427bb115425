import { z } from 'zod';
import { doubling, type TaskKind } from '../../../platform/tasks/tasks.ts';

/** Drafts the report of a completed interview. A report that keeps failing is visible and can be run again. */
export const buildReportTask: TaskKind<{ interviewId: string }> = {
  queue: 'build-report',
  payload: z.strictObject({ interviewId: z.string() }),
  maxAttempts: 8,
  backoffMs: doubling(1_000, 600_000),
  concurrency: 2,
  timeoutMs: 300_000,
};
