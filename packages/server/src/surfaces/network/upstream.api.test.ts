import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { networkEndpoints } from '@colloquy/contract/network';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { UPSTREAM_FAULTS } from '../../providers/profile-source/port.ts';
import { upstreamConfig } from '../../providers/profile-source/upstream/config.ts';
import { ADMIN_SECRET, startTestApp, type TestApp, type TestReply } from '../../testing/test-app.ts';

const PAGE = readFileSync(new URL('../../../../../docs/operations/upstream.md', import.meta.url), 'utf8');
const EXAMPLE = JSON.parse(/```json\n(.+?)```/s.exec(PAGE)?.[1] ?? '') as Record<string, unknown>;
const LAMBERT = {
  data: {
    display_name: 'Odile Lambert',
    bio: 'Glass conservator',
    place: { city: 'Nancy', country_code: 'FR' },
    flags: { open_to_work: true },
    jobs: [{ employer: { name: 'Verrerie Claire' }, role: 'Conservator', since: '2018-03', until: { year: 2020.5 } }],
    tags: ['Enamel'],
  },
};

/** What the provider answers, by the name it is asked for. */
const replies = new Map<string, { status: number; body: string }>();
/** The provider answers after it. */
let gate: Promise<void> = Promise.resolve();
const folder = mkdtempSync(join(tmpdir(), 'upstream-'));
let provider: Server;
let asked: string[] = [];
let app: TestApp;
let look: (name: string) => Promise<TestReply>;

beforeAll(async () => {
  provider = createServer(async (request, response) => {
    const name = new URL(request.url ?? '', 'http://provider').searchParams.get('handle') ?? '';
    asked.push(`${request.headers.authorization} ${name}`);
    await gate;
    const { status, body } = replies.get(name) ?? { status: 404, body: '' };
    response.writeHead(status).end(body);
  });
  provider.listen(0, '127.0.0.1');
  await once(provider, 'listening');
  const file = join(folder, 'upstream.json');
  const url = `http://127.0.0.1:${(provider.address() as AddressInfo).port}/v2/people?handle={username}`;
  writeFileSync(file, JSON.stringify({ ...EXAMPLE, url, maxCalls: 1, breaker: { failures: 3, coolDownMs: 30_000 } }));
  app = await startTestApp({}, { COLLOQUY_PROFILE_UPSTREAM: file });
  const key = await app.createKey({ organizationId: 'org-upstream', scopes: ['network'], consumer: 'museum' });
  look = (name) => app.call('GET', `/api/v1/consumers/museum/profiles/${name}`, { headers: { apikey: key.apiKey } });
});
afterAll(async () => {
  await app.close();
  provider.close();
  rmSync(folder, { recursive: true });
});
beforeEach(() => {
  asked = [];
  app.logged.length = 0;
  app.clock.advance(60_000);
});

const lines = () => app.logged.map((line) => JSON.parse(line) as Record<string, unknown>);
async function figures(): Promise<Record<string, number>> {
  const { text } = await app.call('GET', '/metrics', { headers: { authorization: `Bearer ${ADMIN_SECRET}` } });
  const found = text.matchAll(/^colloquy_profile_upstream_failures_total\{reason="([\w-]+)"\} (\d+)$/gm);
  return Object.fromEntries([...found].map(([, reason = '', count]) => [reason, Number(count)]));
}

test('the page for operators names every field and every reason', () => {
  for (const field of Object.keys(upstreamConfig.shape)) expect(PAGE).toContain(`\n| \`${field}\` |`);
  for (const fault of UPSTREAM_FAULTS) expect(PAGE).toContain(`\n| \`${fault}\` |`);
  expect(upstreamConfig.safeParse(EXAMPLE).error).toBeUndefined();
});

