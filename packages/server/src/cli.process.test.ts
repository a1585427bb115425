import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { programFile } from './testing/program.ts';
import { runCommandProcess, temporaryFolder } from './testing/server-process.ts';

test.each([
  [['nonsense'], 'unknown command nonsense'],
  [['start', 'now'], 'start takes no arguments'],
  [
    ['erase', '--organization', 'a', '--user', 'u', '--email', 'a@b.co', '--email', 'c@d.co'],
    '--email is given more than once',
  ],
  [['erase', '--organization', 'a', '--email', 'a@b.co'], '--user is required'],
  [
    ['erase', '--organization', 'a', '--username', 'a', '--email', 'a@b.co'],
    'one of --email, --interview and --username',
  ],
  [['keys', 'create', '--what'], "Unknown option '--what'"],
])(
  '%j is wrong usage, and told',
  (args, message) => {
    const done = spawnSync(process.execPath, [programFile(), ...args], { encoding: 'utf8' });
    expect([done.status, done.stderr.includes(message), done.stderr]).toEqual([
      2,
      true,
      expect.not.stringMatching(/\n\s+at /),
    ]);
  },
  120_000,
);

test('the overview keeps names and summaries apart', () => {
  const { stdout } = spawnSync(process.execPath, [programFile(), '--help'], { encoding: 'utf8' });
  const rows = stdout.split('\n').filter((line) => line.startsWith('  '));
  expect(rows.length).toBeGreaterThan(20);
  for (const row of rows) expect(row).toMatch(/^ {2}[a-z-]+(?: [a-z-]+)? {2,}[A-Z]/);
}, 120_000);

test('demo without a server says so and makes nothing', async () => {
  const folder = temporaryFolder();
  const done = await runCommandProcess(['demo'], { COLLOQUY_DATA_DIR: folder.path });
  expect(done).toMatchObject({
    status: 1,
    line: '',
    problem: 'colloquy: no server is running on this data folder: start one with npm start, then run this again\n',
  });
  expect(existsSync(join(folder.path, 'database'))).toBe(false);
  folder.remove();
}, 120_000);

test.each([
  [
    { COLLOQUY_ENV: 'production' },
    2,
    /^colloquy: COLLOQUY_PUBLIC_URL is required in production: links begin with it\n$/,
  ],
  [{ COLLOQUY_ENV: 'production', COLLOQUY_HOST: '0.0.0.0' }, 2, /^colloquy: COLLOQUY_PUBLIC_URL is required/],
  [{ COLLOQUY_HOST: '0.0.0.0' }, 0, /^COLLOQUY_PUBLIC_URL is not set: links begin with/],
  [{ COLLOQUY_TRUST_PROXY: 'on' }, 0, /^COLLOQUY_TRUST_PROXY: on means one proxy/],
])(
  'check-config of %j ends with %i and says what is to be looked at',
  async (environment, status, problem) => {
    const folder = temporaryFolder();
    const done = await runCommandProcess(['check-config'], { COLLOQUY_DATA_DIR: folder.path, ...environment });
    expect([done.status, done.problem]).toEqual([status, expect.stringMatching(problem)]);
    if (status === 0) expect(done.line).toContain('to rotate: old,new on every node, then new,old on every node');
    folder.remove();
  },
  120_000,
);
