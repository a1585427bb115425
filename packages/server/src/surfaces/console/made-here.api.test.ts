import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { publishNews } from '../../features/webhooks/index.ts';
import { auditOf, type ConsolePerson, kindOf, signedIn } from '../../testing/console-people.ts';
import { postInterview, postJob } from '../../testing/flows.ts';
import { startTestApp, type TestApp } from '../../testing/test-app.ts';
import { WebhookReceiver } from '../../testing/webhook-receiver.ts';

let app: TestApp;
let receiver: WebhookReceiver;
let admin: ConsolePerson;
let recruiter: ConsolePerson;
let headers: Record<string, string>;

beforeAll(async () => {
  receiver = new WebhookReceiver(() => app.clock.now());
  await receiver.listen();
  app = await startTestApp({}, { COLLOQUY_OUTBOUND_ALLOW: receiver.host });
  admin = await signedIn(app, 'acme', 'ADMIN', 'Ana Lind');
  recruiter = await signedIn(app, 'acme', 'RECRUITER', 'Ben Ruiz');
  ({ headers } = await app.createKey({ organizationId: 'acme', userId: 'ats' }));
});
afterAll(async () => {
  await app.close();
  await receiver.close();
});

test('a job that is closed says so, invites nobody until it is opened, and keeps what was invited', async () => {
  const id = await postJob(app, headers);
  await postInterview(app, headers, id);
  expect((await recruiter.call('PUT', `jobs/${id}/open`, { open: false })).status).toBe(200);
  const closed = (await recruiter.call('GET', `jobs/${id}`)).body;
  expect(closed).toMatchObject({ closedAt: expect.any(String), openInvitations: 1 });
  const listed = (await recruiter.call('GET', 'jobs')).body as { results: { id: string; closedAt: string | null }[] };
  expect(listed.results.find((job) => job.id === id)?.closedAt).not.toBeNull();
  const late = await recruiter.call('POST', 'interviews', { job: id, email: 'late@example.com' });
  expect([late.status, kindOf(late)]).toEqual([409, 'job-closed']);
  expect((await recruiter.call('PUT', `jobs/${id}/open`, { open: true })).status).toBe(200);
  expect((await recruiter.call('GET', `jobs/${id}`)).body).toMatchObject({ closedAt: null });
  expect((await recruiter.call('POST', 'interviews', { job: id, email: 'late@example.com' })).status).toBe(200);
  expect(await auditOf(app, 'acme')).toEqual(expect.arrayContaining(['job.closed', 'job.opened']));
});

test('an address is added, tested, paused, given another secret, and removed', async () => {
  const types = ['interview.scheduled'];
  const inside = await admin.call('POST', 'webhooks', { url: 'http://10.0.0.1/hook', types });
  expect([inside.status, inside.text]).toEqual([400, expect.stringContaining('"url"')]);
  const nobody = await admin.call('POST', 'webhooks', { url: receiver.url, types, user: 'nobody' });
  expect([nobody.status, nobody.text]).toEqual([400, expect.stringContaining('"user"')]);
  const made = await admin.call('POST', 'webhooks', { url: receiver.url, types, user: 'ats', description: 'ATS' });
  expect(made.body).toEqual({ id: expect.any(String), secret: expect.stringMatching(/^whsec_/), previousUntil: null });
  const { id, secret } = made.body as { id: string; secret: string };
  const list = async () => (await admin.call('GET', 'webhooks')).body as { users: string[]; results: object[] };
  expect(await list()).toMatchObject({ users: ['console', 'ats'], results: [{ id, user: 'ats', enabled: true }] });

  const tested = await admin.call('POST', `webhooks/${id}/test`, {});
  expect(tested.body).toEqual({ delivered: true, status: 204, reason: null, reply: '' });
  const [first] = receiver.received;
  if (first === undefined) throw new Error('nothing came');
  expect(receiver.verify(secret, first)).toMatchObject({ type: 'webhook.test' });
  receiver.answer = (response) => response.writeHead(500).end('out of order');
  expect((await admin.call('POST', `webhooks/${id}/test`, {})).body).toMatchObject({
    delivered: false,
    status: 500,
    reply: 'out of order',
  });

  await admin.call('PUT', `webhooks/${id}/enabled`, { enabled: false });
  expect(await list()).toMatchObject({ results: [{ enabled: false, disabledReason: 'ACCOUNT' }] });
  await admin.call('PUT', `webhooks/${id}/enabled`, { enabled: true });
  expect(await list()).toMatchObject({ results: [{ enabled: true, disabledReason: null }] });

  const renewed = (await admin.call('POST', `webhooks/${id}/secret`, {})).body as { secret: string };
  expect(renewed).toMatchObject({ id, previousUntil: expect.any(String) });
  expect(renewed.secret).not.toBe(secret);
  receiver.answer = (response) => response.writeHead(204).end();
  await admin.call('POST', `webhooks/${id}/test`, {});
  const last = receiver.received.at(-1);
  if (last === undefined) throw new Error('nothing came');
  for (const one of [secret, renewed.secret])
    expect(receiver.verify(one, last)).toMatchObject({ type: 'webhook.test' });

  expect((await admin.call('DELETE', `webhooks/${id}`)).status).toBe(200);
  expect(await list()).toMatchObject({ results: [] });
  expect(await auditOf(app, 'acme')).toEqual(
    expect.arrayContaining(['webhook.added', 'webhook.off', 'webhook.on', 'webhook.secret', 'webhook.removed']),
  );
  const kept = await app.context.db.query('select to_jsonb(e)::text as text from audit_entries e');
  expect(JSON.stringify(kept)).not.toContain('whsec_');
});

