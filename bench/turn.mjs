// `npm run bench:turn`: text turns of many candidates at once. Open loop: each thinks for two to four seconds, the time
// from answer to next prompt is what they feel. Closed loop: as fast as it goes, against the same statements in one
// transaction of a bare script.
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { closedLoop, interleaved, median, verdict } from './lib/load.mjs';
import { answer, answerRequest, beginInterview, isAsked, makeJob } from './lib/room.mjs';
import { databases, freePort, freshDatabase, startServer, temporaryFolder } from './lib/server.mjs';
import { listening, startBare } from './lib/sides.mjs';

const SESSIONS = Number(process.env.SESSIONS ?? 200);
const THINK_MS = 2_000;
const WARM_UP_MS = 4_000;
const SECONDS = Number(process.env.SECONDS ?? 20);
const IN_FLIGHT = 50;
const ROUNDS = Number(process.env.ROUNDS ?? 3);
const ROUND_SESSIONS = Number(process.env.ROUND_SESSIONS ?? 200);
const env = { COLLOQUY_MEANING: 'off' };

for (const database of await databases()) {
  const fresh = database.url === null ? null : await freshDatabase(database.url);
  const place = { dataDir: temporaryFolder(), databaseUrl: fresh?.url ?? null };
  await openLoop(database.name, place);
  await againstBare(database.name, place);
  await fresh?.drop();
}

async function openLoop(name, place) {
  const server = startServer({ ...place, port: await freePort(), env });
  const { url } = await server.ready;
  const job = await makeJob(url);
  const open = await beginMany(url, job, SESSIONS);
  const latencies = [];
  const countsFrom = performance.now() + WARM_UP_MS;
  const endsAt = countsFrom + SECONDS * 1_000;
  await Promise.all(
    open.map(async (session) => {
      await sleep(Math.random() * THINK_MS * 1.5);
      while (performance.now() < endsAt) {
        const begun = performance.now();
        await answer(url, session);
        if (begun >= countsFrom) latencies.push(performance.now() - begun);
        if (session.state.phase === 'ended')
          Object.assign(session, await beginInterview(url, job.headers, job.serviceJobId, 't0@example.com'));
        // People do not answer in step: a fixed pause would send them in herds.
        await sleep(THINK_MS * (1 + Math.random()));
      }
    }),
  );
  latencies.sort((a, b) => a - b);
  const p99 = latencies[Math.floor(latencies.length * 0.99)] ?? 0;
  console.log(`${name}: ${latencies.length} turns of ${SESSIONS} sessions, p50 ${median(latencies).toFixed(1)} ms`);
  verdict(`turn (${name}), p99`, `${p99.toFixed(1)} ms`, '≤ 50 ms', p99 <= 50);
  await server.stop();
}

/** Interviews are begun by Colloquy before each round; both sides then take the turns of their questions only. */
async function againstBare(name, place) {
  const replies = join(place.dataDir, 'replies.json');
  const colloquy = () => listening((port) => startServer({ ...place, port, env }));
  const bare = () =>
    listening((port) =>
      startBare('bare-turn.mjs', {
        BARE_DATABASE: place.databaseUrl ?? join(place.dataDir, 'database'),
        BARE_PORT: String(port),
        BARE_REPLIES: replies,
      }),
    );
  const preparing = await colloquy();
  const job = await makeJob(preparing.url);
  const [played] = await beginMany(preparing.url, job, 1);
  const recorded = await playThrough(preparing.url, played);
  writeFileSync(replies, JSON.stringify(recorded));
  const [compared] = await beginMany(preparing.url, job, 1);
  await preparing.stop();
  await checkBare(bare, compared, recorded);

  const measure = (start) => async () => {
    const before = await colloquy();
    const sessions = await beginMany(before.url, job, IN_FLIGHT + ROUND_SESSIONS);
    await before.stop();
    const server = await start();
    await turns(server.url, sessions.slice(0, IN_FLIGHT));
    const result = await turns(server.url, sessions.slice(IN_FLIGHT));
    await server.stop();
    console.log(
      `${name}: ${result.perSecond.toFixed(0)} turns per second, p50 ${result.p50.toFixed(1)} ms, p99 ${result.p99.toFixed(1)} ms, ${result.failed} failed`,
    );
    return result.failed > 0 ? 0 : result.perSecond;
  };
  const medians = await interleaved(ROUNDS, { bare: measure(bare), colloquy: measure(colloquy) });
  const ratio = medians.colloquy / medians.bare;
  verdict(`turn closed loop (${name})`, ratio.toFixed(2), '≥ 0.5', ratio >= 0.5);
}

/** Fifty candidates at work: whoever has answered every question is followed by the next one. */
function turns(url, sessions) {
  const waiting = [...sessions];
  const seats = new Map();
  const next = (connection) => {
    let current = seats.get(connection);
    if (current === undefined || !isAsked(current)) {
      current = waiting.shift();
      if (current === undefined) return null;
      seats.set(connection, current);
    }
    return answerRequest(current);
  };
  return closedLoop({ url, connections: IN_FLIGHT, durationMs: SECONDS * 1_000, next });
}

/** A side that does not answer the same would make the figure worthless. */
async function checkBare(bare, session, recorded) {
  const server = await bare();
  const given = await playThrough(server.url, session);
  await server.stop();
  given.forEach((reply, turn) => {
    const [bytes, expected] = [reply, recorded[turn]].map((state) => JSON.stringify(state).length);
    if (Math.abs(bytes - expected) > expected * 0.01)
      throw new Error(`turn ${turn + 1} of the bare side has ${bytes} bytes for ${expected}`);
  });
}

/** The replies to the answers of one interview, up to the candidate's own questions. */
async function playThrough(url, session) {
  const replies = [];
  while (isAsked(session)) {
    await answer(url, session);
    replies.push(session.state);
  }
  return replies;
}

function beginMany(url, { headers, serviceJobId }, count) {
  return Promise.all(
    Array.from({ length: count }, (_, index) => beginInterview(url, headers, serviceJobId, `t${index}@example.com`)),
  );
}

function sleep(ms) {
  return new Promise((resolve) => setTimeout(resolve, ms));
}
