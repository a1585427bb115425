import { mayGive, maySignIn } from '@colloquy/contract/console';
import type { Queryable } from '../../platform/db/db.ts';
import type { SignInLink } from './link-store.ts';
import { findMember, hasOwner } from './person-store.ts';

/** Whoever made it could make it now, too: an invitation of somebody who was removed is worth nothing. */
export async function isStillGiven(db: Queryable, link: SignInLink): Promise<boolean> {
  if (isMailed(link)) return true;
  if (link.kind === 'OWNER') return link.organizationId !== null || !(await hasOwner(db));
  const { organizationId, madeBy, role } = link;
  if (organizationId === null || madeBy === null) return false;
  const maker = await findMember(db, organizationId, madeBy);
  if (maker === null) return false;
  if (link.kind === 'INVITATION') return role !== null && mayGive(maker.role, role);
  const member = link.personId === null ? null : await findMember(db, organizationId, link.personId);
  return member !== null && maySignIn(maker.role, member.role);
}

/** A link that was mailed to the person, who asked for it: nobody else made it. */
export function isMailed({ kind, organizationId, madeBy, personId }: SignInLink): boolean {
  return kind === 'SIGN_IN' && organizationId === null && madeBy === null && personId !== null;
}