test('an address is given another place, purpose and other events; its secret and its user stay', async () => {
  const types = ['interview.scheduled'];
  const made = await admin.call('POST', 'webhooks', { url: receiver.url, types, user: 'ats', description: 'ATS' });
  const { id, secret } = made.body as { id: string; secret: string };
  const moved = { url: `${receiver.url}/moved`, types: ['report.ready', 'data.erased'], description: null };
  for (const [change, field] of [
    [{ url: 'http://10.0.0.1/hook' }, 'url'],
    [{ types: [] }, 'types'],
    [{ types: ['report.read'] }, 'types'],
    [{ user: 'console' }, 'user'],
  ] as const) {
    const refused = await admin.call('PUT', `webhooks/${id}`, { ...moved, ...change });
    expect([refused.status, refused.text]).toEqual([400, expect.stringContaining(`"${field}"`)]);
  }
  const stranger = await signedIn(app, 'elsewhere', 'OWNER');
  expect((await stranger.call('PUT', `webhooks/${id}`, moved)).status).toBe(404);
  expect((await recruiter.call('PUT', `webhooks/${id}`, moved)).status).toBe(403);
  expect((await admin.call('PUT', `webhooks/${id}`, moved)).status).toBe(200);
  expect((await admin.call('GET', 'webhooks')).body).toMatchObject({
    results: [{ id, ...moved, user: 'ats', enabled: true }],
  });
  receiver.received.length = 0;
  await admin.call('POST', `webhooks/${id}/test`, {});
  const [first] = receiver.received;
  if (first === undefined) throw new Error('nothing came');
  expect(receiver.verify(secret, first)).toMatchObject({ type: 'webhook.test' });
  expect(await auditOf(app, 'acme')).toContain('webhook.changed');
  await admin.call('DELETE', `webhooks/${id}`);
});

test('what an address missed since a time is sent again, and on record', async () => {
  const made = await admin.call('POST', 'webhooks', { url: receiver.url, types: ['interview.scheduled'], user: 'ats' });
  const { id } = made.body as { id: string };
  const job = await postJob(app, headers);
  await admin.call('PUT', `webhooks/${id}/enabled`, { enabled: false });
  await postInterview(app, headers, job);
  await publishNews(app.context).run();
  app.clock.advance(60_000);
  const since = new Date(app.clock.now()).toISOString();
  const second = await postInterview(app, headers, job);
  await publishNews(app.context).run();
  const replay = (body: object) => admin.call('POST', `webhooks/${id}/replay`, body);
  expect(kindOf(await replay({ since }))).toBe('webhook-disabled');
  await admin.call('PUT', `webhooks/${id}/enabled`, { enabled: true });
  expect((await replay({})).status).toBe(400);
  expect((await recruiter.call('POST', `webhooks/${id}/replay`, { since })).status).toBe(403);
  receiver.received.length = 0;
  expect((await replay({ since })).body).toEqual({ replayed: 1, remaining: 0 });
  await app.context.tasks.runDue();
  expect(receiver.received.map(({ body }) => body.data.interviewId)).toEqual([second.meetingId]);
  expect((await replay({ since })).body).toEqual({ replayed: 0, remaining: 0 });
  expect((await replay({ since: '2026-01-01T00:00:00.000Z' })).body).toEqual({ replayed: 1, remaining: 0 });
  expect((await auditOf(app, 'acme')).filter((action) => action === 'webhook.replayed')).toHaveLength(3);
  await admin.call('DELETE', `webhooks/${id}`);
});

