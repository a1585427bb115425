import { type ChildProcess, spawn } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { programFile } from '../../testing/program.ts';
import { type ServerProcess, startServerProcess, temporaryFolder } from '../../testing/server-process.ts';

/** The command as an operator runs it, while a server holds the embedded database. */
const folder = temporaryFolder();
const environment = { COLLOQUY_DATA_DIR: join(folder.path, 'data'), COLLOQUY_LOG: 'error' };
let server: ServerProcess;
beforeAll(async () => {
  server = await startServerProcess(environment);
}, 120_000);
afterAll(async () => {
  if (server.child.exitCode === null && server.child.signalCode === null) await server.stop();
  folder.remove();
});

type Run = {
  child: ChildProcess;
  text: () => string;
  ended: Promise<number | null>;
  said(words: string): Promise<void>;
};

function run(organization: string, file: string): Run {
  const child = spawn(
    process.execPath,
    [programFile(), 'import', 'json-resume', '--organization', organization, file],
    {
      env: { ...process.env, ...environment },
      stdio: ['ignore', 'pipe', 'pipe'],
    },
  );
  let text = '';
  const waiting: { words: string; heard: () => void }[] = [];
  const hear = (chunk: Buffer): void => {
    text += chunk.toString('utf8');
    for (const { words, heard } of waiting) if (text.includes(words)) heard();
  };
  child.stdout.on('data', hear);
  child.stderr.on('data', hear);
  return {
    child,
    text: () => text,
    ended: new Promise((resolve) => child.once('close', (code) => resolve(code))),
    said: (words) => new Promise((heard) => (text.includes(words) ? heard() : waiting.push({ words, heard }))),
  };
}

function peopleFile(name: string, count: number): string {
  const path = join(folder.path, name);
  const lines = Array.from({ length: count }, (_, index) =>
    JSON.stringify({
      basics: { name: `Gia Mill${index}`, email: `gia${index}@mill.example` },
      work: [{ name: 'Mill' }, { summary: 'neither company nor title' }],
    }),
  );
  writeFileSync(path, lines.join('\n'));
  return path;
}

function count(text: string, what: string): number {
  return Number(new RegExp(`(\\d+) ${what}`).exec(text)?.[1]);
}

test('what was left out is told with its file and line', async () => {
  const done = run('notes', peopleFile('noted.jsonl', 2));
  expect(await done.ended).toBe(0);
  expect(done.text()).toContain('noted.jsonl:2: note: work entry 2: neither company nor title, left out');
  expect(done.text()).toContain('2 created');
}, 120_000);

/** More than come in while a test that heard of the first 500 gets to do something about it. */
const MANY = 30_000;

test('Ctrl-C stops the import in the server, tells how far it came, and a repeat goes on', async () => {
  const first = run('stopped', peopleFile('many.jsonl', MANY));
  await first.said('500 read');
  // A terminal and the launcher each send one.
  first.child.kill('SIGINT');
  first.child.kill('SIGINT');
  expect(await first.ended).toBe(1);
  expect(first.text()).toContain('repeat the command to go on');
  const created = count(first.text(), 'created');
  expect(created).toBeGreaterThanOrEqual(500);
  expect(created).toBeLessThan(MANY);

  const second = run('stopped', peopleFile('again.jsonl', created + 1_000));
  expect(await second.ended).toBe(0);
  expect([count(second.text(), 'created'), count(second.text(), 'unchanged')]).toEqual([1_000, created]);
}, 300_000);

test('a server that ends during an import is named', async () => {
  const lost = run('lost', peopleFile('lost.jsonl', MANY));
  await lost.said('500 read');
  await server.kill();
  expect(await lost.ended).toBe(1);
  expect(lost.text()).toContain('the server ended before the command did');
}, 120_000);
