// `npm run bench:restarts`: restarts PostgreSQL again and again (`fast`, `immediate`, and by cutting every connection)
// while clients post jobs and interviews, answer in rooms and poll, on one node and on two. Prints how many nodes
// ended, and how many acknowledged writes were lost or stand twice.
import { randomUUID } from 'node:crypto';
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { CONSENT_TEXT_VERSION } from '../packages/contract/src/shared/consent.ts';
import { ROOT } from '../scripts/setup.mjs';
import { ownCluster, ownRedis } from './lib/postgres.mjs';
import { call, createKey, freePort, freshDatabase, JOB, startServer, temporaryFolder } from './lib/server.mjs';

const RESTARTS = Number(process.env.RESTARTS ?? 10);
const CLIENTS = { jobs: 5, interviews: 5, rooms: 6, polls: 4 };
/** Between two restarts so many writes must be acknowledged: each meets a server that works. */
const WRITES_BETWEEN = 40;
/** A node that answers nothing but faults for so long has not come back. */
const PATIENCE_MS = 60_000;

const { default: pg } = await import(join(ROOT, 'node_modules', 'pg', 'lib', 'index.js'));
const cluster = await ownCluster();
if (cluster === null) {
  console.log('restarts: skipped, PostgreSQL is not installed on this machine (initdb and pg_ctl are needed)');
  process.exit(0);
}
let good = true;
try {
  good = await run('one node', 1, null);
  const redis = await ownRedis();
  if (redis === null) console.log('two nodes: without Redis, which is not installed on this machine');
  good = (await run('two nodes', 2, redis)) && good;
  redis?.stop();
} finally {
  cluster.stop();
}
process.exit(good ? 0 : 1);

async function run(name, nodeCount, redis) {
  const fresh = await freshDatabase(cluster.url);
  const folder = temporaryFolder();
  const ports = await Promise.all(Array.from({ length: nodeCount }, freePort));
  const exits = [];
  const nodes = [];
  process.on('exit', () => {
    for (const { child } of nodes) child.kill('SIGKILL');
  });
  for (const port of ports) {
    const dataDir = join(folder, `node-${port}`);
    mkdirSync(dataDir);
    const node = startServer({
      dataDir,
      port,
      databaseUrl: fresh.url,
      env: {
        COLLOQUY_BLOB_URL: `file:${join(folder, 'files')}`,
        COLLOQUY_MEANING: 'off',
        ...(redis === null ? {} : { REDIS_URL: redis.url }),
      },
    });
    await node.ready;
    node.exited.then((exit) => exits.push(exit));
    nodes.push({ ...node, url: `http://127.0.0.1:${port}` });
  }
  const headers = await createKey(nodes[0].url);
  const state = {
    stop: false,
    writes: 0,
    jobs: new Set(),
    interviews: new Set(),
    answers: new Set(),
    statuses: {},
    withoutRetryAfter: 0,
    refused: [],
    goodAt: performance.now(),
    downMs: [],
  };
  const context = { nodes, headers, state };
  const job = await acknowledged(context, 'POST', '/api/v1/jobs', JOB, headers);
  const { serviceJobId } = job.data;
  state.jobs.add(serviceJobId);
  const clients = [
    ...times(CLIENTS.jobs, () => postJobs(context)),
    ...times(CLIENTS.interviews, (index) => postInterviews(context, serviceJobId, index)),
    ...times(CLIENTS.rooms, (index) => holdInterviews(context, serviceJobId, index, index < CLIENTS.polls)),
  ];
  let restarts = 0;
  for (; restarts < RESTARTS; restarts += 1) {
    await until(() => state.writes >= WRITES_BETWEEN * (restarts + 1) || exits.length > 0);
    if (exits.length > 0) break;
    const mode = ['fast', 'immediate', 'cut'][restarts % 3];
    const writes = state.writes;
    const began = performance.now();
    if (mode === 'cut') await cutConnections(fresh.url);
    else cluster.restart(mode);
    const restarted = performance.now();
    await until(() => state.writes > writes + 2 || exits.length > 0);
    console.log(
      `${name}: ${mode}, ${(restarted - began).toFixed(0)} ms, the first writes ${(performance.now() - restarted).toFixed(0)} ms later`,
    );
  }
  state.stop = true;
  await Promise.all(clients);
  const verdict = await judge(fresh.url, state);
  // Those that wait for a lease are taken up again; none is left for good.
  const live = await Promise.all(
    nodes.map(({ url }) => call(url, 'GET', '/health/ready').then(({ status }) => status)),
  );
  const ended = exits.length;
  await Promise.all(nodes.map((node) => node.stop()));
  await fresh.drop();
  console.log(
    `${name}: ${restarts} restarts, ${state.jobs.size} jobs, ${state.interviews.size} interviews, ${state.answers.size} answers acknowledged; replies ${JSON.stringify(state.statuses)}, ready ${live.join(' ')}`,
  );
  if (state.refused.length > 0) console.log(`${name}: refused ${state.refused.slice(0, 5).join(' | ')}`);
  const faults = state.statuses[500] ?? 0;
  const figures = [ended, verdict.lost, verdict.doubled, faults, state.withoutRetryAfter, state.refused.length];
  console.log(
    `restarts (${name}): ${ended} exits, ${verdict.lost} lost, ${verdict.doubled} doubled, ${faults} replies 500, ${state.withoutRetryAfter} of 503 without Retry-After, ${state.refused.length} refused (all 0)`,
  );
  return restarts === RESTARTS && figures.every((figure) => figure === 0);
}

