import { chmodSync, existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startServerProcess, temporaryFolder } from '../testing/server-process.ts';

/** A start that fetches the engines of speech, with a program called npm that does what a test says. */
const folder = temporaryFolder();
const bin = join(folder.path, 'bin');
beforeAll(() => mkdirSync(bin));
afterAll(() => folder.remove());

function npmDoes(script: string): void {
  writeFileSync(join(bin, 'npm'), `#!/bin/sh\n${script}\n`);
  chmodSync(join(bin, 'npm'), 0o700);
}

async function start(more: Record<string, string> = {}) {
  const server = await startServerProcess({
    PATH: `${bin}:${process.env.PATH}`,
    COLLOQUY_DATA_DIR: join(folder.path, 'data'),
    COLLOQUY_DISK_FLOOR: '0',
    ...more,
  });
  let said = '';
  server.child.stderr?.on('data', (chunk: Buffer) => {
    said += chunk.toString('utf8');
  });
  return { ...server, said: () => said };
}

test('without a network the server serves, and says once that interviews are held in writing', async () => {
  npmDoes('echo "npm error request to the registry failed" >&2; exit 1');
  const { url, stop, said } = await start({ COLLOQUY_VOICE_PULL: 'on' });
  await expect.poll(said, { timeout: 20_000 }).toContain('could not be fetched: npm could not fetch');
  expect(said()).toContain('COLLOQUY_VOICE=off does without speech');
  expect((await fetch(`${url}/health/live`)).status).toBe(200);
  await stop();
  expect(said().match(/interviews are held in writing/g)).toHaveLength(2);
});

test('a download under way ends with the server, and the program that fetches with it', async () => {
  const pid = join(folder.path, 'pid');
  npmDoes(`echo $$ > ${pid}; exec sleep 600`);
  const { stop } = await start({ COLLOQUY_VOICE_PULL: 'on' });
  await expect.poll(() => existsSync(pid) && readFileSync(pid, 'utf8') !== '', { timeout: 20_000 }).toBe(true);
  const npm = Number(readFileSync(pid, 'utf8'));
  await stop();
  await expect.poll(() => existsSync(`/proc/${npm}`)).toBe(false);
});

test('unless it is wanted nothing is fetched', async () => {
  const mark = join(folder.path, 'called');
  npmDoes(`touch ${mark}`);
  for (const more of [{}, { COLLOQUY_VOICE: 'off', COLLOQUY_VOICE_PULL: 'on' }]) {
    const { url, stop, said } = await start(more);
    expect((await fetch(`${url}/health/live`)).status).toBe(200);
    await stop();
    expect([said().includes('fetching'), existsSync(mark)]).toEqual([false, false]);
  }
});
