import { randomUUID } from 'node:crypto';
import { SUBSCRIBED_TYPES, WEBHOOK_SECRET_PATTERN } from '@colloquy/contract/webhooks';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { resealSecrets } from '../../features/webhooks/index.ts';
import { Sealer } from '../../platform/crypto/sealer.ts';
import { authBattery } from '../../testing/auth-battery.ts';
import { FakeClock } from '../../testing/fake-clock.ts';
import { postInterview, postJob } from '../../testing/flows.ts';
import { ADMIN_SECRET, SIGNING_KEY, startTestApp, type TestApp, type TestReply } from '../../testing/test-app.ts';
import { sameDatabase } from '../../testing/test-database.ts';
import { type Received, WebhookReceiver } from '../../testing/webhook-receiver.ts';

const URL_BASE = '/api/v1/webhooks';
const HOUR = 3_600_000;

let app: TestApp;
let clock: FakeClock;
let receiver: WebhookReceiver;
let headers: Record<string, string>;
beforeAll(async () => {
  clock = new FakeClock(Date.now());
  receiver = new WebhookReceiver(() => clock.now());
  await receiver.listen();
  app = await startTestApp({ clock }, { COLLOQUY_OUTBOUND_ALLOW: receiver.host });
});
afterAll(async () => {
  await app.close();
  receiver.close();
});
let accounts = 0;
beforeEach(async () => {
  accounts += 1;
  ({ headers } = await app.createKey({
    organizationId: `own-${accounts}`,
    userId: 'u',
    scopes: ['hiring', 'webhooks'],
  }));
  receiver.received.length = 0;
  receiver.answer = (response) => response.writeHead(204).end();
});

const call = (method: 'GET' | 'POST' | 'PUT' | 'DELETE', path = '', body?: unknown, as = headers) =>
  app.call(method, URL_BASE + path, { headers: as, ...(body === undefined ? {} : { body }) });
const data = <Data>(reply: TestReply): Data => (reply.body as { data: Data }).data;

type Made = { id: string; secret: string };
const add = async (change: object = {}): Promise<Made> => {
  const reply = await call('POST', '', { url: receiver.url, types: ['interview.scheduled'], ...change });
  expect(reply).toMatchObject({ status: 200 });
  return data<Made>(reply);
};

describe('who may', () => {
  test.each([
    { method: 'POST', url: URL_BASE, body: { url: 'https://hooks.example.com', types: ['report.ready'] } },
    { method: 'GET', url: URL_BASE },
    { method: 'GET', url: `${URL_BASE}/${randomUUID()}/deliveries` },
    { method: 'POST', url: `${URL_BASE}/${randomUUID()}/test`, body: {} },
  ] as const)('$method $url takes a key of the scope and nothing else', async (one) => {
    await authBattery(app, one, {
      header: 'authorization',
      prefix: 'Bearer ',
      scope: 'webhooks',
      expected: {
        status: 401,
        body: { status: 401, errors: 'Invalid API key' },
        headers: { 'www-authenticate': 'Bearer' },
      },
    });
  });

  test('a key made without scopes does not open it: the scope is never implied', async () => {
    const usual = await app.createKey({ organizationId: `own-${accounts}`, userId: 'u' });
    expect(await call('GET', '', undefined, usual.headers)).toMatchObject({ status: 401 });
    expect(await app.call('GET', '/api/v1/jobs', { headers: usual.headers })).toMatchObject({ status: 200 });
  });

  test("another account's endpoint is as unknown as none, in every call", async () => {
    const { id } = await add();
    const stranger = await app.createKey({ organizationId: 'stranger', userId: 'u', scopes: ['webhooks'] });
    for (const [method, path, body] of [
      ['GET', ''],
      ['PUT', '', { enabled: false }],
      ['DELETE', ''],
      ['POST', '/test', {}],
      ['POST', '/rotate', {}],
      ['POST', '/replay', {}],
      ['GET', '/deliveries'],
    ] as const) {
      for (const name of [id, randomUUID(), 'no-id']) {
        const reply = await call(method, `/${name}${path}`, body, stranger.headers);
        expect([method, path, reply.status, reply.body]).toEqual([
          method,
          path,
          404,
          { status: 404, errors: 'Webhook endpoint not found' },
        ]);
      }
    }
    expect(await call('GET', `/${id}`)).toMatchObject({ status: 200, body: { data: { enabled: true } } });
  });
});

