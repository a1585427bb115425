import { type Action, rolesThatMay } from '@colloquy/contract/console';
import type { Language } from '@colloquy/contract/shared';
import type { Queryable, Tx } from '../../platform/db/db.ts';
import type { Id } from '../../platform/ids.ts';
import type { PostedMail } from './mail.ts';
import { mailSettings } from './mail-settings.ts';
import { type NewMail, type PostDeps, postMails } from './post-mail.ts';

/** What an organization is told of: by which kind of mail its address, by which its members, and which of them. */
const NOTICES = {
  'request-open': { toMembers: 'member-request', asks: 'answer-requests' },
  'report-ready': { toMembers: 'member-reports', asks: 'assess' },
  'webhook-disabled': { toMembers: 'member-webhook-disabled', asks: 'manage-webhooks' },
} as const satisfies Record<string, { toMembers: string; asks: Action }>;
type Notice = keyof typeof NOTICES;

const SPREAD_MS = 600_000;

export type NoticeDeps = PostDeps & { sendsMail: boolean };

type ToldMember = { id: Id<'person'>; email: string; emailKey: string; language: Language | null };

const TOLD = `select p.id, p.email, p.email_key as "emailKey", p.language from accounts a
  join memberships m on m.organization_id = a.organization_id join people p on p.id = m.person_id
  where a.id = $1 and m.role = any($2) and m.notices`;

/**
 * Tells an organization: the address that it set, and each member whose role has to do with it, each of them once. Without
 * a mail server no member is told: what lies in the outbox reaches none of them, and they find it in the console.
 */
export async function notify(
  tx: Tx,
  deps: NoticeDeps,
  kind: Notice,
  about: Omit<NewMail, 'kind' | 'personId'> & { accountId: Id<'account'> },
): Promise<void> {
  const { notices } = await mailSettings(tx, about.accountId);
  const { toMembers, asks } = NOTICES[kind];
  const members = deps.sendsMail
    ? await tx.query<ToldMember>(`${TOLD} order by p.id`, [about.accountId, rolesThatMay(asks)])
    : [];
  const isMember = members.some(({ emailKey }) => emailKey === notices?.normalize('NFC').toLowerCase());
  const { accountId, ...mail } = about;
  await postMails(tx, deps, accountId, [
    ...(notices !== null && !isMember ? [{ ...mail, kind }] : []),
    ...members.map(({ id }) => ({
      ...mail,
      kind: toMembers,
      personId: id,
      ...(mail.at === undefined ? {} : { at: mail.at + spreadOf(id) }),
    })),
  ]);
}

/** What waits for one hour does not go out in one moment, before a sign-in that is asked for then: each member has a place. */
function spreadOf(id: Id<'person'>): number {
  return Math.floor((Number.parseInt(id.slice(-4), 16) / 0x10000) * SPREAD_MS);
}

/** Where a notice goes, as things are now: null for a member who left, or has another role, and where nobody is told. */
export async function noticeTo(
  db: Queryable,
  { kind, personId, accountId }: PostedMail,
): Promise<{ to: string; language: Language; timeZone: string } | null> {
  if (accountId === null) return null;
  const { notices, language, timeZone } = await mailSettings(db, accountId);
  const asks = Object.values(NOTICES).find(({ toMembers }) => toMembers === kind)?.asks;
  if (asks === undefined) return notices === null ? null : { to: notices, language, timeZone };
  const [member] = await db.query<ToldMember>(`${TOLD} and p.id = $3`, [accountId, rolesThatMay(asks), personId]);
  return member === undefined ? null : { to: member.email, language: member.language ?? language, timeZone };
}
