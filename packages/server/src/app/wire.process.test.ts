import { once } from 'node:events';
import { connect } from 'node:net';
import { afterAll, beforeAll, expect, test } from 'vitest';
import {
  PROCESS_ADMIN_SECRET,
  type ServerProcess,
  startServerProcess,
  temporaryFolder,
} from '../testing/server-process.ts';

/** What no HTTP client sends, and signals as a terminal sends them: on a server of its own. */
const folder = temporaryFolder();
let server: ServerProcess;
beforeAll(async () => {
  server = await startServerProcess({ COLLOQUY_DATA_DIR: folder.path });
}, 120_000);
afterAll(async () => {
  if (server.child.exitCode === null) await server.stop();
  folder.remove();
});

async function raw(lines: string[], body = ''): Promise<{ status: number; headers: string; body: unknown }> {
  const { hostname, port } = new URL(server.url);
  const socket = connect(Number(port), hostname);
  const chunks: Buffer[] = [];
  socket.on('data', (chunk: Buffer) => chunks.push(chunk));
  socket.write(Buffer.from(`${[...lines, 'Host: x', 'Connection: close'].join('\r\n')}\r\n\r\n${body}`, 'latin1'));
  // A server that does not take a whole body breaks the connection off after its reply.
  socket.on('error', () => undefined);
  await new Promise((resolve) => socket.once('close', resolve));
  const text = Buffer.concat(chunks).toString('utf8');
  const [head = '', sent = ''] = text.split('\r\n\r\n', 2);
  return { status: Number(head.split(' ')[1]), headers: head.toLowerCase(), body: JSON.parse(sent) as unknown };
}

test.each([
  ['QUERY', '/nowhere'],
  ['PATCH', '/api/v1/job'],
  ['PROPFIND', '/api/v1/interviews/x/y'],
])('%s %s leads nowhere', async (method, path) => {
  const reply = await raw([`${method} ${path} HTTP/1.1`]);
  expect([reply.status, reply.body]).toEqual([404, { status: 404, errors: 'Not found' }]);
  expect(reply.headers).toContain('x-request-id: ');
  expect(reply.headers).not.toContain('allow: ');
});

test.each([
  ['QUERY', '/api/v1/jobs', 'get, head, post'],
  ['PATCH', '/api/v1/jobs', 'get, head, post'],
  ['PROPFIND', '/api/v1/interviews', 'get, head, post'],
])('%s %s is told which methods the path takes', async (method, path, allow) => {
  const reply = await raw([`${method} ${path} HTTP/1.1`]);
  const errors = `${method} is not a method of this path: it takes ${allow.toUpperCase()}`;
  expect([reply.status, reply.body]).toEqual([405, { status: 405, errors }]);
  expect(reply.headers).toContain(`allow: ${allow}\r\n`);
});

test('a body too large for a path that leads nowhere is no failure of ours', async () => {
  const size = 1_200_000;
  const reply = await raw(
    ['POST /api/v1/nowhere HTTP/1.1', 'Content-Type: application/json', `Content-Length: ${size}`],
    'x'.repeat(size),
  );
  expect(reply.status).toBe(404);
});

test.each(['/apply/%00', '/apply/api/%00', '/docs/nowhere', '/verify/%00'])(
  '%s is no failure of ours, and has the id of its request',
  async (path) => {
    const reply = await fetch(server.url + path);
    expect([path, reply.status]).toEqual([path, 404]);
    expect(reply.headers.get('x-request-id')).not.toBeNull();
    expect(await reply.text()).not.toContain('statusCode');
  },
);

test.each(['%ZZ', '%FF', '%', 'a'.repeat(15_000)])(
  'a name that cannot be one reaches its endpoint: %#',
  async (name) => {
    const reply = await raw([`GET /api/v1/network/${name}/verification HTTP/1.1`]);
    expect([reply.status, reply.body]).toMatchObject([401, { message: 'Invalid API key' }]);
  },
);

test.each([
  ['an unknown method', ['FOO /api/v1/jobs HTTP/1.1']],
  ['a method in small letters', ['get /api/v1/jobs HTTP/1.1']],
  ['no HTTP at all', ['hello']],
])('%s is told in the form of every other failure', async (_, lines) => {
  const reply = await raw(lines);
  expect([reply.status, reply.body]).toEqual([400, { status: 400, errors: 'The request is no valid HTTP' }]);
  expect(reply.headers).toMatch(/x-request-id: [0-9a-f-]{36}/);
  expect(reply.headers).toContain('application/json');
});

