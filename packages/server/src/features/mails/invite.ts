import type { Tx } from '../../platform/db/db.ts';
import type { Id } from '../../platform/ids.ts';
import { isTestAccount } from '../accounts/index.ts';
import type { Interview } from '../interviews/index.ts';
import { mailSettings } from './mail-settings.ts';
import { wasInvited } from './mail-store.ts';
import { type PostDeps, postMail } from './post-mail.ts';

const HOUR_MS = 3_600_000;
/** How long before its link ends a candidate is reminded. */
export const REMINDER_BEFORE_MS = 48 * HOUR_MS;
/** No reminder follows this soon upon the invitation. */
const REMINDER_APART_MS = 24 * HOUR_MS;

/**
 * Mails the candidate an invitation, and later a reminder, where the call asks for it or, when it says nothing, the
 * organization does.
 *
 * @param asked what the call says; undefined when it says nothing
 * @returns whether the candidate is mailed
 */
export async function inviteByMail(
  tx: Tx,
  deps: PostDeps,
  interview: Interview,
  asked: boolean | undefined,
): Promise<boolean> {
  if (interview.email === null) return false;
  if (!(asked ?? (await mailSettings(tx, interview.accountId)).invitations)) return false;
  if (await isTestAccount(tx, interview.accountId)) return false;
  const about = { interviewId: interview.id, accountId: interview.accountId };
  await postMail(tx, deps, { kind: 'invitation', ...about });
  const at = interview.expiresAt.getTime() - REMINDER_BEFORE_MS;
  if (at >= deps.clock.now() + REMINDER_APART_MS) await postMail(tx, deps, { kind: 'reminder', ...about, at });
  return true;
}

/** Thanks whoever was invited by mail; others hear from whoever invited them. */
export async function thankByMail(tx: Tx, deps: PostDeps, interviewId: Id<'interview'>): Promise<void> {
  const accountId = await wasInvited(tx, interviewId);
  if (accountId !== null) await postMail(tx, deps, { kind: 'thanks', interviewId, accountId });
}
