import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type ServerProcess, startServerProcess, temporaryFolder } from '../../testing/server-process.ts';

const CLI = fileURLToPath(new URL('../../cli.ts', import.meta.url));
/** Nothing listens there: a command that went on would say that the target cannot be used. */
const TARGET = 'postgres://nobody:nothing@127.0.0.1:1/colloquy';

const folder = temporaryFolder();
let server: ServerProcess;
beforeAll(async () => {
  server = await startServerProcess({ COLLOQUY_DATA_DIR: folder.path });
}, 120_000);
afterAll(async () => {
  if (server.child.exitCode === null) await server.stop();
  folder.remove();
});

async function moveTo(): Promise<{ status: number | null; problem: string }> {
  const inherited = Object.entries(process.env).filter(([name]) => !/^(?:COLLOQUY_|DATABASE_URL|REDIS_URL)/.test(name));
  const child = spawn(process.execPath, [CLI, 'move-to', TARGET], {
    stdio: ['ignore', 'ignore', 'pipe'],
    env: { ...Object.fromEntries(inherited), COLLOQUY_DATA_DIR: folder.path },
  });
  const chunks: Buffer[] = [];
  child.stderr.on('data', (chunk: Buffer) => chunks.push(chunk));
  const [status] = (await once(child, 'close')) as [number | null];
  return { status, problem: Buffer.concat(chunks).toString('utf8') };
}

test('move-to is refused while a server writes, and goes on when it is stopped', { timeout: 120_000 }, async () => {
  expect(await moveTo()).toEqual({
    status: 1,
    problem: 'stop the server first: what it wrote during move-to would be lost\n',
  });
  expect((await fetch(`${server.url}/openapi.json`)).status).toBe(200);
  await server.stop();
  const after = await moveTo();
  expect(after.status).toBe(1);
  expect(after.problem).toContain('the target database cannot be used');
});
