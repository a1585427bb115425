import type { Clock } from '../../platform/clock.ts';
import type { Tx } from '../../platform/db/db.ts';
import type { Id } from '../../platform/ids.ts';
import type { Log } from '../../platform/log.ts';
import type { CvProbes } from '../interviewers/index.ts';
import { InterviewNotFoundError, MoveRefusedError } from './errors.ts';
import type { Emit } from './events.ts';
import {
  type Actor,
  type CompletionReason,
  type Interview,
  type InterviewStatus,
  mayMove,
  type StatusReason,
} from './interview.ts';
import { resumeDeadline, TIME_POLICY } from './interview-policy.ts';
import { lockInterview, moveInterview } from './interview-store.ts';

export type MoveDeps = { clock: Clock; emit: Emit; log: Log };

async function change(
  tx: Tx,
  deps: MoveDeps,
  interview: Interview,
  to: InterviewStatus,
  actor: Actor,
  reason: StatusReason | null,
  dueAt: number | null,
  set: NonNullable<Parameters<typeof moveInterview>[2]['set']> = {},
): Promise<Interview> {
  if (!mayMove(interview.status, to)) throw refusal(deps, interview, to, actor);
  const at = new Date(deps.clock.now());
  const due = dueAt === null ? null : new Date(dueAt);
  const moved = await moveInterview(tx, interview, { to, actor, reason, at, dueAt: due, set });
  if (!moved) throw refusal(deps, interview, to, actor);
  const changed = {
    ...interview,
    ...set,
    status: to,
    statusReason: reason,
    statusSeq: interview.statusSeq + 1,
    dueAt: due,
  } as Interview;
  await deps.emit(tx, { name: 'interview-moved', interview: changed, from: interview.status });
  return changed;
}

/** A move that the table does not know, or that came too late: logged here, told by whoever asked for it. */
export function refusal(
  { log }: Pick<MoveDeps, 'log'>,
  { id, status }: Interview,
  to: InterviewStatus,
  actor: Actor,
): MoveRefusedError {
  log.info('move-refused', { interviewId: id, from: status, to, actor });
  return new MoveRefusedError(status, to);
}

/** When a started interview without further heartbeats has dropped off. */
export function lifeDue(interview: Pick<Interview, 'timeFactor'>, lastSeen: number): number {
  return lastSeen + TIME_POLICY.noHeartbeatMs * interview.timeFactor + TIME_POLICY.sweepGraceMs;
}

/** The candidate begins: pins the blueprint version and what is asked of them alone. Takes the row as locked by the caller. */
export function beginInterview(
  tx: Tx,
  deps: MoveDeps,
  interview: Interview,
  { blueprintVersionId, cvProbes }: { blueprintVersionId: Id<'blueprint-version'>; cvProbes: CvProbes | null },
): Promise<Interview> {
  const now = deps.clock.now();
  return change(tx, deps, interview, 'STARTED', 'candidate', null, lifeDue(interview, now), {
    startedAt: new Date(now),
    blueprintVersionId,
    cvProbes,
  });
}

/** Back by the same link after a drop-off or a fault of ours. */
export function resumeInterview(tx: Tx, deps: MoveDeps, interview: Interview): Promise<Interview> {
  return change(tx, deps, interview, 'STARTED', 'candidate', null, lifeDue(interview, deps.clock.now()), {
    endedAt: null,
  });
}

/** Completed: the reactions build the report. */
export async function completeInterview(
  tx: Tx,
  deps: MoveDeps,
  interview: Interview,
  actor: Actor,
  reason: CompletionReason,
): Promise<Interview> {
  const now = new Date(deps.clock.now());
  const ended = await change(tx, deps, interview, 'INTERVIEW_COMPLETED', actor, reason, null, {
    endedAt: now,
    completedAt: now,
  });
  await emitEnded(tx, deps, ended, true);
  return ended;
}

export async function abortInterview(
  tx: Tx,
  deps: MoveDeps,
  interview: Interview,
  actor: Actor,
  reason: StatusReason,
): Promise<Interview> {
  const began = interview.startedAt !== null;
  const ended = await change(
    tx,
    deps,
    interview,
    'CANDIDATE_ABORTED',
    actor,
    reason,
    null,
    began ? { endedAt: new Date(deps.clock.now()) } : {},
  );
  if (began) await emitEnded(tx, deps, ended, false);
  return ended;
}

function emitEnded(tx: Tx, deps: MoveDeps, { id, door, statusSeq }: Interview, completed: boolean): Promise<void> {
  return deps.emit(tx, { name: 'interview-ended', interviewId: id, door, seq: statusSeq, completed });
}

/** `at` is the last heartbeat: the end of the conversation as far as anyone knows. */
export function dropOff(
  tx: Tx,
  deps: MoveDeps,
  interview: Interview,
  reason: StatusReason,
  at: Date,
): Promise<Interview> {
  return change(tx, deps, interview, 'CANDIDATE_DROP_OFF', 'server', reason, resumeDeadline(interview), {
    endedAt: at,
  });
}

/** Our side failed, and the candidate went: the same link resumes. `at` is the last heartbeat. */
export function markGlitch(tx: Tx, deps: MoveDeps, interview: Interview, at: Date): Promise<Interview> {
  return change(tx, deps, interview, 'TECHNICAL_GLITCH', 'server', 'OUR_FAULT', resumeDeadline(interview), {
    endedAt: at,
  });
}

export function markNoShow(tx: Tx, deps: MoveDeps, interview: Interview): Promise<Interview> {
  return change(tx, deps, interview, 'NO_SHOW', 'server', null, null);
}

/** The report stands. A repeated build on a later status only sets the number. */
export async function markReported(tx: Tx, deps: MoveDeps, id: Id<'interview'>, reportNo: number): Promise<void> {
  const interview = await lockInterview(tx, id);
  if (interview === null) throw new InterviewNotFoundError();
  if (interview.status === 'REPORT_GENERATED') {
    await tx.query('update interviews set report_no = $2 where id = $1', [id, reportNo]);
    await deps.emit(tx, { name: 'report-ready', interview: { ...interview, reportNo } });
    return;
  }
  const reported = await change(tx, deps, interview, 'REPORT_GENERATED', 'report', null, null, { reportNo });
  await deps.emit(tx, { name: 'report-ready', interview: reported });
}
