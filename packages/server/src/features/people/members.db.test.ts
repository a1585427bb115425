import type { Role } from '@colloquy/contract/console';
import { beforeEach, describe, expect, test } from 'vitest';
import type { Db, Tx } from '../../platform/db/db.ts';
import { type Id, IdSource } from '../../platform/ids.ts';
import { FakeClock } from '../../testing/fake-clock.ts';
import { testDatabase } from '../../testing/test-database.ts';
import { ensureAccount, insertOrganization, TEST_USER } from '../accounts/index.ts';
import { enter, lookAtLink } from './enter.ts';
import { enterByProvider } from './enter-by-provider.ts';
import {
  AlreadyMemberError,
  EntryIncompleteError,
  InvitationNotFoundError,
  LastOwnerError,
  LinkGoneError,
  MemberNotFoundError,
  NobodyInvitedError,
  NotAllowedError,
  ProviderAddressError,
  SignedOutError,
  TestUserError,
} from './errors.ts';
import { listInvitations } from './link-store.ts';
import { inviteMember, makeSignInLink, removeMember, renewInvitation, setRole, withdrawInvitation } from './members.ts';
import { makeOwnerLink } from './owner-link.ts';
import { ensurePerson, findMember, findPersonByEmail, setMembership } from './person-store.ts';
import { LENT_SESSION_LIFE_MS, openSession, readSession, SESSION_IDLE_MS, SESSION_LIFE_MS } from './sessions.ts';
import { hashOfToken, makeToken } from './token.ts';

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;

let db: Db;
let clock: FakeClock;
let ids: IdSource;
let owner: Id<'person'>;
beforeEach(async () => {
  db = await testDatabase();
  clock = new FakeClock();
  ids = new IdSource(clock);
  await organization('acme');
  owner = await member('olga', 'OWNER');
});

const organization = (id: string) =>
  db.transaction(async (tx) => {
    const account = await ensureAccount(tx, ids, { organizationId: id, userId: 'u' });
    await insertOrganization(tx, { id, displayName: id.toUpperCase(), accountId: account.id });
  });
const member = (name: string, role: Role, organizationId = 'acme') =>
  db.transaction(async (tx) => {
    const { id } = await ensurePerson(tx, { ids }, { email: `${name}@example.com`, name });
    await setMembership(tx, organizationId, id, role);
    return id;
  });
const roleOf = async (id: Id<'person'>) => (await findMember(db, 'acme', id))?.role ?? null;
const as = (personId: Id<'person'>, role: Role) => ({ organizationId: 'acme', personId, role });
const run = <T>(what: (tx: Tx) => Promise<T>) => db.transaction(what);
const deps = () => ({ ids, clock, hasOwnWays: true });
const invite = (email: string, role: Role = 'RECRUITER', asking = as(owner, 'OWNER')) =>
  run((tx) => inviteMember(tx, { ids, clock }, asking, { email, role }));
const use = (token: string, entry = {}) => run((tx) => enter(tx, deps(), { token, name: 'New', ...entry }));
const look = (token: string) => lookAtLink(db, clock, token);

