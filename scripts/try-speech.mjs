// The engines of speech as they are pulled and run, in ten minutes at most: for CI, on a machine that reaches the registry.
// `node scripts/try-speech.mjs [DATA_FOLDER]` (.cache/speech when none is named; what is pulled stays there, and the next
// run goes on from it).
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { build, findNode, install, ROOT, say, withNode } from './setup.mjs';

/** All of it together; what has not ended by then is left out and said so: a slow machine is no fault of the engines. */
const LIMIT_MS = 600_000;
/** A registry that takes longer to name a version is none to pull 315 MB from. */
const REACH_MS = 30_000;
/** Of all attempts at the pull: what is left is enough for the rest on two cores. 315 MB at 0.8 MB/s. */
const PULL_MS = 390_000;
/** A connection that broke is given so long before the next attempt goes on from what came. */
const PAUSE_MS = 5_000;
const PROBE = 'onnxruntime-common@1.30.0';

install();
const node = findNode();
const program = build(node);
const folder = resolve(process.argv[2] ?? join(ROOT, '.cache', 'speech'));
// Since this process began: installing and building count, too.
const endsAt = LIMIT_MS;
const env = withNode(node, { COLLOQUY_DATA_DIR: folder });

const reached = spawnSync('npm', ['view', PROBE, 'version', '--fetch-retries=0', `--fetch-timeout=${REACH_MS}`], {
  env,
  timeout: REACH_MS,
  encoding: 'utf8',
});
if (reached.status !== 0) leaveOut('the registry is not reached');
const pulledBy = Math.min(endsAt, performance.now() + PULL_MS);
pullAll();
// What runs models of one's own is fetched only by its name, and tried below.
pullAll('sherpa-onnx');

const chromium = process.env.CHROMIUM_PATH ?? '/usr/bin/chromium';
if (!existsSync(chromium)) say('speech in a browser left out: no chromium on this machine');
const isSpoken = !existsSync(chromium) || run('e2e/voice.ts', ['--short', folder]);
const isHeard = run('e2e/speech.ts', [folder]);
process.exit(isHeard && isSpoken ? 0 : 1);

/** Attempt after attempt, each from where the one before ended, until all is there or the time is over. */
function pullAll(...names) {
  for (;;) {
    const pulled = spawnSync(node, [program, 'models', 'pull', ...names], {
      env,
      timeout: Math.max(1, Math.round(pulledBy - performance.now())),
      // It ends the npm that it waits for, and keeps what came.
      killSignal: 'SIGINT',
      stdio: ['ignore', 'inherit', 'pipe'],
    });
    if (pulled.status === 0) return;
    const problem = String(pulled.stderr).trim();
    // A file that is not the pinned one is a fault of ours.
    if (problem.includes('is not the file that this release knows')) fail(problem);
    const why = `not all was pulled in ${PULL_MS / 1_000} s: ${problem || 'it went on'}`;
    if (pulled.error?.code === 'ETIMEDOUT' || performance.now() + PAUSE_MS >= pulledBy) leaveOut(why);
    say(`the pull goes on from what came: ${problem}`);
    Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, PAUSE_MS);
  }
}

/** Ended for the time it takes, it counts as left out. */
function run(file, args) {
  const timeout = Math.max(1, Math.round(endsAt - performance.now()));
  const { status, error } = spawnSync(node, [join(ROOT, file), ...args], { env, timeout, stdio: 'inherit' });
  if (error?.code !== 'ETIMEDOUT') return status === 0;
  say(`${file} left out: not all of it was done in ${LIMIT_MS / 60_000} minutes`);
  return true;
}

function leaveOut(why) {
  say(`the engines of speech left out: ${why}`);
  process.exit(0);
}

function fail(text) {
  say(text);
  process.exit(1);
}
