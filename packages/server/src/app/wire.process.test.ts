import { once } from 'node:events';
import { connect } from 'node:net';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type ServerProcess, startServerProcess, temporaryFolder } from '../testing/server-process.ts';

/** What no HTTP client sends, and signals as a terminal sends them: on a server of its own. */
const folder = temporaryFolder();
let server: ServerProcess;
beforeAll(async () => {
  server = await startServerProcess({ COLLOQUY_DATA_DIR: folder.path });
}, 60_000);
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
  await once(socket, 'close');
  const text = Buffer.concat(chunks).toString('utf8');
  const [head = '', sent = ''] = text.split('\r\n\r\n', 2);
  return { status: Number(head.split(' ')[1]), headers: head.toLowerCase(), body: JSON.parse(sent) as unknown };
}

test.each([
  ['QUERY', '/api/v1/jobs'],
  ['QUERY', '/nowhere'],
  ['PATCH', '/api/v1/jobs'],
  ['PROPFIND', '/api/v1/interviews'],
])('%s %s leads nowhere', async (method, path) => {
  const reply = await raw([`${method} ${path} HTTP/1.1`]);
  expect([reply.status, reply.body]).toEqual([404, { status: 404, errors: 'Not found' }]);
  expect(reply.headers).toContain('x-request-id: ');
});

test('a body too large for a path that leads nowhere is no failure of ours', async () => {
  const size = 1_200_000;
  const reply = await raw(
    ['POST /api/v1/nowhere HTTP/1.1', 'Content-Type: application/json', `Content-Length: ${size}`],
    'x'.repeat(size),
  );
  expect(reply.status).toBe(404);
});

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

test('a signal that comes twice, as from a terminal, still ends the server in order', async () => {
  const exited = once(server.child, 'exit');
  server.child.kill('SIGINT');
  server.child.kill('SIGINT');
  server.child.kill('SIGTERM');
  expect(await exited).toEqual([0, null]);
}, 30_000);
