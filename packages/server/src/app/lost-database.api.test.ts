import { randomUUID } from 'node:crypto';
import pg from 'pg';
import { afterAll, describe, expect, test } from 'vitest';
import type { Db } from '../platform/db/db.ts';
import { openEmbeddedDb } from '../platform/db/embedded-db.ts';
import { openServerDb } from '../platform/db/server-db.ts';
import { createLog } from '../platform/log.ts';
import { ScriptedIdentitySender } from '../providers/identity/scripted.ts';
import { Candidate, postInterview, postJob } from '../testing/flows.ts';
import { CONVERSATIONS, postProgramme } from '../testing/founder-flows.ts';
import { PLATFORM_ENGINEER } from '../testing/job-texts.ts';
import { ADMIN_SECRET, IDENTITY_SECRET, startTestApp, type TestReply } from '../testing/test-app.ts';
import { createServerDatabase } from '../testing/test-database.ts';
import { migrateDb, readTemplate } from './open-database.ts';

const SERVER = process.env.TEST_DATABASE_URL ?? '';
const SESSIONS = '/api/v1/integrations/candidates/interviews';
const TEXT = 'The server cannot reach its database, try again later';
const admin = { 'x-admin-secret': ADMIN_SECRET };
const log = createLog({ level: 'error' });

async function ownDatabase(): Promise<{ db: Db; name: string; drop(): Promise<void> }> {
  if (SERVER === '') {
    const db = await openEmbeddedDb(null, readTemplate());
    await migrateDb(db, log);
    return { db, name: '', drop: async () => undefined };
  }
  const url = await createServerDatabase(SERVER);
  const name = new URL(url).pathname.slice(1);
  const db = await openServerDb({ url, poolSize: 6, log });
  await migrateDb(db, log);
  return { db, name, drop: () => onServer((client) => client.query(`drop database ${name} with (force)`)) };
}

async function onServer(work: (client: pg.Client) => Promise<unknown>): Promise<void> {
  const client = new pg.Client({ connectionString: SERVER });
  await client.connect();
  await work(client);
  await client.end();
}

describe('while the database is away every surface answers 503 with Retry-After in its own form', async () => {
  const { db, drop } = await ownDatabase();
  const app = await startTestApp({ db });
  const { headers, apiKey } = await app.createKey({ scopes: ['hiring', 'sessions', 'conversations'] });
  const founders = { 'x-api-key': apiKey };
  const network = { apikey: (await app.createKey({ consumer: 'reader', scopes: ['network'] })).apiKey };
  const interview = await postInterview(app, headers, await postJob(app, headers));
  const candidate = new Candidate(app, interview.token);
  await candidate.begin();
  await candidate.finish();
  await app.context.tasks.runDue();
  const item = await app.call('GET', `/api/v1/interviews/${interview.meetingId}`, { headers });
  const { reportUrl } = (item.body as { data: { reportUrl: string } }).data;
  const report = reportUrl.slice(new URL(reportUrl).origin.length);
  const { slug } = await postProgramme(app, {});
  const link = await app.call('POST', '/api/v1/admin/profiles', {
    headers: admin,
    body: { organizationId: 'org-1', resume: { basics: { name: 'Jorun Aas', email: 'jorun@example.org' } } },
  });
  const { username } = (link.body as { data: { username: string } }).data;
  const page = await app.call('POST', '/api/v1/admin/verification-links', {
    headers: admin,
    body: { organizationId: 'org-1', username },
  });
  const verify = {
    'x-verify-token': (page.body as { data: { url: string } }).data.url.split('/verify/')[1] ?? '',
  };
  const room = { 'x-room-token': interview.token };
  // A key that was verified a moment ago is not looked up again.
  app.clock.advance(10_000);
  await db.close();
  afterAll(async () => {
    await app.close();
    await drop();
  });

  const enveloped = { status: 503, errors: TEXT };
  const gateway = { message: TEXT, request_id: expect.any(String) };
  const page_ = { status: 503, code: 'internal', message: TEXT };
  const email = 'a@example.com';
  test.each<[string, 'GET' | 'POST' | 'PUT' | 'DELETE', string, Record<string, string>, object | undefined, unknown]>([
    ['hiring', 'POST', '/api/v1/jobs', headers, PLATFORM_ENGINEER, enveloped],
    ['hiring', 'GET', '/api/v1/jobs', headers, undefined, enveloped],
    ['hiring', 'POST', '/api/v1/interviews', headers, { serviceJobId: 'x', candidateEmail: email }, enveloped],
    [
      'hiring, with a key',
      'POST',
      '/api/v1/jobs',
      { ...headers, 'idempotency-key': 'k' },
      PLATFORM_ENGINEER,
      enveloped,
    ],
    ['hiring', 'GET', `/api/v1/interviews/${interview.meetingId}`, headers, undefined, enveloped],
    ['sessions', 'POST', SESSIONS, headers, { email, interview_type: 'STEM' }, enveloped],
    ['sessions', 'GET', SESSIONS, headers, undefined, enveloped],
    ['conversations', 'POST', CONVERSATIONS, founders, {}, enveloped],
    ['conversations', 'GET', CONVERSATIONS, founders, undefined, enveloped],
    ['network', 'GET', `/api/v1/consumers/reader/profiles/${username}`, network, undefined, gateway],
    ['network', 'GET', `/api/v1/network/${username}/verification`, network, undefined, gateway],
    ['admin', 'GET', '/api/v1/admin/api-keys', admin, undefined, enveloped],
    ['admin', 'POST', '/api/v1/admin/api-keys', admin, { organizationId: 'o', userId: 'u' }, enveloped],
    ['admin', 'DELETE', `/api/v1/admin/api-keys/${randomUUID()}`, admin, undefined, enveloped],
    ['admin', 'POST', '/api/v1/admin/people/erase', admin, { organizationId: 'o', userId: 'u', email }, enveloped],
    ['admin', 'POST', '/api/v1/admin/people/export', admin, { organizationId: 'o', userId: 'u', email }, enveloped],
    ['room', 'GET', `/room/api/state?seat=${randomUUID()}&since=-1`, room, undefined, page_],
    [
      'room',
      'POST',
      '/room/api/leave',
      room,
      { clientId: randomUUID(), seat: randomUUID(), seen: 0, how: 'decline' },
      page_,
    ],
    ['room page', 'GET', `/room/${interview.token}`, {}, undefined, enveloped],
    ['links', 'GET', report, { accept: 'application/json' }, undefined, enveloped],
    ['links', 'GET', report, { accept: 'text/html' }, undefined, enveloped],
    ['apply', 'GET', `/apply/api/${slug}`, {}, undefined, page_],
    ['apply', 'POST', `/apply/api/${slug}`, {}, {}, page_],
    ['apply page', 'GET', `/apply/${slug}`, {}, undefined, page_],
    ['verify', 'GET', '/verify/api/state', verify, undefined, page_],
    ['verify', 'POST', '/verify/api/code', verify, { id: randomUUID() }, page_],
    [
      'health',
      'GET',
      '/health/ready',
      {},
      undefined,
      { ready: false, checks: { database: false, disk: true, open: true } },
    ],
  ])('%s: %s %s', async (_, method, path, given, body, expected) => {
    const reply = await app.call(method, path, { headers: given, ...(body === undefined ? {} : { body }) });
    expect([reply.status, reply.body, reply.headers['retry-after']]).toEqual([503, expected, '3']);
  });

  test('identity webhook', async () => {
    const sender = new ScriptedIdentitySender(IDENTITY_SECRET, () => app.clock.now());
    const { headers: signed, raw } = sender.sign({
      id: 'evt',
      organization: 'org-1',
      username,
      value: 'Identity card',
    });
    const reply = await app.call('POST', '/webhooks/identity', { headers: signed, raw });
    expect([reply.status, reply.body, reply.headers['retry-after']]).toEqual([503, enveloped, '3']);
  });

  test('the process says that it lives, and its log has no line for each call', async () => {
    expect((await app.call('GET', '/health/live')).status).toBe(200);
    expect(app.logged.filter((line) => /crashed/.test(line))).toEqual([]);
  });
});

