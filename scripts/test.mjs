// `npm test`: every test that this machine can run, on the embedded database and, where one is named, on
// PostgreSQL; in a real browser where Chromium is installed. Says what it left out; ends with one line of totals.
import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { build, findNode, install, ROOT, say, withNode } from './setup.mjs';

install();
const node = findNode();
build(node);

const totals = { passed: 0, failed: 0, skipped: 0 };
const leftOut = [];
/** What failed, by name: repeated at the end, where somebody who sees only the last lines still reads it. */
const failures = [];
const only = process.argv.slice(2);

// Not on a server that the environment happens to name.
await vitest('on the embedded database', { TEST_DATABASE_URL: '' });
/** Its databases are the tests' to make and drop: only one that somebody named. */
const server = process.env.TEST_SERVER_URL || process.env.TEST_DATABASE_URL;
if (server)
  await vitest('on PostgreSQL', { TEST_DATABASE_URL: server, TESTS_WITH_DATABASE_ONLY: 'on' }, ['--project', 'server']);
else
  leftOut.push(
    'the tests on PostgreSQL: TEST_SERVER_URL names none (such as postgres://postgres@127.0.0.1:5432/postgres)',
  );
if (only.length === 0) {
  if (chromium())
    program('in a real browser', join(ROOT, 'e2e', 'run.ts'), {
      CHROMIUM_PATH: chromium(),
      ...(server ? { TEST_DATABASE_URL: server } : {}),
    });
  else leftOut.push('the tests in a browser: no chromium on this machine (CHROMIUM_PATH names one)');
}

for (const what of failures) say(`failed ${what}`);
for (const what of leftOut) say(`left out ${what}`);
process.stdout.write(
  `${totals.passed} passed, ${totals.failed} failed${totals.skipped > 0 ? `, ${totals.skipped} skipped` : ''}\n`,
);
process.exit(totals.failed > 0 || totals.passed === 0 ? 1 : 0);

async function vitest(where, env, args = []) {
  say(`tests ${where} …`);
  const report = join(tmpdir(), `colloquy-tests-${process.pid}.json`);
  const done = spawnSync(
    node,
    [
      join(ROOT, 'node_modules', 'vitest', 'vitest.mjs'),
      'run',
      '--reporter=default',
      '--reporter=json',
      `--outputFile.json=${report}`,
      ...args,
      ...only,
    ],
    {
      cwd: ROOT,
      stdio: ['ignore', 2, 2],
      env: withNode(node, env),
    },
  );
  if (!existsSync(report)) {
    totals.failed += 1;
    failures.push(`${where}: the test runner itself, which left no report`);
    return;
  }
  const result = JSON.parse(readFileSync(report, 'utf8'));
  rmSync(report);
  for (const file of result.testResults) {
    const failed = file.assertionResults.filter((test) => test.status === 'failed');
    for (const test of failed) failures.push(`${where}: ${relative(ROOT, file.name)} > ${test.fullName}`);
    if (failed.length === 0 && file.status === 'failed')
      failures.push(`${where}: ${relative(ROOT, file.name)} as a whole`);
  }
  totals.passed += result.numPassedTests;
  totals.failed += result.numFailedTests;
  totals.skipped += result.numPendingTests + result.numTodoTests;
  // A file that does not even load counts as one failure.
  if (done.status !== 0 && result.numFailedTests === 0) totals.failed += Math.max(1, result.numFailedTestSuites);
}

function program(where, file, env) {
  say(`tests ${where} …`);
  const done = spawnSync(node, [file], {
    cwd: ROOT,
    stdio: ['ignore', 'pipe', 2],
    env: withNode(node, env),
    encoding: 'utf8',
    maxBuffer: 1 << 26,
  });
  process.stderr.write(done.stdout);
  const line = /^(\d+) passed, (\d+) failed/m.exec(done.stdout);
  totals.passed += Number(line?.[1] ?? 0);
  totals.failed += Number(line?.[2] ?? 1);
  if (done.status !== 0 && line?.[2] === '0') totals.failed += 1;
  if (done.status === 0) return;
  const named = [...done.stdout.matchAll(/^FAILED (\S+\.ts: .*)$/gm)].map(([, what]) => `${where}: ${what}`);
  failures.push(...(named.length > 0 ? named : [`${where}: see its lines above`]));
}

function chromium() {
  return [process.env.CHROMIUM_PATH, '/usr/bin/chromium'].find((path) => path && existsSync(path)) ?? null;
}
