import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';

/**
 * Every test that needs a real browser, one program after the other; ends with the total of their lines. The looks run
 * in English here; without `--languages` they go through all their languages.
 */
const PROGRAMS: [string, ...string[]][] = [
  ['readme.ts'],
  ['main-job.ts'],
  ['embed.ts'],
  ['founders.ts'],
  ['verify.ts'],
  ['sessions.ts'],
  ['room-look.ts', '--languages=en'],
  ['report-look.ts', '--languages=en'],
];

let passed = 0;
let failed = 0;
for (const [program, ...args] of PROGRAMS) {
  const done = spawnSync(process.execPath, [fileURLToPath(new URL(program, import.meta.url)), ...args], {
    stdio: ['ignore', 'pipe', 'inherit'],
    encoding: 'utf8',
    maxBuffer: 1 << 26,
  });
  const line = /^(\d+) passed, (\d+) failed$/m.exec(done.stdout);
  const failures = Number(line?.[2] ?? 1) + (done.status !== 0 && line?.[2] === '0' ? 1 : 0);
  process.stdout.write(`${done.stdout.replace(/^(\d+ passed, \d+ failed)$/m, `${program}: $1`).trim()}\n`);
  passed += Number(line?.[1] ?? 0);
  failed += failures;
}
process.stdout.write(`${passed} passed, ${failed} failed\n`);
process.exitCode = failed === 0 ? 0 : 1;
