import { execFile } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setImmediate } from 'node:timers/promises';
import { promisify } from 'node:util';
import { Webhook } from 'standardwebhooks';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { Candidate } from '../../server/src/testing/flows.ts';
import { PLATFORM_ENGINEER } from '../../server/src/testing/job-texts.ts';
import { startTestApp, type TestApp } from '../../server/src/testing/test-app.ts';
import { type Colloquy, ColloquyError, colloquy } from './index.ts';

/** The SDK against the whole app over a socket, as an integrator uses both. */
const SDK = new URL('../', import.meta.url);
const SCOPES = ['hiring', 'sessions', 'conversations', 'network', 'webhooks', 'interviewers'];

let app: TestApp;
let baseUrl: string;
let apiKey: string;
let testKey: string;
let client: Colloquy;
beforeAll(async () => {
  app = await startTestApp();
  baseUrl = await app.app.listen({ host: '127.0.0.1', port: 0 });
  ({ apiKey } = await app.createKey({ scopes: SCOPES }));
  ({ apiKey: testKey } = await app.createKey({ test: true }));
  client = colloquy({ baseUrl, apiKey });
});
afterAll(() => app.close());

async function all<Item>(list: AsyncIterable<Item>): Promise<Item[]> {
  const items: Item[] = [];
  for await (const item of list) items.push(item);
  return items;
}

async function newJob(): Promise<string> {
  return (await client.jobs.create(PLATFORM_ENGINEER)).serviceJobId;
}

describe('a lost reply', () => {
  test('after the commit: the call is sent again, and one interview is there', async () => {
    const serviceJobId = await newJob();
    let lost = 0;
    const forgetful = colloquy({
      baseUrl,
      apiKey,
      fetch: async (url, init) => {
        const reply = await fetch(url, init);
        if (lost > 0) return reply;
        lost += 1;
        expect(reply.status).toBe(200);
        await reply.arrayBuffer();
        throw new TypeError('the connection was lost');
      },
    });
    const made = await forgetful.interviews.create({ serviceJobId, candidateEmail: 'robin@example.com' });
    const there = await all(client.interviews.list({ serviceJobId }));
    expect(there.map(({ meetingId }) => meetingId)).toEqual([made.meetingId]);
    expect(made.interviewUrl).toContain('/room/');
  });

  test('five calls at once under one key of your own make one interview, whoever comes first', async () => {
    const serviceJobId = await newJob();
    const once = { idempotencyKey: 'app-31' };
    const patient = colloquy({ baseUrl, apiKey, retries: 20 });
    const made = await Promise.all(
      [1, 2, 3, 4, 5].map(() =>
        patient.interviews.create({ serviceJobId, candidateEmail: 'robin@example.com', externalId: 'APP-31' }, once),
      ),
    );
    expect(new Set(made.map(({ meetingId }) => meetingId)).size).toBe(1);
    expect(await all(client.interviews.search({ externalId: 'APP-31' }))).toHaveLength(1);
  });
});

