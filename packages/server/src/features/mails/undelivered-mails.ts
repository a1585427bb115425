import type { AwaitedMail } from '@colloquy/contract/console';
import type { Queryable, Tx } from '../../platform/db/db.ts';
import type { Id } from '../../platform/ids.ts';

/** A mail that somebody waits for and that did not arrive. Invitations are told of apart. */
export type UndeliveredMail = {
  id: Id<'mail'>;
  kind: AwaitedMail;
  to: string | null;
  interviewId: Id<'interview'> | null;
  candidate: string | null;
  jobId: Id<'job'> | null;
  jobTitle: string | null;
  requestId: Id<'request'> | null;
  replyCode: number | null;
  reply: string | null;
  settledAt: Date | null;
};

/** Whose mails somebody looks at. */
export type MailScope = {
  organizationId: string;
  accountIds: readonly Id<'account'>[];
  /** Whether invitations to the console are among them. */
  withJoining: boolean;
};

/** How many are counted at most. */
const COUNTED = 1_000;

/** As their index has it. */
const UNDELIVERED = `m.state = 'FAILED' and m.cared_at is null
  and m.kind not in ('invitation', 'thanks', 'verification-code', 'sign-in')`;

/**
 * What is told in another mail failed with it. A reminder matters while the interview can be begun, a notice of a request
 * while nobody has answered it, an invitation to the console while it is good. $1 accounts, $2 organization, $3 whether
 * invitations to the console are among them, $4 now.
 */
const FAILED = `select m.id from mails m left join interviews i on i.id = m.interview_id
    where m.account_id = any($1::uuid[]) and ${UNDELIVERED} and m.bundled_in is null
      and (m.kind in ('request-answer', 'report-ready', 'member-reports')
        or m.kind = 'reminder' and i.status = 'SCHEDULED' and i.expires_at > $4
        or m.kind in ('request-open', 'member-request')
          and exists (select from requests r where r.id = m.about and r.state = 'open'))
  union all select m.id from mails m join sign_in_links l on l.id = m.about
    where $3 and m.account_id is null and ${UNDELIVERED} and m.kind = 'joining'
      and l.organization_id = $2 and l.used_at is null and l.expires_at > $4`;

const KIND = `case m.kind when 'member-request' then 'request-open' when 'member-reports' then 'report-ready' else m.kind end`;

function scoped({ accountIds, organizationId, withJoining }: MailScope, now: number): unknown[] {
  return [accountIds, organizationId, withJoining, new Date(now)];
}

export async function undeliveredMails(
  db: Queryable,
  scope: MailScope,
  now: number,
  limit: number,
): Promise<{ total: number; newest: UndeliveredMail[] }> {
  const rows = await db.query<UndeliveredMail & { total: number }>(
    `with failed as (select id from (${FAILED}) f order by id desc limit ${COUNTED})
     select (select count(*)::int from failed) as total, m.id, ${KIND} as kind,
       case when m.kind in ('reminder', 'request-answer') then i.email when m.kind = 'joining' then l.email
         else coalesce(p.email, s.notices) end as "to",
       m.interview_id as "interviewId", coalesce(i.given_name, c.cv_name) as candidate, i.job_id as "jobId",
       j.title as "jobTitle", case when m.kind = 'request-answer' then m.about end as "requestId",
       m.reply_code as "replyCode", m.reply, m.settled_at as "settledAt"
     from (select id from failed order by id desc limit $5) f join mails m on m.id = f.id
     left join interviews i on i.id = m.interview_id left join cv_intakes c on c.id = i.cv_intake_id
     left join jobs j on j.id = i.job_id left join people p on p.id = m.person_id
     left join mail_settings s on s.organization_id = $2 left join sign_in_links l on l.id = m.about
     order by m.id desc`,
    [...scoped(scope, now), limit],
  );
  return { total: rows[0]?.total ?? 0, newest: rows };
}

/** One of them, locked: of two who take care of it at once, the second finds none. */
export async function lockUndelivered(
  tx: Tx,
  scope: MailScope,
  now: number,
  id: Id<'mail'> | null,
): Promise<Id<'mail'> | null> {
  const [row] = await tx.query<{ id: Id<'mail'> }>(
    `select m.id from mails m where m.id = $5 and ${UNDELIVERED} and m.id in (${FAILED}) for update`,
    [...scoped(scope, now), id],
  );
  return row?.id ?? null;
}

/** Somebody took care of what it was to say in another way: it is told of no more. */
export async function careForMail(tx: Tx, id: Id<'mail'>, at: Date): Promise<void> {
  await tx.query('update mails set cared_at = $2 where id = $1', [id, at]);
}
