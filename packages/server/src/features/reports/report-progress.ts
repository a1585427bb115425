import type { Queryable } from '../../platform/db/db.ts';
import { type OpenTask, openTasks } from '../../platform/tasks/task-store.ts';
import { type Interview, isCompleted } from '../interviews/index.ts';
import { newestReportNo } from './report-store.ts';
import { buildReportTask } from './tasks/build-report.ts';

/** Why no report was made; the surfaces put it in words. */
type ReportFailure = 'reader' | 'too-slow' | 'storage' | 'fault' | 'lost';

/** How far the first report of an interview is. */
export type ReportProgress = {
  state: 'not-completed' | 'making' | 'failed' | 'ready';
  /** Null unless it failed. */
  failure: ReportFailure | null;
  /** Null unless it is being made, and then while nothing holds it up. */
  waitsFor: 'retry' | 'model' | null;
  /** Null unless it waits. */
  nextTryAt: Date | null;
};

const SETTLED = { failure: null, waitsFor: null, nextTryAt: null };

/** Tells what became of the report of an interview for which there may be none. A second report beside it is not told of. */
export async function reportProgress(
  db: Queryable,
  { id, status }: Pick<Interview, 'id' | 'status'>,
): Promise<ReportProgress> {
  if (!isCompleted(status)) return { state: 'not-completed', ...SETTLED };
  // The work ends after the transaction of its report: whoever looks at the work first misses neither.
  const tasks = await openTasks(db, buildReportTask, `${id}:`);
  if ((await newestReportNo(db, id)) > 0) return { state: 'ready', ...SETTLED };
  const working = tasks.find(({ state }) => state !== 'failed');
  if (working !== undefined) return { state: 'making', failure: null, ...waitOf(working) };
  const failed = tasks.at(-1);
  return { state: 'failed', ...SETTLED, failure: failed === undefined ? 'lost' : failureOf(failed.lastError) };
}

function waitOf({ state, payload, attempts, runAt }: OpenTask): Pick<ReportProgress, 'waitsFor' | 'nextTryAt'> {
  if (state === 'running') return { waitsFor: null, nextTryAt: null };
  if (attempts > 0) return { waitsFor: 'retry', nextTryAt: runAt };
  const { waits = 0 } = buildReportTask.payload.parse(payload);
  return waits > 0 ? { waitsFor: 'model', nextTryAt: runAt } : { waitsFor: null, nextTryAt: null };
}

/** By the name of the error, which stands before its text. */
const FAILURES: Readonly<Record<string, ReportFailure>> = {
  OutsideError: 'reader',
  ProcessError: 'reader',
  ModelAwayError: 'reader',
  TaskTooLongError: 'too-slow',
  OverBudgetError: 'too-slow',
  PoolBusyError: 'too-slow',
  TimeoutError: 'too-slow',
  DatabaseAwayError: 'storage',
  DiskFullError: 'storage',
};

function failureOf(lastError: string | null): ReportFailure {
  if (lastError === null) return 'fault';
  return FAILURES[lastError.slice(0, Math.max(0, lastError.indexOf(':')))] ?? 'fault';
}
