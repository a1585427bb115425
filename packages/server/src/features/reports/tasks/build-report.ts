import { z } from 'zod';
import { doubling, type TaskKind } from '../../../platform/tasks/tasks.ts';

/** `no`: the number the report is to have, so that work delivered twice builds it once; absent for the first one. */
export type BuildReportPayload = {
  interviewId: string;
  no?: number | undefined;
  /** Since when a language model is waited for, epoch ms, and how often so far. */
  waitingSince?: number | undefined;
  waits?: number | undefined;
};

/** How long a report waits for the language model that reads its answers; then it is made without levels and says so. */
export const LONGEST_WAIT_MS = 24 * 3_600_000;
export const waitMs = doubling(30_000, 1_800_000);

/** Drafts the report of a completed interview. A report that keeps failing is visible and can be run again. */
export const buildReportTask: TaskKind<BuildReportPayload> = {
  queue: 'build-report',
  payload: z.strictObject({
    interviewId: z.string(),
    no: z.int().min(1).optional(),
    waitingSince: z.int().min(0).optional(),
    waits: z.int().min(1).optional(),
  }),
  maxAttempts: 8,
  backoffMs: doubling(1_000, 600_000),
  concurrency: 2,
  timeoutMs: 300_000,
};
