// `npm run bench:nodes`: two nodes that take calls and one that works, on one PostgreSQL, Redis and S3-compatible store
// of their own. Candidates answer and send their recordings, each call to the other node than the one before, while a
// node is killed again and again, the database is restarted, Redis freezes and the store goes away. Then it is looked
// for answers that were lost or doubled, interviews that got stuck, and recordings that do not play.
import { createHash, randomUUID } from 'node:crypto';
import { mkdirSync } from 'node:fs';
import { connect, createServer } from 'node:net';
import { join } from 'node:path';
import { CONSENT_TEXT_VERSION } from '../packages/contract/src/shared/consent.ts';
import { inChunks, recorded } from '../packages/server/src/testing/recorded-media.ts';
import { startS3Server } from '../packages/server/src/testing/s3-server.ts';
import { verdict } from './lib/load.mjs';
import { ownCluster, ownRedis } from './lib/postgres.mjs';
import { makeJob } from './lib/room.mjs';
import { ADMIN_SECRET, call, freePort, startServer, temporaryFolder } from './lib/server.mjs';

const KILLS = Number(process.env.KILLS ?? 30);
const CANDIDATES = Number(process.env.CANDIDATES ?? 8);
const AWAY_S = Number(process.env.AWAY_S ?? 60);
const FROZEN_S = Number(process.env.FROZEN_S ?? 15);
/** A candidate who gets no answer for so long is stuck. */
const PATIENCE_MS = 120_000;
const THINK_MS = 300;
/** For all reports and recordings together. */
const JUDGE_MS = 600_000;
const BUCKET = 'recordings';

const cluster = await ownCluster();
if (cluster === null) throw new Error('PostgreSQL is not installed here: several nodes need it');
const redis = await ownRedis();
const store = await startS3Server({ buckets: [BUCKET] });
const { credentials } = store;
const storeWay = await way(Number(new URL(store.endpoint).port));
console.log(`two nodes and a worker on PostgreSQL, an S3-compatible store, ${redis === null ? 'no Redis' : 'Redis'}`);

const folder = temporaryFolder();
const nodes = [];
process.on('exit', () => {
  for (const node of [...nodes, worker]) node?.child.kill('SIGKILL');
  redis?.child.kill('SIGKILL');
});
for (const signal of ['SIGINT', 'SIGTERM']) process.once(signal, () => leave(1));

async function start(name, role, port) {
  const dataDir = join(folder, name);
  mkdirSync(dataDir, { recursive: true });
  const node = startServer({
    dataDir,
    port,
    databaseUrl: cluster.url,
    env: {
      COLLOQUY_ROLE: role,
      COLLOQUY_MEANING: 'off',
      COLLOQUY_RECORDING: 'on',
      COLLOQUY_BLOB_URL: `s3://${BUCKET}?endpoint=http://127.0.0.1:${storeWay.port}&region=us-east-1`,
      AWS_ACCESS_KEY_ID: credentials.accessKeyId,
      AWS_SECRET_ACCESS_KEY: credentials.secretAccessKey,
      COLLOQUY_PUBLIC_URL: `http://127.0.0.1:${publicPort}`,
      ...(redis === null ? {} : { REDIS_URL: redis.url }),
    },
  });
  await node.ready;
  return { ...node, name, port, url: `http://127.0.0.1:${port}` };
}

const publicPort = await freePort();
let worker = null;
nodes.push(await start('first', 'api', publicPort));
nodes.push(await start('second', 'api', await freePort()));
worker = await start('worker', 'worker', await freePort());
const { headers, serviceJobId } = await makeJob(nodes[0].url);
const reader = await networkKey();
const media = inChunks(await recorded({ seconds: 9, bytesPerFrame: 2_000 }), 6);

const state = { stop: false, interviews: [], answers: new Map(), recordings: new Map(), moves: 0 };
const waits = new Map();
let phase = 'undisturbed';
const people = Array.from({ length: CANDIDATES }, (_, index) => candidate(index));
people.map((person) => person.catch(fail));

