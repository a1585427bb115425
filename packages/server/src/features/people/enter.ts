import { type ConsoleLanguage, ROLES, type Role } from '@colloquy/contract/console';
import type { Clock } from '../../platform/clock.ts';
import type { Queryable, Tx } from '../../platform/db/db.ts';
import type { IdSource } from '../../platform/ids.ts';
import {
  ensureAccount,
  findOrganization,
  insertOrganization,
  knownOrganizations,
  mayBeLive,
} from '../accounts/index.ts';
import { EntryIncompleteError, LinkGoneError, TestUserError } from './errors.ts';
import { isMailed, isStillGiven } from './given.ts';
import { findLink, type SignInLink, takeLink } from './link-store.ts';
import { organizationsOf } from './passkeys.ts';
import {
  ensurePerson,
  findMember,
  findPerson,
  findPersonByEmail,
  type Person,
  setLanguage,
  setMembership,
} from './person-store.ts';
import { LENT_SESSION_LIFE_MS, openSession, SESSION_LIFE_MS } from './sessions.ts';
import { hashOfToken } from './token.ts';
import type { Way } from './ways.ts';

type Deps = {
  ids: IdSource;
  clock: Clock;
  /** Whether people can come in without a link that somebody makes for them: by their own mail, or by a provider. */
  hasOwnWays: boolean;
};

/** The user that the console's own account has in the API. */
const OWN_USER = 'console';

/** What whoever holds a link is asked, before it is used. */
export type LinkView = {
  kind: SignInLink['kind'];
  organization: { id: string; displayName: string } | null;
  role: Role | null;
  email: string | null;
  asksName: boolean;
  known: { id: string; users: string[] }[];
  expiresAt: Date;
};

/** Looks without using it up. @throws {LinkGoneError} */
export async function lookAtLink(db: Queryable, clock: Clock, token: string): Promise<LinkView> {
  const hash = hashOfToken(token);
  const link = hash === null ? null : await findLink(db, hash, new Date(clock.now()));
  if (link === null || !(await isStillGiven(db, link))) throw new LinkGoneError();
  const { organizationId } = link;
  const known = organizationId === null ? null : await findOrganization(db, organizationId);
  const person = link.personId === null ? null : await findPerson(db, link.personId);
  const email = person?.email ?? link.email;
  const isKnown = link.personId !== null || (email !== null && (await findPersonByEmail(db, email)) !== null);
  return {
    kind: link.kind,
    // One that has no name yet is named by its first owner.
    organization: known === null ? null : { id: known.id, displayName: known.displayName },
    role: link.kind === 'OWNER' ? 'OWNER' : link.role,
    email,
    asksName: !isKnown,
    known: link.kind === 'OWNER' && known === null ? await offered(db, organizationId) : [],
    expiresAt: link.expiresAt,
  };
}

async function offered(db: Queryable, organizationId: string | null): Promise<{ id: string; users: string[] }[]> {
  const found = await knownOrganizations(db, organizationId);
  return found.length > 0 || organizationId === null ? found : [{ id: organizationId, users: [] }];
}

/** What is typed where a link leaves it open. */
export type Entry = {
  token: string;
  organization?: string | undefined;
  displayName?: string | undefined;
  user?: string | undefined;
  email?: string | undefined;
  name?: string | undefined;
  /** Of the page. */
  language?: ConsoleLanguage | undefined;
};

/**
 * Uses a link up and signs its holder in.
 *
 * @throws {LinkGoneError}
 * @throws {EntryIncompleteError} when it leaves open what was not given; it stays good then
 */
export async function enter(
  tx: Tx,
  deps: Deps,
  entry: Entry,
): Promise<{ token: string; expiresAt: Date; person: Person; organizations: string[]; way: Way }> {
  const hash = hashOfToken(entry.token);
  const link = hash === null ? null : await takeLink(tx, hash, new Date(deps.clock.now()));
  if (link === null || !(await isStillGiven(tx, link))) throw new LinkGoneError();
  const way = wayOf(link);
  const { person, organizationId } =
    way === 'MAIL' ? { person: await mailedTo(tx, link), organizationId: null } : await joined(tx, deps, link, entry);
  if (entry.language !== undefined && (way === 'MAIL' || person.language === null))
    await setLanguage(tx, person.id, entry.language);
  const organizations = await organizationsOf(tx, person.id, organizationId);
  if (organizations.length === 0) throw new LinkGoneError();
  // Whoever else saw the link must not get into the person's other organizations by it; what was mailed to them is theirs.
  // The token of a mailed invitation was never anybody else's.
  const began = link.kind === 'INVITATION' && link.isByMail ? 'MAIL' : way;
  const isLent = began === 'INVITATION' || began === 'LINK';
  const lifeMs = isLent && deps.hasOwnWays ? LENT_SESSION_LIFE_MS : SESSION_LIFE_MS;
  const session = await openSession(tx, deps, { personId: person.id, organizationId, way: began, lifeMs });
  return { ...session, person, organizations, way };
}

function wayOf(link: SignInLink): Way {
  if (isMailed(link)) return 'MAIL';
  return link.kind === 'SIGN_IN' ? 'LINK' : link.kind;
}

async function mailedTo(tx: Tx, { personId }: SignInLink): Promise<Person> {
  const person = personId === null ? null : await findPerson(tx, personId);
  if (person === null) throw new LinkGoneError();
  return person;
}

async function joined(
  tx: Tx,
  deps: Deps,
  link: SignInLink,
  entry: Entry,
): Promise<{ person: Person; organizationId: string }> {
  if (link.kind === 'SIGN_IN') {
    const { personId, organizationId } = link;
    const member = personId === null || organizationId === null ? null : await findMember(tx, organizationId, personId);
    if (member === null || organizationId === null) throw new LinkGoneError();
    return { person: member, organizationId };
  }
  const organizationId = link.organizationId ?? entry.organization;
  if (organizationId === undefined) throw new EntryIncompleteError('organization');
  if (link.kind === 'OWNER') await ensureOrganization(tx, deps, organizationId, entry);
  const person = await personOf(tx, deps, link.email ?? entry.email, entry.name);
  const role = link.kind === 'OWNER' ? 'OWNER' : link.role;
  if (role === null) throw new LinkGoneError();
  const member = await findMember(tx, organizationId, person.id);
  const isHigher = member === null || ROLES.indexOf(role) < ROLES.indexOf(member.role);
  if (isHigher) await setMembership(tx, organizationId, person.id, role);
  return { person, organizationId };
}

async function ensureOrganization(tx: Tx, deps: Deps, id: string, entry: Entry): Promise<void> {
  if ((await findOrganization(tx, id)) !== null) return;
  if (entry.displayName === undefined) throw new EntryIncompleteError('displayName');
  const names = { organizationId: id, userId: entry.user ?? OWN_USER };
  if (!(await mayBeLive(tx, names))) throw new TestUserError();
  const account = await ensureAccount(tx, deps.ids, names);
  await insertOrganization(tx, { id, displayName: entry.displayName, accountId: account.id });
}

async function personOf(tx: Tx, deps: Deps, email: string | undefined, name: string | undefined): Promise<Person> {
  if (email === undefined) throw new EntryIncompleteError('email');
  const known = await findPersonByEmail(tx, email);
  if (known !== null) return known;
  if (name === undefined) throw new EntryIncompleteError('name');
  return ensurePerson(tx, deps, { email, name });
}
