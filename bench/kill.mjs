// `npm run bench:kill`: kills the server with -9 again and again while candidates answer, starts it again, and then
// looks for answers that were lost or doubled and for interviews that got stuck. Bounded to 15 minutes a database.
import { randomUUID } from 'node:crypto';
import { CONSENT_TEXT_VERSION } from '../packages/contract/src/shared/consent.ts';
import { makeJob } from './lib/room.mjs';
import { call, databases, freePort, freshDatabase, startServer, temporaryFolder } from './lib/server.mjs';

const KILLS = Number(process.env.KILLS ?? 150);
const CANDIDATES = 12;
const MIN_IN_FLIGHT = 8;
const LIMIT_MS = 15 * 60_000;
/** A server that stays up this long without answering a command is stuck. */
const PATIENCE_MS = 60_000;

/** For all reports together: one that a killed node was building is taken up again when its lease is over. */
const JUDGE_MS = 180_000;

/** When the server that runs now was started: most lives are too short for every command. */
const life = { begunAt: performance.now() };

let failed = false;
for (const database of await databases()) failed = !(await run(database)) || failed;
process.exit(failed ? 1 : 0);

async function run(database) {
  const begun = performance.now();
  const dataDir = temporaryFolder();
  const port = await freePort();
  const url = `http://127.0.0.1:${port}`;
  const fresh = database.url === null ? null : await freshDatabase(database.url);
  const start = () => startServer({ dataDir, port, databaseUrl: fresh?.url ?? null });
  let server = start();
  await server.ready;
  const { headers, serviceJobId } = await makeJob(url);

  const state = { stop: false, inFlight: 0, interviews: [], answers: new Map() };
  const candidates = Array.from({ length: CANDIDATES }, (_, index) =>
    candidate(url, headers, serviceJobId, index, state),
  );
  let kills = 0;
  let cutPoints = 0;
  while (kills < KILLS && performance.now() - begun < LIMIT_MS) {
    await sleep(100 + Math.random() * 500);
    if (state.inFlight < MIN_IN_FLIGHT) continue;
    cutPoints += state.inFlight;
    kills += 1;
    await server.kill();
    server = start();
    life.begunAt = performance.now();
    await server.ready;
  }
  state.stop = true;
  await Promise.all(candidates);
  const verdict = await judge(url, headers, state);
  await server.stop();
  await fresh?.drop();
  const minutes = ((performance.now() - begun) / 60_000).toFixed(1);
  console.log(
    `${database.name}: ${kills} kills, ${cutPoints} cut points, ${state.answers.size} answers in ${state.interviews.length} interviews, ${minutes} min`,
  );
  console.log(`${database.name}: lost ${verdict.lost}, doubled ${verdict.doubled}, stuck ${verdict.stuck}`);
  const good = kills >= KILLS && verdict.lost + verdict.doubled + verdict.stuck === 0;
  console.log(`kill (${database.name}): ${verdict.lost + verdict.doubled + verdict.stuck} lost, doubled or stuck (0)`);
  return good;
}

/** Holds one interview after the other; every command is retried unchanged until it is answered. */
async function candidate(url, headers, serviceJobId, index, state) {
  while (!state.stop) {
    const created = await until(() =>
      call(url, 'POST', '/api/v1/interviews', {
        headers,
        body: { serviceJobId, candidateEmail: `c${index}@example.com` },
      }),
    );
    const { meetingId, interviewUrl } = created.body.data;
    const room = { 'x-room-token': interviewUrl.split('/room/')[1] };
    const seat = randomUUID();
    state.interviews.push({ meetingId });
    const send = (command, body) => {
      const command_ = { clientId: randomUUID(), seat, seen: 0, ...body };
      return until(() =>
        call(url, 'POST', `/room/api/${command}`, { headers: room, body: command_, timeoutMs: 10_000 }),
      );
    };
    await send('consent', {
      language: 'en',
      decisions: [{ purpose: 'ai-evaluation', textVersion: CONSENT_TEXT_VERSION, given: true }],
    });
    let reply = await send('begin', { mode: 'text' });
    // A begin whose reply was lost may have happened: the state tells.
    if (reply.status !== 200)
      reply = await until(() => call(url, 'GET', `/room/api/state?seat=${seat}&since=-1`, { headers: room }));
    while (reply.body.phase !== 'ended') {
      const marker = `mark-${randomUUID()}`;
      const promptId = reply.body.conversation?.prompt?.id ?? 1;
      state.answers.set(marker, { meetingId });
      state.inFlight += 1;
      reply = await send('answer', {
        promptId,
        text: `Once I found the fault in 20 minutes, because I measured first; in the end it never came back. ${marker}`,
      });
      state.inFlight -= 1;
      if (reply.status !== 200) {
        state.answers.delete(marker);
        reply = await until(() => call(url, 'GET', `/room/api/state?seat=${seat}&since=-1`, { headers: room }));
      }
    }
  }
}

/** Retries what the cut took: no connection, no reply, a fault of the dying server. */
async function until(run) {
  for (;;) {
    let seen;
    try {
      const reply = await run();
      if (reply.status < 500) return reply;
      seen = `${reply.status} ${JSON.stringify(reply.body)}`;
    } catch (error) {
      // The server is down: it comes back.
      seen = error.cause?.code ?? error.name;
    }
    if (performance.now() - life.begunAt > PATIENCE_MS) throw new Error(`no answer for a minute, last: ${seen}`);
    await sleep(20);
  }
}

async function judge(url, headers, state) {
  const verdict = { lost: 0, doubled: 0, stuck: 0 };
  const texts = new Map();
  const endsAt = performance.now() + JUDGE_MS;
  for (const { meetingId } of state.interviews) {
    const look = async () => (await call(url, 'GET', `/api/v1/interviews/${meetingId}`, { headers })).body.data;
    let item = await look();
    while (item.reportUrl === null && performance.now() < endsAt) {
      await sleep(100);
      item = await look();
    }
    if (item.isCompleted !== 'COMPLETED' || item.reportUrl === null) verdict.stuck += 1;
    if (item.transcriptUrl === null) continue;
    const link = new URL(item.transcriptUrl);
    texts.set(
      meetingId,
      JSON.stringify(
        (await call(url, 'GET', link.pathname + link.search, { headers: { accept: 'application/json' } })).body,
      ),
    );
  }
  for (const [marker, { meetingId }] of state.answers) {
    const count = (texts.get(meetingId) ?? '').split(marker).length - 1;
    if (count === 0) verdict.lost += 1;
    if (count > 1) verdict.doubled += 1;
  }
  return verdict;
}

function sleep(ms) {
  return new Promise((resolve) => setTimeout(resolve, ms));
}