describe('an invitation', () => {
  test('is good once, for seven days', async () => {
    const { token, expiresAt } = await invite('new@example.com');
    expect(expiresAt).toEqual(new Date(clock.now() + 7 * DAY));
    expect(await look(token)).toMatchObject({ role: 'RECRUITER', email: 'new@example.com', asksName: true });
    clock.advance(7 * DAY - 1);
    const { person } = await use(token);
    expect(await roleOf(person.id)).toBe('RECRUITER');
    await expect(use(token)).rejects.toThrow(LinkGoneError);
    const { token: late } = await invite('late@example.com');
    clock.advance(7 * DAY);
    await expect(use(late)).rejects.toThrow(LinkGoneError);
  });

  test('a later one of the address, in any case, takes its place', async () => {
    const { token } = await invite('new@example.com');
    const { token: later } = await invite('New@Example.com', 'VIEWER');
    await expect(look(token)).rejects.toThrow(LinkGoneError);
    expect(await look(later)).toMatchObject({ role: 'VIEWER' });
    expect(await listInvitations(db, 'acme')).toHaveLength(1);
  });

  test('of a member is none', async () => {
    await member('mia', 'VIEWER');
    await expect(invite('MIA@example.com')).rejects.toThrow(AlreadyMemberError);
    await organization('other');
    const other = await member('oto', 'OWNER', 'other');
    const elsewhere = { organizationId: 'other', personId: other, role: 'OWNER' as const };
    await expect(invite('mia@example.com', 'VIEWER', elsewhere)).resolves.toBeDefined();
  });

  test('renewed it has another token, withdrawn none; of another organization it is unknown', async () => {
    const { id, token } = await invite('new@example.com');
    clock.advance(DAY);
    const renewed = await run((tx) => renewInvitation(tx, { ids, clock }, as(owner, 'OWNER'), id));
    expect(renewed.expiresAt).toEqual(new Date(clock.now() + 7 * DAY));
    await expect(look(token)).rejects.toThrow(LinkGoneError);
    expect(await look(renewed.token)).toMatchObject({ email: 'new@example.com' });
    const foreign = { organizationId: 'other', personId: owner, role: 'OWNER' as const };
    await expect(run((tx) => withdrawInvitation(tx, foreign, id))).rejects.toThrow(InvitationNotFoundError);
    await expect(run((tx) => withdrawInvitation(tx, as(owner, 'OWNER'), null))).rejects.toThrow(
      InvitationNotFoundError,
    );
    await run((tx) => withdrawInvitation(tx, as(owner, 'OWNER'), id));
    await expect(use(renewed.token)).rejects.toThrow(LinkGoneError);
    await expect(run((tx) => renewInvitation(tx, { ids, clock }, as(owner, 'OWNER'), id))).rejects.toThrow(
      InvitationNotFoundError,
    );
  });

  test('is worth what whoever made it may give now', async () => {
    const admin = await member('adam', 'ADMIN');
    const { token } = await invite('new@example.com', 'ADMIN', as(admin, 'ADMIN'));
    await run((tx) => setRole(tx, as(owner, 'OWNER'), admin, 'RECRUITER'));
    await expect(use(token)).rejects.toThrow(LinkGoneError);
    await run((tx) => setRole(tx, as(owner, 'OWNER'), admin, 'ADMIN'));
    expect(await look(token)).toMatchObject({ role: 'ADMIN' });
    await run((tx) => removeMember(tx, as(owner, 'OWNER'), admin));
    await expect(look(token)).rejects.toThrow(LinkGoneError);
  });

  test.each([
    ['ADMIN', 'OWNER', false],
    ['ADMIN', 'ADMIN', true],
    ['OWNER', 'OWNER', true],
    ['RECRUITER', 'VIEWER', false],
  ] as const)('by %s for %s: %s', async (own, role, allowed) => {
    const by = await member('by', own);
    const asking = as(by, own);
    const made = invite('new@example.com', role, asking);
    if (allowed) await expect(made).resolves.toBeDefined();
    else await expect(made).rejects.toThrow(NotAllowedError);
    const { id } = await invite('second@example.com', role);
    if (allowed) return;
    await expect(run((tx) => withdrawInvitation(tx, asking, id))).rejects.toThrow(NotAllowedError);
    await expect(run((tx) => renewInvitation(tx, { ids, clock }, asking, id))).rejects.toThrow(NotAllowedError);
  });
});

