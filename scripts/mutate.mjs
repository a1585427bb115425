// Tests guard what they claim: plants small slips in a folder's files, one at a time, and runs the tests that could see it.
//
//   npm run mutate -- FOLDER… [--count 10] [--seed 1] [--only N] [--beside]
//   npm run mutate -- packages/server/src/features/jobs packages/server/src/features/mails --beside
//
// Nothing is written: the tests load the changed text (the plugin of vitest.config.ts). The tests of the folder run first,
// then those of every file that imports it, until one fails; with `--beside` only the folder's own. Prints each slip that
// none saw, for each folder how many were seen, and exits 1 where some were not.
import { spawnSync } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { mutationsOf } from './mutate/mutations.mjs';
import { ROOT } from './setup.mjs';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    count: { type: 'string', default: '10' },
    seed: { type: 'string', default: '1' },
    only: { type: 'string' },
    beside: { type: 'boolean', default: false },
  },
});
const folders = positionals.map((folder) => resolve(ROOT, folder));
const count = Number(values.count);
if (folders.length === 0 || !(count > 0))
  fail('usage: npm run mutate -- FOLDER… [--count N] [--seed N] [--only N] [--beside]');
const work = mkdtempSync(join(tmpdir(), 'colloquy-mutate-'));
process.once('exit', () => rmSync(work, { recursive: true, force: true }));

const results = folders.map(mutate);
if (results.length > 1)
  for (const { folder, seen, planted } of results)
    process.stdout.write(`${relative(ROOT, folder)}: ${seen} of ${planted} seen\n`);
if (results.some(({ seen, planted }) => seen < planted)) process.exitCode = 1;

function mutate(folder) {
  const all = sources(folder).flatMap((file) => {
    const text = readFileSync(file, 'utf8');
    return mutationsOf(file, text).map((mutation) => ({ ...mutation, file, text }));
  });
  const sample = shuffled(all, Number(values.seed)).slice(0, count);
  process.stdout.write(`${all.length} possible slips in ${relative(ROOT, folder)}, ${sample.length} planted\n`);
  if (values.beside && tests(folder).length === 0) fail(`no tests in ${folder}`);
  let seen = 0;
  let planted = 0;
  for (const [index, mutation] of sample.entries()) {
    if (values.only !== undefined && index + 1 !== Number(values.only)) continue;
    planted += 1;
    const name = `${index + 1}. ${relative(ROOT, mutation.file)}:${mutation.line}  ${mutation.what}`;
    const by = catches(folder, mutation);
    if (by !== null) seen += 1;
    process.stdout.write(`${by === null ? 'NOT SEEN' : `seen (${by})`}  ${name}\n`);
  }
  process.stdout.write(`${seen} of ${planted} seen\n`);
  return { folder, seen, planted };
}

/** Which tests failed of it: those in the folder, those around it; null where all passed. */
function catches(folder, { file, text, from, to, by }) {
  const plan = join(work, 'plan.json');
  writeFileSync(plan, JSON.stringify({ file, text: text.slice(0, from) + by + text.slice(to) }));
  const own = tests(folder).length === 0 ? null : run(plan, ['run', relative(ROOT, folder)]);
  if (own === false) return 'own tests';
  if (values.beside) return null;
  return run(plan, ['related', relative(ROOT, file), '--run']) ? null : 'tests around it';
}

/** True where all passed. */
function run(plan, args) {
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    [join(ROOT, 'node_modules/vitest/vitest.mjs'), ...args, '--bail', '1', '--reporter', 'dot'],
    { cwd: ROOT, env: { ...process.env, COLLOQUY_PLANTED: plan }, encoding: 'utf8', maxBuffer: 1 << 28 },
  );
  if (/No test files found/.test(stdout + stderr)) fail(`no tests: ${args.join(' ')}`);
  return status === 0;
}

function entries(at) {
  return statSync(at).isDirectory()
    ? readdirSync(at, { recursive: true, withFileTypes: true })
        .filter((entry) => entry.isFile())
        .map((entry) => join(entry.parentPath, entry.name))
    : [at];
}

function tests(at) {
  return entries(at).filter((file) => /\.test\.tsx?$/.test(file));
}

function sources(at) {
  const found = entries(at).filter((file) => /\.tsx?$/.test(file) && !/\.(test|conformance)\.tsx?$/.test(file));
  if (found.length === 0) fail(`no sources in ${at}`);
  return found.sort();
}

/** The same order for the same seed (mulberry32). */
function shuffled(items, seed) {
  let state = seed >>> 0;
  const random = () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let t = Math.imul(state ^ (state >>> 15), state | 1);
    t ^= t + Math.imul(t ^ (t >>> 7), t | 61);
    return ((t ^ (t >>> 14)) >>> 0) / 4_294_967_296;
  };
  const copy = [...items];
  for (let last = copy.length - 1; last > 0; last -= 1) {
    const other = Math.floor(random() * (last + 1));
    [copy[last], copy[other]] = [copy[other], copy[last]];
  }
  return copy;
}

function fail(message) {
  process.stderr.write(`${message}\n`);
  process.exit(2);
}
