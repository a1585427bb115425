// `npm run bench:webhooks`: from an event to the first attempt; what 50 receivers that never answer cost one that does;
// and whether anything is lost while the receiver is down and the server is killed with -9 twice. The last part waits for
// the schedule's own five minutes. `--part latency|dead|lost` runs one of them.
import { once } from 'node:events';
import { createServer } from 'node:http';
import { createServer as createTcpServer } from 'node:net';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { ROOT } from '../scripts/setup.mjs';
import {
  ADMIN_SECRET,
  call,
  databases,
  freePort,
  freshDatabase,
  JOB,
  startServer,
  temporaryFolder,
} from './lib/server.mjs';

const { Webhook } = await import(join(ROOT, 'node_modules', 'standardwebhooks', 'dist', 'index.js'));
const EVENTS = Number(process.env.EVENTS ?? 200);
/** While the receiver is down, between two kills and after the rotation. */
const LOST_EVENTS = Number(process.env.LOST_EVENTS ?? 1_000);
const PER_SECOND = 20;
const DEAD = 50;
const PER_ACCOUNT = 17;
const FIRST_BAR_MS = 1_000;
const DELAY_BAR_MS = 2_000;
const LOST_LIMIT_MS = 8 * 60_000;
const TYPES = ['interview.scheduled'];

const asked = process.argv.includes('--part') ? process.argv[process.argv.indexOf('--part') + 1] : null;
const sleep = (ms) => new Promise((resolve) => setTimeout(resolve, ms));
const percentile = (values, share) =>
  [...values].sort((a, b) => a - b)[Math.ceil(values.length * share) - 1] ?? Number.NaN;

let failed = false;
for (const database of await databases()) {
  for (const [name, part] of Object.entries({ latency, dead, lost }))
    if (asked === null || asked === name) failed = !(await part(database)) || failed;
}
process.exit(failed ? 1 : 0);

/** A receiver that keeps what it gets and when, by message. */
async function receiver(port = 0) {
  const state = { attempts: 0, arrived: new Map(), raw: [] };
  const server = createServer(async (request, response) => {
    state.attempts += 1;
    const body = await text(request);
    const at = Date.now();
    state.raw.push({ headers: request.headers, body });
    const id = request.headers['webhook-id'];
    if (!state.arrived.has(id)) state.arrived.set(id, { at, news: JSON.parse(body) });
    response.writeHead(204).end();
  }).listen(port, '127.0.0.1');
  await once(server, 'listening');
  return {
    ...state,
    get attempts() {
      return state.attempts;
    },
    port: server.address().port,
    close: () => {
      server.closeAllConnections();
      server.close();
    },
  };
}

async function withServer(database, allow, work) {
  const fresh = database.url === null ? null : await freshDatabase(database.url);
  const settings = {
    dataDir: temporaryFolder(),
    port: await freePort(),
    databaseUrl: fresh?.url ?? null,
    env: { COLLOQUY_MEANING: 'off', COLLOQUY_OUTBOUND_ALLOW: allow.map((port) => `127.0.0.1:${port}`).join(',') },
  };
  const box = {
    url: `http://127.0.0.1:${settings.port}`,
    server: startServer(settings),
    again: () => startServer(settings),
  };
  await box.server.ready;
  try {
    return await work(box);
  } finally {
    await box.server.stop();
    await fresh?.drop();
  }
}

async function account(url, organizationId) {
  const key = await call(url, 'POST', '/api/v1/admin/api-keys', {
    headers: { 'x-admin-secret': ADMIN_SECRET },
    body: { organizationId, userId: 'bench', scopes: ['hiring', 'webhooks'] },
  });
  const headers = { authorization: `Bearer ${key.body.data.apiKey}` };
  const job = await call(url, 'POST', '/api/v1/jobs', { headers, body: JOB });
  const body = { serviceJobId: job.body.data.serviceJobId, candidateEmail: 'bench@example.com' };
  return {
    headers,
    happen: () => call(url, 'POST', '/api/v1/interviews', { headers, body }),
    listen: async (target) => {
      const made = await call(url, 'POST', '/api/v1/webhooks', { headers, body: { url: target, types: TYPES } });
      if (made.status !== 200) throw new Error(`no endpoint: ${JSON.stringify(made.body)}`);
      return made.body.data;
    },
  };
}

/** Creates interviews at a steady rate and gives the times from each event to its arrival. */
async function measure(one, sink, count) {
  const ids = [];
  for (let n = 0; n < count; n += 1) {
    const due = sleep(1_000 / PER_SECOND);
    ids.push((await one.happen()).body.data.meetingId);
    await due;
  }
  const byInterview = () =>
    new Map([...sink.arrived.values()].map(({ at, news }) => [news.data.interviewId, { at, news }]));
  for (let waited = 0; waited < 30_000 && ids.some((id) => !byInterview().has(id)); waited += 100) await sleep(100);
  const arrived = byInterview();
  return ids.map((id) =>
    arrived.has(id) ? arrived.get(id).at - Date.parse(arrived.get(id).news.timestamp) : Infinity,
  );
}

