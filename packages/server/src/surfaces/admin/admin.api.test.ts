import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { sha256 } from '../../platform/crypto/digest.ts';
import { postInterview, postJob } from '../../testing/flows.ts';
import { ADMIN_SECRET, startTestApp, type TestApp } from '../../testing/test-app.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());

const admin = { 'x-admin-secret': ADMIN_SECRET };
type KeyBody = {
  data: {
    id: string;
    apiKey: string;
    start: string;
    consumer: string;
    scopes: string[];
    createdAt: string;
    name: string | null;
  };
};

describe('the admin secret', () => {
  test.each([
    ['none', {}],
    ['empty', { 'x-admin-secret': '' }],
    ['one character', { 'x-admin-secret': 'a' }],
    ['the right length', { 'x-admin-secret': 'x'.repeat(ADMIN_SECRET.length) }],
    ['longer', { 'x-admin-secret': `${ADMIN_SECRET}x` }],
    ['very long', { 'x-admin-secret': 'x'.repeat(6_000) }],
    ['multibyte', { 'x-admin-secret': Buffer.from('€€€€').toString('latin1') }],
    ['as bearer', { authorization: `Bearer ${ADMIN_SECRET}` }],
  ] as [string, Record<string, string>][])('%s is 401, never 500', async (_name, headers) => {
    for (const [method, url] of [
      ['POST', '/api/v1/admin/api-keys'],
      ['GET', '/api/v1/admin/api-keys'],
      ['GET', '/api/v1/admin/requests'],
      ['DELETE', '/api/v1/admin/api-keys/x'],
    ] as const) {
      expect(await app.call(method, url, { headers, ...(method === 'POST' ? { body: {} } : {}) })).toMatchObject({
        status: 401,
        body: { status: 401, errors: 'Invalid admin secret' },
      });
    }
  });
});

