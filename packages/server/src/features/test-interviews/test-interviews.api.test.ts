import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { Candidate, postInterview, postJob } from '../../testing/flows.ts';
import { ADMIN_SECRET, startTestApp, type TestApp, type TestReply } from '../../testing/test-app.ts';
import { isModelAllowed } from '../model-usage/index.ts';
import { HOLD_AFTER_MS } from './index.ts';

const SESSIONS = '/api/v1/integrations/candidates/interviews';
const CONVERSATIONS = '/api/v1/integrations/candidates/conversations';
const admin = { 'x-admin-secret': ADMIN_SECRET };

let app: TestApp;
let live: Record<string, string>;
let headers: Record<string, string>;
let apiKey: string;
beforeAll(async () => {
  app = await startTestApp();
  ({ headers: live } = await app.createKey({ organizationId: 'acme', userId: 'me' }));
  const made = await createKey({});
  ({ apiKey } = dataOf<{ apiKey: string }>(made));
  headers = { authorization: `Bearer ${apiKey}` };
});
afterAll(() => app.close());

const dataOf = <Data>(reply: TestReply): Data => (reply.body as { data: Data }).data;

function createKey(change: object): Promise<TestReply> {
  const body = { organizationId: 'acme', userId: 'me', test: true, ...change };
  return app.call('POST', '/api/v1/admin/api-keys', { headers: admin, body });
}

/** Time passes until the script comes, and all that follows is done. */
async function afterAWhile(): Promise<void> {
  app.clock.advance(HOLD_AFTER_MS);
  await app.context.tasks.runDue();
}

async function itemOf(meetingId: string): Promise<{ isCompleted: string; reportUrl: string | null }> {
  return dataOf(await app.call('GET', `/api/v1/interviews/${meetingId}`, { headers }));
}

describe('a test key', () => {
  test('is known by its form and acts for an account of its own', async () => {
    const reply = await createKey({ name: 'trial', scopes: ['hiring', 'webhooks'] });
    expect(dataOf(reply)).toMatchObject({
      apiKey: expect.stringMatching(/^clq_test_[0-9A-Za-z]{36}$/),
      start: expect.stringMatching(/^clq_test_[0-9A-Za-z]{4}$/),
      userId: 'test:me',
      test: true,
      scopes: ['hiring', 'webhooks'],
    });
    const listed = await app.call('GET', '/api/v1/admin/api-keys', { headers: admin });
    const { results } = dataOf<{ results: { userId: string; test: boolean }[] }>(listed);
    expect(results.map(({ userId, test }) => [userId, test])).toEqual([
      ['test:me', true],
      ['test:me', true],
      ['me', false],
    ]);
  });

  test('sees no profiles: the scope is refused, and missing where none is named', async () => {
    expect(await createKey({ scopes: ['hiring', 'network'] })).toMatchObject({
      status: 403,
      body: { errors: [{ code: 'invalid_value', path: ['scopes'] }] },
    });
    const look = await app.call('GET', '/api/v1/network/somebody/verification', { headers: { apikey: apiKey } });
    expect(look.status).toBe(401);
  });

  test('never shares an account with a live one, either way', async () => {
    const asLive = await createKey({ userId: 'test:me', test: false });
    expect(asLive).toMatchObject({
      status: 409,
      body: { errors: expect.stringContaining('test:me is a test account') },
    });
    // Nor is a live account made by such a name: the test account of that user could never be made then.
    const taken = await createKey({ userId: 'test:you', test: false });
    expect(taken).toMatchObject({
      status: 409,
      body: { errors: expect.stringContaining('test:you is a test account') },
    });
    expect(await app.context.db.query(`select 1 from accounts where user_id = 'test:you'`)).toEqual([]);
    await app.context.db.query(
      `insert into accounts (id, organization_id, user_id) values (gen_random_uuid(), 'acme', 'test:you')`,
    );
    expect((await createKey({ userId: 'you' })).status).toBe(409);
    expect(await createKey({ userId: 'u'.repeat(124) })).toMatchObject({
      status: 403,
      body: { errors: [{ path: ['userId'], message: 'must have at most 123 characters for a test key' }] },
    });
  });

  test('stands in no log and no record', async () => {
    await app.call('GET', `/api/v1/jobs?metadata=k:${apiKey}`, { headers });
    const rows = await app.context.db.query<{ text: string }>('select r::text as text from request_records r');
    expect(rows.length).toBeGreaterThan(0);
    expect(rows.filter(({ text }) => text.includes(apiKey.slice(9)))).toEqual([]);
  });
});