describe('a role', () => {
  test('is changed by whoever may give both the old and the new one', async () => {
    const admin = as(await member('adam', 'ADMIN'), 'ADMIN');
    const viewer = await member('vera', 'VIEWER');
    await run((tx) => setRole(tx, admin, viewer, 'ADMIN'));
    expect(await roleOf(viewer)).toBe('ADMIN');
    await expect(run((tx) => setRole(tx, admin, viewer, 'OWNER'))).rejects.toThrow(NotAllowedError);
    await expect(run((tx) => setRole(tx, admin, owner, 'VIEWER'))).rejects.toThrow(NotAllowedError);
    await expect(run((tx) => setRole(tx, admin, null, 'VIEWER'))).rejects.toThrow(MemberNotFoundError);
    await expect(run((tx) => setRole(tx, admin, ids.next<'person'>(), 'VIEWER'))).rejects.toThrow(MemberNotFoundError);
  });

  test('of the last owner stays, and so do they; of one of two it does not', async () => {
    const asking = as(owner, 'OWNER');
    await expect(run((tx) => setRole(tx, asking, owner, 'ADMIN'))).rejects.toThrow(LastOwnerError);
    await expect(run((tx) => removeMember(tx, asking, owner))).rejects.toThrow(LastOwnerError);
    await run((tx) => setRole(tx, asking, owner, 'OWNER'));
    const second = await member('otto', 'OWNER');
    await run((tx) => setRole(tx, asking, owner, 'ADMIN'));
    expect(await roleOf(owner)).toBe('ADMIN');
    await expect(run((tx) => removeMember(tx, as(second, 'OWNER'), second))).rejects.toThrow(LastOwnerError);
  });

  test('whoever leaves needs no right to it; to remove somebody else does', async () => {
    const viewer = await member('vera', 'VIEWER');
    const other = await member('vito', 'VIEWER');
    await expect(run((tx) => removeMember(tx, as(viewer, 'VIEWER'), other))).rejects.toThrow(NotAllowedError);
    await run((tx) => removeMember(tx, as(viewer, 'VIEWER'), viewer));
    expect(await findPersonByEmail(db, 'vera@example.com')).toBeNull();
  });

  test('whoever is in another organization stays a person', async () => {
    await organization('other');
    const viewer = await member('vera', 'VIEWER');
    await member('vera', 'VIEWER', 'other');
    await run((tx) => removeMember(tx, as(owner, 'OWNER'), viewer));
    expect(await findPersonByEmail(db, 'vera@example.com')).not.toBeNull();
  });
});

describe('a link that somebody else made', () => {
  test('signs a member in to this organization, for a quarter of an hour', async () => {
    const viewer = await member('vera', 'VIEWER');
    const { token, expiresAt } = await run((tx) => makeSignInLink(tx, deps(), as(owner, 'OWNER'), viewer));
    expect(expiresAt).toEqual(new Date(clock.now() + 15 * MINUTE));
    expect(await look(token)).toMatchObject({ kind: 'SIGN_IN', asksName: false, email: 'vera@example.com' });
    const entered = await use(token);
    expect(entered).toMatchObject({ way: 'LINK', organizations: ['acme'] });
    // It was held by somebody else, too: a day, where the person has a way in of their own.
    expect(entered.expiresAt).toEqual(new Date(clock.now() + LENT_SESSION_LIFE_MS));
    const session = await readSession(db, clock, entered.token, 'acme', { isUsed: false });
    expect(session).toMatchObject({ only: 'acme', way: 'LINK', membership: { role: 'VIEWER' } });
  });

  test('is made by those above, and good while they are', async () => {
    const admin = await member('adam', 'ADMIN');
    const equal = await member('anna', 'ADMIN');
    const viewer = await member('vera', 'VIEWER');
    const make = (of: Id<'person'>) => run((tx) => makeSignInLink(tx, deps(), as(admin, 'ADMIN'), of));
    await expect(make(equal)).rejects.toThrow(NotAllowedError);
    await expect(make(owner)).rejects.toThrow(NotAllowedError);
    const { token } = await make(viewer);
    await run((tx) => setRole(tx, as(owner, 'OWNER'), viewer, 'ADMIN'));
    await expect(look(token)).rejects.toThrow(LinkGoneError);
  });
});