describe('API keys', () => {
  test('the plaintext is in the creation reply only; the database holds its hash', async () => {
    const reply = await app.call('POST', '/api/v1/admin/api-keys', {
      headers: admin,
      body: { organizationId: 'Acme GmbH', userId: 'u1', name: 'first' },
    });
    const { data } = reply.body as KeyBody;
    expect(data).toMatchObject({
      apiKey: expect.stringMatching(/^clq_[0-9A-Za-z]{36}$/),
      consumer: 'acme-gmbh',
      scopes: ['hiring', 'sessions', 'conversations', 'network'],
      name: 'first',
    });
    expect(data.start).toBe(data.apiKey.slice(0, 8));
    const [row] = await app.context.db.query<{ hash: Buffer }>('select hash from api_keys where id = $1', [data.id]);
    expect(row?.hash.equals(sha256(data.apiKey))).toBe(true);
    const list = await app.call('GET', '/api/v1/admin/api-keys?pageSize=50', { headers: admin });
    expect(list.text).not.toContain(data.apiKey);
    const asKey = await app.call('GET', '/api/v1/jobs', {
      headers: { authorization: `Bearer ${row?.hash.toString('hex')}` },
    });
    expect(asKey.status).toBe(401);
  });

  test('a key is nowhere in the database, the record or the log', async () => {
    const { apiKey, headers } = await app.createKey({ organizationId: 'leaky', userId: 'u' });
    await app.call('GET', `/api/v1/jobs?x=${apiKey}`, { headers });
    await app.call('POST', '/api/v1/jobs', { headers, raw: `{"title":"${apiKey}"` });
    await app.call('POST', '/api/v1/jobs', {
      raw: `{"nested":{"authorization":"Bearer ${apiKey}","secret":"${ADMIN_SECRET}"}}`,
    });
    await app.context.requestLog.settle();
    const rows = await app.context.db.query<{ all: string }>('select r::text as all from request_records r');
    expect(rows.length).toBeGreaterThan(3);
    for (const row of rows) {
      expect(row.all).not.toContain(apiKey);
      expect(row.all).not.toContain(ADMIN_SECRET);
    }
    expect(app.logged.join('\n')).not.toContain(apiKey);
  });

  test('a revoked key is refused at once, revoking again gives the same reply, an unknown id is 404', async () => {
    const { id, headers } = await app.createKey({ organizationId: 'revoker', userId: 'u' });
    expect((await app.call('GET', '/api/v1/jobs', { headers })).status).toBe(200);
    const first = await app.call('DELETE', `/api/v1/admin/api-keys/${id}`, { headers: admin });
    expect(first.body).toEqual({ success: true, data: { id, revokedAt: expect.stringMatching(/Z$/) } });
    await new Promise((resolve) => setImmediate(resolve));
    expect((await app.call('GET', '/api/v1/jobs', { headers })).status).toBe(401);
    app.clock.advance(5_000);
    expect((await app.call('DELETE', `/api/v1/admin/api-keys/${id}`, { headers: admin })).body).toEqual(first.body);
    for (const missing of ['01a2b3c4-0000-7000-8000-000000000000', 'x', '%20']) {
      expect(await app.call('DELETE', `/api/v1/admin/api-keys/${missing}`, { headers: admin })).toMatchObject({
        status: 404,
        body: { errors: 'API key not found' },
      });
    }
  });

  test('two keys of one account see the same jobs; rotation needs no gap', async () => {
    const old = await app.createKey({ organizationId: 'rotate', userId: 'u' });
    const id = await postJob(app, old.headers);
    const fresh = await app.createKey({ organizationId: 'rotate', userId: 'u' });
    await app.call('DELETE', `/api/v1/admin/api-keys/${old.id}`, { headers: admin });
    expect((await app.call('GET', `/api/v1/jobs/${id}`, { headers: fresh.headers })).status).toBe(200);
  });

  test.each(['.', '..', 'a/b', 'a\\b', 'a?b', 'a#b', '100%', 'a\ufffdb'])(
    'a consumer that no path can hold is refused: %s',
    async (consumer) => {
      const reply = await app.call('POST', '/api/v1/admin/api-keys', {
        headers: admin,
        body: { organizationId: 'paths', userId: 'u', consumer },
      });
      expect(reply).toMatchObject({ status: 403, body: { errors: [{ code: 'invalid_format', path: ['consumer'] }] } });
    },
  );

  test('a consumer belongs to one organization', async () => {
    await app.createKey({ organizationId: 'owner', userId: 'u', consumer: 'shared-name' });
    const taken = await app.call('POST', '/api/v1/admin/api-keys', {
      headers: admin,
      body: { organizationId: 'other', userId: 'u', consumer: 'shared-name' },
    });
    expect(taken).toMatchObject({ status: 409 });
    const own = await app.call('POST', '/api/v1/admin/api-keys', {
      headers: admin,
      body: { organizationId: 'owner', userId: 'u2', consumer: 'shared-name' },
    });
    expect(own.status).toBe(200);
  });

  test.each([
    [{ userId: 'u' }, ['organizationId']],
    [{ organizationId: 'o' }, ['userId']],
    [{ organizationId: 'o', userId: 'a\nb' }, ['userId']],
    [{ organizationId: 'o', userId: 'u', scopes: [] }, ['scopes']],
    [{ organizationId: 'o', userId: 'u', scopes: ['everything'] }, ['scopes', 0]],
    [{ organizationId: 'o', userId: 'u', quota: { second: 0 } }, ['quota', 'second']],
    [{ organizationId: 'o', userId: 'u', quota: { second: 100, minute: 10 } }, ['quota', 'minute']],
    [{ organizationId: 'o', userId: 'u', quota: { hour: 5 } }, ['quota', 'hour']],
    [{ organizationId: 'o', userId: 'u', key: 'x' }, ['key']],
  ])('%j is 403 at %j', async (body, path) => {
    expect(await app.call('POST', '/api/v1/admin/api-keys', { headers: admin, body })).toMatchObject({
      status: 403,
      body: { errors: [expect.objectContaining({ path })] },
    });
  });
});

