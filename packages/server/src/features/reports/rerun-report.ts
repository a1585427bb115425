import type { Tx } from '../../platform/db/db.ts';
import { AppError } from '../../platform/errors.ts';
import type { Id } from '../../platform/ids.ts';
import type { TaskQueue } from '../../platform/tasks/tasks.ts';
import { InterviewNotFoundError, isCompleted, lockInterview, MoveRefusedError } from '../interviews/index.ts';
import { newestReportNo } from './report-store.ts';
import { buildReportTask } from './tasks/build-report.ts';

/** Each may ask a language model that is paid for, and none is ever dropped. */
export const MOST_REPORTS = 20;

export class TooManyReportsError extends AppError {
  readonly kind = 'too-many-reports';

  constructor() {
    super(`an interview has ${MOST_REPORTS} reports at most`);
  }
}

/**
 * Asks for one more report next to those that stand, for instance after the engine changed, or for the first once more
 * where it failed. Asked twice before it is built, it is built once. Gives the number the new report will have.
 *
 * @throws {InterviewNotFoundError}
 * @throws {MoveRefusedError} of an interview that was not completed
 * @throws {TooManyReportsError} when it has as many as an interview may have
 */
export async function rerunReport(tx: Tx, queue: TaskQueue, interviewId: Id<'interview'>): Promise<number> {
  const interview = await lockInterview(tx, interviewId);
  if (interview === null) throw new InterviewNotFoundError();
  if (!isCompleted(interview.status)) throw new MoveRefusedError(interview.status, 'REPORT_GENERATED');
  const newest = await newestReportNo(tx, interviewId);
  if (newest >= MOST_REPORTS) throw new TooManyReportsError();
  const no = newest + 1;
  // The first is that of the end: one that waits or runs goes on, one that failed begins again.
  const [payload, key] =
    newest === 0
      ? [{ interviewId }, `${interviewId}:${interview.statusSeq}`]
      : [{ interviewId, no }, `${interviewId}:report-${no}`];
  await queue.enqueue(tx, buildReportTask, payload, { key });
  return no;
}
