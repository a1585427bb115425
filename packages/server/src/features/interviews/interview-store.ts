import type { Queryable, Tx } from '../../platform/db/db.ts';
import { changeTotals, type TotalChange } from '../../platform/db/totals.ts';
import type { Id } from '../../platform/ids.ts';
import type { CvProbes } from '../interviewers/index.ts';
import {
  type Actor,
  type CompletionReason,
  type Interview,
  type InterviewStatus,
  isCompleted,
  type StatusReason,
} from './interview.ts';
import { TIME_POLICY } from './interview-policy.ts';
import type { RoomPass } from './room-pass.ts';
import { sessionTotals } from './session-totals.ts';

export const INTERVIEW_COLUMNS = `i.id, i.session_id as "sessionId", i.account_id as "accountId", i.door, i.job_id as "jobId",
  i.interviewer_id as "interviewerId", i.interview_type as "interviewType", i.talent_id as "talentId", i.role,
  i.external_id as "externalId", i.return_url as "returnUrl", i.language,
  i.room_language as "roomLanguage",
  i.candidate_id as "candidateId", i.email, i.given_name as "givenName", i.cv_intake_id as "cvIntakeId",
  i.blueprint_version_id as "blueprintVersionId", i.cv_probes as "cvProbes", i.link_version as "linkVersion", i.expires_at as "expiresAt", i.status,
  i.status_reason as "statusReason", i.status_seq as "statusSeq", i.due_at as "dueAt", i.opened_at as "openedAt", i.time_factor as "timeFactor",
  i.all_answered as "allAnswered", i.started_at as "startedAt", i.ended_at as "endedAt", i.completed_at as "completedAt",
  i.recording_at as "recordingAt", i.recording_type as "recordingType", i.report_no as "reportNo"`;

/** An interview with what lists show of its CV. */
export type ListedInterview = Interview & { cvName: string | null };

/** With the first of its transitions, made by `first.actor`. */
export async function insertInterview(
  tx: Tx,
  interview: Interview,
  metadata: Record<string, string> | null,
  first: { actor: Actor; at: Date },
): Promise<void> {
  const i = interview;
  await tx.query(
    `with made as (
     insert into interviews (id, session_id, account_id, door, job_id, interviewer_id, interview_type, talent_id, role, metadata,
       external_id, language, candidate_id, email, given_name, cv_intake_id, expires_at, status, status_seq, due_at, time_factor,
       blueprint_version_id, return_url)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16, $17, $18, $19, $20, $21, $22, $23)
     returning id, status)
     insert into interview_transitions (interview_id, seq, from_status, to_status, actor, reason, at)
     select id, 1, null, status, $24, null, $25 from made`,
    [
      i.id,
      i.sessionId,
      i.accountId,
      i.door,
      i.jobId,
      i.interviewerId,
      i.interviewType,
      i.talentId,
      i.role,
      metadata === null ? null : JSON.stringify(metadata),
      i.externalId,
      i.language,
      i.candidateId,
      i.email,
      i.givenName,
      i.cvIntakeId,
      i.expiresAt,
      i.status,
      i.statusSeq,
      i.dueAt,
      i.timeFactor,
      i.blueprintVersionId,
      i.returnUrl,
      first.actor,
      first.at,
    ],
  );
  changeTotals(
    tx,
    listsOf(i).map((list) => ({ ...list, delta: 1 })),
  );
}

/** The filter sets of the lists that show an interview. */
export function listsOf(
  i: Pick<Interview, 'door' | 'jobId' | 'accountId' | 'interviewType' | 'talentId' | 'status'>,
): { list: string; key: string }[] {
  if (i.door === 'HIRING' && i.jobId !== null) {
    return [{ list: 'job', key: i.jobId }, ...(isCompleted(i.status) ? [{ list: 'job-completed', key: i.jobId }] : [])];
  }
  if (i.door === 'SESSION') return sessionTotals(i);
  return [];
}

export async function findInterview(db: Queryable, id: Id<'interview'>): Promise<Interview | null> {
  const [row] = await db.query<Interview>(`select ${INTERVIEW_COLUMNS} from interviews i where i.id = $1`, [id]);
  return row ?? null;
}

/** In the order of their ids; without those that are gone. */
export function findInterviews(db: Queryable, ids: readonly Id<'interview'>[]): Promise<Interview[]> {
  return db.query<Interview>(`select ${INTERVIEW_COLUMNS} from interviews i where i.id = any($1) order by i.id`, [ids]);
}

/** The account's own entries; empty where it gave none. */
export async function findMetadata(db: Queryable, id: Id<'interview'>): Promise<Record<string, string>> {
  const [row] = await db.query<{ metadata: Record<string, string> | null }>(
    'select metadata from interviews where id = $1',
    [id],
  );
  return row?.metadata ?? {};
}

