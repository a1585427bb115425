// `npm run bench:previous [-- COMMIT]`: whether an older program goes on working on the database of this one. The older
// one, built from COMMIT in a worktree of this clone, makes a database on PostgreSQL and begins an interview; this one
// migrates it (`expand`) while the older one runs; the older one goes on, is restarted, and does all of its work once more:
// job, interview, session, conversation, report. Then the older one's own e2e/main-job.ts is played, in a browser, on
// databases of its own that this program migrates before its first start: with a restart, embedded and on PostgreSQL.
// Ends with 1 where a call or a check fails; `--calls` leaves the browser out, `--main-job` the calls. COMMIT is by default
// the newest one whose schema is another one, may work on this one's, and has only texts that landed; it has to be in the
// history of the clone.
import { execFileSync, spawn } from 'node:child_process';
import { createHash, randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { findNode, program, ROOT, withNode } from '../scripts/setup.mjs';
import { verdict } from './lib/load.mjs';
import { ADMIN_SECRET, call, databases, freePort, freshDatabase, JOB } from './lib/server.mjs';

const MIGRATIONS = 'packages/server/migrations';
const SECRET_KEY = 'bench-secret-key-0123456789abcdef0123456789';
/** For a report, and for each state that is waited for. */
const PATIENCE_MS = 120_000;
/** For the older program to listen: the first time it installs and builds itself. */
const START_MS = 900_000;
/** For its end, for a migration, and for the older one's own test in a browser. */
const STOP_MS = 60_000;
const MIGRATE_MS = 300_000;
const MAIN_JOB_MS = 2_400_000;
/** Between the two signals to what takes longer. */
const LAST_MS = 10_000;
const MOST_TURNS = 60;
const CONVERSATIONS = '/api/v1/integrations/candidates/conversations';
const CALLS = 'previous: the older program works on the migrated database, restarted too';
const SESSIONS = '/api/v1/integrations/candidates/interviews';

const git = (...args) => execFileSync('git', args, { cwd: ROOT, encoding: 'utf8' }).trim();
const folder = mkdtempSync(join(tmpdir(), 'colloquy-previous-'));
const checkout = join(folder, 'checkout');
const [landed, hashes] = [readLanded(), new Map()];
let server = null;
let database = null;

try {
  const commit = pick(process.argv.slice(2).find((argument) => /^[0-9a-f]{7,40}$/.test(argument)));
  prepare(commit);
  const postgres = (await databases()).find(({ url }) => url !== null);
  if (postgres === undefined) throw new Error('this needs PostgreSQL: --database embedded leaves none');
  database = await freshDatabase(postgres.url);
  if (!process.argv.includes('--main-job')) {
    await play();
    verdict(CALLS, 0, '0 calls failed', true);
  }
  if (!process.argv.includes('--calls')) await playMainJob(postgres.url);
} catch (error) {
  console.log(`  ${error instanceof Error ? error.message : error}`);
  verdict('previous: an older program on the migrated database', 1, '0 failed', false);
} finally {
  await server?.stop();
  await database?.drop();
  if (existsSync(checkout)) git('worktree', 'remove', '--force', checkout);
  rmSync(folder, { recursive: true, force: true });
}

/** Names of the migrations of a commit; null where one has a text that this program does not take for its own. */
function levelsOf(commit) {
  const files = git('ls-tree', commit, `${MIGRATIONS}/`)
    .split('\n')
    .map((line) => /^\d+ blob (\w+)\t.*\/(\d{4}_\w+)\.sql$/.exec(line))
    .filter((match) => match !== null);
  return files.every(([, blob, name]) => landed.get(name)?.has(hashOf(blob)) ?? true)
    ? files.map(([, , name]) => name)
    : null;
}

function hashOf(blob) {
  if (!hashes.has(blob)) {
    const text = execFileSync('git', ['cat-file', 'blob', blob], { cwd: ROOT });
    hashes.set(blob, createHash('sha256').update(text).digest('hex'));
  }
  return hashes.get(blob);
}

/** Hashes of every text that landed, by the migration's name. */
function readLanded() {
  const lines = readFileSync(join(ROOT, MIGRATIONS, 'hashes.txt'), 'utf8')
    .split('\n')
    .filter(Boolean);
  return new Map(lines.map((line) => [line.split(' ')[0], new Set(line.split(' ').slice(1))]));
}

function pick(asked) {
  const own = readdirSync(join(ROOT, MIGRATIONS))
    .filter((name) => name.endsWith('.sql'))
    .map((name) => name.slice(0, -4));
  const needs = (name) =>
    Number(/^-- phase: \w+, needs: (\d+)/.exec(readFileSync(join(ROOT, MIGRATIONS, `${name}.sql`), 'utf8'))?.[1] ?? 0);
  const level = (names) => Math.max(0, ...names.map((name) => Number(name.slice(0, 4))));
  const candidates = asked === undefined ? git('rev-list', 'HEAD').split('\n') : [asked];
  for (const candidate of candidates) {
    const known = levelsOf(candidate);
    if (known === null) {
      if (asked === undefined) continue;
      throw new Error('this program refuses a migration of that commit: it was edited before it landed');
    }
    const added = own.filter((name) => !known.includes(name));
    const least = Math.max(0, ...added.map(needs));
    if (asked === undefined && (added.length === 0 || least > level(known))) continue;
    console.log(
      `${git('log', '-1', '--format=%h of %cs, "%s"', candidate)}: schema level ${level(known)}; this one's is ${level(own)}, ${added.length} migrations more, which need ${least}`,
    );
    return git('rev-parse', candidate);
  }
  throw new Error('no commit of the history has another schema that may work on this one');
}

/** A tree of the commit with its dependencies: those of this one where both lock the same. */
function prepare(commit) {
  git('worktree', 'add', '--detach', checkout, commit);
  const lock = (root) => readFileSync(join(root, 'package-lock.json'), 'utf8');
  if (lock(ROOT) !== lock(checkout)) return;
  const copy = (from, to) => execFileSync('cp', ['-R', from, to], { stdio: ['ignore', 'ignore', 'inherit'] });
  copy(join(ROOT, 'node_modules'), join(checkout, 'node_modules'));
  for (const name of readdirSync(join(ROOT, 'packages'))) {
    const own = join(ROOT, 'packages', name, 'node_modules');
    if (existsSync(own) && existsSync(join(checkout, 'packages', name))) copy(own, join(checkout, 'packages', name));
  }
}

/** The older program as an operator starts it; it builds itself the first time. */
async function startOlder() {
  const dataDir = join(folder, 'data');
  mkdirSync(dataDir, { recursive: true });
  const port = server?.port ?? (await freePort());
  const child = spawn(process.execPath, ['scripts/colloquy.mjs', 'start'], {
    cwd: checkout,
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { ...process.env, ...options(dataDir), COLLOQUY_PORT: String(port) },
  });
  const said = [];
  child.stderr.on('data', (chunk) => said.push(chunk));
  const log = () => Buffer.concat(said).toString();
  const exited = new Promise((resolve) => child.once('exit', (code, signal) => resolve(code ?? signal)));
  const listens = new Promise((resolve, reject) => {
    createInterface({ input: child.stdout }).on('line', (line) => {
      if (line.includes('"listening"')) resolve(JSON.parse(line).url);
    });
    exited.then((code) => reject(new Error(`the older program ended with ${code}: ${log().slice(-2_000)}`)));
  });
  const url = await inTime(listens, START_MS, child, 'the older program does not listen');
  return {
    url,
    port,
    log,
    async stop() {
      child.kill('SIGTERM');
      return inTime(exited, STOP_MS, child, 'the older program does not end');
    },
  };
}

/** What a process is waited for; one that takes longer is ended, and its wait fails. */
async function inTime(work, mostMs, child, what) {
  let timer;
  const late = new Promise((_, reject) => {
    timer = setTimeout(() => {
      // First as it ends what it started itself.
      child.kill('SIGTERM');
      setTimeout(() => child.kill('SIGKILL'), LAST_MS).unref();
      reject(new Error(`${what} within ${mostMs / 1_000} s`));
    }, mostMs);
  });
  return Promise.race([work, late]).finally(() => clearTimeout(timer));
}

/**
 * The older one's own test of the main job, as it stands there. `npm start` of that tree, which the test starts, first has
 * this program migrate the database that will be found.
 */
async function playMainJob(postgresUrl) {
  await server?.stop();
  server = null;
  const node = findNode();
  const launcher = join(folder, 'older');
  const quoted = (text) => `'${text.replaceAll("'", "'\\''")}'`;
  const lines = [
    '#!/bin/sh',
    'set -eu',
    // An empty database becomes the older one's first, as any that is upgraded was.
    `${quoted(process.execPath)} ${quoted(join(checkout, 'scripts', 'colloquy.mjs'))} migrate >&2`,
    `${quoted(node)} ${quoted(program(node))} migrate 2>&1 | sed 's/^/this program: /' >&2`,
    `exec ${quoted(process.execPath)} ${quoted(join(checkout, 'scripts', 'colloquy.mjs'))} start`,
  ];
  writeFileSync(launcher, `${lines.join('\n')}\n`);
  const manifest = join(checkout, 'package.json');
  const { scripts, ...rest } = JSON.parse(readFileSync(manifest, 'utf8'));
  writeFileSync(manifest, JSON.stringify({ ...rest, scripts: { ...scripts, start: `exec sh ${quoted(launcher)}` } }));
  const child = spawn(node, [join('e2e', 'main-job.ts')], {
    cwd: checkout,
    stdio: ['ignore', 'pipe', 'pipe'],
    env: withNode(node, { TEST_DATABASE_URL: postgresUrl }),
  });
  const [said, heard] = [[], []];
  child.stdout.on('data', (chunk) => said.push(chunk));
  child.stderr.on('data', (chunk) => heard.push(chunk));
  const [status] = await inTime(once(child, 'close'), MAIN_JOB_MS, child, 'the older e2e/main-job.ts does not end');
  const checks = Buffer.concat(said).toString().trim().split('\n');
  const log = Buffer.concat(heard).toString();
  for (const line of checks) console.log(`  ${line}`);
  const isAhead = (log.match(/database-of-a-newer-release/g) ?? []).length;
  if (status !== 0) console.log(log.slice(-4_000));
  console.log(`  ${isAhead} starts of the older program found a database of a newer release`);
  // Each database is started on, and started on again.
  const holds = status === 0 && isAhead >= 4;
  verdict(
    'previous: the older e2e/main-job.ts on migrated databases, with a restart',
    checks.at(-1),
    '0 failed',
    holds,
  );
}

function options(dataDir) {
  return {
    DATABASE_URL: database.url,
    COLLOQUY_DATA_DIR: dataDir,
    COLLOQUY_ADMIN_SECRET: ADMIN_SECRET,
    COLLOQUY_SECRET_KEY: SECRET_KEY,
    COLLOQUY_MEANING: 'off',
    COLLOQUY_VOICE: 'off',
    COLLOQUY_DRAIN_MS: '0',
    COLLOQUY_LOG: 'warn',
  };
}

async function play() {
  const node = findNode();
  const own = program(node);
  const since = performance.now();
  const step = (text) => console.log(`  ${((performance.now() - since) / 1_000).toFixed(1)} s: ${text}`);
  server = await startOlder();
  step('the older program made its database and listens');
  const headers = await keyOf();
  const { serviceJobId } = await posted(headers, '/api/v1/jobs', JOB);
  const under = await posted(headers, '/api/v1/interviews', { serviceJobId, candidateEmail: 'under.way@example.com' });
  const room = await enter(under.interviewUrl);
  await answer(room, 2);
  const waiting = await posted(headers, '/api/v1/interviews', { serviceJobId, candidateEmail: 'waiting@example.com' });
  step('an interview is under way, another one waits');

  const said = execFileSync(node, [own, 'migrate'], {
    encoding: 'utf8',
    timeout: MIGRATE_MS,
    env: withNode(node, options(join(folder, 'migrating'))),
  });
  step(`this program migrated the database: ${said.trim().split('\n').at(-1) ?? ''}`);
  await answer(room, 1);
  await posted(headers, '/api/v1/interviews', { serviceJobId, candidateEmail: 'between@example.com' });
  step('the older program went on while it ran');

  const code = await server.stop();
  server = await startOlder();
  step(`it ended with ${code} and started again: ${warningOf(server.log())}`);
  await answer(room, MOST_TURNS);
  await reportOf(headers, under.meetingId);
  step('the interview that was under way has its report');
  const second = await enter(waiting.interviewUrl);
  await answer(second, MOST_TURNS);
  await reportOf(headers, waiting.meetingId);
  step('so has the one that waited');

  const job = await posted(headers, '/api/v1/jobs', JOB);
  const fresh = { serviceJobId: job.serviceJobId, candidateEmail: 'new@example.com', externalId: 'APP-31' };
  const interview = await posted(headers, '/api/v1/interviews', fresh);
  await answer(await enter(interview.interviewUrl), MOST_TURNS);
  await reportOf(headers, interview.meetingId);
  const found = await read(headers, '/api/v1/interviews/search?externalId=APP-31');
  if (found.total !== 1) throw new Error(`the search found ${found.total}`);
  step('a new job and a new interview, to its report, which the search finds');

  const asked = { email: 'nia@example.com', interview_type: 'STEM' };
  const session = await posted(headers, SESSIONS, asked);
  await answer(await enter(session.iframe_url), MOST_TURNS);
  await until(async () => {
    const { completion_status: status } = await read(headers, `${SESSIONS}/${session.interview_id}`);
    return status === 'REPORT_GENERATED';
  }, 'the report of the session');
  step('a session, to its report');

  const key = { 'x-api-key': headers.authorization.slice('Bearer '.length) };
  const conversation = await posted(key, CONVERSATIONS, { founder_email: 'ada@example.com' });
  const founder = await enter(conversation.tokenized_link);
  await answer(founder, MOST_TURNS);
  if (founder.state.phase === 'summary') await founder.send('confirm');
  await until(async () => {
    const { transcript } = await read(key, `${CONVERSATIONS}/${conversation.conversation_id}`);
    return transcript !== null && founder.state.phase === 'ended';
  }, 'the end of the conversation');
  step('a conversation, to its end');

  await server.stop();
  server = await startOlder();
  const list = await read(headers, `/api/v1/interviews?serviceJobId=${serviceJobId}`);
  if (list.results.filter(({ reportUrl }) => reportUrl !== null).length !== 2)
    throw new Error('a report is gone after the second restart');
  step('after another restart all of it is there');
}

function warningOf(log) {
  const lines = log.split('\n').filter((line) => line.startsWith('{'));
  const told = lines.map((line) => JSON.parse(line)).find((line) => JSON.stringify(line).includes('newer'));
  const said = told === undefined ? [] : Object.values(told).filter((value) => /newer/.test(String(value)));
  return said.length === 0 ? 'without a word about the newer schema' : String(said[0]);
}

async function keyOf() {
  const reply = await call(server.url, 'POST', '/api/v1/admin/api-keys', {
    headers: { 'x-admin-secret': ADMIN_SECRET },
    body: { organizationId: 'previous', userId: 'me' },
  });
  return { authorization: `Bearer ${good(reply, 'a key').data.apiKey}` };
}

function good({ status, body }, what) {
  if (status !== 200) throw new Error(`${what} gave ${status}: ${JSON.stringify(body)}`);
  return body;
}

async function posted(headers, path, body) {
  const reply = good(await call(server.url, 'POST', path, { headers, body }), `POST ${path}`);
  return reply.data ?? reply;
}

async function read(headers, path) {
  const reply = good(await call(server.url, 'GET', path, { headers }), `GET ${path}`);
  return reply.data ?? reply;
}

async function enter(link) {
  const seat = randomUUID();
  const headers = { 'x-room-token': link.split('/room/')[1] };
  const room = { state: null };
  room.poll = async (since) => {
    room.state = await read(headers, `/room/api/state?seat=${seat}&since=${since}`);
  };
  room.send = async (command, body = {}) => {
    room.state = await posted(headers, `/room/api/${command}`, { clientId: randomUUID(), seat, seen: 0, ...body });
  };
  await room.poll(-1);
  const decisions = room.state.consents.map(({ purpose, textVersion }) => ({ purpose, textVersion, given: true }));
  // Nothing is asked where nothing of it is done.
  if (decisions.length > 0) await room.send('consent', { language: 'en', decisions });
  await room.send('begin', { mode: 'text' });
  return room;
}

/** Answers what is asked, so many times at most or to the end. */
async function answer(room, turns) {
  for (let turn = 0; turn < turns; turn += 1) {
    while (room.state.phase === 'thinking') await room.poll(room.state.version);
    const prompt = room.state.conversation?.prompt ?? null;
    if (room.state.phase !== 'listening' || prompt === null) return;
    const text =
      prompt.question === null
        ? 'No.'
        : `Once the points froze at four in the morning. I melted the ice with my crew, and the first train ran on time. ${turn}`;
    await room.send('answer', { promptId: prompt.id, text });
  }
  if (turns === MOST_TURNS) throw new Error('the interview does not end');
}

async function reportOf(headers, meetingId) {
  await until(async () => {
    const { status } = await call(server.url, 'GET', `/api/v1/interviews/${meetingId}/report`, { headers });
    return status === 200;
  }, 'a report');
}

async function until(look, what) {
  const last = performance.now() + PATIENCE_MS;
  while (!(await look())) {
    if (performance.now() > last) throw new Error(`${what} did not come`);
    await new Promise((resolve) => setTimeout(resolve, 200));
  }
}
