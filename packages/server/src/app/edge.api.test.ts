import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { connect } from 'node:net';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { postInterview, postJob } from '../testing/flows.ts';
import { ADMIN_SECRET, startTestApp, type TestApp } from '../testing/test-app.ts';

/** Faults of a client below or next to the surfaces: told in the form of the surface, recorded as what they are. */
let app: TestApp;
let address: { hostname: string; port: number };
let bearer: string;
let token: string;
let networkKey: string;
beforeAll(async () => {
  app = await startTestApp();
  const { headers } = await app.createKey();
  bearer = headers.authorization ?? '';
  ({ token } = await postInterview(app, headers, await postJob(app, headers)));
  networkKey = (await app.createKey({ organizationId: 'org-edge', scopes: ['network'] })).apiKey;
  const url = new URL(await app.app.listen({ host: '127.0.0.1', port: 0 }));
  address = { hostname: url.hostname, port: Number(url.port) };
});
afterAll(() => app.close());

type Raw = { status: number; head: string; body: unknown };

async function raw(lines: string[], body = '', host: string[] = ['Host: x']): Promise<Raw> {
  const socket = connect(address.port, address.hostname);
  const chunks: Buffer[] = [];
  socket.on('data', (chunk: Buffer) => chunks.push(chunk));
  socket.write(`${[...lines, ...host, 'Connection: close'].join('\r\n')}\r\n\r\n${body}`);
  await once(socket, 'close');
  const [head = '', sent = ''] = Buffer.concat(chunks).toString('utf8').split('\r\n\r\n', 2);
  return { status: Number(head.split(' ')[1]), head: head.toLowerCase(), body: JSON.parse(sent) as unknown };
}

async function recorded(requestId: string): Promise<{ status: number; error: string } | undefined> {
  const reply = await app.call('GET', '/api/v1/admin/requests?pageSize=20', {
    headers: { 'x-admin-secret': ADMIN_SECRET },
  });
  const { results } = (reply.body as { data: { results: { requestId: string; status: number; error: string }[] } })
    .data;
  return results.find((row) => row.requestId === requestId);
}

const CHUNKED = ['Content-Type: application/json', 'Transfer-Encoding: chunked'];

describe('a body in chunks that is none', () => {
  test.each(['zz\r\nhello\r\n', '5\r\nhelloXX', '5\r\n{"a":\r\n-1\r\n'])('%j: 400, on record too', async (body) => {
    const id = randomUUID();
    const reply = await raw(
      ['POST /api/v1/jobs HTTP/1.1', `Authorization: ${bearer}`, `X-Request-Id: ${id}`, ...CHUNKED],
      body,
    );
    expect([reply.status, reply.body]).toEqual([400, { status: 400, errors: 'The request is no valid HTTP' }]);
    expect(reply.head).toContain(`x-request-id: ${id}`);
    await expect.poll(() => recorded(id)).toMatchObject({ status: 400, error: expect.stringMatching(/^malformed/) });
  });

  test('the room says it in its own form', async () => {
    const reply = await raw(['POST /room/api/begin HTTP/1.1', `X-Room-Token: ${token}`, ...CHUNKED], 'zz\r\n');
    expect([reply.status, reply.body]).toMatchObject([400, { status: 400, code: 'invalid' }]);
    expect(app.logged.join('\n')).not.toContain('crashed');
  });
});

test('a client that hangs up in its body is no failure of ours', async () => {
  const id = randomUUID();
  const socket = connect(address.port, address.hostname);
  const head = ['POST /api/v1/jobs HTTP/1.1', 'Host: x', `Authorization: ${bearer}`, `X-Request-Id: ${id}`];
  socket.write(`${[...head, 'Content-Type: application/json', 'Content-Length: 100'].join('\r\n')}\r\n\r\n{"title"`);
  await once(socket, 'connect');
  await expect.poll(() => app.app.server.listening).toBe(true);
  await new Promise((resolve) => app.app.server.getConnections(resolve));
  socket.end();
  socket.destroy();
  await expect.poll(async () => (await recorded(id))?.status).toSatisfy((status) => status === 400 || status === 499);
  expect(app.logged.join('\n')).not.toContain('crashed');
});

