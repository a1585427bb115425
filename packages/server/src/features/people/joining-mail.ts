import type { ConsoleLanguage } from '@colloquy/contract/console';
import type { Tx } from '../../platform/db/db.ts';
import { type Id, idTime, parseId } from '../../platform/ids.ts';
import { organizationIdentity } from '../accounts/index.ts';
import { type LetterMaker, memberWords, type PostDeps, plainName, postMail } from '../mails/index.ts';
import { InvitationNotFoundError } from './errors.ts';
import { isStillGiven } from './given.ts';
import { lockInvitation, lockOpenInvitation, renewLink } from './link-store.ts';
import { type Asking, INVITATION_LIFE_MS, requireGive } from './members.ts';
import { findPerson, type Person } from './person-store.ts';
import type { SignInLetterDeps } from './sign-in-mail.ts';
import { makeToken } from './token.ts';

/** Nobody is mailed an invitation that was asked for so long ago: the link may have been handed over since. */
const WAIT_MS = 24 * 3_600_000;

/** Has an open invitation mailed to its address. @throws {InvitationNotFoundError} {NotAllowedError} */
export async function mailInvitation(
  tx: Tx,
  deps: PostDeps,
  asking: Asking,
  id: Id<'sign-in-link'> | null,
): Promise<void> {
  const invitation = id === null ? null : await lockInvitation(tx, asking.organizationId, id);
  if (invitation === null || invitation.role === null) throw new InvitationNotFoundError();
  requireGive(asking.role, invitation.role);
  await postMail(tx, deps, { kind: 'joining', about: invitation.id });
}

/**
 * The mail with the link of an invitation, in the language of whoever invites. The link is a new one: one that was copied
 * before opens nothing any more. Nothing is mailed once it was used, withdrawn, or is no longer theirs to give.
 */
export function joiningLetter(deps: Pick<SignInLetterDeps, 'db' | 'clock' | 'content' | 'enterUrl'>): LetterMaker {
  return async (mail) => {
    const id = mail.about === null ? null : parseId<'sign-in-link'>(mail.about);
    const made =
      id === null || deps.clock.now() > idTime(mail.id) + WAIT_MS
        ? null
        : await deps.db.transaction((tx) => makeMailed(tx, deps.clock.now(), id));
    if (made === null) return null;
    const { email, inviter, organizationId, token } = made;
    const language: ConsoleLanguage = inviter.language ?? 'en';
    const words = await memberWords(deps.content, language);
    const identity = await organizationIdentity(deps.db, organizationId);
    const organization = plainName(identity.name);
    return {
      to: email,
      organization,
      replyTo: identity.contact,
      colour: identity.shades?.light ?? null,
      language,
      subject: words.say('joiningSubject', { organization }),
      parts: [
        { kind: 'text', text: words.say('joiningText', { organization, inviter: plainName(inviter.name) }) },
        { kind: 'link', label: words.say('joiningOpen'), url: deps.enterUrl(token) },
        { kind: 'text', text: `${words.say('joiningOnce')}\n${words.say('joiningIgnore')}` },
      ],
    };
  };
}

type Mailed = { email: string; inviter: Person; organizationId: string; token: string };

async function makeMailed(tx: Tx, now: number, id: Id<'sign-in-link'>): Promise<Mailed | null> {
  const link = await lockOpenInvitation(tx, id);
  if (link === null || !(await isStillGiven(tx, link))) return null;
  const { email, organizationId, madeBy } = link;
  const inviter = madeBy === null ? null : await findPerson(tx, madeBy);
  if (email === null || organizationId === null || madeBy === null || inviter === null) return null;
  const { token, hash } = makeToken();
  const expiresAt = new Date(now + INVITATION_LIFE_MS);
  await renewLink(tx, id, { hash, expiresAt, madeBy, isByMail: true });
  return { email, inviter, organizationId, token };
}
