import { afterAll, beforeAll, expect, test } from 'vitest';
import {
  runCommandProcess,
  type ServerProcess,
  startServerProcess,
  temporaryFolder,
} from '../../testing/server-process.ts';

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

const moveTo = () => runCommandProcess(['move-to', TARGET], { COLLOQUY_DATA_DIR: folder.path });

test('move-to is refused while a server writes, and goes on when it is stopped', { timeout: 120_000 }, async () => {
  expect(await moveTo()).toMatchObject({
    status: 1,
    problem: 'stop the server first: what it wrote during move-to would be lost\n',
  });
  expect((await fetch(`${server.url}/openapi.json`)).status).toBe(200);
  await server.stop();
  const after = await moveTo();
  expect(after.status).toBe(1);
  expect(after.problem).toContain('the target database cannot be used');
});
