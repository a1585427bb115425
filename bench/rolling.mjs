// `npm run bench:rolling`: two nodes on one PostgreSQL and Redis, whose signing key is changed by restarting one node
// after the other in the order of docs/operations/upgrades.md, under load that follows readiness. Prints how many
// requests were cut or refused, and how many links of one node the other did not open at each step.
import { randomUUID } from 'node:crypto';
import { mkdirSync } from 'node:fs';
import { Agent, request } from 'node:http';
import { join } from 'node:path';
import { verdict } from './lib/load.mjs';
import { ownRedis } from './lib/postgres.mjs';
import { makeJob } from './lib/room.mjs';
import { call, databases, freePort, freshDatabase, startServer, temporaryFolder } from './lib/server.mjs';

const PER_SECOND = Number(process.env.RATE ?? 30);
const DRAIN_MS = Number(process.env.DRAIN_MS ?? 4_000);
/** A balancer's: less than half of the grace time. */
const LOOK_MS = 1_000;
const [OLD, NEW] = ['bench-old-signing-key-0123456789abcdef01234567', 'bench-new-signing-key-0123456789abcdef01234567'];
const ORDER = [`${OLD},${NEW}`, `${NEW},${OLD}`, NEW];

const server = (await databases()).find(({ url }) => url !== null);
if (server === undefined) throw new Error('two nodes need PostgreSQL: --database embedded leaves none');
const fresh = await freshDatabase(server.url);
const redis = await ownRedis();
console.log(`two nodes on one PostgreSQL, ${redis === null ? 'without Redis, which is not installed' : 'and Redis'}`);
const folder = temporaryFolder();
const nodes = [];
process.on('exit', () => {
  for (const { child } of nodes) child.kill('SIGKILL');
  redis?.child.kill('SIGKILL');
});

async function start(name, port, keys) {
  const dataDir = join(folder, name);
  mkdirSync(dataDir, { recursive: true });
  const node = startServer({
    dataDir,
    port,
    databaseUrl: fresh.url,
    env: {
      COLLOQUY_BLOB_URL: `file:${join(folder, 'files')}`,
      COLLOQUY_MEANING: 'off',
      COLLOQUY_SECRET_KEY: keys,
      COLLOQUY_DRAIN_MS: String(DRAIN_MS),
      ...(redis === null ? {} : { REDIS_URL: redis.url }),
    },
  });
  await node.ready;
  return { ...node, name, port, url: `http://127.0.0.1:${port}`, keys, isReady: true };
}

for (const name of ['first', 'second']) nodes.push(await start(name, await freePort(), OLD));
const { headers, serviceJobId } = await makeJob(nodes[0].url);
const agent = new Agent({ keepAlive: true, maxSockets: 20 });

let isOver = false;
/** One look a second at each node; an answer counts at once, silence when it comes twice. */
const balancer = Promise.all(
  nodes.map(async (_, index) => {
    let silences = 0;
    while (!isOver) {
      const node = nodes[index];
      const status = await call(node.url, 'GET', '/health/ready', { timeoutMs: LOOK_MS }).then(
        (reply) => reply.status,
        () => null,
      );
      silences = status === null ? silences + 1 : 0;
      if (status !== null || silences > 1) nodes[index].isReady = status === 200;
      await new Promise((resolve) => setTimeout(resolve, LOOK_MS));
    }
  }),
);

const failures = [];
const running = new Set();
let sent = 0;
const write = JSON.stringify({ serviceJobId, candidateEmail: 'rolling@example.com' });
function fire() {
  const open = nodes.filter(({ isReady }) => isReady);
  const node = open[sent % open.length];
  sent += 1;
  if (node === undefined) return failures.push('no node is ready');
  const isWrite = Math.floor(sent / 2) % 2 === 0;
  const options = {
    agent,
    method: isWrite ? 'POST' : 'GET',
    headers: { ...headers, ...(isWrite ? { 'content-type': 'application/json' } : {}) },
  };
  const work = new Promise((resolve) => {
    const outgoing = request(`${node.url}/api/v1/${isWrite ? 'interviews' : 'jobs'}`, options, (incoming) => {
      incoming.resume();
      incoming.on('end', () => resolve(incoming.statusCode === 200 ? null : `status ${incoming.statusCode}`));
      incoming.on('error', (error) => resolve(error.code));
    });
    outgoing.on('error', (error) => resolve(error.code ?? error.message));
    outgoing.end(isWrite ? write : undefined);
  }).then((failure) => {
    running.delete(work);
    if (failure !== null) failures.push(`${node.name} node, ${failure}`);
  });
  running.add(work);
}
const timer = setInterval(fire, 1_000 / PER_SECOND);

/** Links made before the change of keys and those of each step, kept to be opened on both nodes at every later step. */
const kept = [];
let closed = 0;
let opened = 0;
async function openLinks(step) {
  for (const maker of nodes) {
    const reply = await call(maker.url, 'POST', '/api/v1/interviews', {
      headers,
      body: { serviceJobId, candidateEmail: `${maker.name}.${kept.length}@example.com` },
    });
    kept.push({
      of: `${maker.name} node at "${step}"`,
      keys: maker.keys,
      token: reply.body.data.interviewUrl.split('/room/')[1],
    });
  }
  for (const { of, keys, token } of kept)
    for (const node of nodes) {
      // A node that has the new key alone opens nothing that the old one signed: 31 days later there is no such link.
      if (node.keys === NEW && keys.startsWith(OLD)) continue;
      const reply = await call(node.url, 'GET', `/room/api/state?seat=${randomUUID()}&since=-1`, {
        headers: { 'x-room-token': token },
      });
      opened += 1;
      if (reply.status === 200) continue;
      closed += 1;
      console.log(`  ${step}: the link of the ${of} is ${reply.status} on the ${node.name} node`);
    }
}

await openLinks('before');
for (const keys of ORDER)
  for (const index of [0, 1]) {
    const old = nodes[index];
    const step = `${keys.replace(OLD, 'old').replace(NEW, 'new')} on the ${old.name} node`;
    const begun = performance.now();
    const before = failures.length;
    old.child.kill('SIGTERM');
    const { code } = await old.exited;
    old.isReady = false;
    nodes[index] = { ...(await start(old.name, old.port, keys)), isReady: false };
    while (!nodes[index].isReady) await new Promise((resolve) => setTimeout(resolve, 50));
    await openLinks(step);
    console.log(
      `${step}: ended with ${code}, ready again after ${((performance.now() - begun) / 1_000).toFixed(1)} s, ${failures.length - before} requests failed`,
    );
  }
clearInterval(timer);
await Promise.all(running);
isOver = true;
await balancer;
for (const failure of new Set(failures))
  console.log(`  ${failure}: ${failures.filter((each) => each === failure).length}`);
verdict(`rolling: of ${sent} requests cut or refused`, failures.length, '0', failures.length === 0);
verdict(`rolling: of ${opened} openings of a link refused`, closed, '0', closed === 0 && opened > 0);
agent.destroy();
await Promise.all(nodes.map((node) => node.stop()));
redis?.stop();
await fresh.drop();
