import { z } from 'zod';
import { doubling, type TaskKind } from '../../../platform/tasks/tasks.ts';

/** `no`: the number the report is to have, so that work delivered twice builds it once; absent for the first one. */
export type BuildReportPayload = { interviewId: string; no?: number | undefined };

/** Drafts the report of a completed interview. A report that keeps failing is visible and can be run again. */
export const buildReportTask: TaskKind<BuildReportPayload> = {
  queue: 'build-report',
  payload: z.strictObject({ interviewId: z.string(), no: z.int().min(1).optional() }),
  maxAttempts: 8,
  backoffMs: doubling(1_000, 600_000),
  concurrency: 2,
  timeoutMs: 300_000,
};