describe('every group', () => {
  test('jobs and interviews', async () => {
    const serviceJobId = await newJob();
    const own = { externalId: 'REQ-8', metadata: { unit: 'Harbour' } };
    const input = { serviceJobId, candidateEmail: 'kim@example.com', linkDays: 14, ...own };
    const { meetingId, interviewUrl } = await client.interviews.create(input);
    expect((await client.jobs.get(serviceJobId)).interviewer.questions.length).toBeGreaterThan(3);
    expect((await all(client.jobs.list({ pageSize: 1 }))).map((job) => job.serviceJobId)).toContain(serviceJobId);
    expect(await client.interviews.get(meetingId)).toMatchObject({ meetingId, ...own });
    expect(await all(client.interviews.search({ metadata: 'unit:Harbour' }))).toHaveLength(1);
    expect((await client.interviews.renewLink(meetingId)).interviewUrl).not.toBe(interviewUrl);
    await client.interviews.accommodate(meetingId, { timeFactor: 2 });
    expect((await client.interviews.cancel(meetingId)).isCompleted).toBe('NOT_COMPLETED');
    await expect(client.interviews.report(meetingId)).rejects.toMatchObject({ status: 404 });
  });

  test('interviewers: a plan is published on the version that it was made from, once', async () => {
    const serviceJobId = await newJob();
    const { version, interviewer } = await client.interviewers.get(serviceJobId);
    const [first, ...others] = interviewer.questions;
    if (first === undefined) throw new Error('the plan is empty');
    const questions = [{ ...first, text: 'Which cluster did you last bring back, and how?' }, ...others];
    const published = await client.interviewers.publish(serviceJobId, version, { ...interviewer, questions });
    expect(published.version).toBe(version + 1);
    await expect(client.interviewers.publish(serviceJobId, version, interviewer)).rejects.toMatchObject({
      status: 412,
    });
    expect(await client.interviewers.moveInvitations(serviceJobId)).toEqual({ version: version + 1, moved: 0 });
  });

  test('sessions over several pages, newest first and oldest first', async () => {
    const made = [];
    for (const name of ['a', 'b', 'c'])
      made.push(await client.sessions.create({ email: `${name}@example.com`, interview_type: 'STEM' }));
    const ids = made.map(({ interview_id }) => interview_id);
    const newest = await all(client.sessions.list({ pageSize: 2 }));
    expect(newest.map(({ interview_id }) => interview_id)).toEqual([...ids].reverse());
    const oldest = await all(client.sessions.list({ pageSize: 2, sortOrder: 'asc' }));
    expect(oldest.map(({ interview_id }) => interview_id)).toEqual(ids);
    expect(await client.sessions.results(ids[0] ?? '')).toMatchObject({ report_url: null });
    expect((await client.sessions.cancel(ids[0] ?? '')).completion_status).toBe('CANDIDATE_ABORTED');
  });

  test('conversations and profiles', async () => {
    const own = { external_id: 'F-7', link_days: 60 };
    const { conversation_id } = await client.conversations.create({ founder_email: 'ada@example.com', ...own });
    await client.conversations.create({});
    expect(await client.conversations.get(conversation_id ?? '')).toMatchObject({ founder_email: 'ada@example.com' });
    expect(await client.conversations.invitation(conversation_id ?? '')).toMatchObject({ external_id: 'F-7' });
    expect(await all(client.conversations.list())).toHaveLength(2);
    for (const filter of [{ founder_email: 'ADA@example.com' }, { external_id: 'F-7' }])
      expect(await all(client.conversations.list(filter))).toMatchObject([{ conversation_id }]);
    await expect(client.profiles.get('org-1', 'nobody')).rejects.toMatchObject({
      status: 404,
      message: 'GET /api/v1/consumers/org-1/profiles/nobody: 404 profile not found',
    });
  });

  test('webhooks', async () => {
    const made = await client.webhooks.create({ url: 'https://hooks.example.com/c', types: ['report.ready'] });
    expect(made.secret).toMatch(/^whsec_/);
    expect((await client.webhooks.list()).map(({ id }) => id)).toEqual([made.id]);
    expect(await client.webhooks.change(made.id, { enabled: false })).toMatchObject({ enabled: false });
    expect(await client.webhooks.rotate(made.id)).toHaveProperty('secret');
    expect(await all(client.webhooks.deliveries(made.id))).toEqual([]);
    await client.webhooks.delete(made.id);
    await expect(client.webhooks.get(made.id)).rejects.toBeInstanceOf(ColloquyError);
  });
});

test('every call of the document that takes a key has a method, and no method asks for another', async () => {
  const document = JSON.parse(readFileSync(new URL('../../docs/api/openapi.json', SDK), 'utf8')) as {
    paths: Record<string, Record<string, { operationId: string; tags: string[]; security?: object[] }>>;
  };
  const keys = ['bearer', 'apiKey', 'consumerKey'];
  const documented = Object.entries(document.paths).flatMap(([path, methods]) =>
    Object.entries(methods)
      .filter(([, { tags, security = [] }]) => {
        const takesKey = security.some((one) => keys.some((key) => key in one));
        return takesKey && path.startsWith('/api/v1/') && !path.startsWith('/api/v1/admin/') && tags[0] !== 'Operation';
      })
      .map(([method]) => `${method.toUpperCase()} ${path.replaceAll(/\{\w+\}/g, 'p')}`),
  );
  const asked = new Set<string>();
  const noting = colloquy({
    baseUrl: 'https://a.example',
    apiKey: 'k',
    fetch: async (url, { method }) => {
      asked.add(`${method} ${new URL(url).pathname}`);
      return new Response('{"results":[],"total":0,"pageSize":1}');
    },
  });
  const methods = Object.values(noting).flatMap((group) => Object.values(group)) as ((...args: unknown[]) => unknown)[];
  for (const method of methods) {
    const reply = method('p', 'p', {}) as { page?(number: number): unknown };
    await (reply.page === undefined ? reply : reply.page(1));
  }
  expect([...asked].sort()).toEqual(documented.sort());
});

test('a wrong field and a wrong key say which, and never the key', async () => {
  const wrong = await client.jobs.create({ ...PLATFORM_ENGINEER, title: '' }).catch((error: ColloquyError) => error);
  expect(wrong).toMatchObject({ status: 403, issues: [{ code: 'too_small', path: ['title'] }] });
  expect((wrong as ColloquyError).requestId).toBeTruthy();
  const stranger = colloquy({ baseUrl, apiKey: 'clq_wrong' });
  await expect(stranger.jobs.get('x')).rejects.toMatchObject({
    status: 401,
    message: expect.not.stringContaining('clq_'),
  });
});

