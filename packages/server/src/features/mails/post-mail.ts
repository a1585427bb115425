import type { Clock } from '../../platform/clock.ts';
import type { Tx } from '../../platform/db/db.ts';
import type { Id, IdSource } from '../../platform/ids.ts';
import type { TaskQueue } from '../../platform/tasks/tasks.ts';
import { isTestAccount } from '../accounts/index.ts';
import type { MailKind } from './mail.ts';
import { insertMail, reviveMail } from './mail-store.ts';
import { sendMailTask } from './tasks/send-mail.ts';

export type PostDeps = { ids: IdSource; clock: Clock; queue: TaskQueue };

export type NewMail = {
  kind: MailKind;
  accountId?: Id<'account'>;
  interviewId?: Id<'interview'>;
  claimId?: Id<'claim'>;
  about?: string;
  /** Of a notice to a member. */
  personId?: Id<'person'>;
  /** Not before this instant, epoch ms; at once when left out. */
  at?: number;
};

/**
 * Posts a mail in the transaction of what it is about: a row and its task. What it says, and to whom, is looked up when
 * it is sent. For a test account none is.
 *
 * @returns its id; null for a test account, and for one of a kind that an interview has once, and has
 */
export async function postMail(tx: Tx, deps: PostDeps, mail: NewMail): Promise<Id<'mail'> | null> {
  if (mail.accountId !== undefined && (await isTestAccount(tx, mail.accountId))) return null;
  return post(tx, deps, mail);
}

/** The same for several of one account, which is asked about once. */
export async function postMails(
  tx: Tx,
  deps: PostDeps,
  accountId: Id<'account'>,
  mails: readonly Omit<NewMail, 'accountId'>[],
): Promise<void> {
  if (mails.length === 0 || (await isTestAccount(tx, accountId))) return;
  for (const mail of mails) await post(tx, deps, { ...mail, accountId });
}

async function post(tx: Tx, { ids, clock, queue }: PostDeps, mail: NewMail): Promise<Id<'mail'> | null> {
  const id = ids.next<'mail'>();
  const at = mail.at ?? clock.now();
  const isNew = await insertMail(tx, {
    id,
    kind: mail.kind,
    accountId: mail.accountId ?? null,
    interviewId: mail.interviewId ?? null,
    claimId: mail.claimId ?? null,
    about: mail.about ?? null,
    personId: mail.personId ?? null,
    nextAt: new Date(at),
  });
  if (!isNew) return null;
  await queue.enqueue(tx, sendMailTask, { mailId: id }, { key: id, runAt: at });
  return id;
}

/** Has a mail that failed tried again. @returns false when there is no such mail */
export async function retryMail(tx: Tx, { clock, queue }: PostDeps, id: Id<'mail'>): Promise<boolean> {
  const now = clock.now();
  if (!(await reviveMail(tx, id, new Date(now)))) return false;
  // The task of the first round has ended.
  await queue.enqueue(tx, sendMailTask, { mailId: id }, { key: `${id}:${now}` });
  return true;
}
