import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { ScriptedIdentitySender } from '../providers/identity/scripted.ts';
import { postInterview, postJob } from '../testing/flows.ts';
import { postProgramme } from '../testing/founder-flows.ts';
import { IDENTITY_SECRET, startTestApp, type TestApp } from '../testing/test-app.ts';

/** What one value is asked of is refused when it is sent twice; what is no JSON is refused before anything else is asked. */
let app: TestApp;
let headers: Record<string, string>;
let serviceJobId: string;
beforeAll(async () => {
  app = await startTestApp();
  ({ headers } = await app.createKey());
  serviceJobId = await postJob(app, headers);
});
afterAll(() => app.close());

const SESSION = '/api/v1/integrations/candidates/interviews';
const keys = ['order-1', 'order-2'];

describe('Idempotency-Key sent twice', () => {
  const issues = [{ code: 'invalid_value', path: ['Idempotency-Key'], message: 'is sent more than once' }];

  test.each([
    ['different', keys],
    ['equal', ['order-1', 'order-1']],
    ['one of them empty', ['order-1', '']],
  ])('%s: refused, nothing is made and nothing kept', async (_, sent) => {
    const body = { serviceJobId, candidateEmail: 'lea.brandt@example.org' };
    const call = (key: string | string[]) =>
      app.call('POST', '/api/v1/interviews', { headers: { ...headers, 'idempotency-key': key }, body });
    expect(await call(sent)).toMatchObject({ status: 403, body: { status: 403, errors: issues } });
    // What the two would be when joined is a key of its own: it was never used.
    const joined = await call(`${sent.join(', ')}, ${_}`);
    expect([joined.status, joined.headers['idempotency-replayed']]).toEqual([200, undefined]);
  });

  test('it is 400 on the surfaces of document 2', async () => {
    const bodies = [
      [SESSION, 'sessions', { email: 'jun.ito@example.org', interview_type: 'SALES' }],
      ['/api/v1/integrations/candidates/conversations', 'conversations', {}],
    ] as const;
    for (const [url, scope, body] of bodies) {
      const { apiKey } = await app.createKey({ scopes: [scope] });
      const key = scope === 'sessions' ? { authorization: `Bearer ${apiKey}` } : { 'x-api-key': apiKey };
      const reply = await app.call('POST', url, { headers: { ...key, 'idempotency-key': keys }, body });
      expect([url, reply.status, reply.body]).toEqual([url, 400, { status: 400, errors: issues }]);
    }
  });
});

test('Content-Type sent twice is 415, whichever comes first', async () => {
  for (const types of [
    ['application/json', 'text/plain'],
    ['text/plain', 'application/json'],
  ]) {
    const reply = await app.call('POST', '/api/v1/jobs', { headers: { ...headers, 'content-type': types }, raw: '{}' });
    expect([reply.status, reply.body]).toEqual([415, { status: 415, errors: 'Content-Type is sent more than once' }]);
  }
});

test('X-Request-Id sent twice names no request', async () => {
  const reply = await app.call('GET', '/api/v1/jobs', { headers: { ...headers, 'x-request-id': ['a-1', 'b-2'] } });
  expect(reply.headers['x-request-id']).toMatch(/^[0-9a-f-]{36}$/);
});

describe('a body of another type is 415', () => {
  const provider = new ScriptedIdentitySender(IDENTITY_SECRET, () => app.clock.now());

  test('on every address that takes JSON, also without a good signature or token', async () => {
    const { token } = await postInterview(app, headers, serviceJobId);
    const { slug } = await postProgramme(app, { name: 'Types' });
    const addresses: [string, Record<string, string>][] = [
      ['/webhooks/identity', {}],
      ['/webhooks/identity', provider.sign({ id: 'e', organization: 'o', username: 'u', value: 'v' }).headers],
      ['/room/api/begin', { 'x-room-token': token }],
      [`/apply/api/${slug}`, {}],
    ];
    for (const [url, sent] of addresses)
      for (const type of ['text/plain', 'application/x-www-form-urlencoded', 'application/jsonp', 'text/json']) {
        const reply = await app.call('POST', url, { headers: sent, raw: '{"a":1}', type });
        expect([url, type, reply.status]).toEqual([url, type, 415]);
      }
  });

  test('a delivery of another type is not remembered: sent as JSON it is taken for what it is', async () => {
    const delivery = provider.sign({ id: 'e-type', organization: 'nobody', username: 'nobody', value: 'v' });
    for (const [type, status] of [
      ['text/plain', 415],
      ['application/json', 404],
      ['application/json; charset=utf-8', 404],
    ] as const) {
      const { headers: signed, raw } = delivery;
      const reply = await app.call('POST', '/webhooks/identity', { headers: signed, raw, type });
      expect([type, reply.status]).toEqual([type, status]);
    }
  });

  test('a delivery that is too large is 413, no failure of ours', async () => {
    const reply = await app.call('POST', '/webhooks/identity', { raw: `{"id":"${'x'.repeat(1_048_600)}"}` });
    expect([reply.status, reply.body]).toEqual([413, { status: 413, errors: 'the body is larger than 1 MiB' }]);
    expect(app.logged.join('\n')).not.toContain('request-crashed');
  });
});
