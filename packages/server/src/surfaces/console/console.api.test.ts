import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { owner as ownerCommand } from '../../app/commands/owner.ts';
import { firstOwnerLink, ownerLink } from '../../app/first-owner.ts';
import { dropOldLinks, dropOldSessions } from '../../features/people/index.ts';
import { browserCall, ConsolePerson, signedIn } from '../../testing/console-people.ts';
import { postInterview, postJob } from '../../testing/flows.ts';
import { PLATFORM_ENGINEER } from '../../testing/job-texts.ts';
import { startTestApp, type TestApp } from '../../testing/test-app.ts';
import { sameDatabase } from '../../testing/test-database.ts';
import { holdInterview } from '../links/testing/held-interview.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());

const tokenOf = (url: string): string => new URL(url).hash.slice(1);
const kindOf = (reply: { body: unknown }): string => (reply.body as { error: { kind: string } }).error.kind;
const enter = (body: object) => browserCall(app, 'POST', '/enter', { body });

/** Uses a link up and goes on as its holder. */
async function entered(link: string, body: object = {}): Promise<ConsolePerson> {
  const reply = await enter({ token: tokenOf(link), ...body });
  expect(reply.text).toContain('organization');
  const cookie = String(reply.headers['set-cookie']).split(';')[0] ?? '';
  const { organization } = reply.body as { organization: string };
  const session = await browserCall(app, 'GET', '/session', { headers: { cookie } });
  const { person } = session.body as { person: { id: string } };
  return new ConsolePerson(app, { id: person.id, organization, cookie });
}

async function audit(organization: string): Promise<string[]> {
  const rows = await app.context.db.query<{ action: string }>(
    'select action from audit_entries where organization_id = $1 order by id',
    [organization],
  );
  return rows.map(({ action }) => action);
}

