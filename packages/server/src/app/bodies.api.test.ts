import { randomUUID } from 'node:crypto';
import { brotliCompressSync, deflateSync, gzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { postInterview, postJob } from '../testing/flows.ts';
import { postProgramme } from '../testing/founder-flows.ts';
import { PLATFORM_ENGINEER } from '../testing/job-texts.ts';
import { ADMIN_SECRET, startTestApp, type TestApp } from '../testing/test-app.ts';

/** Bodies that cost the sender nothing and a server that trusts them much. */
let app: TestApp;
let headers: Record<string, string>;
let token: string;
let slug: string;
beforeAll(async () => {
  app = await startTestApp();
  ({ headers } = await app.createKey());
  ({ token } = await postInterview(app, headers, await postJob(app, headers)));
  ({ slug } = await postProgramme(app, { name: 'Bodies' }));
});
afterAll(() => app.close());

const names = (count: number) => `{${Array.from({ length: count }, (_, at) => `"key-${at}":1`).join(',')}}`;
const HOSTILE: [string, string][] = [
  ['90,000 unknown names', names(70_000)],
  ['names within the bounds', names(4_900)],
  ['a list of items that are none', `{"decisions":[${'1,'.repeat(19_000)}1]}`],
  ['levels', `${'['.repeat(500_000)}`],
  ['levels that end', `${'{"a":'.repeat(90_000)}1${'}'.repeat(90_000)}`],
  ['a name without an end', `{"${'x'.repeat(1_000_000)}":1}`],
  ['a NUL at the bottom of levels', `${'['.repeat(100_000)}"\\u0000"${']'.repeat(100_000)}`],
];

describe.each(HOSTILE)('%s', (_, raw) => {
  test('is refused in a few words by every surface, with and without a pass', async () => {
    const targets: [string, Record<string, string>, number][] = [
      ['/room/api/consent', {}, 404],
      ['/room/api/consent', { 'x-room-token': token }, 400],
      ['/verify/api/claim', {}, 404],
      [`/apply/api/${slug}`, {}, 400],
      [`/links/reports/${randomUUID()}/reviews?expires=9999999999999&signature=x`, {}, 404],
      ['/api/v1/jobs', {}, 401],
      ['/api/v1/jobs', headers, 403],
      ['/api/v1/jobs', { ...headers, 'idempotency-key': randomUUID() }, 403],
      ['/api/v1/admin/api-keys', { 'x-admin-secret': ADMIN_SECRET }, 403],
    ];
    for (const [url, sent, status] of targets) {
      const reply = await app.call('POST', url, { headers: sent, raw });
      expect([url, reply.status]).toEqual([url, status]);
      expect(reply.text.length, url).toBeLessThan(2_500);
      const { issues, errors } = reply.body as { issues?: unknown[]; errors?: unknown };
      for (const list of [issues, errors]) if (Array.isArray(list)) expect(list.length).toBeLessThanOrEqual(11);
    }
    expect(app.logged.join('\n')).not.toContain('crashed');
  });
});

test('without a pass a body is not waited for: the reply comes while it is still under way', async () => {
  const url = await app.app.listen({ host: '127.0.0.1', port: 0 });
  const never = new ReadableStream({ start: (controller) => controller.enqueue(new TextEncoder().encode('{')) });
  const post = (path: string) =>
    fetch(url + path, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: never.tee()[0],
      duplex: 'half',
    } as RequestInit);
  expect((await post('/room/api/begin')).status).toBe(404);
});

test('one address may send so many bodies to the apply page, then it waits', async () => {
  const statuses: number[] = [];
  for (let sent = 0; sent < 70; sent += 1)
    statuses.push((await app.call('POST', `/apply/api/${slug}`, { raw: '{"x":1}' })).status);
  expect(statuses.at(-1)).toBe(429);
  const reply = await app.call('POST', `/apply/api/${slug}`, { raw: '{' });
  expect([reply.status, Number(reply.headers['retry-after']) > 0]).toEqual([429, true]);
  app.clock.advance(60_000);
  expect((await app.call('POST', `/apply/api/${slug}`, { body: {} })).status).toBe(200);
});

describe('a compressed body', () => {
  const text = JSON.stringify(PLATFORM_ENGINEER);
  const post = (encoding: string | string[], raw: Buffer) =>
    app.call('POST', '/api/v1/jobs', { headers: { ...headers, 'content-encoding': encoding as string }, raw });

  test.each([
    ['gzip', gzipSync(text)],
    ['x-gzip', gzipSync(text)],
    ['deflate', deflateSync(text)],
    ['br', brotliCompressSync(text)],
    ['identity', Buffer.from(text)],
  ])('%s is read', async (encoding, raw) => {
    expect((await post(encoding, raw)).status).toBe(200);
  });

  test.each([
    ['gzip', gzipSync(Buffer.alloc(300_000_000))],
    ['br', brotliCompressSync(Buffer.alloc(20_000_000))],
    ['deflate', deflateSync(Buffer.alloc(1_048_577))],
  ])('%s that grows over the limit is 413', async (encoding, raw) => {
    expect(raw.length).toBeLessThan(1_048_576);
    const reply = await post(encoding, raw);
    expect([reply.status, reply.body]).toEqual([413, { status: 413, errors: 'the body is larger than 1 MiB' }]);
  });

  test.each(['gzip', 'deflate', 'br'])('%s that is none is a validation error', async (encoding) => {
    const reply = await post(encoding, Buffer.from(text));
    expect([reply.status, reply.text]).toEqual([403, expect.stringContaining(`the body is not valid ${encoding}`)]);
  });

  test.each([
    ['zstd', 'zstd'],
    ['two codings', 'gzip, gzip'],
    ['the header twice', ['gzip', 'gzip']],
    ['a name of every object', 'constructor'],
  ])('%s is 415, which says what is taken', async (_, encoding) => {
    const errors = 'Content-Encoding must be one of gzip, deflate, br';
    const reply = await post(encoding, gzipSync(text));
    expect([reply.status, reply.body]).toEqual([415, { status: 415, errors }]);
    expect(reply.headers['accept-encoding']).toBe('gzip, deflate, br');
    const room = await app.call('POST', '/room/api/begin', {
      headers: { 'content-encoding': encoding as string },
      raw: gzipSync(text),
    });
    expect([room.status, room.body]).toEqual([415, { status: 415, code: 'invalid', message: errors }]);
  });

  test('the record has what it said', async () => {
    const id = randomUUID();
    const sent = { ...headers, 'content-encoding': 'gzip', 'x-request-id': id };
    await app.call('POST', '/api/v1/jobs', { headers: sent, raw: gzipSync('{"title":"Harbour pilot"}') });
    const records = await app.call('GET', '/api/v1/admin/requests?pageSize=5', {
      headers: { 'x-admin-secret': ADMIN_SECRET },
    });
    expect(records.text).toContain('Harbour pilot');
  });
});
