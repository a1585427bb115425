import type { Queryable, Tx } from '../../platform/db/db.ts';
import type { Id } from '../../platform/ids.ts';
import type { Interview } from '../interviews/index.ts';
import { inviteByMail } from './invite.ts';
import { dropInvitation, dropReminder } from './mail-store.ts';
import { type PostDeps, postMail } from './post-mail.ts';

/** An invitation that a mail server refused, of an interview that can still be begun. */
export type RefusedInvitation = {
  id: Id<'interview'>;
  candidate: string | null;
  email: string | null;
  jobId: Id<'job'> | null;
  jobTitle: string | null;
  replyCode: number | null;
  reply: string | null;
  settledAt: Date | null;
  hasCv: boolean;
};

/** How many are counted at most. */
const COUNTED = 1_000;

export async function refusedInvitations(
  db: Queryable,
  accountIds: readonly Id<'account'>[],
  now: number,
  limit: number,
): Promise<{ total: number; newest: RefusedInvitation[] }> {
  const rows = await db.query<RefusedInvitation & { total: number }>(
    `with refused as (
       select m.id as mail, i.id from mails m join interviews i on i.id = m.interview_id
       where m.account_id = any($1::uuid[]) and m.kind = 'invitation' and m.state = 'FAILED'
         and i.status = 'SCHEDULED' and i.expires_at > $2 order by m.id desc limit ${COUNTED})
     select (select count(*)::int from refused) as total, i.id, coalesce(i.given_name, c.cv_name) as candidate, i.email,
       i.job_id as "jobId", j.title as "jobTitle", m.reply_code as "replyCode", m.reply, m.settled_at as "settledAt",
       i.cv_intake_id is not null as "hasCv"
     from (select * from refused order by mail desc limit $3) r join mails m on m.id = r.mail join interviews i on i.id = r.id
     left join cv_intakes c on c.id = i.cv_intake_id left join jobs j on j.id = i.job_id order by m.id desc`,
    [accountIds, new Date(now), limit],
  );
  return { total: rows[0]?.total ?? 0, newest: rows };
}

/**
 * Mails an invitation anew, whatever became of the first: the address or the link is another. It is a mail of its own: the
 * first may be under way to the former address, or come back from there.
 *
 * @param asked what the call says; undefined when it says nothing: then who was mailed is mailed again
 * @returns whether it is mailed
 */
export async function postInvitationAgain(
  tx: Tx,
  deps: PostDeps,
  interview: Interview,
  asked: boolean | undefined,
): Promise<boolean> {
  const wasMailed = await dropInvitation(tx, interview.id);
  if (asked === false) await dropReminder(tx, interview.id);
  if (!wasMailed || asked === false) return inviteByMail(tx, deps, interview, asked);
  const about = { interviewId: interview.id, accountId: interview.accountId };
  return (await postMail(tx, deps, { kind: 'invitation', ...about })) !== null;
}