test.skipIf(SERVER === '')(
  'connections that are cut again and again under load lose nothing that was acknowledged, and double nothing',
  async () => {
    const { db, name, drop } = await ownDatabase();
    const app = await startTestApp({ db });
    const { headers } = await app.createKey();
    const serviceJobId = await postJob(app, headers);
    const acknowledged = new Map<string, string>();
    const statuses = new Set<number>();
    let stop = false;
    const client = async (index: number): Promise<void> => {
      for (let n = 0; !stop; n += 1) {
        const candidateEmail = `c${index}.${n}@example.com`;
        const key = { 'idempotency-key': randomUUID() };
        for (;;) {
          const reply: TestReply = await app.call('POST', '/api/v1/interviews', {
            headers: { ...headers, ...key },
            body: { serviceJobId, candidateEmail },
          });
          statuses.add(reply.status);
          if (reply.status === 200) {
            acknowledged.set(candidateEmail, (reply.body as { data: { meetingId: string } }).data.meetingId);
            break;
          }
          await new Promise((resolve) => setTimeout(resolve, 20));
        }
      }
    };
    const clients = Array.from({ length: 6 }, (_, index) => client(index));
    await onServer(async (server) => {
      for (let cuts = 0; cuts < 8; cuts += 1) {
        const before = acknowledged.size;
        await expect.poll(() => acknowledged.size - before).toBeGreaterThan(10);
        await server.query(
          'select pg_terminate_backend(pid, 5000) from pg_stat_activity where datname = $1 and pid <> pg_backend_pid()',
          [name],
        );
      }
    });
    stop = true;
    await Promise.all(clients);
    expect([...statuses].sort()).toEqual([200, 503]);
    const rows = await db.query<{ id: string; email: string }>('select id, email from interviews');
    expect(new Map(rows.map(({ id, email }) => [email, id]))).toEqual(acknowledged);
    expect(rows.length).toBe(acknowledged.size);
    const list = await app.call('GET', `/api/v1/jobs/${serviceJobId}`, { headers });
    expect(list.body).toMatchObject({ data: { interviews: { total: acknowledged.size } } });
    await app.close();
    await db.close();
    await drop();
  },
  300_000,
);
