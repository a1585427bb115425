import type { Db, Tx } from '../../../platform/db/db.ts';
import { InvariantError, OutsideError } from '../../../platform/errors.ts';
import { parseId } from '../../../platform/ids.ts';
import type { TaskHandler, TaskQueue } from '../../../platform/tasks/tasks.ts';
import type { PatientAnswerReader } from '../../../providers/answer-reader/port.ts';
import { readDialogue } from '../../dialogue/index.ts';
import { loadBlueprint, withProbes } from '../../interviewers/index.ts';
import {
  currentConsents,
  findInterview,
  type Interview,
  isCompleted,
  listTransitions,
  lockInterview,
  type MoveDeps,
  markReported,
} from '../../interviews/index.ts';
import { buildReport } from '../build-report.ts';
import type { CvPosition } from '../cv-claims.ts';
import type { ReportFailed } from '../events.ts';
import { BY_POINTS, type GradingRule } from '../grading-rule.ts';
import { createUnscoredReader, ModelAwayError } from '../model-reader.ts';
import type { ReportContent } from '../report.ts';
import { insertReport, newestReportNo } from '../report-store.ts';
import { type SentenceWriter, writeSentences } from '../write-sentences.ts';
import { type BuildReportPayload, buildReportTask, LONGEST_WAIT_MS, waitMs } from './build-report.ts';

/** A slow model has so long at a time, less than the task has; what it read is kept, the next time goes on from there. */
const READING_MS = 240_000;

type Deps = MoveDeps & {
  db: Db;
  queue: TaskQueue;
  answerReader: PatientAnswerReader;
  gradingRule: GradingRule;
  /** The language model as the reader of this interview; null where none may read it. */
  modelReader(interview: Interview): Promise<PatientAnswerReader | null>;
  /** The language model as the writer of the summary; null where none is configured. */
  sentenceWriter: SentenceWriter | null;
  /** What the candidate's CV says; none without one that was read. */
  positions(interview: Interview): Promise<CvPosition[]>;
};

/**
 * Builds the report that the payload asks for, unless it stands already or the interview is gone. An engine that is
 * down fails the attempt: no report is better than an invented one. A language model that is away is waited for, for a
 * day; no other engine takes its place.
 */
export function createBuildReportHandler(deps: Deps): TaskHandler<BuildReportPayload> {
  return async (payload, { signal }) => {
    const { interviewId, no: wanted = 1 } = payload;
    const id = parseId<'interview'>(interviewId);
    const interview = id === null ? null : await findInterview(deps.db, id);
    if (interview === null || !isCompleted(interview.status)) return;
    if ((await newestReportNo(deps.db, interview.id)) >= wanted) return;
    const plan =
      interview.blueprintVersionId === null ? null : await loadBlueprint(deps.db, interview.blueprintVersionId);
    if (plan === null) throw new InvariantError(`completed interview ${interview.id} has no blueprint`);
    const version = { ...plan, content: withProbes(plan.content, interview.cvProbes) };
    const consents = await currentConsents(deps.db, interview.id);
    const aiEvaluation = consents.some(({ purpose, given }) => purpose === 'ai-evaluation' && given);
    const model = aiEvaluation ? await deps.modelReader(interview) : null;
    const record = await readDialogue(deps.db, interview.id);
    const ends = await listTransitions(deps.db, interview.id);
    const endReason = ends.findLast((one) => one.to === 'INTERVIEW_COMPLETED')?.reason;
    const positions = await deps.positions(interview);
    // A model is told to go by the points alone.
    const rule = model === null ? deps.gradingRule : BY_POINTS;
    const patience = AbortSignal.timeout(READING_MS);
    const build = (reader: PatientAnswerReader, until = signal): Promise<ReportContent> =>
      buildReport({ interview, version, record, reader, aiEvaluation, positions, endReason, rule, signal: until });
    const limit = model === null ? signal : AbortSignal.any([signal, patience]);
    const content = await build(model ?? deps.answerReader, limit).catch((error: unknown) => {
      // What ended for want of time says so; any other error is one, however late it comes.
      const isSlow = !signal.aborted && patience.aborted && (error === limit.reason || error instanceof OutsideError);
      if (model === null || !(error instanceof ModelAwayError || isSlow)) throw error;
      return null;
    });
    if (content === null) {
      const since = payload.waitingSince ?? deps.clock.now();
      if (deps.clock.now() - since < LONGEST_WAIT_MS) return waitForModel(deps, payload, since);
    }
    const { sentenceWriter: writer } = deps;
    const written =
      content === null
        ? await build(createUnscoredReader(model ?? deps.answerReader, deps.answerReader))
        : model === null || writer === null
          ? content
          : await writeSentences(writer, interview, content, record.turns, signal);
    await deps.db.transaction(async (tx) => {
      const current = await lockInterview(tx, interview.id);
      if (current === null || !isCompleted(current.status)) return;
      if ((await newestReportNo(tx, interview.id)) >= wanted) return;
      const no = await insertReport(tx, interview.id, version.id, written, new Date(deps.clock.now()));
      await markReported(tx, deps, interview.id, no);
    });
  };
}

/** The next try is a task of its own: waiting for a model is no failure of this one. */
function waitForModel({ db, queue, clock }: Deps, payload: BuildReportPayload, since: number): Promise<void> {
  const waits = (payload.waits ?? 0) + 1;
  const { interviewId, no = 1 } = payload;
  return db.transaction((tx) =>
    queue.enqueue(
      tx,
      buildReportTask,
      { ...payload, waitingSince: since, waits },
      { key: `${interviewId}:report-${no}:wait-${waits}`, runAt: clock.now() + waitMs(waits) },
    ),
  );
}

/** All attempts are used up. */
export function notifyOfReportFailure(deps: {
  db: Db;
  emit(tx: Tx, event: ReportFailed): Promise<void>;
}): (payload: BuildReportPayload) => Promise<void> {
  return async ({ interviewId }) => {
    const id = parseId<'interview'>(interviewId);
    if (id === null) return;
    await deps.db.transaction(async (tx) => {
      const interview = await lockInterview(tx, id);
      if (interview !== null) await deps.emit(tx, { name: 'report-failed', interview });
    });
  };
}