test('a profile of the provider has every field in its type, a name and a lasting id', async () => {
  replies.set('odile', { status: 200, body: `\ufeff${JSON.stringify(LAMBERT)}` });
  const reply = await look('odile');
  expect(asked).toEqual(['Bearer the-secret-of-your-contract odile']);
  expect(reply.status).toBe(200);
  expect(networkEndpoints.getProfile.reply.safeParse(reply.body).error).toBeUndefined();
  expect(reply.body).toMatchObject({
    firstName: 'Odile',
    lastName: 'Lambert',
    isOpenToWork: true,
    geo: { city: 'Nancy', country: 'France', full: 'Nancy, France' },
    position: [{ title: 'Conservator', start: { year: 2018, month: 3, day: 0 }, end: { year: 0, month: 0, day: 0 } }],
    publicIdentifier: 'odile',
    profileUrn: expect.stringMatching(
      /^urn:colloquy:profile:[0-9a-f]{8}-[0-9a-f]{4}-8[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/,
    ),
  });
  expect(lines()).toMatchObject([
    { event: 'profile-upstream-misfit', upstream: 'example-profiles', fields: 'position.end' },
  ]);
  expect((await look('odile')).body).toEqual(reply.body);
});

describe('what one organization looked up, another cannot tell', () => {
  const replyOf = (name: string) => ({ status: 200, body: JSON.stringify({ data: { display_name: `N ${name}` } }) });
  let others = 0;
  async function other(): Promise<(name: string) => Promise<TestReply>> {
    const consumer = `other-${++others}`;
    const { apiKey } = await app.createKey({ organizationId: `org-${consumer}`, scopes: ['network'], consumer });
    return (name) => app.call('GET', `/api/v1/consumers/${consumer}/profiles/${name}`, { headers: { apikey: apiKey } });
  }
  const calls = (name: string) => asked.filter((call) => call.endsWith(` ${name}`)).length;

  test('each has the provider asked for itself, found or not, and then has its own reply', async () => {
    const lookOther = await other();
    replies.set('shared', replyOf('shared'));
    for (const [name, status] of [
      ['shared', 200],
      ['shared-nobody', 404],
    ] as const) {
      expect([(await look(name)).status, calls(name)]).toEqual([status, 1]);
      expect([(await lookOther(name)).status, calls(name)]).toEqual([status, 2]);
      expect([(await look(name)).status, (await lookOther(name)).status, calls(name)]).toEqual([status, status, 2]);
    }
  });

  test('look-ups at the same time share a call within the organization only', async () => {
    const lookOther = await other();
    replies.set('at-once', replyOf('at-once'));
    const { promise, resolve } = Promise.withResolvers<void>();
    gate = promise;
    const first = Array.from({ length: 4 }, () => look('at-once'));
    const second = Array.from({ length: 4 }, () => lookOther('at-once'));
    await expect.poll(() => calls('at-once')).toBe(2);
    resolve();
    const found = await Promise.all([...first, ...second]);
    expect(new Set(found.map(({ status }) => status))).toEqual(new Set([200]));
    expect(calls('at-once')).toBe(2);
  });

  test('an erasure by one leaves the reply of another in place', async () => {
    const lookOther = await other();
    replies.set('leaves-one', replyOf('leaves-one'));
    expect([(await look('leaves-one')).status, (await lookOther('leaves-one')).status]).toEqual([200, 200]);
    const erased = await app.call('POST', '/api/v1/admin/people/erase', {
      headers: { 'x-admin-secret': ADMIN_SECRET },
      body: { organizationId: 'org-upstream', username: 'leaves-one' },
    });
    expect(erased.status).toBe(200);
    expect([(await look('leaves-one')).status, (await lookOther('leaves-one')).status]).toEqual([404, 200]);
    expect(calls('leaves-one')).toBe(2);
  });
});

test.each([
  [401, '', 'unauthorized'],
  [429, '', 'rate-limited'],
  [503, '', 'server-error'],
  [200, '<html>', 'unreadable'],
])('status %i with %j is 503, one line of the log and one in its figure', async (status, body, reason) => {
  replies.set(`trouble-${reason}`, { status, body });
  const before = await figures();
  expect(Object.keys(before)).toEqual([...UPSTREAM_FAULTS]);
  const reply = await look(`trouble-${reason}`);
  expect(reply).toMatchObject({
    status: 503,
    body: { message: 'the profile provider does not answer', request_id: reply.headers['x-request-id'] },
  });
  expect(reply.headers['ratelimit-remaining']).toMatch(/^\d+$/);
  expect(lines()).toMatchObject([
    { event: 'profile-upstream-failed', upstream: 'example-profiles', reason, httpStatus: status },
  ]);
  expect(app.logged.join('')).not.toMatch(/trouble-|the-secret/);
  expect(await figures()).toEqual({ ...before, [reason]: (before[reason] ?? 0) + 1 });
});

const NOBODY: [number, string, string][] = [
  [400, '{"error":"no such handle"}', 'rejected'],
  [422, '', 'rejected'],
  [200, '{}', 'empty'],
  [200, 'null', 'empty'],
  [200, '{"results":[],"total":0}', 'empty'],
];

test('what may mean that there is nobody of the name is 503 until the provider has given a profile, then 404', async () => {
  const fresh = await startTestApp(
    { db: app.context.db },
    { COLLOQUY_PROFILE_UPSTREAM: join(folder, 'upstream.json') },
  );
  const { apiKey } = await fresh.createKey({ organizationId: 'org-fresh', scopes: ['network'], consumer: 'fresh' });
  const lookFresh = (name: string) => {
    fresh.clock.advance(1_000);
    return fresh.call('GET', `/api/v1/consumers/fresh/profiles/${name}`, { headers: { apikey: apiKey } });
  };
  for (const [index, [status, body]] of NOBODY.entries()) {
    replies.set(`odd-${index}`, { status, body });
    expect([status, body, (await lookFresh(`odd-${index}`)).status]).toEqual([status, body, 503]);
  }
  replies.set('lambert', { status: 200, body: JSON.stringify(LAMBERT) });
  expect((await lookFresh('lambert')).status).toBe(200);
  fresh.logged.length = 0;
  for (const [index, [status, body, reason]] of NOBODY.entries()) {
    const reply = await lookFresh(`odd-${index}`);
    expect([status, body, reply.status]).toEqual([status, body, 404]);
    expect(reply.body).toMatchObject({ message: 'profile not found' });
    expect(JSON.parse(fresh.logged.at(-1) ?? '')).toMatchObject({ reason, httpStatus: status });
  }
  await fresh.close();
});

test('what tells of a wrong description stays 503, and the request record has the reason', async () => {
  replies.set('lambert-2', { status: 200, body: JSON.stringify(LAMBERT) });
  expect((await look('lambert-2')).status).toBe(200);
  for (const [name, status, body, reason] of [
    ['gone-wrong-1', 405, '', 'unexpected-status'],
    ['gone-wrong-2', 200, '{"person":{"given":"Odile"}}', 'unreadable'],
    ['gone-wrong-3', 403, '', 'unauthorized'],
  ] as const) {
    replies.set(name, { status, body });
    const reply = await look(name);
    expect([name, reply.status]).toEqual([name, 503]);
    const [record] = await app.context.db.query<{ error: string }>(
      'select error from request_records where request_id = $1',
      [reply.headers['x-request-id']],
    );
    expect(record?.error).toBe(`outside-failed: the profile provider does not answer (${reason})`);
  }
});

test('a provider that keeps failing is left alone, which is told too', async () => {
  for (const name of ['down-1', 'down-2', 'down-3', 'down-4']) {
    replies.set(name, { status: 500, body: '' });
    expect((await look(name)).status).toBe(503);
  }
  expect(asked).toHaveLength(3);
  expect(lines().map(({ reason }) => reason)).toEqual([...Array(3).fill('server-error'), 'circuit-open']);
});

test('who is erased while the provider is asked is not found', async () => {
  replies.set('ines', { status: 200, body: JSON.stringify(LAMBERT) });
  expect((await look('ines')).status).toBe(200);
  app.clock.advance(2 * 86_400_000);
  const held = Promise.withResolvers<void>();
  gate = held.promise;
  const late = look('ines');
  await expect.poll(() => asked.length).toBe(2);
  const erased = await app.call('POST', '/api/v1/admin/people/erase', {
    headers: { 'x-admin-secret': ADMIN_SECRET },
    body: { organizationId: 'org-upstream', username: 'ines' },
  });
  held.resolve();
  gate = Promise.resolve();
  expect([erased.status, (await late).status]).toEqual([200, 404]);
});
