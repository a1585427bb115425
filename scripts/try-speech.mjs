// The engines of speech as they are pulled and run, in ten minutes at most, each time: for CI, on a machine that reaches the registry.
// `node scripts/try-speech.mjs [--pull] [DATA_FOLDER]` (.cache/speech when none is named; what is pulled stays there, and the
// next run goes on from it). `--pull` runs nothing: it ends with 75 where the engines are left out.
import { spawn, spawnSync } from 'node:child_process';
import { existsSync, readdirSync, statSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { build, findNode, install, ROOT, say, withNode } from './setup.mjs';

/** All of it together; what has not ended by then is left out and said so: a slow machine is no fault of the engines. */
const LIMIT_MS = 600_000;
/** A registry that takes longer to name a version is none to pull 315 MB from. */
const REACH_MS = 30_000;
/** Of all attempts at the pull: what is left is enough for the rest on two cores. */
const PULL_MS = 390_000;
/** By then it shows whether all will be there in time; where it will not, the rest of the wait is spared. */
const DECIDE_MS = 75_000;
/** What is pulled in all. */
const WHOLE_BYTES = 340e6;
/** A pull that is told to end and does not is killed. */
const END_MS = 5_000;
/** A connection that broke is given so long before the next attempt goes on from what came. */
const PAUSE_MS = 5_000;
const PROBE = 'onnxruntime-common@1.30.0';
/** EX_TEMPFAIL of sysexits.h. */
const LEFT_OUT = 75;

install();
const node = findNode();
const program = build(node);
const pullOnly = process.argv.includes('--pull');
const folder = resolve(process.argv.slice(2).find((word) => word !== '--pull') ?? join(ROOT, '.cache', 'speech'));
// Since this process began: installing and building count, too.
const endsAt = LIMIT_MS;
const env = withNode(node, { COLLOQUY_DATA_DIR: folder });

const reached = spawnSync('npm', ['view', PROBE, 'version', '--fetch-retries=0', `--fetch-timeout=${REACH_MS}`], {
  env,
  timeout: REACH_MS,
  encoding: 'utf8',
});
if (reached.status !== 0) leaveOut('the registry is not reached');
const pulledFrom = performance.now();
const pulledBy = Math.min(endsAt, pulledFrom + PULL_MS);
const decideAt = pulledFrom + DECIDE_MS;
const hadBytes = bytesIn(join(folder, 'models'));
await pullAll();
// What runs models of one's own is fetched only by its name, and tried below.
await pullAll('sherpa-onnx');
if (pullOnly) process.exit(0);

const chromium = process.env.CHROMIUM_PATH ?? '/usr/bin/chromium';
if (!existsSync(chromium)) say('speech in a browser left out: no chromium on this machine');
const isSpoken = !existsSync(chromium) || run('e2e/voice.ts', ['--short', folder]);
const isHeard = run('e2e/speech.ts', [folder]);
process.exit(isHeard && isSpoken ? 0 : 1);

/** Attempt after attempt, each from where the one before ended, until all is there or too slow for the time that is left. */
async function pullAll(...names) {
  for (;;) {
    const { status, problem, late } = await pull(names);
    if (status === 0) return;
    // A file that is not the pinned one is a fault of ours.
    if (problem.includes('is not the file that this release knows')) fail(problem);
    const seconds = Math.round((performance.now() - pulledFrom) / 1_000);
    if (late !== null) leaveOut(`after ${seconds} s ${late}`);
    const nextAt = performance.now() + PAUSE_MS;
    if (nextAt >= pulledBy || (nextAt >= decideAt && !isInTime()))
      leaveOut(`not all was pulled in ${seconds} s: ${problem}`);
    say(`the pull goes on from what came: ${problem}`);
    await new Promise((done) => setTimeout(done, PAUSE_MS));
  }
}

/** @returns how it ended; `late`: why it was not waited for */
function pull(names) {
  // Its errors are kept: they say whether another attempt makes sense.
  const child = spawn(node, [program, 'models', 'pull', ...names], { env, stdio: ['ignore', 'inherit', 'pipe'] });
  let problem = '';
  let late = null;
  child.stderr.setEncoding('utf8').on('data', (text) => {
    problem += text;
  });
  const giveUp = (why) => {
    late = why;
    // It ends the npm that it waits for, and keeps what came.
    child.kill('SIGINT');
    timers.push(setTimeout(() => child.kill('SIGKILL'), END_MS));
  };
  process.once('SIGTERM', () => giveUp('it was ended'));
  const atEnd = () => giveUp(`not all was pulled: ${problem.trim() || 'it went on'}`);
  const decide = () => {
    if (!isInTime()) giveUp(`${Math.round(cameBytes() / 1e6)} MB came: too slow to be done in ${PULL_MS / 1_000} s`);
  };
  const timers = [setTimeout(atEnd, Math.max(1, pulledBy - performance.now()))];
  if (decideAt > performance.now()) timers.push(setTimeout(decide, decideAt - performance.now()));
  return new Promise((resolve) => {
    // Not when its pipes are closed: an npm that lives on may hold them.
    child.once('exit', (status) => {
      for (const timer of timers) clearTimeout(timer);
      resolve({ status, problem: problem.trim(), late });
    });
  });
}

/** Whether the rest comes in time where it comes as quickly. */
function isInTime() {
  const share = PULL_MS / (performance.now() - pulledFrom);
  return hadBytes + cameBytes() * share >= WHOLE_BYTES;
}

function cameBytes() {
  return bytesIn(join(folder, 'models')) - hadBytes;
}

/** Archives and sets that are whole; what npm still fetches it keeps elsewhere. */
function bytesIn(place) {
  if (!existsSync(place)) return 0;
  const files = readdirSync(place, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile());
  return files.reduce(
    (sum, { name, parentPath }) => sum + (statSync(join(parentPath, name), { throwIfNoEntry: false })?.size ?? 0),
    0,
  );
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
  process.exit(pullOnly ? LEFT_OUT : 0);
}

function fail(text) {
  say(text);
  process.exit(1);
}
