// `npm run bench:create-webhooks`: what an endpoint costs the calls that make interviews: two accounts of one server, side
// by side in turns, one with an endpoint that is told of each interview, one with none. The receiver answers at once.
import { once } from 'node:events';
import { createServer } from 'node:http';
import { closedLoop, median, verdict } from './lib/load.mjs';
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

const SECONDS = Number(process.env.SECONDS ?? 6);
const ROUNDS = Number(process.env.ROUNDS ?? 7);
const CONNECTIONS = 20;
const WARM_UP_MS = 6_000;
const BAR = 0.97;

let failed = false;
for (const database of await databases()) failed = !(await measure(database)) || failed;
process.exit(failed ? 1 : 0);

async function measure(database) {
  let taken = 0;
  const sink = createServer((request, response) => {
    taken += 1;
    request.resume();
    response.writeHead(204).end();
  }).listen(0, '127.0.0.1');
  await once(sink, 'listening');
  const { port } = sink.address();
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
  const loop = (one, durationMs) => closedLoop({ url, connections: CONNECTIONS, durationMs, next: one.next });
  await loop(alone, WARM_UP_MS);
  await loop(told, WARM_UP_MS);
  const ratios = [];
  for (let round = 0; round < ROUNDS; round += 1) {
    // Each goes first every other time: the database grows meanwhile.
    const order = round % 2 === 0 ? [alone, told] : [told, alone];
    const figures = new Map();
    for (const one of order) figures.set(one, await loop(one, SECONDS * 1_000));
    const [a, t] = [figures.get(alone), figures.get(told)];
    if (a.failed + t.failed > 0) throw new Error('calls failed');
    ratios.push(t.perSecond / a.perSecond);
    console.log(
      `${database.name}: without ${a.perSecond.toFixed(0)}/s p50 ${a.p50.toFixed(1)} ms, with ${t.perSecond.toFixed(0)}/s p50 ${t.p50.toFixed(1)} ms, ratio ${(t.perSecond / a.perSecond).toFixed(3)}`,
    );
  }
  await server.stop();
  await fresh?.drop();
  sink.closeAllConnections();
  sink.close();
  const ratio = median(ratios);
  console.log(`${database.name}: ${taken} deliveries were taken meanwhile`);
  verdict(`create with an endpoint (${database.name})`, ratio.toFixed(3), `≥ ${BAR}`, ratio >= BAR);
  return ratio >= BAR;
}

async function account(url, organizationId) {
  const key = await call(url, 'POST', '/api/v1/admin/api-keys', {
    headers: { 'x-admin-secret': ADMIN_SECRET },
    body: { organizationId, userId: 'bench', scopes: ['hiring', 'webhooks'] },
  });
  const headers = { authorization: `Bearer ${key.body.data.apiKey}` };
  const job = await call(url, 'POST', '/api/v1/jobs', { headers, body: JOB });
  let made = 0;
  return {
    headers,
    next: () => {
      made += 1;
      return {
        method: 'POST',
        path: '/api/v1/interviews',
        headers,
        body: JSON.stringify({
          serviceJobId: job.body.data.serviceJobId,
          candidateEmail: `new-${organizationId}-${made}@example.com`,
        }),
      };
    },
  };
}