test('headers that are too large are told so', async () => {
  const reply = await raw(['GET /api/v1/jobs HTTP/1.1', `X-Filler: ${'x'.repeat(40_000)}`]);
  expect([reply.status, reply.body]).toEqual([431, { status: 431, errors: 'The headers are too large' }]);
});

test.each([
  ['a key as an id', (key: string) => `/api/v1/jobs/${key}`],
  ['a key in the query', (key: string) => `/api/v1/interviews?serviceJobId=${key.replace('l', '%6c')}`],
])('%s does not stand in the record', async (_, path) => {
  const admin = { 'x-admin-secret': PROCESS_ADMIN_SECRET, 'content-type': 'application/json' };
  const made = await fetch(`${server.url}/api/v1/admin/api-keys`, {
    method: 'POST',
    headers: admin,
    body: JSON.stringify({ organizationId: 'recorded', userId: 'u' }),
  });
  const { data } = (await made.json()) as { data: { apiKey: string } };
  const reply = await fetch(server.url + path(data.apiKey), {
    headers: { authorization: `Bearer ${data.apiKey}`, 'x-request-id': data.apiKey },
  });
  expect(reply.status).toBe(404);
  expect(reply.headers.get('x-request-id')).not.toBe(data.apiKey);
  const records = await (await fetch(`${server.url}/api/v1/admin/requests?pageSize=50`, { headers: admin })).text();
  expect(records).toContain('job-not-found');
  expect(records).not.toContain(data.apiKey.slice(4));
});

test.each([
  ['COLLOQUY_PORT', () => ({ COLLOQUY_PORT: new URL(server.url).port }), /COLLOQUY_PORT \d+ is in use/],
  ['COLLOQUY_HOST', () => ({ COLLOQUY_HOST: '999.1.1.1' }), /COLLOQUY_HOST must name an address of this machine/],
  ['COLLOQUY_BLOB_URL', () => ({ COLLOQUY_BLOB_URL: 's3://x' }), /COLLOQUY_BLOB_URL is not accepted: /],
  ['COLLOQUY_DATA_DIR', () => ({ COLLOQUY_DATA_DIR: '/etc/hostname' }), /COLLOQUY_DATA_DIR must name a folder/],
  [
    'DATABASE_URL',
    () => ({ DATABASE_URL: 'postgres://user:hidden-word@127.0.0.1:1/none' }),
    /DATABASE_URL names a database that cannot be used: nothing listens at its address/,
  ],
])(
  '%s that cannot work ends the start with its name and no trace',
  async (_, change, message) => {
    const other = temporaryFolder();
    const failure = await startServerProcess({ COLLOQUY_DATA_DIR: other.path, ...change() }).then(
      () => new Error('it started'),
      (error: Error) => error,
    );
    other.remove();
    expect(failure.message).toMatch(message);
    expect(failure.message).not.toMatch(/hidden-word|\n\s+at /);
  },
  120_000,
);

test('a signal that comes twice, beside connections that say nothing, ends the server in order', async () => {
  const { hostname, port } = new URL(server.url);
  const post = ['POST /api/v1/jobs HTTP/1.1', 'Host: x', 'Content-Length: 100', 'Expect: 100-continue', '', '{'];
  const [, , asking] = ['', 'GET /api', post.join('\r\n')].map((sent) => {
    const socket = connect(Number(port), hostname);
    socket.on('error', () => undefined);
    socket.write(sent);
    return socket;
  });
  // The server has the head of the last one when it asks for the body, and has taken those that came before it.
  if (asking === undefined) throw new Error('no connection');
  expect(String(await once(asking, 'data'))).toMatch(/^HTTP\/1\.1 100 /);
  const exited = once(server.child, 'exit');
  const began = performance.now();
  server.child.kill('SIGINT');
  server.child.kill('SIGINT');
  server.child.kill('SIGTERM');
  expect(await exited).toEqual([0, null]);
  expect(performance.now() - began).toBeLessThan(60_000);
  // What broke off while the server ended is recorded by the next start.
  const again = await startServerProcess({ COLLOQUY_DATA_DIR: folder.path });
  const records = await fetch(`${again.url}/api/v1/admin/requests?status=401`, {
    headers: { 'x-admin-secret': PROCESS_ADMIN_SECRET },
  });
  const { data } = (await records.json()) as { data: { results: object[] } };
  expect(data.results[0]).toMatchObject({ path: '/api/v1/jobs', status: 401 });
  await again.stop();
}, 120_000);
