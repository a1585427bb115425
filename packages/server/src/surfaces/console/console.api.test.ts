import { readFileSync } from 'node:fs';
import { Readable } from 'node:stream';
import { DEFAULT_SCOPES, SCOPES } from '@colloquy/contract/admin';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { ownerLink } from '../../app/first-owner.ts';
import {
  auditOf,
  type ConsolePerson,
  enter,
  kindOf,
  PAGE_ORIGIN,
  signedIn,
  tokenOf,
} from '../../testing/console-people.ts';
import { postInterview, postJob } from '../../testing/flows.ts';
import { PLATFORM_ENGINEER } from '../../testing/job-texts.ts';
import { startTestApp, type TestApp, type TestReply } from '../../testing/test-app.ts';
import { sameDatabase } from '../../testing/test-database.ts';
import { holdInterview } from '../links/testing/held-interview.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());

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
  expect(await auditOf(app, 'keys')).toEqual(['key.created', 'key.revoked']);
});

test('a key opens what was chosen of it alone, for a user that is there or named anew, live or for trying things out', async () => {
  const admin = await signedIn(app, 'scopes', 'ADMIN');
  await app.createKey({ organizationId: 'scopes', userId: 'ats' });
  type List = {
    results: object[];
    offer: { users: string[]; scopes: { name: string; usual: boolean; live: boolean }[] };
  };
  const { offer } = (await admin.call('GET', 'keys')).body as List;
  expect(offer.users).toEqual(['console', 'ats']);
  expect(offer.scopes.map(({ name }) => name)).toEqual(SCOPES);
  expect(offer.scopes.filter(({ usual }) => usual).map(({ name }) => name)).toEqual(DEFAULT_SCOPES);
  expect(offer.scopes.filter(({ live }) => live).map(({ name }) => name)).toEqual(['network']);

  const opens = async (apiKey: string) => {
    const bearer = { authorization: `Bearer ${apiKey}` };
    const jobs = await app.call('GET', '/api/v1/jobs', { headers: bearer });
    const hooks = await app.call('GET', '/api/v1/webhooks', { headers: bearer });
    return [jobs.status, hooks.status];
  };
  const make = async (body: object) =>
    (await admin.call('POST', 'keys', { name: 'x', ...body })).body as { apiKey: string };
  expect(await opens((await make({ user: 'ats', scopes: ['webhooks'] })).apiKey)).toEqual([401, 200]);
  expect(await opens((await make({ user: 'careers', scopes: ['hiring'] })).apiKey)).toEqual([200, 401]);
  const trial = await make({ scopes: ['webhooks', 'hiring'], test: true });
  expect(trial.apiKey).toMatch(/^clq_test_/);
  expect(await opens(trial.apiKey)).toEqual([200, 200]);
  const { results } = (await admin.call('GET', 'keys')).body as List;
  expect(results.slice(0, 3)).toMatchObject([
    { user: 'test:console', scopes: ['hiring', 'webhooks'], test: true },
    { user: 'careers', scopes: ['hiring'], test: false },
    { user: 'ats', scopes: ['webhooks'], test: false },
  ]);
});

test('what a test key cannot have is told at its field, and nothing is made', async () => {
  const admin = await signedIn(app, 'trials', 'ADMIN');
  const long = 'u'.repeat(125);
  for (const [body, path] of [
    [{ scopes: ['hiring', 'network'], test: true }, ['scopes']],
    [{ user: long, test: true }, ['user']],
    [{ scopes: [] }, ['scopes']],
    [{ scopes: ['everything'] }, ['scopes', 0]],
  ] as const) {
    const reply = await admin.call('POST', 'keys', { name: 'x', ...body });
    expect(reply.status).toBe(400);
    expect(reply.body).toMatchObject({ error: { kind: 'invalid-request', issues: [{ path }] } });
  }
  expect((await admin.call('GET', 'keys')).body).toMatchObject({ results: [] });
  for (const role of ['RECRUITER', 'REVIEWER', 'VIEWER'] as const) {
    const other = await signedIn(app, 'trials', role);
    expect((await other.call('POST', 'keys', { name: 'x', scopes: ['hiring'], test: true })).status).toBe(403);
  }
});