describe('the README', () => {
  const folder = mkdtempSync(join(tmpdir(), 'colloquy-sdk-readme-'));
  afterAll(() => rmSync(folder, { recursive: true }));
  const text = readFileSync(new URL('README.md', SDK), 'utf8');
  const files = [...text.matchAll(/^```ts\n(.*?)^```$/gms)].map(([, block = ''], index) => {
    const file = join(folder, `${index}.mts`);
    const placed = block
      .replaceAll("'@colloquy/sdk/webhooks'", `'${new URL('src/webhooks.ts', SDK)}'`)
      .replaceAll("'@colloquy/sdk'", `'${new URL('src/index.ts', SDK)}'`);
    writeFileSync(file, placed);
    return file;
  });
  const [invite = '', trial = '', results = '', decisions = '', receiver = ''] = files;

  /** Runs an example by itself; one that fails fails the test. */
  async function run(file: string): Promise<string> {
    const env = { ...process.env, COLLOQUY_URL: baseUrl, COLLOQUY_API_KEY: apiKey, COLLOQUY_TEST_KEY: testKey };
    const { stdout } = await promisify(execFile)(process.execPath, [file], { env });
    return stdout;
  }

  test('invites, and reads the report of an interview that was held', async () => {
    const [meetingId, interviewUrl = ''] = (await run(invite)).trim().split(' ');
    const room = new Candidate(app, interviewUrl.split('/room/')[1] ?? '');
    await room.look();
    await room.begin();
    await room.send('ask-human', { note: 'May I bring my tools?' });
    await room.finish();
    await app.context.tasks.runDue();
    expect(await client.interviews.get(meetingId ?? '')).toMatchObject({ isCompleted: 'COMPLETED' });
    const said = await run(results);
    expect(said.split('\n').filter((line) => line.startsWith('APP-31 ')).length).toBeGreaterThan(2);
    const decided = await run(decisions);
    expect(decided).toContain(`${meetingId} { outcome: 'MOVED_ON'`);
    expect(decided).toContain('person May I bring my tools?');
    const [request] = await all(client.requests.list({ interviewId: meetingId ?? '' }));
    expect(request).toMatchObject({ assignee: 'Ines', status: 'OPEN' });
    const answered = await client.requests.answer(request?.id ?? '', 'Gladly: bring what you work with best.');
    expect(answered).toMatchObject({ request: { status: 'ANSWERED' }, letter: { language: 'en' } });
    await expect(client.requests.dismiss(request?.id ?? '', 'twice')).rejects.toMatchObject({ status: 409 });
  });

  test('shows the report of a test key, which a script made', async () => {
    let isOver = false;
    const said = run(trial).finally(() => {
      isOver = true;
    });
    while (!isOver) {
      app.clock.advance(1_000);
      await app.context.tasks.runDue();
      await setImmediate();
    }
    expect((await said).trim().split('\n').length).toBeGreaterThan(2);
  });

  test('takes a genuine delivery and refuses another', async () => {
    const secret = `whsec_${Buffer.alloc(32, 3).toString('base64')}`;
    const { receive } = (await import(receiver)) as { receive: (request: Request) => Promise<Response> };
    process.env.COLLOQUY_WEBHOOK_SECRET = secret;
    const data = { interviewId: 'i', path: '/api/v1/interviews/i' };
    const bodyOf = (type: string) => JSON.stringify({ type, timestamp: new Date().toISOString(), data });
    const body = bodyOf('report.ready');
    const at = new Date();
    const post = (text: string, signed = body, id = 'msg_1'): Request => {
      const headers = {
        'webhook-id': id,
        'webhook-timestamp': String(Math.floor(at.getTime() / 1_000)),
        'webhook-signature': new Webhook(secret).sign(id, at, signed),
      };
      return new Request('https://a.example', { method: 'POST', headers, body: text });
    };
    const log = vi.spyOn(console, 'log').mockReturnValue();
    expect((await receive(post(body))).status).toBe(204);
    expect((await receive(post(body))).status).toBe(204);
    const later = bodyOf('interview.postponed');
    expect((await receive(post(later, later, 'msg_2'))).status).toBe(204);
    expect(log.mock.calls).toEqual([[data.interviewId, data.path]]);
    log.mockRestore();
    expect((await receive(post(`${body} `))).status).toBe(401);
    delete process.env.COLLOQUY_WEBHOOK_SECRET;
  });
});
