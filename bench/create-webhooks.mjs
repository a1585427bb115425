// `npm run bench:create-webhooks`: what an endpoint costs the calls that make interviews: two accounts of one server, one
// with an endpoint that is told of each interview, one with none, called in turns at a steady rate. The receiver is a
// process of its own and answers at once; what is delivered runs beside the calls, and has ended before the other's turn.
// RATE=0 asks as fast as is answered instead: deliveries then have the processors that calls would have, and the figure is
// shown without a bar.
import { fork } from 'node:child_process';
import { once } from 'node:events';
import { closedLoop, median, openClient, verdict } from './lib/load.mjs';
import {
  ADMIN_SECRET,
  call,
  databases,
  freePort,
  freshDatabase,
  JOB,
  processorMs,
  startServer,
  temporaryFolder,
} from './lib/server.mjs';

const RATE = Number(process.env.RATE ?? 40);
const ROUNDS = Number(process.env.ROUNDS ?? 40);
const ROUND_MS = Number(process.env.ROUND_MS ?? 2_000);
const CONNECTIONS = 20;
const WARM_UP_MS = 6_000;
/** Longer than a creation waits to be told, and its delivery takes. */
const SETTLE_MS = 700;
const BAR = 1.03;

for (const database of await databases()) await measure(database);

async function measure(database) {
  const sink = fork(new URL('./lib/quick-receiver.mjs', import.meta.url));
  const [{ port }] = await once(sink, 'message');
  const taken = async () => {
    sink.send('taken');
    return (await once(sink, 'message'))[0].taken;
  };
  const fresh = database.url === null ? null : await freshDatabase(database.url);
  const server = startServer({
    dataDir: temporaryFolder(),
    port: await freePort(),
    databaseUrl: fresh?.url ?? null,
    env: { COLLOQUY_MEANING: 'off', COLLOQUY_OUTBOUND_ALLOW: `127.0.0.1:${port}` },
  });
  const { url } = await server.ready;
  const told = await account(url, 'told');
  const alone = await account(url, 'alone');
  const made = await call(url, 'POST', '/api/v1/webhooks', {
    headers: told.headers,
    body: { url: `http://127.0.0.1:${port}/in`, types: ['interview.scheduled'] },
  });
  if (made.status !== 200) throw new Error(`no endpoint: ${JSON.stringify(made.body)}`);
  const round = RATE === 0 ? flatOut : steady;
  await round(url, alone, WARM_UP_MS);
  await round(url, told, WARM_UP_MS);
  const takenBefore = await taken();
  const rounds = { alone: [], told: [] };
  const processor = { alone: 0, told: 0 };
  for (let n = 0; n < ROUNDS; n += 1) {
    // Each goes first every other time: the database grows meanwhile.
    const order = n % 2 === 0 ? [alone, told] : [told, alone];
    for (const one of order) {
      const [before, made] = [processorMs(server.child.pid), one.made()];
      rounds[one.name].push(await round(url, one, ROUND_MS));
      // What is still being delivered is no other round's.
      await new Promise((resolve) => setTimeout(resolve, SETTLE_MS));
      processor[one.name] += (processorMs(server.child.pid) - before) / (one.made() - made) / ROUNDS;
    }
  }
  const delivered = (await taken()) - takenBefore;
  await server.stop();
  await fresh?.drop();
  sink.disconnect();
  const ratio = median(rounds.told.map((ms, n) => ms / rounds.alone[n]));
  const what = RATE === 0 ? 'ms a call, flat out' : `ms a call at ${RATE} a second`;
  console.log(
    `${database.name}: ${median(rounds.alone).toFixed(2)} ${what} without, ${median(rounds.told).toFixed(2)} with; ${delivered} deliveries were taken meanwhile`,
  );
  console.log(
    `${database.name}: ${processor.alone.toFixed(2)} ms of the server's processor a call without, ${processor.told.toFixed(2)} with, deliveries included`,
  );
  if (delivered === 0) throw new Error('nothing was delivered');
  const name = `create with an endpoint (${database.name})`;
  if (RATE === 0) console.log(`${name}: ${ratio.toFixed(3)} (no bar)`);
  else verdict(name, `${ratio.toFixed(3)} × the time`, `≤ ${BAR}`, ratio <= BAR);
}

/** @returns the median time of a call, begun when its time has come whatever became of those before it */
async function steady(url, one, durationMs) {
  const client = openClient(url, CONNECTIONS);
  const begun = performance.now();
  const calls = [];
  for (let due = begun; due < begun + durationMs; due += 1_000 / RATE) {
    const waitMs = due - performance.now();
    if (waitMs > 0) await new Promise((resolve) => setTimeout(resolve, waitMs));
    calls.push(timed(client, one.next()));
  }
  const times = await Promise.all(calls);
  client.close();
  return median(times);
}

async function timed(client, request) {
  const begun = performance.now();
  const status = await client.send(request);
  if (status !== 200) throw new Error(`${request.path} gave ${status}`);
  return performance.now() - begun;
}

/** @returns the mean time that a call takes from the others */
async function flatOut(url, one, durationMs) {
  const { perSecond, failed } = await closedLoop({ url, connections: CONNECTIONS, durationMs, next: one.next });
  if (failed > 0) throw new Error('calls failed');
  return 1_000 / perSecond;
}

async function account(url, name) {
  const key = await call(url, 'POST', '/api/v1/admin/api-keys', {
    headers: { 'x-admin-secret': ADMIN_SECRET },
    body: { organizationId: name, userId: 'bench', scopes: ['hiring', 'webhooks'] },
  });
  const headers = { authorization: `Bearer ${key.body.data.apiKey}` };
  const job = await call(url, 'POST', '/api/v1/jobs', { headers, body: JOB });
  let made = 0;
  return {
    name,
    headers,
    made: () => made,
    next: () => {
      made += 1;
      return {
        method: 'POST',
        path: '/api/v1/interviews',
        headers,
        body: JSON.stringify({
          serviceJobId: job.body.data.serviceJobId,
          candidateEmail: `new-${name}-${made}@example.com`,
        }),
      };
    },
  };
}