export async function findListed(db: Queryable, id: Id<'interview'>): Promise<ListedInterview | null> {
  const [row] = await db.query<ListedInterview>(
    `select ${INTERVIEW_COLUMNS}, c.cv_name as "cvName" from interviews i left join cv_intakes c on c.id = i.cv_intake_id where i.id = $1`,
    [id],
  );
  return row ?? null;
}

/** The interview that a CV was given for. */
export async function findByIntake(
  db: Queryable,
  candidateId: Id<'candidate'>,
  intakeId: Id<'cv-intake'>,
): Promise<Interview | null> {
  const [row] = await db.query<Interview>(
    `select ${INTERVIEW_COLUMNS} from interviews i where i.candidate_id = $1 and i.cv_intake_id = $2`,
    [candidateId, intakeId],
  );
  return row ?? null;
}

export async function lockInterview(tx: Tx, id: Id<'interview'>): Promise<Interview | null> {
  const [row] = await tx.query<Interview>(`select ${INTERVIEW_COLUMNS} from interviews i where i.id = $1 for update`, [
    id,
  ]);
  return row ?? null;
}

/** One page of a job's interviews, newest first, with the true total, in one statement. */
export async function listByJob(
  db: Queryable,
  jobId: Id<'job'>,
  offset: number,
  limit: number,
): Promise<{ results: ListedInterview[]; total: number }> {
  const rows = await db.query<ListedInterview & { total: number }>(
    `select t.n as total, l.* from (select coalesce(sum(n), 0)::bigint as n from list_totals where list = 'job' and key = $1::text) t
     left join (
       select ${INTERVIEW_COLUMNS}, c.cv_name as "cvName"
       from (select id from interviews where job_id = $1::uuid order by id desc limit $2 offset $3) page
       join interviews i on i.id = page.id left join cv_intakes c on c.id = i.cv_intake_id) l on true
     order by l.id desc`,
    [jobId, limit, offset],
  );
  return { total: rows[0]?.total ?? 0, results: rows.filter((row) => row.id !== null) };
}

export type Move = {
  to: InterviewStatus;
  actor: Actor;
  reason: StatusReason | null;
  at: Date;
  dueAt: Date | null;
  /** Columns that change with the move. */
  set?: {
    startedAt?: Date;
    endedAt?: Date | null;
    completedAt?: Date;
    blueprintVersionId?: Id<'blueprint-version'>;
    cvProbes?: CvProbes | null;
    reportNo?: number;
  };
};

/** Compare-and-set on status and sequence; false when somebody else moved it first. */
export async function moveInterview(tx: Tx, interview: Interview, move: Move): Promise<boolean> {
  const seq = interview.statusSeq + 1;
  const set = move.set ?? {};
  const rows = await tx.query(
    `update interviews set status = $4, status_reason = $5, status_seq = $3 + 1, due_at = $6,
       started_at = coalesce($7, started_at), ended_at = case when $8 then $9::timestamptz else ended_at end,
       completed_at = coalesce($10, completed_at), blueprint_version_id = coalesce($11, blueprint_version_id), report_no = coalesce($12, report_no),
       cv_probes = coalesce($13, cv_probes)
     where id = $1 and status = $2 and status_seq = $3 returning 1 as moved`,
    [
      interview.id,
      interview.status,
      interview.statusSeq,
      move.to,
      move.reason,
      move.dueAt,
      set.startedAt ?? null,
      set.endedAt !== undefined,
      set.endedAt ?? null,
      set.completedAt ?? null,
      set.blueprintVersionId ?? null,
      set.reportNo ?? null,
      set.cvProbes ? JSON.stringify(set.cvProbes) : null,
    ],
  );
  if (rows.length === 0) return false;
  await tx.query(
    'insert into interview_transitions (interview_id, seq, from_status, to_status, actor, reason, at) values ($1, $2, $3, $4, $5, $6, $7)',
    [interview.id, seq, interview.status, move.to, move.actor, move.reason, move.at],
  );
  const before = listsOf(interview).map(({ list, key }) => `${list} ${key}`);
  const gained: TotalChange[] = listsOf({ ...interview, status: move.to })
    .filter(({ list, key }) => !before.includes(`${list} ${key}`))
    .map((list) => ({ ...list, delta: 1 }));
  changeTotals(tx, gained);
  tx.notify('room', interview.id);
  tx.notify('interviews', interview.accountId);
  return true;
}

