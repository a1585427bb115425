// `npm run check`: every gate, the cheapest first, two at a time; `--no-tests` leaves the tests to `npm test`.
// `--changed`: only gates that a change since main can fail, and the tests that are or be next to a changed file, those
// of whole processes excepted: they take longer than everything else.
import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { build, findNode, install, ROOT, say, withNode } from './setup.mjs';

install();
const node = findNode();
const bin = (name) => join(ROOT, 'node_modules', '.bin', name);
const script = (...args) => [node, [join(ROOT, 'scripts', args[0]), ...args.slice(1)]];
const changed = process.argv.includes('--changed') ? changedFiles() : null;

/** Each with what must have changed for it to be able to fail. */
const GATES = [
  ['format and lint', bin('biome'), ['check', '--error-on-warnings', ...(changed === null ? [] : lintable())], /./],
  ['migrations', ...script('check-migrations.mjs'), /migrations/],
  ['rules', ...script('check-rules.mjs'), /./],
  ['Dockerfile', ...script('check-dockerfile.mjs'), /[Dd]ockerfile|^package-lock\.json$/],
  ['wording in content', ...script('count-wording.mjs'), /^packages\/.*\.tsx?$/],
  ['boundaries', ...script('check-boundaries.mjs'), /^packages\/|dependency-cruiser/],
  ['unused code', bin('knip'), [], /\.([cm]?js|tsx?|json)$/],
  ['transactions', ...script('check-transactions.mjs'), /^packages\/server\/src\/.*\.ts$|transactions/],
  ['OpenAPI document', ...script('check-openapi.mjs'), /^packages\/(contract|server\/src\/surfaces)\/|openapi/],
  ['types of the SDK', ...script('sdk-types.mjs', 'check'), /docs\/api\/openapi\.json|sdk/],
  ['types', bin('tsc'), ['-b'], /\.(tsx?|json)$/],
];

let failed = 0;
const waiting = GATES.filter(([name, , args, matters]) => {
  if (changed === null) return true;
  return changed.some((file) => matters.test(file)) && (name !== 'format and lint' || args.length > 2);
});
await Promise.all([1, 2].map(worker));
if (failed === 0 && changed !== null) await testsOfChanges();
else if (failed === 0 && !process.argv.includes('--no-tests')) {
  build(node);
  const tests = spawnSync(process.execPath, [join(ROOT, 'scripts', 'test.mjs')], {
    cwd: ROOT,
    stdio: ['ignore', 'inherit', 2],
  });
  if (tests.status !== 0) failed += 1;
}
process.exit(failed === 0 ? 0 : 1);

async function worker() {
  for (let next = waiting.shift(); next !== undefined; next = waiting.shift()) await gate(...next);
}

/** What a gate says is printed when it has ended, so that the lines of two do not mix. */
async function gate(name, command, args) {
  const startedAt = performance.now();
  const child = spawn(command, args, { cwd: ROOT, stdio: ['ignore', 'pipe', 'pipe'], env: withNode(node) });
  const said = [];
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk) => said.push(chunk));
  const [status] = await once(child, 'close');
  process.stderr.write(Buffer.concat(said));
  say(`${name}: ${status === 0 ? 'clean' : 'FAILED'} (${((performance.now() - startedAt) / 1_000).toFixed(1)} s)`);
  if (status !== 0) failed += 1;
}

function changedFiles() {
  const git = (...args) => spawnSync('git', args, { cwd: ROOT, encoding: 'utf8' });
  const base = ['origin/main', 'main'].find((name) => git('rev-parse', '--verify', '--quiet', name).status === 0);
  const since = git('merge-base', 'HEAD', base ?? 'HEAD').stdout.trim();
  const listed = [git('diff', '--name-only', since), git('ls-files', '--others', '--exclude-standard')];
  const files = new Set(listed.flatMap(({ stdout }) => stdout.split('\n').filter(Boolean)));
  say(`${files.size} files changed since ${base ?? 'the last commit'}`);
  return [...files];
}

function lintable() {
  return changed.filter((file) => /\.([cm]?js|tsx?|json|css)$/.test(file) && existsSync(join(ROOT, file)));
}

/** A changed test, and of a changed source those of its name: `room.ts` has `room.test.ts` and `room.api.test.ts`. */
async function testsOfChanges() {
  const tests = changed.flatMap((file) => {
    if (!/^packages\/.*\.tsx?$/.test(file)) return [];
    if (/\.test\.tsx?$/.test(file)) return file.includes('.process.') ? [] : [file];
    return ['.test.ts', '.db.test.ts', '.api.test.ts', '.web.test.tsx'].map((end) => file.replace(/\.tsx?$/, end));
  });
  const there = [...new Set(tests)].filter((file) => existsSync(join(ROOT, file)));
  if (there.length > 0) await gate(`${there.length} test files`, bin('vitest'), ['run', ...there]);
}