test('no key of the console turns a test account live, or takes the name of one that is not made yet', async () => {
  const owner = await signedIn(app, 'kinds', 'OWNER');
  await app.createKey({ organizationId: 'kinds', userId: 'me', test: true });
  for (const user of ['test:me', 'test:nobody']) {
    const reply = await owner.call('POST', 'keys', { name: 'x', user });
    expect([reply.status, kindOf(reply)]).toEqual([409, 'account-kind']);
  }
  const accounts = await app.context.db.query(
    `select user_id as "user", is_test as "isTest" from accounts where organization_id = 'kinds' order by user_id`,
  );
  expect(accounts).toEqual([
    { user: 'console', isTest: false },
    { user: 'test:me', isTest: true },
  ]);
  // The first owner goes on with a live user, too.
  const { url } = await ownerLink(app.context, 'kinds-too');
  await app.createKey({ organizationId: 'kinds-too', userId: 'me', test: true });
  const all = { displayName: 'Kinds', email: 'kim@kinds.example', name: 'Kim' };
  for (const user of ['test:me', 'test:nobody']) {
    const reply = await enter(app, { token: tokenOf(url), ...all, user });
    expect([reply.status, kindOf(reply)]).toEqual([409, 'test-user']);
  }
  expect((await enter(app, { token: tokenOf(url), ...all })).status).toBe(200);
});

test('a right that goes while the body is under way is gone when it has come', async () => {
  const owner = await signedIn(app, 'meanwhile', 'OWNER');
  const admin = await signedIn(app, 'meanwhile', 'ADMIN');
  const path = '/console/api/organizations/meanwhile';
  const body = JSON.stringify({ name: 'late' });
  const statuses: number[] = [];
  for (const change of [
    () => owner.call('PUT', `members/${admin.id}`, { role: 'VIEWER' }),
    () => owner.call('DELETE', `members/${admin.id}`),
  ]) {
    app.clock.advance(120_000);
    // Half of the body, then the change once the call was let in, then the rest: as a slow line sends it.
    let changed: TestReply | null = null;
    async function* slowly(): AsyncGenerator<Buffer> {
      yield Buffer.from(body.slice(0, 5));
      await vi.waitFor(async () => {
        const [seen] = await app.context.db.query(
          'select 1 from console_sessions where person_id = $1 and seen_at = $2',
          [admin.id, new Date(app.clock.now())],
        );
        expect(seen).toBeDefined();
      });
      changed = await change();
      yield Buffer.from(body.slice(5));
    }
    const reply = await app.app.inject({
      method: 'POST',
      url: `${path}/keys`,
      headers: {
        host: new URL(PAGE_ORIGIN).host,
        origin: PAGE_ORIGIN,
        'content-type': 'application/json',
        cookie: admin.cookie,
      },
      payload: Readable.from(slowly()),
    });
    statuses.push(reply.statusCode);
    expect(changed).toMatchObject({ status: 200 });
    expect(await app.context.db.query(`select 1 from api_keys where name = 'late'`)).toEqual([]);
    if (statuses.length === 1)
      expect((await owner.call('PUT', `members/${admin.id}`, { role: 'ADMIN' })).status).toBe(200);
  }
  expect(statuses).toEqual([403, 401]);
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
  expect((await assess(ana, { note: 'Knows the plant.' })).body).toMatchObject({
    reviews: [{ reviewer: 'Ana Lind', verified: true }],
  });
  expect(await reviewers(ana)).toEqual(['Ana Lind']);
  expect(await reviewers(ben)).toEqual([]);
  expect((await ben.call('GET', `interviews/${id}`)).body).toMatchObject({
    assessments: { total: 1, withheld: 1 },
    assessedReportUrl: null,
  });
  expect(await reviewers(viewer)).toEqual(['Ana Lind']);
  expect((await assess(viewer, { note: 'x' })).status).toBe(403);
  expect(kindOf(await assess(ben, {}))).toBe('empty-review');
  expect((await assess(ben, { reviewer: 'Ana Lind', note: 'x' })).status).toBe(400);
  expect((await assess(ben, { decision: 'take-further' })).status).toBe(200);
  expect(await reviewers(ben)).toEqual(['Ana Lind', 'Ben Ito']);
  // A link that shows them is for who sees them and may hand links on.
  const { reportUrl, assessedReportUrl } = (await ben.call('GET', `interviews/${id}`)).body as Record<string, string>;
  const withheldBy = async (link = '') => {
    const { pathname, search } = new URL(link);
    return (await app.call('GET', `${pathname}${search}`, { headers: { accept: 'application/json' } })).body;
  };
  expect(await withheldBy(reportUrl)).toMatchObject({ reviews: [], withheld: 2 });
  expect(await withheldBy(assessedReportUrl)).toMatchObject({ reviews: [{}, {}], withheld: 0 });
  expect((await ana.call('GET', `interviews/${id}`)).body).toMatchObject({ reportUrl: null, assessedReportUrl: null });
  expect(await today()).toMatchObject({ reports: { total: 0, oldest: [] } });
  expect(await auditOf(app, 'org-1')).toContain('report.opened');
  const job = await viewer.call('GET', 'interviews');
  const [item] = (job.body as { results: { job: { id: string } }[] }).results;
  expect((await viewer.call('GET', `jobs/${item?.job.id}`)).body).toMatchObject({
    funnel: { invited: 1, began: 1, completed: 1, assessed: 1 },
  });
});

