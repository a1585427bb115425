import { type consoleEndpoints, may } from '@colloquy/contract/console';
import type { z } from 'zod';
import { accountsOf } from '../../features/accounts/index.ts';
import {
  careForMail,
  lockUndelivered,
  type MailScope,
  mailPauseNow,
  retryMail,
  type UndeliveredMail,
  undeliveredMails,
} from '../../features/mails/index.ts';
import { setMemberNotices } from '../../features/people/index.ts';
import { toInstant } from '../../platform/clock.ts';
import type { Queryable, Tx } from '../../platform/db/db.ts';
import { type Id, parseId } from '../../platform/ids.ts';
import { MailNotFoundError } from './console-errors.ts';
import { type Actor, by, type WriteHandler } from './console-registrar.ts';
import type { ConsoleDeps } from './deps.ts';

type Today = z.input<(typeof consoleEndpoints)['getToday']['reply']>;
type Waiting = z.input<(typeof consoleEndpoints)['getWaiting']['reply']>;

/** Those that are named one by one. */
const NAMED = 10;

/** Of whom: whoever may not see to members sees no invitation of one. */
function scopeOf({ organizationId, role }: Actor, accountIds: readonly Id<'account'>[]): MailScope {
  return { organizationId, accountIds, withJoining: may(role, 'manage-members') };
}

/** Mails that somebody waits for and that did not arrive; null for who could not help. */
export async function undeliveredOf(
  db: Queryable,
  actor: Actor,
  accounts: readonly Id<'account'>[],
  now: number,
): Promise<NonNullable<Today['undelivered']> | null> {
  if (!may(actor.role, 'answer-requests')) return null;
  const { total, newest } = await undeliveredMails(db, scopeOf(actor, accounts), now, NAMED);
  return { total, newest: newest.map(presentUndelivered) };
}

function presentUndelivered(mail: UndeliveredMail): NonNullable<Today['undelivered']>['newest'][number] {
  const { id, kind, to, interviewId, candidate, jobId, jobTitle, requestId, replyCode, reply, settledAt } = mail;
  return {
    id,
    kind,
    to,
    interview: interviewId,
    candidate,
    job: jobId === null || jobTitle === null ? null : { id: jobId, title: jobTitle },
    request: requestId,
    replyCode,
    reply,
    at: settledAt === null ? null : toInstant(settledAt.getTime()),
  };
}

/** While the mail server takes no login; whoever invites or answers has to know. */
export async function pauseOf(db: Queryable, { role }: Actor): Promise<NonNullable<Waiting['mailPause']> | null> {
  const pause = may(role, 'answer-requests') ? await mailPauseNow(db) : null;
  return pause && { until: toInstant(pause.until.getTime()), reply: pause.reply };
}

export function retryMailHandler(deps: ConsoleDeps): WriteHandler<typeof consoleEndpoints.retryMail> {
  return async (tx, { params }, actor) => {
    const id = await lockedMail(tx, deps, actor, params.id);
    await retryMail(tx, deps, id);
    return { body: { done: true }, noted: by(actor, 'mail.again', 'mail', id) };
  };
}

export function settleMailHandler(deps: ConsoleDeps): WriteHandler<typeof consoleEndpoints.settleMail> {
  return async (tx, { params }, actor) => {
    const id = await lockedMail(tx, deps, actor, params.id);
    await careForMail(tx, id, new Date(deps.clock.now()));
    return { body: { done: true }, noted: by(actor, 'mail.cared', 'mail', id) };
  };
}

export function setNoticesHandler(): WriteHandler<typeof consoleEndpoints.setNotices> {
  return async (tx, { body }, actor) => {
    const { organizationId, person } = actor;
    await setMemberNotices(tx, organizationId, person.id, body.mails);
    return { body: { done: true }, noted: by(actor, 'member.notices', 'person', person.id) };
  };
}

/** @throws {MailNotFoundError} for another organization's, and for one that did arrive, as for none */
async function lockedMail(tx: Tx, { clock }: ConsoleDeps, actor: Actor, given: string): Promise<Id<'mail'>> {
  const accounts = await accountsOf(tx, actor.organizationId);
  const id = await lockUndelivered(tx, scopeOf(actor, accounts), clock.now(), parseId<'mail'>(given));
  if (id === null) throw new MailNotFoundError();
  return id;
}
