import { once } from 'node:events';
import { Agent, get } from 'node:http';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type ServerProcess, startServerProcess, temporaryFolder } from '../testing/server-process.ts';

/** The grace time is longer than any test: what is seen here does not happen because it has passed. */
const folder = temporaryFolder();
let server: ServerProcess;
beforeAll(async () => {
  server = await startServerProcess({ COLLOQUY_DATA_DIR: folder.path, COLLOQUY_DRAIN_MS: '60000' });
}, 120_000);
afterAll(async () => {
  if (server.child.exitCode === null) await server.kill();
  folder.remove();
});

function look(agent: Agent, path: string): Promise<{ status: number; connection: string | undefined; body: string }> {
  return new Promise((resolve, reject) => {
    get(server.url + path, { agent }, (incoming) => {
      let body = '';
      incoming.on('data', (chunk: Buffer) => {
        body += chunk.toString();
      });
      incoming.on('end', () =>
        resolve({ status: incoming.statusCode ?? 0, connection: incoming.headers.connection, body }),
      );
    }).on('error', reject);
  });
}

test('asked to end, it is not ready, closes what it answers and goes on taking connections; asked again, it ends', async () => {
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  expect(await look(agent, '/health/ready')).toMatchObject({ status: 200, connection: 'keep-alive' });
  const exited = once(server.child, 'exit');
  server.child.kill('SIGTERM');
  await expect.poll(async () => (await look(agent, '/health/ready')).status).toBe(503);
  const ready = await look(agent, '/health/ready');
  expect([ready.connection, JSON.parse(ready.body)]).toMatchObject([
    'close',
    { ready: false, checks: { open: false } },
  ]);
  expect(await look(agent, '/health/live')).toMatchObject({ status: 200, connection: 'close' });
  // Signals so close together are one: the server is asked again until it is another.
  const again = setInterval(() => server.child.kill('SIGTERM'), 300);
  expect(await exited).toEqual([0, null]);
  clearInterval(again);
  agent.destroy();
}, 120_000);