describe('endpoints', () => {
  test('made, listed, read, changed and deleted; the secret is shown once', async () => {
    const made = await call('POST', '', {
      url: 'https://hooks.example.com/in?tenant=1',
      types: ['report.ready', 'data.erased'],
      description: 'Data team',
    });
    const { id, secret } = data<Made>(made);
    expect(secret).toMatch(WEBHOOK_SECRET_PATTERN);
    expect(made.body).toEqual({
      success: true,
      data: {
        id,
        secret,
        url: 'https://hooks.example.com/in?tenant=1',
        types: ['report.ready', 'data.erased'],
        description: 'Data team',
        enabled: true,
        disabledAt: null,
        disabledReason: null,
        failingSince: null,
        createdAt: expect.any(String),
      },
    });
    const { secret: _secret, ...shown } = data<Record<string, unknown>>(made);
    expect(data(await call('GET', `/${id}`))).toEqual(shown);
    const { id: newer } = await add();
    expect(data<{ results: { id: string }[] }>(await call('GET')).results.map((one) => one.id)).toEqual([newer, id]);
    expect(data(await call('PUT', `/${id}`, { types: ['cv.parsed'], description: null }))).toEqual({
      ...shown,
      types: ['cv.parsed'],
      description: null,
    });
    expect(await call('DELETE', `/${id}`)).toMatchObject({ status: 200, body: { data: { id } } });
    expect(await call('GET', `/${id}`)).toMatchObject({ status: 404 });
    const records = await app.context.db.query<{ all: string }>('select r::text as all from request_records r');
    const stored = await app.context.db.query<{ all: string }>('select s::text as all from webhook_secrets s');
    const key = Buffer.from(secret.slice('whsec_'.length), 'base64').toString('hex');
    expect(records.length).toBeGreaterThan(0);
    for (const { all } of [...records, ...stored, ...app.logged.map((all) => ({ all }))])
      expect(all.includes(secret) || all.includes(key)).toBe(false);
  });

  test.each([
    ['url', { url: 'http://hooks.example.com/' }, 'Only https links are accepted.'],
    ['url', { url: 'https://hooks.example.com:8443/' }, 'Only links to the standard port are accepted.'],
    ['url', { url: 'https://user:pass@hooks.example.com/' }, 'A link with a user name or password is not accepted.'],
    ['url', { url: 'https://10.0.0.1/' }, 'The link leads to an address that is not on the public internet.'],
    ['url', { url: 'https://[::1]/' }, 'The link leads to an address that is not on the public internet.'],
    ['url', { url: 'https://0x7f.1/' }, 'The link leads to an address that is not on the public internet.'],
    ['url', { url: 'hooks.example.com' }, 'The link is not a complete web address.'],
    ['url', { url: '' }, expect.any(String)],
    ['types', { types: [] }, expect.any(String)],
    ['types', { types: ['report.ready', 'report.ready'] }, 'has duplicates'],
    ['types', { types: ['webhook.test'] }, expect.any(String)],
    ['types', { types: ['interview.began'] }, expect.any(String)],
    ['types', { types: undefined }, expect.any(String)],
    ['description', { description: 'a\nb' }, expect.any(String)],
    ['events', { events: ['report.ready'] }, expect.any(String)],
  ])('a wrong %s (%j) is refused by name', async (field, change, message) => {
    const reply = await call('POST', '', { url: 'https://hooks.example.com/', types: ['report.ready'], ...change });
    expect(reply).toMatchObject({
      status: 403,
      body: { errors: [{ path: expect.arrayContaining([field]), message }] },
    });
    if (field !== 'url') return;
    const { id } = await add();
    expect(await call('PUT', `/${id}`, change)).toMatchObject({ status: 403 });
  });

  test('a change that names nothing is refused', async () => {
    const { id } = await add();
    expect(await call('PUT', `/${id}`, {})).toMatchObject({
      status: 403,
      body: { errors: [{ message: 'is empty' }] },
    });
  });

  test('an account has 20 at most, also when calls come at once', async () => {
    for (let n = 0; n < 17; n += 1) await add();
    const made = await Promise.all(
      Array.from({ length: 6 }, () => call('POST', '', { url: receiver.url, types: ['report.ready'] })),
    );
    expect(made.map(({ status }) => status).sort()).toEqual([200, 200, 200, 409, 409, 409]);
    expect(made.find(({ status }) => status === 409)?.body).toMatchObject({ errors: expect.stringContaining('20') });
  });

  test('an endpoint hears of the types that it names, and each endpoint by itself', async () => {
    await add({ types: ['interview.aborted'] });
    const both = await add({ types: SUBSCRIBED_TYPES });
    const serviceJobId = await postJob(app, headers);
    const { meetingId } = await postInterview(app, headers, serviceJobId);
    await app.call('POST', `/api/v1/interviews/${meetingId}/cancel`, { headers });
    await app.context.tasks.runDue();
    expect(receiver.types.sort()).toEqual(['interview.aborted', 'interview.aborted', 'interview.scheduled']);
    expect(new Set(receiver.received.map(({ id }) => id)).size).toBe(2);
    const list = data<{ total: number }>(await call('GET', `/${both.id}/deliveries?state=DELIVERED&pageSize=1`));
    expect(list).toMatchObject({ total: 2, current: 1, pageSize: 1, results: [{ type: 'interview.aborted' }] });
  });

  test('a deleted endpoint gets nothing of what waited', async () => {
    const { id } = await add();
    await postInterview(app, headers, await postJob(app, headers));
    await call('DELETE', `/${id}`);
    await app.context.tasks.runDue();
    expect(receiver.received).toEqual([]);
  });
});

