import { BEGIN_AFTER_NOTICE_DAYS } from '@colloquy/contract/shared';
import { toInstant } from '../../platform/clock.ts';
import type { Queryable, Tx } from '../../platform/db/db.ts';
import type { Id } from '../../platform/ids.ts';
import { type Interview, prolongLink } from '../interviews/index.ts';
import { afterBusinessDays } from './business-days.ts';
import { NoticeRunningError } from './errors.ts';
import { fairSettingsOf } from './settings-store.ts';

const BEGIN_AFTER_NOTICE_MS = BEGIN_AFTER_NOTICE_DAYS * 86_400_000;

type Notice = { givenAt: Date; how: 'room' | 'posting'; days: number; beginsAt: Date };

type Given = { room: Date | null; posting: string | null; timeZone: string };

/**
 * The notice that counts, the earlier of what the room has shown and what is stated of the job; null where none is asked
 * for, or none was given yet. An interview that is under way needs none any more.
 */
export async function findNotice(db: Queryable, interview: Interview): Promise<Notice | null> {
  const days = interview.status === 'SCHEDULED' ? await daysAsked(db, interview) : 0;
  if (days === 0) return null;
  const [given] = await db.query<Given>(
    `select n.given_at as room, j.given_on::text as posting, coalesce(s.time_zone, 'UTC') as "timeZone"
     from interviews i join accounts a on a.id = i.account_id
     left join candidate_notices n on n.interview_id = i.id
     left join job_notices j on j.job_id = i.job_id
     left join mail_settings s on s.organization_id = a.organization_id where i.id = $1`,
    [interview.id],
  );
  if (given === undefined) return null;
  const { room, posting, timeZone } = given;
  // Of a day nobody knows the hour: it counts from its end, by Greenwich.
  const stated = posting === null ? null : new Date(Date.parse(`${posting}T23:59:59Z`));
  const isStated = stated !== null && (room === null || stated < room);
  const givenAt = isStated ? stated : room;
  if (givenAt === null) return null;
  const beginsAt = afterBusinessDays(givenAt, days, timeZone);
  return { givenAt, how: isStated ? 'posting' : 'room', days, beginsAt };
}

/** Nobody is chosen for a job by a founder's conversation: it waits for no notice. */
async function daysAsked(db: Queryable, { accountId, door }: Interview): Promise<number> {
  return door === 'CONVERSATION' ? 0 : (await fairSettingsOf(db, accountId)).noticeDays;
}

/**
 * The room shows the notice: the first time counts, by the link that holds. Where the notice runs longer than the link
 * would, the notice wins: whoever opened it in time may begin for some days after. A link that outlives the notice ends
 * when it was to. Nothing is written where no notice is asked for, or by a link that is over.
 */
export async function noteNotice(db: Queryable, interview: Interview, at: Date): Promise<void> {
  const { id, status, linkVersion, expiresAt } = interview;
  if (status !== 'SCHEDULED' || expiresAt <= at || (await daysAsked(db, interview)) === 0) return;
  // Locked, so that an address that is put right meanwhile takes this back.
  await db.query(
    `insert into candidate_notices (interview_id, given_at, how)
     select id, $2::timestamptz, 'room' from interviews where id = $1 and link_version = $3 for share
     on conflict do nothing`,
    [id, at, linkVersion],
  );
  const notice = await findNotice(db, interview);
  if (notice === null || notice.beginsAt < expiresAt) return;
  await prolongLink(db, id, new Date(notice.beginsAt.getTime() + BEGIN_AFTER_NOTICE_MS), at);
}

/** Whoever saw it in the room was not the candidate: it is given again. */
export async function takeBackNotice(tx: Tx, interviewId: Id<'interview'>): Promise<void> {
  await tx.query('delete from candidate_notices where interview_id = $1', [interviewId]);
}

/**
 * Judges, in the transaction of the begin, whether the notice came early enough, and keeps what it was judged by.
 *
 * @throws {NoticeRunningError} also where no notice was given at all
 */
export async function requireNotice(tx: Tx, interview: Interview, now: Date): Promise<void> {
  const days = await daysAsked(tx, interview);
  if (days === 0) return;
  const notice = await findNotice(tx, interview);
  const beginsAt = notice?.beginsAt ?? afterBusinessDays(now, days, 'UTC');
  if (notice === null || beginsAt > now) throw new NoticeRunningError(toInstant(beginsAt.getTime()));
  await tx.query(
    `insert into candidate_notices (interview_id, given_at, how, days, checked_at) values ($1, $2, $3, $4, $5)
     on conflict (interview_id) do update
       set given_at = excluded.given_at, how = excluded.how, days = excluded.days, checked_at = excluded.checked_at`,
    [interview.id, notice.givenAt, notice.how, days, now],
  );
}

/** Since when the notice is in a job's advertisement, as a member states it; null takes the statement back. */
export async function stateNotice(
  tx: Tx,
  jobId: Id<'job'>,
  givenOn: string | null,
  personId: Id<'person'>,
): Promise<void> {
  if (givenOn === null) await tx.query('delete from job_notices where job_id = $1', [jobId]);
  else
    await tx.query(
      `insert into job_notices (job_id, given_on, person_id) values ($1, $2, $3)
       on conflict (job_id) do update set given_on = excluded.given_on, person_id = excluded.person_id`,
      [jobId, givenOn, personId],
    );
}

export async function statedNotice(db: Queryable, jobId: Id<'job'>): Promise<string | null> {
  const [row] = await db.query<{ givenOn: string }>(
    'select given_on::text as "givenOn" from job_notices where job_id = $1',
    [jobId],
  );
  return row?.givenOn ?? null;
}

/** What is on record of the notice to a candidate, for the organization. */
export async function recordedNotice(
  db: Queryable,
  interviewId: Id<'interview'>,
): Promise<{ givenAt: Date; how: 'room' | 'posting'; days: number | null; checkedAt: Date | null } | null> {
  const [row] = await db.query<{ givenAt: Date; how: 'room' | 'posting'; days: number | null; checkedAt: Date | null }>(
    `select given_at as "givenAt", how, days, checked_at as "checkedAt" from candidate_notices where interview_id = $1`,
    [interviewId],
  );
  return row ?? null;
}
