import type { Content } from '@colloquy/content';
import { rolesThatMay } from '@colloquy/contract/console';
import type { Language } from '@colloquy/contract/shared';
import type { Db, Queryable, Tx } from '../../../platform/db/db.ts';
import type { Id } from '../../../platform/ids.ts';
import { accountName } from '../../accounts/index.ts';
import type { LetterMaker, LetterPart } from '../letter.ts';
import type { PostedMail } from '../mail.ts';
import { mailSettings } from '../mail-settings.ts';
import { plainName } from '../plain-name.ts';
import { type PostDeps, postMail } from '../post-mail.ts';
import { mailWords } from '../words.ts';

type Told = { id: Id<'person'>; email: string; emailKey: string; language: Language | null };

const MEMBERS = `select p.id, p.email, p.email_key as "emailKey", p.language from accounts a
  join memberships m on m.organization_id = a.organization_id join people p on p.id = m.person_id
  where a.id = $1 and m.role = any($2)`;

function membersOf(db: Queryable, accountId: Id<'account'>): Promise<Told[]> {
  return db.query<Told>(`${MEMBERS} order by p.id`, [accountId, rolesThatMay('manage-webhooks')]);
}

/**
 * Tells the organization that nothing is sent to an endpoint any more: the address that it set, and each member who may
 * switch it on again, each of them once. The address is of the account's endpoint, the member of the mail.
 */
export async function notifyOfWebhook(
  tx: Tx,
  deps: PostDeps,
  { accountId, endpointId }: { accountId: Id<'account'>; endpointId: Id<'webhook-endpoint'> },
): Promise<void> {
  const { notices } = await mailSettings(tx, accountId);
  const members = await membersOf(tx, accountId);
  const isMember = members.some(({ emailKey }) => emailKey === notices?.normalize('NFC').toLowerCase());
  if (notices !== null && !isMember)
    await postMail(tx, deps, { kind: 'webhook-disabled', accountId, about: endpointId });
  for (const { id } of members) await postMail(tx, deps, { kind: 'member-webhook-disabled', accountId, about: id });
}

export type WebhookLetterDeps = {
  db: Db;
  content: Content;
  /** Whether there is a mail server: what lies in the outbox reaches no member. */
  sendsMail: boolean;
  /** Those of an account that were disabled for what they answered, the latest first. */
  disabledEndpoints(accountId: Id<'account'>): Promise<{ url: string; reason: 'GONE' | 'FAILING'; at: Date }[]>;
};

/**
 * The endpoints of the account that get nothing now, by their host alone: a path may hold a secret. Nothing is said once
 * all are on again.
 */
export function webhookLetter(deps: WebhookLetterDeps): LetterMaker {
  return async (mail) => {
    const { accountId } = mail;
    const to = accountId === null ? null : await recipientOf(deps, mail, accountId);
    if (accountId === null || to === null) return null;
    const disabled = await deps.disabledEndpoints(accountId);
    if (disabled.length === 0) return null;
    const words = await mailWords(deps.content, to.language);
    const lines = disabled.map(({ url, reason, at }): LetterPart => {
      const slots = { host: new URL(url).host, date: words.date(at, to.timeZone) };
      return { kind: 'text', text: words.say(reason === 'GONE' ? 'webhookGone' : 'webhookFailing', slots) };
    });
    return {
      to: to.address,
      organization: plainName(await accountName(deps.db, accountId)),
      replyTo: null,
      language: to.language,
      subject: words.say('webhookSubject'),
      parts: [...lines, { kind: 'text', text: words.say('webhookHow') }],
    };
  };
}

/** As things are now: null for a member who left, or has another role. */
async function recipientOf(
  { db, sendsMail }: WebhookLetterDeps,
  { kind, about }: PostedMail,
  accountId: Id<'account'>,
): Promise<{ address: string; language: Language; timeZone: string } | null> {
  const { notices, language, timeZone } = await mailSettings(db, accountId);
  if (kind === 'webhook-disabled') return notices === null ? null : { address: notices, language, timeZone };
  const member = sendsMail ? (await membersOf(db, accountId)).find(({ id }) => id === about) : undefined;
  return member === undefined ? null : { address: member.email, language: member.language ?? language, timeZone };
}
