import type { Tx } from '../../platform/db/db.ts';
import type { Id } from '../../platform/ids.ts';
import type { TaskQueue } from '../../platform/tasks/tasks.ts';
import { InterviewNotFoundError, lockInterview } from '../interviews/index.ts';
import { newestReportNo } from './report-store.ts';
import { buildReportTask } from './tasks/build-report.ts';

/**
 * Asks for one more report beside those that stand, for instance after the engine changed. Asked twice before it is
 * built, it is built once. Gives the number the new report will have.
 *
 * @throws {InterviewNotFoundError} also when there is no report yet
 */
export async function rerunReport(tx: Tx, queue: TaskQueue, interviewId: Id<'interview'>): Promise<number> {
  const interview = await lockInterview(tx, interviewId);
  const newest = interview === null ? 0 : await newestReportNo(tx, interviewId);
  if (newest === 0) throw new InterviewNotFoundError();
  const no = newest + 1;
  await queue.enqueue(tx, buildReportTask, { interviewId, no }, { key: `${interviewId}:report-${no}` });
  return no;
}