describe('an interview of a test key', () => {
  test('is answered by a script: a finished report with evidence, and nothing of it in the live lists', async () => {
    const job = await postJob(app, headers);
    const { meetingId } = await postInterview(app, headers, job);
    expect(await itemOf(meetingId)).toMatchObject({ isCompleted: 'SCHEDULED' });
    await afterAWhile();
    expect(await itemOf(meetingId)).toMatchObject({ isCompleted: 'COMPLETED', reportUrl: expect.any(String) });
    const { report } = dataOf<{ report: { asked: number; total: number; competencies: { evidence: unknown[] }[] } }>(
      await app.call('GET', `/api/v1/interviews/${meetingId}/report`, { headers }),
    );
    expect(report.asked).toBe(report.total);
    expect(report.competencies.filter(({ evidence }) => evidence.length > 0).length).toBeGreaterThan(0);
    for (const url of ['/api/v1/jobs', '/api/v1/interviews/search'])
      expect(dataOf(await app.call('GET', url, { headers: live }))).toMatchObject({ total: 0, results: [] });
    expect((await app.call('GET', `/api/v1/interviews/${meetingId}`, { headers: live })).status).toBe(404);
  });

  test('a live interview is answered by nobody', async () => {
    const { meetingId } = await postInterview(app, live, await postJob(app, live));
    await afterAWhile();
    const item = await app.call('GET', `/api/v1/interviews/${meetingId}`, { headers: live });
    expect(dataOf(item)).toMatchObject({ isCompleted: 'SCHEDULED' });
  });

  test.each([
    ['waits@example.com', 'SCHEDULED'],
    ['declines.politely@example.com', 'NOT_COMPLETED'],
    ['Leaves@example.com', 'NOT_COMPLETED'],
  ])('%s ends %s', async (candidateEmail, isCompleted) => {
    const { meetingId } = await postInterview(app, headers, await postJob(app, headers), { candidateEmail });
    await afterAWhile();
    expect(await itemOf(meetingId)).toMatchObject({ isCompleted, reportUrl: null });
  });

  test('is left alone once a person has begun it, and once it was cancelled', async () => {
    const job = await postJob(app, headers);
    const opened = await postInterview(app, headers, job);
    const room = new Candidate(app, opened.token);
    await room.look();
    const { prompt } = (await room.begin()).conversation ?? {};
    const cancelled = await postInterview(app, headers, job);
    await app.call('POST', `/api/v1/interviews/${cancelled.meetingId}/cancel`, { headers });
    await afterAWhile();
    expect(await itemOf(opened.meetingId)).toMatchObject({ isCompleted: 'IN_PROGRESS' });
    expect((await room.look()).conversation?.prompt).toEqual(prompt);
    expect(await itemOf(cancelled.meetingId)).toMatchObject({ isCompleted: 'NOT_COMPLETED' });
  });

  test('sessions and conversations are held, too', async () => {
    const session = await app.call('POST', SESSIONS, {
      headers,
      body: { email: 'robin@example.com', interview_type: 'SOFTWARE_ENGINEER', language: 'de' },
    });
    const asked = { 'x-api-key': apiKey };
    const conversation = await app.call('POST', CONVERSATIONS, { headers: asked, body: {} });
    await afterAWhile();
    const { interview_id } = session.body as { interview_id: string };
    expect((await app.call('GET', `${SESSIONS}/${interview_id}`, { headers })).body).toMatchObject({
      completion_status: 'REPORT_GENERATED',
    });
    const { conversation_id } = conversation.body as { conversation_id: string };
    // A founder's answers are read by a worker, each in its own time.
    const told = await vi.waitFor(
      async () => {
        await afterAWhile();
        const { body } = await app.call('GET', `${CONVERSATIONS}/${conversation_id}`, { headers: asked });
        expect(body).toMatchObject({ status: 'COMPLETED' });
        return body as Record<string, unknown>;
      },
      { timeout: 25_000, interval: 20 },
    );
    expect(told).toMatchObject({
      founder_name: 'Robin Sample',
      founder_email: 'robin.sample@example.com',
      co_founders: { co_founder_1: { co_founder_first_name: 'Kim' } },
    });
  });

  test('asks no language model, whatever the organization allows', async () => {
    const accounts = await app.context.db.query<{ id: never; isTest: boolean }>(
      `select id, is_test as "isTest" from accounts where organization_id = 'acme' and user_id in ('me', 'test:me')`,
    );
    expect(accounts).toHaveLength(2);
    for (const { id, isTest } of accounts) expect(await isModelAllowed(app.context.db, id)).toBe(!isTest);
  });
});