describe.each([
  ['no Host', [], []],
  ['two Hosts', ['Host: a', 'Host: b'], []],
  ['an expectation', ['Host: x'], ['Expect: something']],
])('%s', (name, host, more) => {
  const [status, words] =
    name === 'an expectation' ? [417, 'only 100-continue can be expected'] : [400, 'a request needs one Host header'];

  test.each([
    ['/api/v1/jobs', () => [`Authorization: ${bearer}`], { status, errors: words }],
    ['/api/v1/network/somebody/verification', () => [`apikey: ${networkKey}`], { message: words }],
    ['/room/api/state', () => [`X-Room-Token: ${token}`], { status, code: 'invalid', message: words }],
    ['/metrics', () => [], { status, errors: words }],
  ])(`%s says ${status} in its own form`, async (path, headers, body) => {
    const reply = await raw([`GET ${path} HTTP/1.1`, ...headers(), ...more], '', host);
    expect(reply.status).toBe(status);
    expect(reply.body).toMatchObject(body);
    expect(reply.head).toContain('x-request-id: ');
  });
});

test('an old client needs no Host, and 100-continue is met', async () => {
  expect((await raw(['GET /health/live HTTP/1.0'], '', [])).status).toBe(200);
  const reply = await raw(
    [
      'POST /api/v1/jobs HTTP/1.1',
      `Authorization: ${bearer}`,
      'Expect: 100-continue',
      'Content-Type: application/json',
      'Content-Length: 2',
    ],
    '{}',
  ).catch((error: unknown) => error);
  // The first head is the one that asks for the body.
  expect(reply).toBeInstanceOf(SyntaxError);
});

test.each([
  ['HTTP/1.1', 'GET /api/v1/network/x/verification'],
  ['HTTP/1.1', 'GET /api/v1/consumers/x/profiles/y'],
])('headers too large for document 3 are told in its form', async (version, line) => {
  const reply = await raw([`${line} ${version}`, `X-Filler: ${'x'.repeat(40_000)}`]);
  expect([reply.status, reply.body]).toMatchObject([431, { message: 'The headers are too large' }]);
});

test.each(['/api/v1/jobs??current=1', '/api/v1/jobs?%3Fcurrent=1', '/api/v1/interviews??serviceJobId=x'])(
  '%s names a parameter that nobody knows',
  async (url) => {
    const reply = await app.call('GET', url, { headers: { authorization: bearer } });
    expect(reply.status).toBe(403);
    expect(reply.text).toContain('unrecognized_keys');
  },
);

describe('a method that a path does not take', () => {
  test.each([
    ['PUT', '/api/v1/jobs', 405, 'GET, HEAD, POST', { status: 405 }],
    ['DELETE', '/api/v1/jobs/abc', 405, 'GET, HEAD', { status: 405 }],
    ['POST', '/api/v1/network/x/verification', 405, 'GET, HEAD', { request_id: expect.any(String) }],
    ['GET', '/room/api/begin', 405, 'POST', { status: 405, code: 'invalid' }],
    ['POST', '/room/abc', 405, 'GET, HEAD', { status: 405 }],
    ['DELETE', '/health/live', 405, 'GET, HEAD', { status: 405 }],
  ] as const)('%s %s', async (method, url, status, allow, body) => {
    const reply = await app.call(method, url);
    expect([reply.status, reply.headers.allow]).toEqual([status, allow]);
    expect(reply.body).toMatchObject(body);
    expect(reply.text).toContain(`${method} is not a method of this path: it takes ${allow}`);
  });

  test('it is recorded with the route', async () => {
    const id = randomUUID();
    await app.call('DELETE', '/api/v1/jobs/abc', { headers: { 'x-request-id': id } });
    expect(await recorded(id)).toMatchObject({ status: 405, route: '/api/v1/jobs/{serviceJobId}' });
  });
});