describe('an owner’s link', () => {
  const make = (organizationId: string | null) => run((tx) => makeOwnerLink(tx, { ids, clock }, organizationId));

  test('is good for an hour, and the earlier one of the organization is not', async () => {
    const { token } = await make('acme');
    const { token: later, expiresAt } = await make('acme');
    expect(expiresAt).toEqual(new Date(clock.now() + 60 * MINUTE));
    await expect(look(token)).rejects.toThrow(LinkGoneError);
    const { person } = await use(later, { email: 'second@example.com' });
    expect(await roleOf(person.id)).toBe('OWNER');
  });

  test('without an organization it is good while there is no owner at all', async () => {
    const { token } = await make(null);
    await expect(look(token)).rejects.toThrow(LinkGoneError);
    await db.query('delete from memberships');
    await expect(use(token, { email: 'a@example.com' })).rejects.toThrow(new EntryIncompleteError('organization'));
    const fresh = { email: 'a@example.com', organization: 'fresh' };
    await expect(use(token, fresh)).rejects.toThrow(new EntryIncompleteError('displayName'));
    await expect(use(token, { ...fresh, displayName: 'F', user: `${TEST_USER}x` })).rejects.toThrow(TestUserError);
    await expect(use(token, { organization: 'acme' })).rejects.toThrow(new EntryIncompleteError('email'));
    await expect(use(token, { ...fresh, displayName: 'F', name: undefined })).rejects.toThrow(
      new EntryIncompleteError('name'),
    );
    expect((await use(token, { ...fresh, displayName: 'F' })).organizations).toEqual(['fresh']);
  });

  test('takes no role away: whoever is higher stays so', async () => {
    const { token } = await invite('x@example.com', 'VIEWER');
    await member('x', 'ADMIN');
    const { person } = await use(token);
    expect(await roleOf(person.id)).toBe('ADMIN');
  });
});

describe('somebody whom a provider signs in', () => {
  const by = (change = {}) =>
    run((tx) =>
      enterByProvider(
        tx,
        { ids, clock },
        {
          issuer: 'https://id.example',
          subject: 's1',
          email: 'new@example.com',
          emailVerified: true,
          name: 'New Person',
          shownAt: clock.now() - MINUTE,
          ...change,
        },
      ),
    );

  test('joins by an address that the provider confirms and that was invited', async () => {
    await expect(by()).rejects.toThrow(NobodyInvitedError);
    await invite('New@example.com', 'REVIEWER');
    await expect(by({ emailVerified: false })).rejects.toThrow(ProviderAddressError);
    await expect(by({ email: null })).rejects.toThrow(ProviderAddressError);
    const { person, joined, organizations, token } = await by();
    expect([person.name, joined, organizations]).toEqual(['New Person', ['acme'], ['acme']]);
    expect(await roleOf(person.id)).toBe('REVIEWER');
    const session = await readSession(db, clock, token, null, { isUsed: false });
    expect(session).toMatchObject({ way: 'PROVIDER', only: null, freshAt: new Date(clock.now() - MINUTE) });
    // From now on by issuer and subject, whatever the address.
    expect((await by({ email: 'other@example.com', emailVerified: false })).person.id).toBe(person.id);
    await expect(by({ subject: 's2', email: 'other@example.com' })).rejects.toThrow(NobodyInvitedError);
  });

  test('is named by one line, or by what is before the @', async () => {
    await invite('a@example.com');
    expect((await by({ email: 'a@example.com', name: ' Two\nlines ' })).person.name).toBe('Two lines');
    await invite('b@example.com');
    expect((await by({ subject: 'b', email: 'b@example.com', name: '' })).person.name).toBe('b');
    await invite('c@example.com');
    expect((await by({ subject: 'c', email: 'c@example.com', name: 'x'.repeat(200) })).person.name).toHaveLength(120);
  });

  test('is let in no more once they are in no organization', async () => {
    await invite('new@example.com');
    await by();
    await db.query('delete from memberships');
    await expect(by()).rejects.toThrow(NobodyInvitedError);
  });

  test('gets no lower role by an invitation than they have', async () => {
    const { token: _ } = await invite('mia@example.com', 'VIEWER');
    const mia = await member('mia', 'ADMIN');
    expect((await by({ email: 'mia@example.com' })).joined).toEqual([]);
    expect(await roleOf(mia)).toBe('ADMIN');
  });
});

