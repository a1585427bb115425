import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { programFile } from '../testing/program.ts';
import { type ServerProcess, startServerProcess, temporaryFolder } from '../testing/server-process.ts';

const folder = temporaryFolder();
let server: ServerProcess;
beforeAll(async () => {
  server = await startServerProcess({ COLLOQUY_DATA_DIR: folder.path });
}, 240_000);
afterAll(async () => {
  await server?.stop();
  folder.remove();
});

/** Runs a command whose output nobody reads any more, as behind `| head`. */
async function withoutReader(args: readonly string[]): Promise<{ status: number | null; problem: string }> {
  const child = spawn(process.execPath, [programFile(), ...args], {
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { ...process.env, COLLOQUY_DATA_DIR: folder.path },
  });
  child.stdout.destroy();
  const [problem, [status]] = await Promise.all([text(child.stderr), once(child, 'close')]);
  return { status: status as number | null, problem };
}

test('a command that a running server serves ends quietly when nobody reads, and its work is done', async () => {
  const made = await withoutReader(['keys', 'create', '--organization', 'quiet', '--user', 'u']);
  // Which key it is is on the other stream.
  expect(made).toEqual({ status: 141, problem: expect.stringMatching(/^id .*consumer quiet.*\n$/) });
  expect(await withoutReader(['keys', 'list'])).toEqual({ status: 141, problem: '' });
  const child = spawn(process.execPath, [programFile(), 'keys', 'list'], {
    stdio: ['ignore', 'pipe', 'inherit'],
    env: { ...process.env, COLLOQUY_DATA_DIR: folder.path },
  });
  expect(await text(child.stdout)).toContain('quiet');
}, 120_000);