describe('the request record', () => {
  type Row = {
    requestId: string;
    status: number;
    keyId: string | null;
    organizationId: string | null;
    requestBody: string | null;
    responseBody: string | null;
    requestBytes: number;
    error: string | null;
    route: string | null;
    durationMs: number;
  };
  const records = async (query: string): Promise<Row[]> =>
    (
      (await app.call('GET', `/api/v1/admin/requests?${query}`, { headers: admin })).body as {
        data: { results: Row[] };
      }
    ).data.results;

  test('keeps key, account, bodies, status, error and duration of good and bad calls', async () => {
    const { id, headers } = await app.createKey({ organizationId: 'recorded', userId: 'u' });
    const serviceJobId = await postJob(app, headers);
    await postInterview(app, headers, serviceJobId);
    await app.call('GET', '/api/v1/interviews?serviceJobId=nope', { headers });
    await app.call('POST', '/api/v1/jobs', { headers, raw: '{' });
    const rows = await records(`keyId=${id}&pageSize=50`);
    expect(rows.map(({ status }) => status)).toEqual([403, 404, 200, 200]);
    for (const row of rows)
      expect(row).toMatchObject({ keyId: id, organizationId: 'recorded', durationMs: expect.any(Number) });
    expect(rows[1]).toMatchObject({
      error: 'job-not-found: Job not found: serviceJobId=nope',
      route: '/api/v1/interviews',
    });
    expect(JSON.parse(rows[3]?.requestBody ?? '')).toMatchObject({ title: 'Platform Engineer' });
    expect(JSON.parse(rows[2]?.responseBody ?? '')).toMatchObject({
      data: { interviewUrl: '[redacted]', isCompleted: 'SCHEDULED' },
    });
  });

  test('of an unauthenticated call it keeps the first 2 KiB, the length and the hash', async () => {
    const raw = JSON.stringify({ title: 'x'.repeat(10_000) });
    await app.call('POST', '/api/v1/jobs', { raw, headers: { 'x-request-id': 'unknown-caller' } });
    const [row] = (await records('status=401&pageSize=50')).filter(({ requestId }) => requestId === 'unknown-caller');
    expect(row).toMatchObject({ keyId: null, requestBytes: raw.length });
    expect(row?.requestBody).toHaveLength(2_048);
  });

  test('pages by an id, tells whether there is more, filters', async () => {
    const first = await app.call('GET', '/api/v1/admin/requests?pageSize=2', { headers: admin });
    const { data } = first.body as { data: { results: { id: string }[]; hasMore: boolean } };
    expect(data).toMatchObject({ hasMore: true });
    const next = await app.call('GET', `/api/v1/admin/requests?pageSize=2&before=${data.results[1]?.id}`, {
      headers: admin,
    });
    expect(
      (next.body as typeof first.body as { data: { results: { id: string }[] } }).data.results.map(({ id }) => id),
    ).not.toContain(data.results[1]?.id);
    expect(await records('organizationId=nobody')).toEqual([]);
    expect(await app.call('GET', '/api/v1/admin/requests?status=abc', { headers: admin })).toMatchObject({
      status: 403,
    });
  });

  test('a record that cannot be inserted fails no request, and is kept later', async () => {
    const { headers } = await app.createKey({ organizationId: 'full', userId: 'u' });
    await app.context.db.script('alter table request_records rename to request_records_away');
    const job = await app.call('POST', '/api/v1/jobs', {
      headers: { ...headers, 'x-request-id': 'while-away' },
      body: { title: 'x', description: 'Remote in Berlin, Germany. '.repeat(40) },
    });
    const read = await app.call('GET', '/api/v1/jobs', { headers });
    await app.context.db.script('alter table request_records_away rename to request_records');
    expect([job.status, read.status]).toEqual([200, 200]);
    expect(read.body).toMatchObject({ data: { total: 1 } });
    await expect
      .poll(async () => (await records('pageSize=50')).some(({ requestId }) => requestId === 'while-away'))
      .toBe(true);
  });
});