async function postJobs(context) {
  const { state, headers } = context;
  while (!state.stop) {
    const { data } = await acknowledged(context, 'POST', '/api/v1/jobs', JOB, headers);
    state.jobs.add(data.serviceJobId);
  }
}

async function postInterviews(context, serviceJobId, index) {
  const { state, headers } = context;
  for (let n = 0; !state.stop; n += 1) {
    const body = { serviceJobId, candidateEmail: `c${index}.${n}@example.com` };
    const { data } = await acknowledged(context, 'POST', '/api/v1/interviews', body, headers);
    state.interviews.add(data.meetingId);
  }
}

async function holdInterviews(context, serviceJobId, index, polls) {
  const { state, headers } = context;
  while (!state.stop) {
    const body = { serviceJobId, candidateEmail: `r${index}@example.com` };
    const { data } = await acknowledged(context, 'POST', '/api/v1/interviews', body, headers);
    state.interviews.add(data.meetingId);
    const room = { 'x-room-token': data.interviewUrl.split('/room/')[1] };
    const seat = randomUUID();
    const send = (command, more) =>
      acknowledged(context, 'POST', `/room/api/${command}`, { clientId: randomUUID(), seat, seen: 0, ...more }, room);
    const look = () => acknowledged(context, 'GET', `/room/api/state?seat=${seat}&since=-1`, undefined, room);
    await send('consent', {
      language: 'en',
      decisions: [{ purpose: 'ai-evaluation', textVersion: CONSENT_TEXT_VERSION, given: true }],
    });
    // A room that has moved on refuses a command: a begin whose reply was lost, an answer to a prompt that is over.
    let view = (await send('begin', { mode: 'text' })) ?? (await look());
    while (!state.stop && view.phase !== 'ended') {
      const marker = `mark-${randomUUID()}`;
      const polled = polls
        ? acknowledged(context, 'GET', `/room/api/state?seat=${seat}&since=${view.version}`, undefined, room)
        : null;
      const answered = await send('answer', {
        promptId: view.conversation.prompt?.id ?? 1,
        text: `Once the points froze. I melted the ice with my crew, because the first train was due. ${marker}`,
      });
      if (answered !== null) state.answers.add(marker);
      await polled;
      view = answered ?? (await look());
    }
  }
}

/**
 * Sends the same call until it is acknowledged: with one idempotency key, or the room's own id of a command. Null when
 * the room refuses the command in its state.
 */
async function acknowledged({ nodes, state }, method, path, body, headers) {
  const key = method === 'POST' && path.startsWith('/api/') ? { 'idempotency-key': randomUUID() } : {};
  for (;;) {
    const { url } = nodes[Math.floor(Math.random() * nodes.length)];
    let status;
    try {
      const response = await fetch(url + path, {
        method,
        headers: { ...headers, ...key, ...(body === undefined ? {} : { 'content-type': 'application/json' }) },
        ...(body === undefined ? {} : { body: JSON.stringify(body) }),
        signal: AbortSignal.timeout(40_000),
      });
      status = response.status;
      const text = await response.text();
      if (status === 503 && !response.headers.has('retry-after')) state.withoutRetryAfter += 1;
      if (status === 409 && path.startsWith('/room/')) return null;
      if (status < 500 && status !== 200 && status !== 409) state.refused.push(`${status} ${text.slice(0, 200)}`);
      if (status === 200) {
        state.goodAt = performance.now();
        state.statuses[200] = (state.statuses[200] ?? 0) + 1;
        if (method === 'POST') state.writes += 1;
        return JSON.parse(text);
      }
    } catch (error) {
      status = error.cause?.code ?? error.name;
    }
    state.statuses[status] = (state.statuses[status] ?? 0) + 1;
    if (performance.now() - state.goodAt > PATIENCE_MS) throw new Error(`nothing was answered for a minute: ${status}`);
    await sleep(50);
  }
}

async function cutConnections(url) {
  await query(
    url,
    'select pg_terminate_backend(pid, 5000) from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()',
  );
}

async function judge(url, state) {
  const ids = async (sql) => (await query(url, sql)).map(({ id }) => id);
  const jobs = await ids('select id from jobs');
  const interviews = await ids('select id from interviews');
  const events = (await query(url, 'select body::text as body from dialogue_events'))
    .map(({ body }) => body)
    .join('\n');
  const found = new Map();
  for (const [marker] of events.matchAll(/mark-[0-9a-f-]{36}/g)) found.set(marker, (found.get(marker) ?? 0) + 1);
  const missing = (set, list) => {
    const present = new Set(list);
    return [...set].filter((id) => !present.has(id)).length;
  };
  return {
    lost: missing(state.jobs, jobs) + missing(state.interviews, interviews) + missing(state.answers, [...found.keys()]),
    doubled:
      jobs.length -
      state.jobs.size +
      (interviews.length - state.interviews.size) +
      [...found.values()].filter((n) => n > 1).length,
  };
}

async function query(url, sql) {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  const { rows } = await client.query(sql);
  await client.end();
  return rows;
}

async function until(condition) {
  while (!condition()) await sleep(10);
}

function times(count, make) {
  return Array.from({ length: count }, (_, index) => make(index));
}

function sleep(ms) {
  return new Promise((resolve) => setTimeout(resolve, ms));
}