await sleep(5_000);
await during(`a node is killed ${KILLS} times`, async () => {
  for (let kill = 0; kill < KILLS; kill += 1) {
    await sleep(200 + Math.random() * 600);
    const index = kill % nodes.length;
    await nodes[index].kill();
    nodes[index] = await start(nodes[index].name, 'api', nodes[index].port);
  }
});
await during('the worker is killed', async () => {
  await worker.kill();
  worker = await start('worker', 'worker', await freePort());
});
await during('the database is restarted, then crashes', async () => {
  cluster.restart('fast');
  await sleep(4_000);
  cluster.restart('immediate');
  await sleep(4_000);
});
const limited = { answered: 0, refused: new Map() };
if (redis !== null)
  await during(`Redis is frozen for ${FROZEN_S} s`, async () => {
    redis.child.kill('SIGSTOP');
    const until = performance.now() + FROZEN_S * 1_000;
    while (performance.now() < until) {
      const reply = await call(nodes[limited.answered % 2].url, 'GET', '/api/v1/consumers/reader/profiles/nobody', {
        headers: reader,
        timeoutMs: 10_000,
      }).catch((error) => ({ status: error.name }));
      if (reply.status === 200 || reply.status === 404) limited.answered += 1;
      else limited.refused.set(reply.status, (limited.refused.get(reply.status) ?? 0) + 1);
      await sleep(300);
    }
    redis.child.kill('SIGCONT');
  });
await during(`the store is away for ${AWAY_S} s`, async () => {
  await storeWay.shut();
  await sleep(AWAY_S * 1_000);
  await storeWay.open();
});
await during('undisturbed again', () => sleep(10_000));
state.stop = true;
await Promise.all(people);

console.log(
  `${state.interviews.length} interviews, ${state.answers.size} answers, ${state.moves} calls, each to the other node`,
);
for (const [name, { calls, longest, retried }] of waits)
  console.log(`  ${name}: ${calls} calls, ${retried} tried again, longest wait ${(longest / 1_000).toFixed(1)} s`);
console.log(
  `  rate-limited reads while Redis was frozen: ${limited.answered} answered${[...limited.refused].map(([status, n]) => `, ${n} refused with ${status}`).join('')}`,
);
const { lost, doubled, stuck, silent } = await judge();
verdict('nodes: answers lost', lost, '0', lost === 0);
verdict('nodes: answers doubled', doubled, '0', doubled === 0);
verdict('nodes: interviews stuck', stuck, '0', stuck === 0);
verdict(
  `nodes: of ${state.recordings.size} recordings without a file`,
  silent,
  '0',
  silent === 0 && state.recordings.size > 0,
);
await Promise.all([...nodes, worker].map((node) => node.stop()));
redis?.stop();
await storeWay.shut();
await store.close();
leave(lost + doubled + stuck + silent === 0 ? 0 : 1);

async function during(name, work) {
  phase = name;
  await work();
  await sleep(3_000);
}

/** One interview after the other; every call goes to the other node than the one before, unchanged until it is answered. */
async function candidate(index) {
  let turn = index;
  const send = async (method, path, options) => {
    state.moves += 1;
    return patiently(() => call(nodes[turn++ % nodes.length].url, method, path, { timeoutMs: 15_000, ...options }));
  };
  while (!state.stop) {
    const key = randomUUID();
    const created = await send('POST', '/api/v1/interviews', {
      headers: { ...headers, 'idempotency-key': key },
      body: { serviceJobId, candidateEmail: `c${index}@example.com` },
    });
    const { meetingId, interviewUrl } = created.body.data;
    const room = { 'x-room-token': interviewUrl.split('/room/')[1] };
    const seat = randomUUID();
    state.interviews.push({ meetingId });
    const command = (name, body) =>
      send('POST', `/room/api/${name}`, { headers: room, body: { clientId: randomUUID(), seat, seen: 0, ...body } });
    const look = () => send('GET', `/room/api/state?seat=${seat}&since=-1`, { headers: room });
    await command('consent', {
      language: 'en',
      decisions: ['ai-evaluation', 'recording-sound', 'recording-picture'].map((purpose) => ({
        purpose,
        textVersion: CONSENT_TEXT_VERSION,
        given: true,
      })),
    });
    let reply = await command('begin', { mode: 'text' });
    if (reply.status !== 200) reply = await look();
    const recording = record(room, (...args) => nodes[turn++ % nodes.length].url + args.join(''));
    while (reply.body.phase !== 'ended') {
      const marker = `mark-${randomUUID()}`;
      const promptId = reply.body.conversation?.prompt?.id ?? 1;
      state.answers.set(marker, { meetingId });
      reply = await command('answer', {
        promptId,
        text: `Once I found the fault in 20 minutes, because I measured first; in the end it never came back. ${marker}`,
      });
      if (reply.status !== 200) {
        state.answers.delete(marker);
        reply = await look();
      }
      while (reply.body.phase === 'thinking') reply = await look();
      await sleep(THINK_MS);
    }
    if (await recording) state.recordings.set(meetingId, room);
  }
}

