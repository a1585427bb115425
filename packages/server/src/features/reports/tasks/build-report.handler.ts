import type { Db } from '../../../platform/db/db.ts';
import { InvariantError } from '../../../platform/errors.ts';
import { parseId } from '../../../platform/ids.ts';
import type { TaskHandler } from '../../../platform/tasks/tasks.ts';
import type { PatientAnswerReader } from '../../../providers/answer-reader/port.ts';
import { readDialogue } from '../../dialogue/index.ts';
import { loadBlueprint } from '../../interviewers/index.ts';
import {
  currentConsents,
  findInterview,
  isCompleted,
  lockInterview,
  type MoveDeps,
  markReported,
} from '../../interviews/index.ts';
import { buildReport } from '../build-report.ts';
import type { GradingRule } from '../grading-rule.ts';
import { findReport, insertReport } from '../report-store.ts';
import type { BuildReportPayload } from './build-report.ts';

/**
 * Builds the report that the payload asks for, unless it stands already or the interview is gone. An engine that is
 * down fails the attempt: no report is better than an invented one.
 */
export function createBuildReportHandler(
  deps: MoveDeps & { db: Db; answerReader: PatientAnswerReader; gradingRule: GradingRule },
): TaskHandler<BuildReportPayload> {
  return async ({ interviewId, no: wanted = 1 }, { signal }) => {
    const id = parseId<'interview'>(interviewId);
    const interview = id === null ? null : await findInterview(deps.db, id);
    if (interview === null || !isCompleted(interview.status)) return;
    if (((await findReport(deps.db, interview.id))?.no ?? 0) >= wanted) return;
    const version =
      interview.blueprintVersionId === null ? null : await loadBlueprint(deps.db, interview.blueprintVersionId);
    if (version === null) throw new InvariantError(`completed interview ${interview.id} has no blueprint`);
    const consents = await currentConsents(deps.db, interview.id);
    const content = await buildReport({
      interview,
      version,
      record: await readDialogue(deps.db, interview.id),
      reader: deps.answerReader,
      aiEvaluation: consents.some(({ purpose, given }) => purpose === 'ai-evaluation' && given),
      rule: deps.gradingRule,
      signal,
    });
    await deps.db.transaction(async (tx) => {
      const current = await lockInterview(tx, interview.id);
      if (current === null || !isCompleted(current.status)) return;
      if (((await findReport(tx, interview.id))?.no ?? 0) >= wanted) return;
      const no = await insertReport(tx, interview.id, version.id, content, new Date(deps.clock.now()));
      await markReported(tx, deps, interview.id, no);
    });
  };
}