describe('a test call', () => {
  test('tells what the receiver answered, 512 bytes of it, and leaves none of it behind', async () => {
    const { id, secret } = await add();
    receiver.answer = (response) => response.writeHead(418).end(`wrong tenant, says the receiver ${'x'.repeat(2_000)}`);
    const reply = await call('POST', `/${id}/test`, {});
    expect(reply.body).toMatchObject({ data: { delivered: false, status: 418, reason: 'REFUSED' } });
    const { reply: shown } = data<{ reply: string }>(reply);
    expect(shown).toHaveLength(512);
    expect(shown).toMatch(/^wrong tenant/);
    receiver.answer = (response) => response.writeHead(200).end();
    expect((await call('POST', `/${id}/test`)).body).toMatchObject({
      data: { delivered: true, reason: null, reply: '' },
    });
    const [first] = receiver.received as [Received];
    expect(receiver.verify(secret, first)).toEqual({
      type: 'webhook.test',
      timestamp: expect.any(String),
      data: { endpointId: id },
    });
    await app.context.requestLog.settle();
    const records = await app.context.db.query<{ all: string }>('select r::text as all from request_records r');
    expect(records.some(({ all }) => all.includes('wrong tenant'))).toBe(false);
    expect(data<{ total: number }>(await call('GET', `/${id}/deliveries`)).total).toBe(0);
  });

  test('a receiver that is not there is told as such', async () => {
    const { id } = await add({ url: 'https://hooks.invalid/' });
    expect((await call('POST', `/${id}/test`)).body).toMatchObject({
      data: { delivered: false, status: null, reason: 'UNREACHABLE' },
    });
  });
});

describe('secrets', () => {
  const deliver = async (): Promise<Received> => {
    receiver.received.length = 0;
    await postInterview(app, headers, await postJob(app, headers));
    await app.context.tasks.runDue();
    const [one] = receiver.received;
    if (one === undefined) throw new Error('nothing was delivered');
    return one;
  };

  test('after a rotation both sign, the new one first, until the overlap is over', async () => {
    const { id, secret } = await add();
    const rotated = data<{ secret: string; previousUntil: string }>(await call('POST', `/${id}/rotate`, {}));
    expect(rotated.secret).toMatch(WEBHOOK_SECRET_PATTERN);
    expect(Date.parse(rotated.previousUntil)).toBe(clock.now() + 24 * HOUR);
    const one = await deliver();
    for (const each of [secret, rotated.secret]) receiver.verify(each, one);
    expect(String(one.headers['webhook-signature']).split(' ')).toHaveLength(2);
    clock.advance(24 * HOUR + 1);
    const later = await deliver();
    receiver.verify(rotated.secret, later);
    expect(() => receiver.verify(secret, later)).toThrow();
    const last = data<{ secret: string; previousUntil: null }>(
      await call('POST', `/${id}/rotate`, { overlapHours: 0 }),
    );
    expect(last.previousUntil).toBeNull();
    const after = await deliver();
    receiver.verify(last.secret, after);
    expect(() => receiver.verify(rotated.secret, after)).toThrow();
    expect(await call('POST', `/${id}/rotate`, { overlapHours: 169 })).toMatchObject({
      status: 403,
      body: { errors: [{ path: ['overlapHours'] }] },
    });
    for (let n = 0; n < 6; n += 1) await call('POST', `/${id}/rotate`, { overlapHours: 168 });
    expect(String((await deliver()).headers['webhook-signature']).split(' ')).toHaveLength(4);
  });

  test('over a rotation of the key of the installation nothing stops, and the former key can be dropped', async () => {
    const { id, secret } = await add();
    const next = 'the-next-signing-key-0123456789abcdef';
    const [during, after] = [[next, SIGNING_KEY], [next]].map((keys) => new Sealer(keys, 'webhooks'));
    if (during === undefined || after === undefined) throw new Error('no sealer');
    const { db, log } = app.context;
    expect(await resealSecrets(db, after, log)).toBe(0);
    expect(await resealSecrets(db, during, log)).toBeGreaterThan(0);
    expect(await resealSecrets(db, during, log)).toBe(0);
    const newer = await startTestApp(
      { clock, db: await sameDatabase() },
      { COLLOQUY_OUTBOUND_ALLOW: receiver.host },
      { signing: [next] },
    );
    try {
      receiver.received.length = 0;
      await newer.call('POST', `${URL_BASE}/${id}/test`, { headers });
      receiver.verify(secret, receiver.received[0] as Received);
    } finally {
      await newer.close();
    }
    // A key that was replaced without a rotation: told, and mended by a new secret.
    expect((await call('POST', `/${id}/test`)).body).toMatchObject({
      data: { delivered: false, reason: 'SECRET_UNREADABLE', status: null },
    });
    const { secret: fresh } = data<Made>(await call('POST', `/${id}/rotate`, {}));
    receiver.verify(fresh, await deliver());
  });
});

test('the administrator sees no secret of an account, and an account none of another', async () => {
  const { secret } = await add();
  await app.context.requestLog.settle();
  const seen = await app.call('GET', '/api/v1/admin/requests?pageSize=100', {
    headers: { 'x-admin-secret': ADMIN_SECRET },
  });
  expect(seen.text).toContain(URL_BASE);
  expect(seen.text).not.toContain(secret);
});
