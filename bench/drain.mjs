// `npm run bench:drain`: two servers behind a balancer that looks at readiness each second; one is asked to end under
// fifty requests a second on kept connections. Prints how many requests were cut or refused.
import { Agent, request } from 'node:http';
import { verdict } from './lib/load.mjs';
import { call, createKey, freePort, JOB, startServer, temporaryFolder } from './lib/server.mjs';

const PER_SECOND = Number(process.env.RATE ?? 50);
const LOOK_MS = 1_000;
const DRAIN_MS = Number(process.env.DRAIN_MS ?? 5_000);

async function start() {
  const server = startServer({
    dataDir: temporaryFolder(),
    port: await freePort(),
    env: { COLLOQUY_MEANING: 'off', COLLOQUY_DRAIN_MS: String(DRAIN_MS) },
  });
  const { url } = await server.ready;
  const headers = await createKey(url);
  const job = await call(url, 'POST', '/api/v1/jobs', { headers, body: JOB });
  return {
    server,
    url,
    headers,
    write: JSON.stringify({ serviceJobId: job.body.data.serviceJobId, candidateEmail: 'drain@example.com' }),
    agent: new Agent({ keepAlive: true, maxSockets: 10 }),
    isReady: true,
  };
}

const nodes = [await start(), await start()];
let isOver = false;
/** As a balancer does: one look a second at each node; an answer counts at once, silence when it comes twice. */
const poller = Promise.all(
  nodes.map(async (node) => {
    let silences = 0;
    while (!isOver) {
      const status = await call(node.url, 'GET', '/health/ready', { timeoutMs: LOOK_MS }).then(
        (reply) => reply.status,
        () => null,
      );
      silences = status === null ? silences + 1 : 0;
      if (status !== null || silences > 1) node.isReady = status === 200;
      await new Promise((resolve) => setTimeout(resolve, LOOK_MS));
    }
  }),
);

const failures = [];
let [sent, turn] = [0, 0];
const running = new Set();
function fire() {
  const open = nodes.filter(({ isReady }) => isReady);
  const node = open[turn++ % open.length];
  if (node === undefined) return failures.push('no node is ready');
  sent += 1;
  const body = sent % 2 === 0 ? node.write : undefined;
  const work = new Promise((resolve) => {
    const outgoing = request(
      `${node.url}/api/v1/${body === undefined ? 'jobs' : 'interviews'}`,
      {
        agent: node.agent,
        method: body === undefined ? 'GET' : 'POST',
        headers: { ...node.headers, ...(body === undefined ? {} : { 'content-type': 'application/json' }) },
      },
      (incoming) => {
        incoming.resume();
        incoming.on('end', () => resolve(incoming.statusCode === 200 ? null : `status ${incoming.statusCode}`));
        incoming.on('error', (error) => resolve(error.code));
      },
    );
    outgoing.on('error', (error) => resolve(error.code ?? error.message));
    outgoing.end(body);
  }).then((failure) => {
    running.delete(work);
    if (failure !== null) failures.push(`${node === nodes[0] ? 'ending' : 'other'} node, ${failure}`);
  });
  running.add(work);
}
const timer = setInterval(fire, 1_000 / PER_SECOND);
await new Promise((resolve) => setTimeout(resolve, 3_000));

const begun = performance.now();
nodes[0].server.child.kill('SIGTERM');
const { code } = await nodes[0].server.exited;
console.log(`the first server ended with ${code} after ${((performance.now() - begun) / 1_000).toFixed(1)} s`);
await new Promise((resolve) => setTimeout(resolve, 1_000));
clearInterval(timer);
await Promise.all(running);
isOver = true;
await poller;
console.log(`${sent} requests`);
for (const failure of new Set(failures))
  console.log(`  ${failure}: ${failures.filter((each) => each === failure).length}`);
verdict('drain: requests cut or refused', failures.length, '0', failures.length === 0);
for (const { agent } of nodes) agent.destroy();
nodes[1].server.child.kill('SIGKILL');
await nodes[1].server.exited;
