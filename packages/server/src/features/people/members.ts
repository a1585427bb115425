import { mayGive, maySignIn, type Role } from '@colloquy/contract/console';
import { type Clock, DAY_MS } from '../../platform/clock.ts';
import type { Tx } from '../../platform/db/db.ts';
import type { Id, IdSource } from '../../platform/ids.ts';
import { lockOrganization } from '../accounts/index.ts';
import {
  AlreadyMemberError,
  InvitationNotFoundError,
  LastOwnerError,
  MemberNotFoundError,
  NotAllowedError,
} from './errors.ts';
import { deleteLink, dropInvitations, insertLink, lockInvitation, renewLink } from './link-store.ts';
import {
  countOwners,
  deleteMembership,
  findMember,
  findPersonByEmail,
  type Member,
  setMembership,
} from './person-store.ts';
import { makeToken } from './token.ts';

type Deps = { ids: IdSource; clock: Clock };
/** Whoever asks, in their organization. */
export type Asking = { organizationId: string; personId: Id<'person'>; role: Role };
export type MadeLink = { id: Id<'sign-in-link'>; token: string; expiresAt: Date };

export const INVITATION_LIFE_MS = 7 * DAY_MS;
const SIGN_IN_LIFE_MS = 15 * 60_000;

/** An invitation for one address, good once; an earlier one of the address opens nothing any more. @throws {NotAllowedError} {AlreadyMemberError} */
export async function inviteMember(
  tx: Tx,
  deps: Deps,
  asking: Asking,
  { email, role }: { email: string; role: Role },
): Promise<MadeLink> {
  const { organizationId } = asking;
  requireGive(asking.role, role);
  const known = await findPersonByEmail(tx, email);
  if (known !== null && (await findMember(tx, organizationId, known.id)) !== null) throw new AlreadyMemberError();
  await dropInvitations(tx, organizationId, email);
  return make(tx, deps, { kind: 'INVITATION', email, role, personId: null, lifeMs: INVITATION_LIFE_MS }, asking);
}

/** A new link for an invitation; the old one opens nothing any more. @throws {InvitationNotFoundError} {NotAllowedError} */
export async function renewInvitation(
  tx: Tx,
  deps: Deps,
  asking: Asking,
  id: Id<'sign-in-link'> | null,
): Promise<MadeLink> {
  const invitation = id === null ? null : await lockInvitation(tx, asking.organizationId, id);
  if (invitation === null || invitation.role === null) throw new InvitationNotFoundError();
  requireGive(asking.role, invitation.role);
  const { token, hash } = makeToken();
  const expiresAt = new Date(deps.clock.now() + INVITATION_LIFE_MS);
  await renewLink(tx, invitation.id, { hash, expiresAt, madeBy: asking.personId, isByMail: false });
  return { id: invitation.id, token, expiresAt };
}

/** @throws {InvitationNotFoundError} {NotAllowedError} */
export async function withdrawInvitation(tx: Tx, asking: Asking, id: Id<'sign-in-link'> | null): Promise<void> {
  const invitation = id === null ? null : await lockInvitation(tx, asking.organizationId, id);
  if (invitation === null || invitation.role === null) throw new InvitationNotFoundError();
  requireGive(asking.role, invitation.role);
  await deleteLink(tx, invitation.id);
}

/** @throws {MemberNotFoundError} {NotAllowedError} {LastOwnerError} */
export async function setRole(tx: Tx, asking: Asking, personId: Id<'person'> | null, role: Role): Promise<void> {
  const member = await lockedMember(tx, asking, personId);
  requireGive(asking.role, member.role);
  requireGive(asking.role, role);
  if (role !== 'OWNER') await requireOtherOwner(tx, asking.organizationId, member);
  await setMembership(tx, asking.organizationId, member.id, role);
}

/** Their next request is refused. @throws {MemberNotFoundError} {NotAllowedError} {LastOwnerError} */
export async function removeMember(tx: Tx, asking: Asking, personId: Id<'person'> | null): Promise<void> {
  const member = await lockedMember(tx, asking, personId);
  if (member.id !== asking.personId) requireGive(asking.role, member.role);
  await requireOtherOwner(tx, asking.organizationId, member);
  await deleteMembership(tx, asking.organizationId, member.id);
}

/**
 * A link that signs a member in to this organization, to hand over where no mail goes out: for owners, and for
 * those above the member.
 *
 * @throws {MemberNotFoundError} {NotAllowedError}
 */
export async function makeSignInLink(
  tx: Tx,
  deps: Deps,
  asking: Asking,
  personId: Id<'person'> | null,
): Promise<MadeLink> {
  const member = await lockedMember(tx, asking, personId);
  if (!maySignIn(asking.role, member.role)) throw new NotAllowedError('manage-owners');
  const kind = 'SIGN_IN';
  return make(tx, deps, { kind, email: null, role: null, personId: member.id, lifeMs: SIGN_IN_LIFE_MS }, asking);
}

async function make(
  tx: Tx,
  deps: Deps,
  link: {
    kind: 'INVITATION' | 'SIGN_IN';
    email: string | null;
    role: Role | null;
    personId: Id<'person'> | null;
    lifeMs: number;
  },
  { organizationId, personId: madeBy }: Asking,
): Promise<MadeLink> {
  const { token, hash } = makeToken();
  const { lifeMs, ...facts } = link;
  const id = deps.ids.next<'sign-in-link'>();
  const expiresAt = new Date(deps.clock.now() + lifeMs);
  await insertLink(tx, { id, hash, ...facts, organizationId, madeBy, expiresAt, language: null });
  return { id, token, expiresAt };
}

/** With the organization locked: what is counted stays as it is until this has ended. */
async function lockedMember(tx: Tx, asking: Asking, personId: Id<'person'> | null): Promise<Member> {
  await lockOrganization(tx, asking.organizationId);
  const member = personId === null ? null : await findMember(tx, asking.organizationId, personId);
  if (member === null) throw new MemberNotFoundError();
  return member;
}

async function requireOtherOwner(tx: Tx, organizationId: string, member: Member): Promise<void> {
  if (member.role === 'OWNER' && (await countOwners(tx, organizationId)) < 2) throw new LastOwnerError();
}

export function requireGive(own: Role, other: Role): void {
  if (!mayGive(own, other)) throw new NotAllowedError(other === 'OWNER' ? 'manage-owners' : 'manage-members');
}