async function latency(database) {
  const sink = await receiver();
  const times = await withServer(database, [sink.port], async ({ url }) => {
    const one = await account(url, 'living');
    await one.listen(`http://127.0.0.1:${sink.port}/in`);
    return measure(one, sink, EVENTS);
  });
  sink.close();
  const [p50, p95] = [percentile(times, 0.5), percentile(times, 0.95)];
  console.log(
    `webhooks (${database.name}): event to attempt p50 ${p50} ms, p95 ${p95} ms of ${times.length} (${FIRST_BAR_MS})`,
  );
  return p95 <= FIRST_BAR_MS;
}

async function dead(database) {
  const sink = await receiver();
  let hanging = 0;
  let most = 0;
  const silent = createTcpServer((socket) => {
    hanging += 1;
    most = Math.max(most, hanging);
    socket
      .on('error', () => {})
      .on('close', () => {
        hanging -= 1;
      });
    socket.resume();
  }).listen(0, '127.0.0.1');
  await once(silent, 'listening');
  const { port } = silent.address();
  const { alone, beside } = await withServer(database, [sink.port, port], async ({ url }) => {
    const living = await account(url, 'living');
    await living.listen(`http://127.0.0.1:${sink.port}/in`);
    const alone = await measure(living, sink, EVENTS / 2);
    const others = [];
    for (let n = 0; n < DEAD; n += 1) {
      if (n % PER_ACCOUNT === 0) others.push(await account(url, `dead-${n}`));
      await others.at(-1).listen(`http://127.0.0.1:${port}/dead-${n}`);
    }
    for (let n = 0; n < 8; n += 1) for (const other of others) await other.happen();
    const beside = await measure(living, sink, EVENTS);
    return { alone, beside };
  });
  sink.close();
  silent.close();
  const delay = Math.max(...beside) - percentile(alone, 0.5);
  console.log(
    `webhooks (${database.name}): beside ${DEAD} receivers that hang (${most} connections at most) p50 ${percentile(beside, 0.5)} ms, p95 ${percentile(beside, 0.95)} ms, longest ${Math.max(...beside)} ms; alone p50 ${percentile(alone, 0.5)} ms`,
  );
  console.log(`webhooks (${database.name}): delayed by ${delay} ms at most (${DELAY_BAR_MS})`);
  return delay <= DELAY_BAR_MS;
}

async function lost(database) {
  const port = await freePort();
  const outcome = await withServer(database, [port], async (box) => {
    const { url } = box;
    const one = await account(url, 'living');
    const endpoint = await one.listen(`http://127.0.0.1:${port}/in`);
    const made = new Set();
    const create = async (count) => {
      for (let n = 0; n < count; n += 1) {
        // An interview whose reply the kill took is not counted: whoever asked was told of none.
        for (;;) {
          try {
            const reply = await one.happen();
            if (reply.status === 200) made.add(reply.body.data.meetingId);
            if (reply.status === 200) break;
            if (reply.status < 500 && reply.status !== 429) throw new Error(`no interview: ${reply.status}`);
            await sleep(200);
          } catch (error) {
            if (error.name === 'TypeError' || error.name === 'TimeoutError') await sleep(200);
            else throw error;
          }
        }
      }
    };
    const kill = async () => {
      await box.server.kill();
      box.server = box.again();
      await box.server.ready;
    };
    await create(LOST_EVENTS * 0.4);
    await kill();
    await create(LOST_EVENTS * 0.4);
    const sink = await receiver(port);
    const rotated = await call(url, 'POST', `/api/v1/webhooks/${endpoint.id}/rotate`, {
      headers: one.headers,
      body: {},
    });
    await create(LOST_EVENTS * 0.2);
    await sleep(300);
    await kill();
    const begun = performance.now();
    const missing = () => {
      const told = new Set([...sink.arrived.values()].map(({ news }) => news.data.interviewId));
      return [...made].filter((id) => !told.has(id));
    };
    while (missing().length > 0 && performance.now() - begun < LOST_LIMIT_MS) await sleep(500);
    const judges = [new Webhook(endpoint.secret), new Webhook(rotated.body.data.secret)];
    // The library goes by the clock: what came minutes ago is judged as it was then.
    const isGenuine = ({ headers, body }) =>
      judges.some((judge) => {
        const at = new Date(Number(headers['webhook-timestamp']) * 1_000);
        return String(headers['webhook-signature'])
          .split(' ')
          .includes(judge.sign(headers['webhook-id'], at, body));
      });
    const bad = sink.raw.filter((one) => !isGenuine(one)).length;
    const result = {
      made: made.size,
      lost: missing().length,
      attempts: sink.attempts,
      messages: sink.arrived.size,
      bad,
    };
    sink.close();
    return { ...result, minutes: ((performance.now() - begun) / 60_000).toFixed(1) };
  });
  console.log(
    `webhooks (${database.name}): ${outcome.made} events, receiver down, two kills: ${outcome.lost} lost (0), ${outcome.attempts - outcome.messages} sent twice, ${outcome.bad} not genuine (0), after ${outcome.minutes} min`,
  );
  return outcome.made >= LOST_EVENTS && outcome.lost === 0 && outcome.bad === 0;
}