test('one test at a time goes to an address, on record before it goes', async () => {
  const types = ['interview.scheduled'];
  const made = await admin.call('POST', 'webhooks', { url: receiver.url, types });
  const { id } = made.body as { id: string };
  const before = (await auditOf(app, 'acme')).filter((action) => action === 'webhook.tested').length;
  const waiting: (() => void)[] = [];
  receiver.answer = (response) => void waiting.push(() => response.writeHead(204).end());
  const first = admin.call('POST', `webhooks/${id}/test`, {});
  await vi.waitUntil(() => waiting.length === 1);
  const others = await Promise.all([1, 2, 3].map(() => admin.call('POST', `webhooks/${id}/test`, {})));
  expect(others.map((reply) => [reply.status, kindOf(reply)])).toEqual(others.map(() => [409, 'webhook-test-running']));
  // A program that comes back by itself would send a second test.
  expect(others.map(({ headers }) => headers['retry-after'])).toEqual(others.map(() => undefined));
  const tested = (await auditOf(app, 'acme')).filter((action) => action === 'webhook.tested').length;
  expect([tested - before, waiting.length]).toEqual([1, 1]);
  for (const answer of waiting) answer();
  expect((await first).body).toMatchObject({ delivered: true });

  receiver.answer = (response) => response.writeHead(204).end();
  expect((await admin.call('POST', `webhooks/${id}/test`, {})).body).toMatchObject({ delivered: true });
  // Left behind by a node that ended in the middle.
  const lapsed = 'update webhook_endpoints set test_until = $2 where id = $1';
  await app.context.db.query(lapsed, [id, new Date(app.context.clock.now() + 1_000)]);
  expect((await admin.call('POST', `webhooks/${id}/test`, {})).status).toBe(409);
  await app.context.db.query(lapsed, [id, new Date(app.context.clock.now())]);
  expect((await admin.call('POST', `webhooks/${id}/test`, {})).status).toBe(200);
  await admin.call('DELETE', `webhooks/${id}`);
});

test('a programme is made, closed and opened by a recruiter', async () => {
  const made = await recruiter.call('POST', 'programmes', { name: 'Lantern Works', cohort: '2027', language: 'fr' });
  const { id, applyUrl } = made.body as { id: string; applyUrl: string };
  expect(applyUrl).toBe('https://interviews.example.com/apply/lantern-works');
  const again = (await recruiter.call('POST', 'programmes', { name: 'Lantern Works' })).body as { applyUrl: string };
  expect(again.applyUrl).toBe('https://interviews.example.com/apply/lantern-works-2');
  const openings = async () => (await app.call('GET', new URL(applyUrl).pathname)).status;
  expect(await openings()).toBe(200);
  await recruiter.call('PUT', `programmes/${id}/open`, { open: false });
  expect((await recruiter.call('GET', 'programmes')).body).toMatchObject({
    results: expect.arrayContaining([expect.objectContaining({ id, cohort: '2027', language: 'fr', open: false })]),
  });
  expect(await openings()).toBe(404);
  await recruiter.call('PUT', `programmes/${id}/open`, { open: true });
  expect(await openings()).toBe(200);
  const viewer = await signedIn(app, 'acme', 'VIEWER');
  expect((await viewer.call('POST', 'programmes', { name: 'X' })).status).toBe(403);
});

test('a programme sets no condition that must not be set, and its names can be spoken', async () => {
  const refused = await recruiter.call('POST', 'programmes', { name: 'No pregnant founders', cohort: 'a <b>' });
  expect(refused.status).toBe(400);
  const { issues } = (refused.body as { error: { issues: { path: string[] }[] } }).error;
  expect(issues.map(({ path }) => path.join('.'))).toEqual(['name', 'cohort']);
});
