import type { Db, Queryable, Tx } from '../../platform/db/db.ts';
import type { Id } from '../../platform/ids.ts';
import type { MailReply } from '../../platform/mail/mail.ts';
import type { MailKind, MailState, PostedMail } from './mail.ts';

/** @returns false where this mail was posted before and is sent once */
export async function insertMail(
  tx: Tx,
  mail: Omit<PostedMail, 'state' | 'failingSince' | 'bundledIn'>,
): Promise<boolean> {
  const rows = await tx.query(
    `insert into mails (id, kind, interview_id, claim_id, about, account_id, state, next_at, person_id)
     values ($1, $2, $3, $4, $5, $6, 'WAITING', $7, $8)
     on conflict (interview_id, kind) where kind in ('invitation', 'reminder', 'thanks') do nothing returning id`,
    [mail.id, mail.kind, mail.interviewId, mail.claimId, mail.about, mail.accountId, mail.nextAt, mail.personId],
  );
  return rows.length > 0;
}

const COLUMNS = `id, kind, interview_id as "interviewId", claim_id as "claimId", about, account_id as "accountId", state,
  next_at as "nextAt", failing_since as "failingSince", bundled_in as "bundledIn", person_id as "personId"`;

export async function findMail(db: Queryable, id: Id<'mail'>): Promise<PostedMail | null> {
  const [row] = await db.query<PostedMail>(`select ${COLUMNS} from mails where id = $1`, [id]);
  return row ?? null;
}

/**
 * Drops the mailed invitation of an interview, whatever became of it: what is told of that mail later concerns no other.
 *
 * @returns whether there was one
 */
export async function dropInvitation(tx: Tx, interviewId: Id<'interview'>): Promise<boolean> {
  const rows = await tx.query(`delete from mails where interview_id = $1 and kind = 'invitation' returning id`, [
    interviewId,
  ]);
  return rows.length > 0;
}

/** Drops a reminder that has not gone out. */
export async function dropReminder(tx: Tx, interviewId: Id<'interview'>): Promise<void> {
  await tx.query(`delete from mails where interview_id = $1 and kind = 'reminder' and state = 'WAITING'`, [
    interviewId,
  ]);
}

/** What a try came to. */
export type Tried = {
  state: MailState;
  nextAt: Date | null;
  failingSince: Date | null;
  /** Whether a mail server was asked to take it. */
  counts: boolean;
  reply: MailReply | null;
  settledAt: Date | null;
};

/** Screens that show refused mails of these accounts read them. */
function tellScreens(tx: Tx, mails: readonly { accountId: string | null }[]): void {
  for (const account of new Set(mails.map(({ accountId }) => accountId)))
    if (account !== null) tx.notify('interviews', account);
}

/** With those that are told of in it. @returns false when it is gone, as its person is */
export async function keepTry(tx: Tx, id: Id<'mail'>, tried: Tried): Promise<boolean> {
  const rows = await tx.query<{ accountId: string | null }>(
    `update mails set state = $2, next_at = $3, failing_since = $4, tries = tries + $5, reply_code = $6, reply = $7, settled_at = $8
     where (id = $1 or bundled_in = $1) and state = 'WAITING' returning account_id as "accountId"`,
    [
      id,
      tried.state,
      tried.nextAt,
      tried.failingSince,
      tried.counts ? 1 : 0,
      tried.reply?.code ?? null,
      tried.reply?.text ?? null,
      tried.settledAt,
    ],
  );
  if (tried.state === 'FAILED') tellScreens(tx, rows);
  return rows.length > 0;
}

/** A mail that was handed over, with those that are told of in it. @returns whether it was, and had not failed */
export async function failSent(tx: Tx, id: Id<'mail'>, reply: MailReply, at: Date): Promise<boolean> {
  const rows = await tx.query<{ accountId: string | null }>(
    `update mails set state = 'FAILED', reply_code = $2, reply = $3, settled_at = $4, next_at = null
     where (id = $1 or bundled_in = $1) and state in ('SENT', 'WRITTEN') returning account_id as "accountId"`,
    [id, reply.code, reply.text, at],
  );
  tellScreens(tx, rows);
  return rows.length > 0;
}

/**
 * The mails of a kind, to the same reader, that are due now and that this one reports, itself among them, oldest first. From now on they are
 * settled with it. Null where another one reports it: two that are due at once see each other by the lock.
 */
export async function bundle(
  tx: Tx,
  leader: PostedMail,
  now: Date,
): Promise<Pick<PostedMail, 'id' | 'interviewId'>[] | null> {
  const due = await tx.query<Pick<PostedMail, 'id' | 'interviewId' | 'bundledIn'>>(
    `select id, interview_id as "interviewId", bundled_in as "bundledIn" from mails
     where account_id = $1 and kind = $2 and person_id is not distinct from $4 and state = 'WAITING' and next_at <= $3
     order by id for update`,
    [leader.accountId, leader.kind, now, leader.personId],
  );
  if (due.find(({ id }) => id === leader.id)?.bundledIn !== null) return null;
  const led = new Set(due.map(({ bundledIn }) => bundledIn));
  const told = due.filter(
    ({ id, bundledIn }) => id === leader.id || bundledIn === leader.id || (bundledIn === null && !led.has(id)),
  );
  const others = told.filter(({ id }) => id !== leader.id).map(({ id }) => id);
  await tx.query('update mails set bundled_in = $1 where id = any($2)', [leader.id, others]);
  return told;
}

