import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';

const CLI = fileURLToPath(new URL('cli.ts', import.meta.url));

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
    const done = spawnSync(process.execPath, [CLI, ...args], { encoding: 'utf8' });
    expect([done.status, done.stderr.includes(message), done.stderr]).toEqual([
      2,
      true,
      expect.not.stringMatching(/\n\s+at /),
    ]);
  },
  120_000,
);

test('the overview keeps names and summaries apart', () => {
  const { stdout } = spawnSync(process.execPath, [CLI, '--help'], { encoding: 'utf8' });
  const rows = stdout.split('\n').filter((line) => line.startsWith('  '));
  expect(rows.length).toBeGreaterThan(20);
  for (const row of rows) expect(row).toMatch(/^ {2}[a-z-]+(?: [a-z-]+)? {2,}[A-Z]/);
}, 120_000);