describe('a session', () => {
  const open = (change: Partial<Parameters<typeof openSession>[2]> = {}) =>
    run((tx) => openSession(tx, { ids, clock }, { personId: owner, organizationId: null, way: 'MAIL', ...change }));
  const read = (token: string, organizationId: string | null = 'acme', isUsed = true) =>
    readSession(db, clock, token, organizationId, { isUsed });

  test('says who it is of and what they are in the organization that is asked for', async () => {
    const { token } = await open();
    expect(await read(token)).toMatchObject({
      person: { id: owner, name: 'olga' },
      only: null,
      membership: { organizationId: 'acme', displayName: 'ACME', role: 'OWNER' },
    });
    expect((await read(token, null)).membership).toBeNull();
    expect((await read(token, 'other')).membership).toBeNull();
    await organization('other');
    await member('olga', 'VIEWER', 'other');
    expect((await read((await open({ organizationId: 'other' })).token)).membership).toBeNull();
  });

  test('ends after seven days, whatever happens in it', async () => {
    const { token, expiresAt } = await open();
    expect(expiresAt).toEqual(new Date(clock.now() + SESSION_LIFE_MS));
    for (let hours = 0; hours < 7 * 24 - 8; hours += 8) {
      clock.advance(8 * 60 * MINUTE);
      await read(token);
    }
    clock.advance(8 * 60 * MINUTE - 1);
    await read(token);
    clock.advance(1);
    await expect(read(token)).rejects.toThrow(SignedOutError);
  });

  test('ends twelve hours after its last use; a look is none', async () => {
    const { token } = await open();
    clock.advance(SESSION_IDLE_MS - 1);
    await read(token, 'acme', false);
    clock.advance(1);
    await expect(read(token)).rejects.toThrow(SignedOutError);
    const { token: used } = await open();
    clock.advance(SESSION_IDLE_MS - 1);
    await read(used);
    clock.advance(SESSION_IDLE_MS - 1);
    await read(used);
  });

  test('is written as used once a minute, not with every request', async () => {
    const { token } = await open();
    const seenAt = async () => (await db.query<{ at: Date }>('select seen_at as at from console_sessions'))[0]?.at;
    const first = await seenAt();
    clock.advance(MINUTE);
    await read(token);
    expect(await seenAt()).toEqual(first);
    clock.advance(1);
    await read(token);
    expect(await seenAt()).toEqual(new Date(clock.now()));
  });

  test('was never begun later than now, whatever clock says so', async () => {
    const freshAt = async (shown: { freshAt?: number | null }) =>
      (await read((await open(shown)).token)).freshAt?.getTime() ?? null;
    expect(await freshAt({})).toBe(clock.now());
    expect(await freshAt({ freshAt: clock.now() + DAY })).toBe(clock.now());
    expect(await freshAt({ freshAt: clock.now() - DAY })).toBe(clock.now() - DAY);
    expect(await freshAt({ freshAt: null })).toBeNull();
  });

  test('is held by a token of which only a digest is kept', async () => {
    const { token } = await open();
    const rows = await db.query<{ text: string }>('select s::text as text from console_sessions s');
    expect(JSON.stringify(rows)).not.toContain(token);
    await expect(read(makeToken().token)).rejects.toThrow(SignedOutError);
    for (const none of ['', `${token}x`, token.slice(1), `${token.slice(1)}-`]) {
      expect(hashOfToken(none)).toBeNull();
      await expect(read(none)).rejects.toThrow(SignedOutError);
    }
    expect(hashOfToken(token)).not.toBeNull();
  });
});
