import { afterAll, beforeAll, expect, test } from 'vitest';
import { owner as ownerCommand } from '../../app/commands/owner.ts';
import { firstOwnerLink, ownerLink } from '../../app/first-owner.ts';
import { dropOldLinks, dropOldSessions } from '../../features/people/index.ts';
import {
  auditOf,
  browserCall,
  type ConsolePerson,
  enter,
  entered,
  kindOf,
  signedIn,
  tokenOf,
} from '../../testing/console-people.ts';
import { startTestApp, type TestApp } from '../../testing/test-app.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());

test('the first owner comes by a printed link, once; then no start prints one, and a command gives the next', async () => {
  await app.createKey({ organizationId: 'acme', userId: 'ops' });
  const earlier = await firstOwnerLink(app.context);
  const link = await firstOwnerLink(app.context);
  if (earlier === null || link === null) throw new Error('no link was made');
  expect(link.url).toMatch(/^https:\/\/interviews\.example\.com\/console\/enter#[0-9A-Za-z]{43}$/);
  const gone = await enter(app, { token: tokenOf(earlier.url), organization: 'acme' });
  expect([gone.status, kindOf(gone)]).toEqual([410, 'link-gone']);

  const look = await browserCall(app, 'POST', '/enter/look', { body: { token: tokenOf(link.url) } });
  expect(look.body).toMatchObject({ kind: 'OWNER', organization: null, asksName: true });
  expect((look.body as { known: unknown[] }).known).toContainEqual({ id: 'acme', users: ['ops'] });

  for (const [body, field] of [
    [{}, 'organization'],
    [{ organization: 'acme' }, 'displayName'],
    [{ organization: 'acme', displayName: 'Acme GmbH' }, 'email'],
    [{ organization: 'acme', displayName: 'Acme GmbH', email: 'ana@acme.example' }, 'name'],
  ] as const) {
    const reply = await enter(app, { token: tokenOf(link.url), ...body });
    expect(reply.status).toBe(400);
    expect(reply.body).toMatchObject({ error: { kind: 'entry-incomplete', issues: [{ path: [field] }] } });
  }
  const all = {
    organization: 'acme',
    displayName: 'Acme GmbH',
    user: 'ops',
    email: 'ana@acme.example',
    name: 'Ana Lind',
  };
  const reply = await enter(app, { token: tokenOf(link.url), ...all });
  expect(reply.status).toBe(200);
  expect(String(reply.headers['set-cookie'])).toMatch(
    /^__Host-colloquy=[0-9A-Za-z]{43}; Path=\/; HttpOnly; SameSite=Lax; Max-Age=604800; Secure$/,
  );
  expect((await enter(app, { token: tokenOf(link.url), ...all })).status).toBe(410);
  expect(await firstOwnerLink(app.context)).toBeNull();
  expect(await auditOf(app, 'acme')).toEqual(['owner.entered']);

  const printed: string[] = [];
  const output = { line: (text: string) => printed.push(text), problem: () => undefined };
  await ownerCommand.run(app.context, { values: { organization: 'acme' }, positionals: [] }, output);
  const second = await entered(app, printed[0] ?? '', { email: 'ben@acme.example', name: 'Ben Ito' });
  const me = await second.call('GET', 'me');
  expect(me.body).toMatchObject({ role: 'OWNER', organization: { id: 'acme', displayName: 'Acme GmbH' } });
  expect(await auditOf(app, 'acme')).toEqual(['owner.entered', 'owner.link-made', 'owner.entered']);
});

test('of two who use a link at once one gets in; in production no start prints one', async () => {
  const { url } = await ownerLink(app.context, 'twice');
  const all = { token: tokenOf(url), displayName: 'Twice', name: 'Tess' };
  const replies = await Promise.all([1, 2].map((n) => enter(app, { ...all, email: `tess.${n}@twice.example` })));
  expect(replies.map(({ status }) => status).sort()).toEqual([200, 410]);
  const config = { ...app.context.config, environment: 'production' as const };
  expect(await firstOwnerLink({ ...app.context, config })).toBeNull();
});

test('a link for an owner is good for an hour', async () => {
  const tokenFor = async (organization: string) => tokenOf((await ownerLink(app.context, organization)).url);
  const enterBy = async (token: string, name: string) =>
    (await enter(app, { token, displayName: name, name, email: `${name}@hour.example` })).status;
  const [inTime, late] = [await tokenFor('hour-one'), await tokenFor('hour-two')];
  app.clock.advance(3_600_000 - 1);
  expect(await enterBy(inTime, 'una')).toBe(200);
  app.clock.advance(1);
  expect(await enterBy(late, 'lea')).toBe(410);
});

test('links and sessions that are over are swept away', async () => {
  const { db, clock } = app.context;
  await ownerLink(app.context, 'swept');
  await signedIn(app, 'swept', 'OWNER');
  const count = async (table: string) => (await db.query(`select 1 from ${table}`)).length;
  await dropOldLinks(db, new Date(clock.now()));
  await dropOldSessions(db, new Date(clock.now()));
  expect([(await count('sign_in_links')) > 0, (await count('console_sessions')) > 0]).toEqual([true, true]);
  await dropOldLinks(db, new Date(clock.now() + 8 * 24 * 3_600_000));
  await dropOldSessions(db, new Date(clock.now() + 8 * 24 * 3_600_000));
  expect([await count('sign_in_links'), await count('console_sessions')]).toEqual([0, 0]);
});

test('tokens stand in the database as digests only', async () => {
  const { token } = { token: tokenOf((await ownerLink(app.context, 'digest')).url) };
  const person = await entered(app, `https://x.example/#${token}`, {
    displayName: 'Digest',
    email: 'dee@digest.example',
    name: 'Dee',
  });
  const session = person.cookie.split('=')[1] ?? '';
  for (const table of ['sign_in_links', 'console_sessions', 'audit_entries', 'people']) {
    const rows = await app.context.db.query<{ row: string }>(`select to_jsonb(t)::text as row from ${table} t`);
    expect(rows.length).toBeGreaterThan(0);
    for (const { row } of rows) expect([token, session].filter((secret) => row.includes(secret))).toEqual([]);
  }
});

test('an invitation is for one address, once, and worth nothing when whoever made it has gone', async () => {
  const owner = await signedIn(app, 'invites', 'OWNER');
  const admin = await signedIn(app, 'invites', 'ADMIN');
  const invite = async (by: ConsolePerson, role: string, email = 'kim@invites.example') => {
    const reply = await by.call('POST', 'members', { email, role });
    return { status: reply.status, ...(reply.body as { id: string; link: string }) };
  };
  expect((await invite(admin, 'OWNER')).status).toBe(403);
  const first = await invite(admin, 'REVIEWER');
  const second = await invite(admin, 'RECRUITER');
  expect((await enter(app, { token: tokenOf(first.link), name: 'Kim' })).status).toBe(410);
  const look = await browserCall(app, 'POST', '/enter/look', { body: { token: tokenOf(second.link) } });
  expect(look.body).toMatchObject({ kind: 'INVITATION', email: 'kim@invites.example', role: 'RECRUITER' });
  // The address is the invitation's, whatever is typed.
  const kim = await entered(app, second.link, { name: 'Kim', email: 'mallory@elsewhere.example' });
  const members = await owner.call('GET', 'members');
  expect((members.body as { members: { email: string; role: string }[] }).members).toContainEqual(
    expect.objectContaining({ email: 'kim@invites.example', role: 'RECRUITER' }),
  );
  expect((await kim.call('GET', 'jobs')).status).toBe(200);
  expect((await invite(admin, 'VIEWER')).status).toBe(409);

  const third = await invite(admin, 'VIEWER', 'lou@invites.example');
  expect((await owner.call('DELETE', `members/${admin.id}`)).status).toBe(200);
  expect((await enter(app, { token: tokenOf(third.link), name: 'Lou' })).status).toBe(410);
});

test('a link that somebody copied opens its organization alone', async () => {
  const victim = await signedIn(app, 'victims', 'OWNER', 'Vic Tim');
  const attacker = await signedIn(app, 'attackers', 'OWNER');
  const me = (await victim.call('GET', 'me')).body as { person: { email: string } };
  const made = await attacker.call('POST', 'members', { email: me.person.email, role: 'VIEWER' });
  const asVictim = await entered(app, (made.body as { link: string }).link);
  expect(asVictim.id).toBe(victim.id);
  expect((await asVictim.call('GET', 'me')).status).toBe(200);
  expect((await asVictim.call('GET', '/organizations/victims/me')).status).toBe(404);
  const session = await asVictim.call('GET', '/session');
  expect((session.body as { organizations: { id: string }[] }).organizations.map(({ id }) => id)).toEqual([
    'attackers',
  ]);
  expect((await victim.call('GET', '/organizations/attackers/me')).status).toBe(200);
});

test('a link for a member is worth nothing once the member is as high as who made it', async () => {
  const owner = await signedIn(app, 'links', 'OWNER');
  const admin = await signedIn(app, 'links', 'ADMIN');
  const viewer = await signedIn(app, 'links', 'VIEWER');
  const linkBy = async (by: ConsolePerson, of: ConsolePerson) => {
    const reply = await by.call('POST', `members/${of.id}/link`, {});
    return { status: reply.status, link: (reply.body as { link: string }).link };
  };
  expect((await linkBy(admin, owner)).status).toBe(403);
  expect((await linkBy(admin, admin)).status).toBe(403);
  const [used, risen] = [await linkBy(admin, viewer), await linkBy(admin, viewer)];
  expect((await entered(app, used.link)).id).toBe(viewer.id);
  expect((await owner.call('PUT', `members/${viewer.id}`, { role: 'OWNER' })).status).toBe(200);
  expect((await enter(app, { token: tokenOf(risen.link) })).status).toBe(410);
});

test('rights are read with every call; the last owner stays; who leaves is forgotten', async () => {
  const owner = await signedIn(app, 'rights', 'OWNER');
  const other = await signedIn(app, 'rights', 'ADMIN');
  expect((await other.call('GET', 'keys')).status).toBe(200);
  expect((await owner.call('PUT', `members/${other.id}`, { role: 'VIEWER' })).status).toBe(200);
  const refused = await other.call('GET', 'keys');
  expect(refused.status).toBe(403);
  expect((refused.body as { error: { message: string } }).error.message).toBe('This needs the role owner or admin');
  for (const reply of [
    await owner.call('DELETE', 'me'),
    await owner.call('DELETE', `members/${owner.id}`),
    await owner.call('PUT', `members/${owner.id}`, { role: 'ADMIN' }),
  ])
    expect([reply.status, kindOf(reply)]).toEqual([409, 'last-owner']);
  expect((await owner.call('DELETE', `members/${other.id}`)).status).toBe(200);
  expect((await other.call('GET', 'me')).status).toBe(401);
  expect(await app.context.db.query('select 1 from people where id = $1', [other.id])).toEqual([]);
});

test('what is an owner’s is for owners to give and to take; an administrator sees to everybody else', async () => {
  const owner = await signedIn(app, 'giving', 'OWNER');
  const other = await signedIn(app, 'giving', 'OWNER', 'Other Giving');
  const admin = await signedIn(app, 'giving', 'ADMIN');
  const viewer = await signedIn(app, 'giving', 'VIEWER');
  const invited = await owner.call('POST', 'members', { email: 'next@giving.example', role: 'OWNER' });
  const { id } = invited.body as { id: string };
  for (const reply of [
    await admin.call('DELETE', `members/${other.id}`),
    await admin.call('PUT', `members/${other.id}`, { role: 'VIEWER' }),
    await admin.call('PUT', `members/${viewer.id}`, { role: 'OWNER' }),
    await admin.call('PUT', `members/${admin.id}`, { role: 'OWNER' }),
    await admin.call('POST', `invitations/${id}/link`, {}),
    await admin.call('DELETE', `invitations/${id}`),
  ])
    expect(reply.status).toBe(403);
  expect((await other.call('GET', 'me')).body).toMatchObject({ role: 'OWNER' });
  expect((await admin.call('PUT', `members/${viewer.id}`, { role: 'ADMIN' })).status).toBe(200);
  expect((await admin.call('DELETE', `members/${viewer.id}`)).status).toBe(200);
  expect((await admin.call('DELETE', 'me')).status).toBe(200);
  expect((await owner.call('DELETE', `members/${other.id}`)).status).toBe(200);
});

test('two owners who leave at once leave one behind', async () => {
  const one = await signedIn(app, 'race', 'OWNER', 'One Race');
  const two = await signedIn(app, 'race', 'OWNER', 'Two Race');
  const replies = await Promise.all([one.call('DELETE', 'me'), two.call('DELETE', 'me')]);
  expect(replies.map(({ status }) => status).sort()).toEqual([200, 409]);
});

test('a session ends after twelve hours unused, after seven days at most, and when it is signed out', async () => {
  const HOUR = 3_600_000;
  const idle = await signedIn(app, 'time', 'OWNER');
  app.clock.advance(11 * HOUR);
  expect((await idle.call('GET', 'me')).status).toBe(200);
  app.clock.advance(11 * HOUR);
  expect((await idle.call('GET', 'me')).status).toBe(200);
  app.clock.advance(12 * HOUR + 1);
  expect((await idle.call('GET', 'me')).status).toBe(401);

  const old = await signedIn(app, 'time', 'OWNER');
  for (let hours = 0; hours < 7 * 24 - 10; hours += 10) {
    expect((await old.call('GET', 'me')).status).toBe(200);
    app.clock.advance(10 * HOUR);
  }
  app.clock.advance(10 * HOUR);
  expect((await old.call('GET', 'me')).status).toBe(401);

  const out = await signedIn(app, 'time', 'OWNER');
  const reply = await out.call('DELETE', '/session');
  expect(String(reply.headers['set-cookie'])).toMatch(/^__Host-colloquy=; .*Max-Age=0/);
  expect((await out.call('GET', 'me')).status).toBe(401);
  expect((await auditOf(app, 'time')).at(-1)).toBe('member.signed-out');
});

test('a page that waits for news on its own keeps no session alive', async () => {
  const HOUR = 3_600_000;
  const left = await signedIn(app, 'left-open', 'OWNER');
  for (let hours = 0; hours < 12; hours += 4) {
    app.clock.advance(4 * HOUR - 1_000);
    expect((await left.call('GET', 'interviews/changes')).status).toBe(200);
  }
  app.clock.advance(4_000);
  expect((await left.call('GET', 'interviews/changes')).status).toBe(401);
  expect((await left.call('GET', 'me')).status).toBe(401);
});

test('on this machine the page’s own host counts as origin, with a cookie of its own; any other plain HTTP is refused', async () => {
  const { url } = await ownerLink(app.context, 'local');
  const body = { token: tokenOf(url), displayName: 'Local', email: 'lo@local.example', name: 'Lo' };
  const at = (host: string, origin: string) => browserCall(app, 'POST', '/enter', { body, headers: { host, origin } });
  expect(kindOf(await at('192.0.2.7:8080', 'http://192.0.2.7:8080'))).toBe('foreign-origin');
  expect(kindOf(await at('localhost:8080', 'http://localhost:9090'))).toBe('foreign-origin');
  expect(kindOf(await at('rebound.example:8080', 'http://localhost:8080'))).toBe('foreign-origin');
  const reply = await at('localhost:8080', 'http://localhost:8080');
  expect(String(reply.headers['set-cookie'])).toMatch(
    /^colloquy=[0-9A-Za-z]{43}; Path=\/; HttpOnly; SameSite=Lax; Max-Age=\d+$/,
  );
  const cookie = String(reply.headers['set-cookie']).split(';')[0] ?? '';
  const session = (host: string) => browserCall(app, 'GET', '/session', { headers: { host, cookie } });
  expect((await session('localhost:8080')).status).toBe(200);
  expect((await session('interviews.example.com')).status).toBe(401);
});

test('where pages stand on plain HTTP, nobody is signed in', async () => {
  const open = await startTestApp({ db: app.context.db }, { COLLOQUY_PUBLIC_URL: 'http://intranet.example.com' });
  const { url } = await ownerLink(open.context, 'plain');
  const headers = { host: 'intranet.example.com', origin: 'http://intranet.example.com' };
  const reply = await browserCall(open, 'POST', '/enter/look', { body: { token: tokenOf(url) }, headers });
  expect([reply.status, kindOf(reply)]).toEqual([403, 'open-line']);
  await open.close();
});

test('wrong links from one network are slowed down', async () => {
  const wrong = { token: 'A'.repeat(43) };
  const statuses: number[] = [];
  for (let n = 0; n < 12; n += 1)
    statuses.push((await browserCall(app, 'POST', '/enter/look', { body: wrong })).status);
  expect(statuses).toContain(429);
  expect(statuses[0]).toBe(410);
});