/** Sends the chunks in their order, each until it is stored. Resolves to whether the run was taken whole. */
async function record(room, to) {
  const run = randomUUID();
  for (const [seq, bytes] of media.entries()) {
    const last = seq === media.length - 1 ? '&last=true' : '';
    const reply = await patiently(async () => {
      const sent = await fetch(to(`/room/api/recording/${run}/${seq}?tracks=sound,picture&age=0${last}`), {
        method: 'PUT',
        headers: {
          ...room,
          'content-type': 'application/octet-stream',
          'content-digest': `sha-256=:${createHash('sha256').update(bytes).digest('base64')}:`,
        },
        body: new Uint8Array(bytes),
        signal: AbortSignal.timeout(30_000),
      });
      await sent.arrayBuffer();
      return { status: sent.status };
    });
    if (reply.status !== 200) return false;
  }
  return true;
}

/** Tries again what found no node, no reply, or a node whose database or store is away. */
async function patiently(run) {
  const begun = performance.now();
  const during = phase;
  const seen = waits.get(during) ?? { calls: 0, longest: 0, retried: 0 };
  waits.set(during, seen);
  seen.calls += 1;
  for (let tries = 0; ; tries += 1) {
    let last;
    try {
      const reply = await run();
      if (reply.status < 500 && reply.status !== 429) {
        seen.longest = Math.max(seen.longest, performance.now() - begun);
        return reply;
      }
      last = String(reply.status);
    } catch (error) {
      last = error.cause?.code ?? error.name;
    }
    if (tries === 0) seen.retried += 1;
    if (performance.now() - begun > PATIENCE_MS)
      throw new Error(`no answer for two minutes (${during}), last: ${last}`);
    await sleep(100);
  }
}

async function judge() {
  const found = { lost: 0, doubled: 0, stuck: 0, silent: 0 };
  const texts = new Map();
  const endsAt = performance.now() + JUDGE_MS;
  for (const { meetingId } of state.interviews) {
    const recorded = state.recordings.has(meetingId);
    let asked = 0;
    const look = async () => {
      asked += 1;
      return (await call(nodes[asked % 2].url, 'GET', `/api/v1/interviews/${meetingId}`, { headers })).body.data;
    };
    const isWhole = ({ reportUrl, recordingUrl }) => reportUrl !== null && (!recorded || recordingUrl !== null);
    let item = await look();
    while (!isWhole(item) && performance.now() < endsAt) {
      await sleep(100);
      item = await look();
    }
    if (item.isCompleted !== 'COMPLETED' || item.reportUrl === null) found.stuck += 1;
    if (recorded && !(await plays(item.recordingUrl))) found.silent += 1;
    if (item.transcriptUrl === null) continue;
    // Without it the link gives the page, which asks for the words itself.
    const transcript = await fetch(item.transcriptUrl, { headers: { accept: 'application/json' } });
    texts.set(meetingId, await transcript.text());
  }
  for (const [marker, { meetingId }] of state.answers) {
    const times = (texts.get(meetingId) ?? '').split(marker).length - 1;
    if (times === 0) found.lost += 1;
    if (times > 1) found.doubled += 1;
  }
  return found;
}

/** Whether the recording gives the range that a player asks for first. */
async function plays(link) {
  if (link === null) return false;
  const reply = await fetch(link, { headers: { range: 'bytes=0-1' } });
  return reply.status === 206 && (await reply.arrayBuffer()).byteLength === 2;
}

/** A way to a port that can be shut: who comes then is refused, and who is on it is cut. */
async function way(to) {
  const port = await freePort();
  const sockets = new Set();
  const server = createServer((socket) => {
    const onward = connect(to, '127.0.0.1');
    for (const [one, other] of [
      [socket, onward],
      [onward, socket],
    ]) {
      sockets.add(one);
      one.pipe(other);
      one.on('error', () => other.destroy());
      one.on('close', () => {
        sockets.delete(one);
        other.destroy();
      });
    }
  });
  const open = () => new Promise((resolve) => server.listen(port, '127.0.0.1', resolve));
  const shut = () => {
    const closed = new Promise((resolve) => server.close(resolve));
    for (const socket of sockets) socket.destroy();
    return closed;
  };
  await open();
  return { port, open, shut };
}

async function networkKey() {
  const reply = await call(nodes[0].url, 'POST', '/api/v1/admin/api-keys', {
    headers: { 'x-admin-secret': ADMIN_SECRET },
    body: { organizationId: 'bench', userId: 'bench', scopes: ['network'], consumer: 'reader' },
  });
  if (reply.status !== 200) throw new Error(`no key: ${JSON.stringify(reply.body)}`);
  return { apikey: reply.body.data.apiKey };
}

function sleep(ms) {
  return new Promise((resolve) => setTimeout(resolve, ms));
}

function fail(error) {
  console.error(error);
  leave(1);
}

/** The cluster's folder goes with this process: it is stopped first. */
function leave(status) {
  cluster.stop();
  process.exit(status);
}
