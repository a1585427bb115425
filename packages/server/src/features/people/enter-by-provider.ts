import { ROLES } from '@colloquy/contract/console';
import type { Clock } from '../../platform/clock.ts';
import type { Tx } from '../../platform/db/db.ts';
import type { IdSource } from '../../platform/ids.ts';
import { NobodyInvitedError, ProviderAddressError } from './errors.ts';
import { isStillGiven } from './given.ts';
import { takeInvitationsOf } from './link-store.ts';
import { findOutside, keepOutside } from './outside-store.ts';
import {
  ensurePerson,
  findMember,
  findPerson,
  findPersonByEmail,
  membershipsOf,
  type Person,
  setMembership,
} from './person-store.ts';
import { openSession } from './sessions.ts';

/** Whom a provider signed in. */
export type OutsideIdentity = {
  issuer: string;
  subject: string;
  email: string | null;
  /** Whether the provider says that the address is theirs. */
  emailVerified: boolean;
  name: string | null;
  /** When they last showed the provider who they are, epoch ms; null where it does not say. */
  shownAt: number | null;
};

/**
 * Signs in whoever the provider names by issuer and subject. Somebody new to us joins only by an address that the provider
 * says is theirs, and that has a membership or an open invitation here.
 *
 * @throws {ProviderAddressError} {NobodyInvitedError}
 */
export async function enterByProvider(
  tx: Tx,
  deps: { ids: IdSource; clock: Clock },
  identity: OutsideIdentity,
): Promise<{ token: string; person: Person; organizations: string[]; joined: string[] }> {
  const { issuer, subject } = identity;
  const known = await findOutside(tx, issuer, subject);
  const now = new Date(deps.clock.now());
  const { person, joined } =
    known === null ? await joinedBy(tx, deps, identity, now) : { person: await findPerson(tx, known), joined: [] };
  if (person === null) throw new NobodyInvitedError();
  const organizations = (await membershipsOf(tx, person.id)).map(({ id }) => id);
  if (organizations.length === 0) throw new NobodyInvitedError();
  await keepOutside(tx, { issuer, subject, personId: person.id, at: now });
  const { token } = await openSession(tx, deps, {
    personId: person.id,
    organizationId: null,
    way: 'PROVIDER',
    freshAt: identity.shownAt,
  });
  return { token, person, organizations, joined };
}

async function joinedBy(
  tx: Tx,
  deps: { ids: IdSource; clock: Clock },
  { email, emailVerified, name }: OutsideIdentity,
  now: Date,
): Promise<{ person: Person; joined: string[] }> {
  if (email === null || !emailVerified) throw new ProviderAddressError();
  const invitations = [];
  for (const invitation of await takeInvitationsOf(tx, email, now))
    if (await isStillGiven(tx, invitation)) invitations.push(invitation);
  const known = await findPersonByEmail(tx, email);
  if (known === null && invitations.length === 0) throw new NobodyInvitedError();
  const person = known ?? (await ensurePerson(tx, deps, { email, name: shownName(name, email) }));
  const joined: string[] = [];
  for (const { organizationId, role } of invitations) {
    if (organizationId === null || role === null) continue;
    const member = await findMember(tx, organizationId, person.id);
    if (member !== null && ROLES.indexOf(role) >= ROLES.indexOf(member.role)) continue;
    await setMembership(tx, organizationId, person.id, role);
    joined.push(organizationId);
  }
  return { person, joined };
}

const NAME_MAX = 120;

/** One line; what is before the @ of somebody whose provider names them not. */
function shownName(name: string | null, email: string): string {
  const line = (name ?? '').replaceAll(/[\p{Cc}\u2028\u2029]+/gu, ' ').trim();
  return (line === '' ? email.slice(0, email.lastIndexOf('@')) : line).slice(0, NAME_MAX).toWellFormed();
}
