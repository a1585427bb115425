import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { FakeClock } from '../../testing/fake-clock.ts';
import { VECTOR_LIMITS, VECTORS } from '../../testing/rate-counter-store.conformance.ts';
import { ADMIN_SECRET, startTestApp, type TestApp, type TestReply } from '../../testing/test-app.ts';

const HEADERS = [
  'ratelimit-limit',
  'ratelimit-remaining',
  'ratelimit-reset',
  ...['second', 'minute', 'day', 'month', 'year'].flatMap((window) => [
    `x-ratelimit-limit-${window}`,
    `x-ratelimit-remaining-${window}`,
  ]),
];
const WINDOWS = ['second', 'minute', 'day', 'month', 'year'];

let app: TestApp;
const clock = new FakeClock(Date.UTC(2026, 1, 1));
beforeAll(async () => {
  app = await startTestApp({ clock });
});
afterAll(() => app.close());

let consumers = 0;
async function newConsumer(on: TestApp, quota: object): Promise<{ call: (path?: string) => Promise<TestReply> }> {
  consumers += 1;
  const consumer = `limited-${consumers}`;
  const reply = await on.call('POST', '/api/v1/admin/api-keys', {
    headers: { 'x-admin-secret': ADMIN_SECRET },
    body: { organizationId: `org-${consumer}`, userId: 'u', scopes: ['network'], consumer, quota },
  });
  const { apiKey } = (reply.body as { data: { apiKey: string } }).data;
  const call = (path = `/api/v1/consumers/${consumer}/profiles/x`) =>
    on.call('GET', path, { headers: { apikey: apiKey } });
  return { call };
}

const shown = ({ headers }: TestReply) => ({
  tightest: ['limit', 'remaining', 'reset'].map((name) => Number(headers[`ratelimit-${name}`])),
  limits: WINDOWS.map((window) => Number(headers[`x-ratelimit-limit-${window}`])),
  remaining: WINDOWS.map((window) => Number(headers[`x-ratelimit-remaining-${window}`])),
  retryAfter: headers['retry-after'] === undefined ? null : Number(headers['retry-after']),
});

test('the table of the contract, line by line, as it goes over the wire', async () => {
  const { call } = await newConsumer(app, VECTOR_LIMITS);
  for (const [line, { at, allowed, tightest, remaining, retryAfter }] of VECTORS.entries()) {
    clock.set(Date.parse(at));
    const reply = await call(line % 2 === 0 ? '/api/v1/network/x/verification' : undefined);
    expect([at, reply.status, shown(reply)]).toEqual([
      at,
      allowed ? 404 : 429,
      { tightest, limits: Object.values(VECTOR_LIMITS), remaining, retryAfter },
    ]);
  }
});

test.each([
  ['month', '2026-02-28T12:00:00.000Z', 43_200],
  ['month', '2026-02-28T23:59:59.999Z', 1],
  ['month', '2028-02-28T12:00:00.000Z', 129_600],
  ['year', '2026-12-31T23:59:59.000Z', 1],
  ['year', '2026-01-01T00:00:00.000Z', 31_536_000],
  ['day', '2026-03-29T00:00:00.500Z', 86_400],
  ['minute', '2026-03-10T12:00:59.999Z', 1],
  ['second', '2026-03-10T12:00:07.001Z', 1],
])('a full %s at %s resets after %i seconds', async (window, at, seconds) => {
  clock.set(Date.parse(at));
  // A longer window is never below a shorter one: those up to this one are full with one call, the tie shows this one.
  const { call } = await newConsumer(
    app,
    Object.fromEntries(WINDOWS.slice(0, WINDOWS.indexOf(window) + 1).map((name) => [name, 1])),
  );
  await call();
  const refused = await call();
  expect(refused.status).toBe(429);
  expect(shown(refused)).toMatchObject({ tightest: [1, 0, seconds], retryAfter: seconds });
});

test('without a quota the defaults hold', async () => {
  clock.set(Date.UTC(2026, 4, 4, 12));
  const { call } = await newConsumer(app, {});
  expect(shown(await call())).toMatchObject({
    limits: [10, 300, 20_000, 400_000, 4_000_000],
    remaining: [9, 299, 19_999, 399_999, 3_999_999],
  });
});

describe('what a client of such a gateway sees', () => {
  test('every counted reply has all figures, a refusal Retry-After too; a 401 and other surfaces have none', async () => {
    clock.set(Date.UTC(2026, 5, 5, 12));
    const { call } = await newConsumer(app, { second: 1, minute: 50 });
    const counted = await call();
    const refused = await call();
    for (const reply of [counted, refused]) for (const name of HEADERS) expect(reply.headers[name]).toMatch(/^\d+$/);
    expect(counted.headers['retry-after']).toBeUndefined();
    expect(refused.headers['retry-after']).toBe('1');
    expect(refused.headers['content-type']).toBe('application/json; charset=utf-8');
    expect(refused.body).toEqual({
      message: 'API rate limit exceeded',
      request_id: refused.headers['x-request-id'],
    });
    const stranger = await app.call('GET', '/api/v1/network/x/verification', { headers: { apikey: 'nonsense' } });
    expect(stranger).toMatchObject({
      status: 401,
      body: { message: 'Invalid API key', request_id: stranger.headers['x-request-id'] },
      headers: { 'www-authenticate': 'Key' },
    });
    const { headers } = await app.createKey();
    for (const reply of [stranger, await app.call('GET', '/api/v1/jobs', { headers })])
      for (const name of [...HEADERS, 'retry-after']) expect(reply.headers[name]).toBeUndefined();
  });

  test('a name that cannot be one is not found, and counted', async () => {
    clock.set(Date.UTC(2026, 5, 6, 12));
    const { call } = await newConsumer(app, { second: 9, minute: 9 });
    for (const name of ['%00', '%F0%9F%9A%B2', '..%2F..%2Fetc', 'a'.repeat(2_000)])
      expect(await call(`/api/v1/network/${name}/verification`)).toMatchObject({
        status: 404,
        body: { message: 'profile not found' },
      });
    expect((await call()).headers['ratelimit-remaining']).toBe('4');
  });
});

test('a counter store that is down stops nobody: no headers, and the alarm figure rises', async () => {
  const lonely = await startTestApp({}, { REDIS_URL: 'redis://127.0.0.1:1' });
  try {
    const alarm = async () => {
      const reply = await lonely.call('GET', '/metrics', { headers: { authorization: `Bearer ${ADMIN_SECRET}` } });
      return Number(/^colloquy_rate_counter_failures_total (\d+)$/m.exec(reply.text)?.[1]);
    };
    const before = await alarm();
    const { call } = await newConsumer(lonely, { second: 1 });
    for (let n = 0; n < 3; n += 1) {
      const reply = await call();
      expect(reply.status).toBe(404);
      for (const name of [...HEADERS, 'retry-after']) expect(reply.headers[name]).toBeUndefined();
    }
    expect(await alarm()).toBeGreaterThanOrEqual(before + 3);
    expect((await lonely.call('GET', '/metrics')).status).toBe(401);
    expect((await lonely.call('GET', '/metrics', { headers: { 'x-admin-secret': 'wrong' } })).status).toBe(401);
  } finally {
    await lonely.close();
  }
});