/** In place of those that were pinned at the begin: as many of them, in other words. */
export async function setCvProbes(tx: Tx, id: Id<'interview'>, probes: CvProbes): Promise<void> {
  await tx.query('update interviews set cv_probes = $2 where id = $1', [id, JSON.stringify(probes)]);
}

export type Transition = { seq: number; from: InterviewStatus | null; actor: Actor; at: Date } & (
  | { to: 'INTERVIEW_COMPLETED'; reason: CompletionReason }
  | { to: Exclude<InterviewStatus, 'INTERVIEW_COMPLETED'>; reason: StatusReason | null }
);

export function listTransitions(db: Queryable, id: Id<'interview'>): Promise<Transition[]> {
  return db.query<Transition>(
    'select seq, from_status as "from", to_status as "to", actor, reason, at from interview_transitions where interview_id = $1 order by seq',
    [id],
  );
}

/** Lists and links tell by it that there is something to play, and in which form; null when it is gone. */
export async function setRecording(
  tx: Tx,
  id: Id<'interview'>,
  recording: { at: Date; type: 'webm' | 'mp4' } | null,
): Promise<void> {
  await tx.query('update interviews set recording_at = $2, recording_type = $3 where id = $1', [
    id,
    recording?.at ?? null,
    recording?.type ?? null,
  ]);
}

export function takeDue(tx: Tx, now: Date, limit: number): Promise<Interview[]> {
  return tx.query<Interview>(
    `select ${INTERVIEW_COLUMNS} from interviews i where i.due_at <= $1 order by i.due_at limit $2 for update skip locked`,
    [now, limit],
  );
}

/** The room's page was opened: the first time counts, and only by the link that holds at the end of this. */
export async function markOpened(db: Queryable, { interviewId, linkVersion }: RoomPass, at: Date): Promise<void> {
  await db.query(
    `update interviews set opened_at = $3
     where id = $1 and link_version = $2 and status = 'SCHEDULED' and opened_at is null`,
    [interviewId, linkVersion, at],
  );
}

export async function setDue(tx: Tx, id: Id<'interview'>, dueAt: Date | null): Promise<void> {
  await tx.query('update interviews set due_at = $2 where id = $1', [id, dueAt]);
}

/** A link that is still good lives until then at least; one that is over stays so. */
export async function prolongLink(db: Queryable, id: Id<'interview'>, until: Date, now: Date): Promise<void> {
  const dueAt = new Date(until.getTime() + TIME_POLICY.noShowGraceMs);
  await db.query(
    `update interviews set expires_at = $2, due_at = $3
     where id = $1 and status = 'SCHEDULED' and expires_at > $4 and expires_at < $2`,
    [id, until, dueAt, now],
  );
}

export async function setAllAnswered(tx: Tx, id: Id<'interview'>): Promise<void> {
  await tx.query('update interviews set all_answered = true where id = $1', [id]);
}

export async function setRoomLanguage(tx: Tx, id: Id<'interview'>, language: Interview['roomLanguage']): Promise<void> {
  await tx.query('update interviews set room_language = $2 where id = $1', [id, language]);
}

/** It goes on in another language by another plan; the page with it. */
export async function changeLanguage(
  tx: Tx,
  interview: Interview,
  to: Pick<Interview, 'language' | 'blueprintVersionId' | 'cvProbes'>,
): Promise<Interview> {
  await tx.query(
    `update interviews set language = $2, room_language = null, blueprint_version_id = $3, cv_probes = $4 where id = $1`,
    [interview.id, to.language, to.blueprintVersionId, to.cvProbes === null ? null : JSON.stringify(to.cvProbes)],
  );
  return { ...interview, ...to, roomLanguage: null };
}

/** Deletes a candidate's interviews with everything that hangs on them; the counters that change with it are returned. */
export async function eraseInterviews(
  tx: Tx,
  candidateId: Id<'candidate'>,
): Promise<{ ids: Id<'interview'>[]; totals: TotalChange[] }> {
  const rows = await tx.query<Interview>(
    `select ${INTERVIEW_COLUMNS} from interviews i where i.candidate_id = $1 order by i.id for update`,
    [candidateId],
  );
  await tx.query('delete from interviews where candidate_id = $1', [candidateId]);
  for (const { id } of rows) tx.notify('room', id);
  return { ids: rows.map(({ id }) => id), totals: mergeTotals(rows.flatMap(listsOf)) };
}

function mergeTotals(lists: readonly { list: string; key: string }[]): TotalChange[] {
  const merged = new Map<string, TotalChange>();
  for (const { list, key } of lists) {
    const known = merged.get(`${list} ${key}`);
    merged.set(`${list} ${key}`, { list, key, delta: (known?.delta ?? 0) - 1 });
  }
  return [...merged.values()];
}
