import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { buildProgram } from './shared/build.ts';

/** The pages as `buildProgram` has them. */
const APP = fileURLToPath(new URL('../packages/web/dist/app', import.meta.url));
/** Nobody opens the pictures of a run: whoever wants them calls a program by itself. */
const LOOK = ['--no-pictures'];
const ENGLISH = ['--languages=en', ...LOOK];

/**
 * Every test that needs a real browser, three programs at a time: each waits for pages and servers a part of its time.
 * What takes longest is first; ends with the total of their lines. The looks run in English here; without `--languages`
 * they go through all their languages. Names as arguments choose.
 */
const PROGRAMS: [string, ...string[]][] = [
  // Two minutes of it are waiting for a recorder that was killed.
  ['recording.ts'],
  ['room-look.ts', '--voice=none', `--app=${APP}`, ...ENGLISH],
  ['room-look.ts', '--voice=only', `--app=${APP}`, ...ENGLISH],
  ['founders.ts', ...LOOK],
  ['report-look.ts', ...ENGLISH],
  ['recruiter.ts', ...LOOK],
  ['plan.ts', ...LOOK],
  ['embed.ts'],
  ['console.ts', ...LOOK],
  ['sign-in.ts', ...LOOK],
  ['walk.ts', ...LOOK],
  ['states.ts', ...LOOK],
  ['mail.ts', ...LOOK],
  ['recording-look.ts', ...ENGLISH],
  ['main-job.ts'],
  ['verify.ts', ...LOOK],
  ['fairness.ts', ...LOOK],
  ['console-keyboard.ts'],
  ['sessions.ts'],
  ['readme.ts'],
];
const AT_A_TIME = 3;
/**
 * What a browser is around its pages: devices and their permissions, players, frames of other sites, passkeys, the focus
 * that leaves a page. All others ask what pages are, and have it from the same engine without a window: of the CPU of a
 * look half is the window.
 */
const IN_A_WINDOW = [
  'recording.ts',
  'recording-look.ts',
  'embed.ts',
  'sign-in.ts',
  'main-job.ts',
  'sessions.ts',
  'console-keyboard.ts',
  'readme.ts',
];
const CHROMIUM = '/usr/bin/chromium';
const WITHOUT_WINDOW = '/usr/bin/chromium-headless-shell';
/** A program that takes longer hangs: it is ended, and counts as one failure. */
const LIMIT_MS = 15 * 60_000;

// Once, before several of them would build the pages at the same time.
buildProgram();

let passed = 0;
let failed = 0;
/** Repeated at the end: somebody who sees only the last lines still reads what failed. */
const failures: string[] = [];
const only = process.argv.slice(2);
const waiting = PROGRAMS.filter(([program]) => only.length === 0 || only.includes(program));
await Promise.all(
  Array.from({ length: AT_A_TIME }, async () => {
    for (let next = waiting.shift(); next !== undefined; next = waiting.shift()) await run(next);
  }),
);
for (const failure of failures) process.stdout.write(`${failure}\n`);
process.stdout.write(`${passed} passed, ${failed} failed\n`);
process.exitCode = failed === 0 ? 0 : 1;

/** What a program says is printed when it has ended, so that the lines of several do not mix. */
async function run([program, ...args]: (typeof PROGRAMS)[number]): Promise<void> {
  const startedAt = performance.now();
  const child = spawn(process.execPath, [fileURLToPath(new URL(program, import.meta.url)), ...args], {
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { ...process.env, CHROMIUM_PATH: browserOf(program) },
  });
  const said: Buffer[] = [];
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk: Buffer) => said.push(chunk));
  const limit = setTimeout(() => child.kill('SIGKILL'), LIMIT_MS);
  const [status] = (await once(child, 'close')) as [number | null];
  clearTimeout(limit);
  const text = Buffer.concat(said).toString('utf8');
  const line = /^(\d+) passed, (\d+) failed$/m.exec(text);
  const seconds = Math.round((performance.now() - startedAt) / 1_000);
  process.stdout.write(`${text.replace(/^(\d+ passed, \d+ failed)$/m, `${program}: $1 in ${seconds} s`).trim()}\n`);
  for (const [, what = ''] of text.matchAll(/^FAILED (.*)$/gm)) failures.push(`FAILED ${program}: ${what}`);
  if (line === null) failures.push(`FAILED ${program}: it ended with ${status} and without its count`);
  passed += Number(line?.[1] ?? 0);
  failed += Number(line?.[2] ?? 1) + (status !== 0 && line?.[2] === '0' ? 1 : 0);
}

/** A browser that somebody named is everybody's; where none is without a window, the other does as well. */
function browserOf(program: string): string {
  const named = process.env.CHROMIUM_PATH || CHROMIUM;
  return named === CHROMIUM && !IN_A_WINDOW.includes(program) && existsSync(WITHOUT_WINDOW) ? WITHOUT_WINDOW : named;
}