/** Of these ids, those whose mail is still there. */
export async function existingMails(db: Queryable, ids: readonly string[]): Promise<ReadonlySet<string>> {
  const rows = await db.query<{ id: string }>('select id from mails where id = any($1::uuid[])', [ids]);
  return new Set(rows.map(({ id }) => id));
}

/** The mails about these interviews and claims. */
export async function mailsAbout(
  db: Queryable,
  interviewIds: readonly string[],
  claimIds: readonly string[],
): Promise<string[]> {
  const rows = await db.query<{ id: string }>(
    'select id from mails where interview_id = any($1::uuid[]) or claim_id = any($2::uuid[])',
    [interviewIds, claimIds],
  );
  return rows.map(({ id }) => id);
}

export type ShownMail = {
  id: Id<'mail'>;
  interviewId: Id<'interview'> | null;
  kind: MailKind;
  state: MailState;
  nextAt: Date | null;
  settledAt: Date | null;
  tries: number;
  replyCode: number | null;
  reply: string | null;
};

const SHOWN = `id, interview_id as "interviewId", kind, state, next_at as "nextAt", settled_at as "settledAt", tries,
  reply_code as "replyCode", reply`;
/** What an interview's candidate is written. */
const TO_CANDIDATES: readonly MailKind[] = ['invitation', 'reminder', 'thanks', 'request-answer'];

/** Mails to the candidates of these interviews, oldest first. */
export async function candidateMails(
  db: Queryable,
  interviewIds: readonly Id<'interview'>[],
): Promise<Map<Id<'interview'>, ShownMail[]>> {
  const rows = await db.query<ShownMail & { interviewId: Id<'interview'> }>(
    `select ${SHOWN} from mails where interview_id = any($1) and kind = any($2) order by id`,
    [interviewIds, TO_CANDIDATES],
  );
  return Map.groupBy(rows, ({ interviewId }) => interviewId);
}

/** The newest mail of each of these answered requests, by the request's id. */
export async function answerMails(
  db: Queryable,
  requestIds: readonly Id<'request'>[],
): Promise<Map<string, ShownMail>> {
  if (requestIds.length === 0) return new Map();
  const rows = await db.query<ShownMail & { about: string }>(
    `select distinct on (about) about, ${SHOWN} from mails
     where kind = 'request-answer' and about = any($1::uuid[])
       and interview_id in (select interview_id from requests where id = any($1::uuid[]))
     order by about, mails.id desc`,
    [requestIds],
  );
  return new Map(rows.map((row) => [row.about, row]));
}

/** The newest mails, of one state or of all. */
export function listMails(db: Queryable, state: MailState | null, limit: number): Promise<ShownMail[]> {
  return db.query<ShownMail>(
    `select ${SHOWN} from mails where ($1::text is null or state = $1) order by id desc limit $2`,
    [state, limit],
  );
}

/** Takes up a mail that failed, with those that are told of in it. @returns whether there is one */
export async function reviveMail(tx: Tx, id: Id<'mail'>, now: Date): Promise<boolean> {
  const rows = await tx.query(
    `update mails set state = 'WAITING', next_at = $2, failing_since = null, settled_at = null, cared_at = null,
       bundled_in = case when id = $1 then null else bundled_in end
     where (id = $1 or bundled_in = $1) and state = 'FAILED' returning id`,
    [id, now],
  );
  return rows.length > 0;
}

const SLICE = 1_000;

/**
 * Deletes mails made before `oldest` (an id is as old as it says) that are over, in slices.
 *
 * @param oldest the least id that stays
 * @param longer the same of organizations that keep records longer
 */
export async function dropOldMails(
  db: Db,
  oldest: string,
  longer: readonly { organizationId: string; oldest: string }[],
): Promise<void> {
  const kept = [longer.map((one) => one.organizationId), longer.map((one) => one.oldest)];
  for (;;) {
    const rows = await db.query(
      `delete from mails where id in (
         select m.id from mails m left join accounts a on a.id = m.account_id
           left join unnest($2::text[], $3::uuid[]) f(organization_id, oldest) on f.organization_id = a.organization_id
         where m.id < $1 and m.state <> 'WAITING' and (f.oldest is null or m.id < f.oldest)
         order by m.id limit ${SLICE}) returning id`,
      [oldest, ...kept],
    );
    if (rows.length < SLICE) return;
  }
}

/** The account that invited the candidate of an interview by mail; null where none did. */
export async function wasInvited(db: Queryable, interviewId: Id<'interview'>): Promise<Id<'account'> | null> {
  const [row] = await db.query<{ accountId: Id<'account'> }>(
    `select account_id as "accountId" from mails where interview_id = $1 and kind = 'invitation'`,
    [interviewId],
  );
  return row?.accountId ?? null;
}