test('a job and an invitation say who made them here, and nothing of what a program made', async () => {
  const noor = await signedIn(app, 'org-1', 'RECRUITER', 'Noor Haddad');
  const { title, description } = PLATFORM_ENGINEER;
  const { id } = (await noor.call('POST', 'jobs', { title, description })).body as { id: string };
  const invited = await noor.call('POST', 'interviews', { job: id, email: 'robin.vale@example.com' });
  const { id: interview } = invited.body as { id: string };
  expect((await noor.call('GET', `jobs/${id}`)).body).toMatchObject({ madeBy: { name: 'Noor Haddad' } });
  const facts = async () => (await noor.call('GET', `interviews/${interview}`)).body;
  expect(await facts()).toMatchObject({ invitedBy: { name: 'Noor Haddad' } });
  const held = await holdInterview(app);
  expect((await noor.call('GET', `interviews/${held.id}`)).body).toMatchObject({ invitedBy: null });
});

test('a transcript that is opened and a recording that is played are on record, once for each opening', async () => {
  const { id } = await holdInterview(app);
  const dora = await signedIn(app, 'org-1', 'VIEWER', 'Dora Renz');
  const entries = () =>
    app.context.db.query(
      `select action, about_id from audit_entries where person_id = $1 and action <> 'person.signed-in' order by id`,
      [dora.id],
    );
  expect((await dora.call('GET', `interviews/${id}/transcript`)).status).toBe(200);
  expect((await dora.call('POST', `interviews/${id}/opened`, { what: 'recording' })).status).toBe(200);
  expect((await dora.call('POST', `interviews/${id}/opened`, { what: 'transcript' })).status).toBe(200);
  expect((await dora.call('POST', `interviews/${id}/opened`, { what: 'report' })).status).toBe(400);
  const about_id = id;
  expect(await entries()).toEqual([
    { action: 'transcript.opened', about_id },
    { action: 'recording.played', about_id },
    { action: 'transcript.opened', about_id },
  ]);
});

test('console calls leave no request records', async () => {
  const owner = await signedIn(app, 'quiet', 'OWNER');
  await owner.call('GET', 'jobs');
  await owner.call('PUT', '', { displayName: 'Quiet', contact: null, privacyUrl: null, colour: null });
  const rows = await app.context.db.query(`select path from request_records where path like '/console%'`);
  expect(rows).toEqual([]);
});
