// `npm run bench:turn`: text turns of many candidates at once. Open loop: each thinks for two to four seconds, the time
// from answer to next prompt is what they feel. Closed loop: as fast as it goes, against the same statements in one
// transaction of a bare script.
import { randomUUID } from 'node:crypto';
import { median, verdict } from './lib/load.mjs';
import {
  call,
  createKey,
  databases,
  freePort,
  freshDatabase,
  JOB,
  startServer,
  temporaryFolder,
} from './lib/server.mjs';

const SESSIONS = Number(process.env.SESSIONS ?? 200);
const THINK_MS = 2_000;
const WARM_UP_MS = 4_000;
const SECONDS = Number(process.env.SECONDS ?? 20);

for (const database of await databases()) {
  const fresh = database.url === null ? null : await freshDatabase(database.url);
  const server = startServer({
    dataDir: temporaryFolder(),
    port: await freePort(),
    databaseUrl: fresh?.url ?? null,
    env: { COLLOQUY_MEANING: 'off' },
  });
  const { url } = await server.ready;
  const headers = await createKey(url);
  const serviceJobId = (await call(url, 'POST', '/api/v1/jobs', { headers, body: JOB })).body.data.serviceJobId;
  const open = await Promise.all(
    Array.from({ length: SESSIONS }, (_, index) => begin(url, headers, serviceJobId, index)),
  );
  const latencies = [];
  const countsFrom = performance.now() + WARM_UP_MS;
  const endsAt = countsFrom + SECONDS * 1_000;
  await Promise.all(
    open.map(async (session) => {
      await sleep(Math.random() * THINK_MS * 1.5);
      while (performance.now() < endsAt) {
        const begun = performance.now();
        await turn(url, session);
        if (begun >= countsFrom) latencies.push(performance.now() - begun);
        if (session.state.phase === 'ended') Object.assign(session, await begin(url, headers, serviceJobId, 0));
        // People do not answer in step: a fixed pause would send them in herds.
        await sleep(THINK_MS * (1 + Math.random()));
      }
    }),
  );
  latencies.sort((a, b) => a - b);
  const p99 = latencies[Math.floor(latencies.length * 0.99)] ?? 0;
  console.log(
    `${database.name}: ${latencies.length} turns of ${SESSIONS} sessions, p50 ${median(latencies).toFixed(1)} ms`,
  );
  verdict(`turn (${database.name}), p99`, `${p99.toFixed(1)} ms`, '≤ 50 ms', p99 <= 50);
  await server.stop();
  await fresh?.drop();
}

async function begin(url, headers, serviceJobId, index) {
  const created = await call(url, 'POST', '/api/v1/interviews', {
    headers,
    body: { serviceJobId, candidateEmail: `t${index}@example.com` },
  });
  const session = {
    seat: randomUUID(),
    headers: { 'x-room-token': created.body.data.interviewUrl.split('/room/')[1] },
    state: null,
  };
  await send(url, session, 'consent', {
    language: 'en',
    decisions: [
      { purpose: 'recording', textVersion: 1, given: false },
      { purpose: 'ai-evaluation', textVersion: 1, given: true },
    ],
  });
  await send(url, session, 'begin', { mode: 'text' });
  return session;
}

function turn(url, session) {
  return send(url, session, 'answer', {
    promptId: session.state.conversation.prompt.id,
    text: `Once the points froze at 4 in the morning. I melted the ice with my crew, because the first train was due, and in the end it ran on time. ${randomUUID()}`,
  });
}

async function send(url, session, command, body) {
  const reply = await call(url, 'POST', `/room/api/${command}`, {
    headers: session.headers,
    body: { clientId: randomUUID(), seat: session.seat, seen: 0, ...body },
  });
  if (reply.status !== 200) throw new Error(`${command} gave ${reply.status}: ${JSON.stringify(reply.body)}`);
  session.state = reply.body;
}

function sleep(ms) {
  return new Promise((resolve) => setTimeout(resolve, ms));
}