test('the first owner comes by a printed link, once; then no start prints one, and a command gives the next', async () => {
  await app.createKey({ organizationId: 'acme', userId: 'ops' });
  const earlier = await firstOwnerLink(app.context);
  const link = await firstOwnerLink(app.context);
  if (earlier === null || link === null) throw new Error('no link was made');
  expect(link.url).toMatch(/^https:\/\/interviews\.example\.com\/console\/enter#[0-9A-Za-z]{43}$/);
  const gone = await enter({ token: tokenOf(earlier.url), organization: 'acme' });
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
    const reply = await enter({ token: tokenOf(link.url), ...body });
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
  const reply = await enter({ token: tokenOf(link.url), ...all });
  expect(reply.status).toBe(200);
  expect(String(reply.headers['set-cookie'])).toMatch(
    /^__Host-colloquy=[0-9A-Za-z]{43}; Path=\/; HttpOnly; SameSite=Lax; Max-Age=604800; Secure$/,
  );
  expect((await enter({ token: tokenOf(link.url), ...all })).status).toBe(410);
  expect(await firstOwnerLink(app.context)).toBeNull();
  expect(await audit('acme')).toEqual(['owner.entered']);

  const printed: string[] = [];
  const output = { line: (text: string) => printed.push(text), problem: () => undefined };
  await ownerCommand.run(app.context, { values: { organization: 'acme' }, positionals: [] }, output);
  const second = await entered(printed[0] ?? '', { email: 'ben@acme.example', name: 'Ben Ito' });
  const me = await second.call('GET', 'me');
  expect(me.body).toMatchObject({ role: 'OWNER', organization: { id: 'acme', displayName: 'Acme GmbH' } });
  expect(await audit('acme')).toEqual(['owner.entered', 'owner.link-made', 'owner.entered']);
});

test('of two who use a link at once one gets in; in production no start prints one', async () => {
  const { url } = await ownerLink(app.context, 'twice');
  const all = { token: tokenOf(url), displayName: 'Twice', name: 'Tess' };
  const replies = await Promise.all([1, 2].map((n) => enter({ ...all, email: `tess.${n}@twice.example` })));
  expect(replies.map(({ status }) => status).sort()).toEqual([200, 410]);
  const config = { ...app.context.config, environment: 'production' as const };
  expect(await firstOwnerLink({ ...app.context, config })).toBeNull();
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
  const person = await entered(`https://x.example/#${token}`, {
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
  expect((await enter({ token: tokenOf(first.link), name: 'Kim' })).status).toBe(410);
  const look = await browserCall(app, 'POST', '/enter/look', { body: { token: tokenOf(second.link) } });
  expect(look.body).toMatchObject({ kind: 'INVITATION', email: 'kim@invites.example', role: 'RECRUITER' });
  // The address is the invitation's, whatever is typed.
  const kim = await entered(second.link, { name: 'Kim', email: 'mallory@elsewhere.example' });
  const members = await owner.call('GET', 'members');
  expect((members.body as { members: { email: string; role: string }[] }).members).toContainEqual(
    expect.objectContaining({ email: 'kim@invites.example', role: 'RECRUITER' }),
  );
  expect((await kim.call('GET', 'jobs')).status).toBe(200);
  expect((await invite(admin, 'VIEWER')).status).toBe(409);

  const third = await invite(admin, 'VIEWER', 'lou@invites.example');
  expect((await owner.call('DELETE', `members/${admin.id}`)).status).toBe(200);
  expect((await enter({ token: tokenOf(third.link), name: 'Lou' })).status).toBe(410);
});

test('a link that somebody copied opens its organization alone', async () => {
  const victim = await signedIn(app, 'victims', 'OWNER', 'Vic Tim');
  const attacker = await signedIn(app, 'attackers', 'OWNER');
  const me = (await victim.call('GET', 'me')).body as { person: { email: string } };
  const made = await attacker.call('POST', 'members', { email: me.person.email, role: 'VIEWER' });
  const asVictim = await entered((made.body as { link: string }).link);
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
  expect((await entered(used.link)).id).toBe(viewer.id);
  expect((await owner.call('PUT', `members/${viewer.id}`, { role: 'OWNER' })).status).toBe(200);
  expect((await enter({ token: tokenOf(risen.link) })).status).toBe(410);
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
  expect((await audit('time')).at(-1)).toBe('member.signed-out');
});

test('jobs and interviews of every account of the organization are shown, those of others never', async () => {
  const { headers } = await app.createKey({ organizationId: 'lists', userId: 'api' });
  const apiJob = await postJob(app, headers);
  const held = await postInterview(app, headers, apiJob, { candidateName: 'Kim' });
  const recruiter = await signedIn(app, 'lists', 'RECRUITER');
  const viewer = await signedIn(app, 'lists', 'VIEWER');
  const { title, description } = PLATFORM_ENGINEER;
  const made = await recruiter.call('POST', 'jobs', { title, description });
  expect(made.status).toBe(200);
  const job = (made.body as { id: string }).id;
  const jobs = (await viewer.call('GET', 'jobs')).body as { results: { id: string }[]; next: string | null };
  expect(jobs).toMatchObject({ results: [{ id: job }, { id: apiJob }], next: null });

  const invited = await recruiter.call('POST', 'interviews', { job, email: 'Yui@acme.example', name: 'Yui' });
  const { id, link } = invited.body as { id: string; link: string };
  expect(link).toContain('/room/');
  const pinned = 'select 1 from interviews where id = $1 and blueprint_version_id is not null';
  expect(await app.context.db.query(pinned, [id])).toHaveLength(1);
  const room = await app.call('GET', `/room/api/state?seat=00000000-0000-7000-8000-000000000000&since=-1`, {
    headers: { 'x-room-token': link.split('/room/')[1] ?? '' },
  });
  expect(room.body).toMatchObject({ invitation: { organization: 'lists' } });

  const list = (await viewer.call('GET', 'interviews')).body as { results: { id: string }[] };
  expect(list.results.map((item) => item.id)).toEqual([id, held.meetingId]);
  const found = (await viewer.call('GET', 'interviews?email=yui%40acme.example')).body as typeof list;
  expect(found.results.map((item) => item.id)).toEqual([id]);
  const ofJob = (await viewer.call('GET', `interviews?job=${apiJob}&status=SCHEDULED`)).body as typeof list;
  expect(ofJob.results.map((item) => item.id)).toEqual([held.meetingId]);

  // Whoever has the candidate's link is the candidate.
  const seen = async (by: ConsolePerson) => (await by.call('GET', `interviews/${id}`)).body;
  expect(await seen(viewer)).toMatchObject({ candidate: 'Yui', interviewUrl: null });
  expect(await seen(recruiter)).toMatchObject({ interviewUrl: link });
  expect((await viewer.call('GET', `jobs/${job}`)).body).toMatchObject({
    funnel: { invited: 1, began: 0, completed: 0, assessed: 0 },
  });
  expect((await viewer.call('GET', 'today')).body).toMatchObject({ running: 0, reports: { total: 0 } });

  const stranger = await signedIn(app, 'strangers', 'OWNER');
  for (const path of [`jobs/${job}`, `interviews/${id}`, `interviews/${id}/report`])
    expect((await stranger.call('GET', path)).status).toBe(404);
});

test.each(['en', 'de', 'es', 'fr'])('the sample of the page in %s makes a job', async (language) => {
  const file = new URL(`../../../../content/messages/console/${language}.json`, import.meta.url);
  const { sampleTitle, sampleDescription } = JSON.parse(readFileSync(file, 'utf8')) as Record<string, string>;
  const owner = await signedIn(app, 'samples', 'OWNER');
  const body = { title: sampleTitle, description: sampleDescription, language };
  const reply = await owner.call('POST', 'jobs', body);
  expect(reply.body).toEqual({ id: expect.any(String) });
  const { id } = reply.body as { id: string };
  expect((await owner.call('GET', `jobs/${id}`)).body).toMatchObject({
    workplaceType: 'ONSITE',
    warnings: [],
    language,
  });
});

test('a name that is changed stands in the room of every node at once', async () => {
  const other = await startTestApp({ db: await sameDatabase() });
  const owner = await signedIn(app, 'names', 'OWNER');
  const { headers } = await app.createKey({ organizationId: 'names', userId: 'api' });
  const { token } = await postInterview(app, headers, await postJob(app, headers));
  const seat = '00000000-0000-7000-8000-000000000001';
  const names = async () => {
    const states = [app, other].map((node) =>
      node.call('GET', `/room/api/state?seat=${seat}&since=-1`, { headers: { 'x-room-token': token } }),
    );
    const replies = await Promise.all(states);
    return replies.map(({ body }) => (body as { invitation: { organization: string } }).invitation.organization);
  };
  expect(await names()).toEqual(['names', 'names']);
  const settings = { displayName: 'Names & Söhne', contact: null, privacyUrl: 'https://names.example/privacy' };
  const reply = await owner.call('PUT', '', { ...settings, colour: '#ffe14d' });
  expect(reply.body).toMatchObject({ ...settings, shades: { dark: '#ffe14d' } });
  expect((reply.body as { shades: { light: string } }).shades.light).not.toBe('#ffe14d');
  expect(await names()).toEqual([settings.displayName, settings.displayName]);
  await other.close();
  const wrong = await owner.call('PUT', '', { ...settings, privacyUrl: 'javascript:alert(1)', colour: 'red' });
  expect(wrong.body).toMatchObject({
    error: { kind: 'invalid-request', issues: [{ path: ['privacyUrl'] }, { path: ['colour'] }] },
  });
});

test('a key is shown once, calls as the console’s user, and is revoked by its organization alone', async () => {
  const admin = await signedIn(app, 'keys', 'ADMIN');
  const made = await admin.call('POST', 'keys', { name: 'careers page' });
  const { id, apiKey } = made.body as { id: string; apiKey: string };
  const headers = { authorization: `Bearer ${apiKey}` };
  expect((await app.call('GET', '/api/v1/jobs', { headers })).status).toBe(200);
  const list = await admin.call('GET', 'keys');
  expect(list.text).not.toContain(apiKey);
  expect(list.body).toMatchObject({ results: [{ id, name: 'careers page', user: 'console', revokedAt: null }] });
  const stranger = await signedIn(app, 'strangers', 'OWNER');
  expect((await stranger.call('DELETE', `keys/${id}`)).status).toBe(404);
  expect((await admin.call('DELETE', `keys/${id}`)).status).toBe(200);
  expect((await app.call('GET', '/api/v1/jobs', { headers })).status).toBe(401);
  expect(await audit('keys')).toEqual(['key.created', 'key.revoked']);
});

test('what others think of a report is withheld from who may assess, until their own assessment is in', async () => {
  const { id } = await holdInterview(app);
  const [ana, ben] = [
    await signedIn(app, 'org-1', 'REVIEWER', 'Ana Lind'),
    await signedIn(app, 'org-1', 'ADMIN', 'Ben Ito'),
  ];
  const viewer = await signedIn(app, 'org-1', 'VIEWER');
  const today = async () =>
    (await viewer.call('GET', 'today')).body as { reports: { total: number; oldest: object[] } };
  expect(await today()).toMatchObject({ reports: { total: 1, oldest: [{ id, candidate: 'Mirela Popa' }] } });

  const reviewers = async (by: ConsolePerson) =>
    ((await by.call('GET', `interviews/${id}/report`)).body as { reviews: { reviewer: string }[] }).reviews.map(
      ({ reviewer }) => reviewer,
    );
  const assess = (by: ConsolePerson, body: object) => by.call('POST', `interviews/${id}/assessments`, body);
  expect((await assess(ana, { note: 'Knows the plant.' })).body).toMatchObject({ reviews: [{ reviewer: 'Ana Lind' }] });
  expect(await reviewers(ana)).toEqual(['Ana Lind']);
  expect(await reviewers(ben)).toEqual([]);
  expect((await ben.call('GET', `interviews/${id}`)).body).toMatchObject({ assessments: { total: 1, withheld: 1 } });
  expect(await reviewers(viewer)).toEqual(['Ana Lind']);
  expect((await assess(viewer, { note: 'x' })).status).toBe(403);
  expect(kindOf(await assess(ben, {}))).toBe('empty-review');
  expect((await assess(ben, { reviewer: 'Ana Lind', note: 'x' })).status).toBe(400);
  expect((await assess(ben, { decision: 'take-further' })).status).toBe(200);
  expect(await reviewers(ben)).toEqual(['Ana Lind', 'Ben Ito']);
  expect(await today()).toMatchObject({ reports: { total: 0, oldest: [] } });
  expect(await audit('org-1')).toContain('report.opened');
  const job = await viewer.call('GET', 'interviews');
  const [item] = (job.body as { results: { job: { id: string } }[] }).results;
  expect((await viewer.call('GET', `jobs/${item?.job.id}`)).body).toMatchObject({
    funnel: { invited: 1, began: 1, completed: 1, assessed: 1 },
  });
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

test('console calls leave no request records', async () => {
  const owner = await signedIn(app, 'quiet', 'OWNER');
  await owner.call('GET', 'jobs');
  await owner.call('PUT', '', { displayName: 'Quiet', contact: null, privacyUrl: null, colour: null });
  const rows = await app.context.db.query(`select path from request_records where path like '/console%'`);
  expect(rows).toEqual([]);
});
