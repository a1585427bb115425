// `npm run bench:memory`: resident memory of the server for each candidate who waits in the room's long poll, against the
// same server while nobody waits.
import { openClient, verdict } from './lib/load.mjs';
import { beginInterview, makeJob, pollRequest } from './lib/room.mjs';
import { databases, freePort, freshDatabase, residentKb, startServer, temporaryFolder } from './lib/server.mjs';

const SESSIONS = Number(process.env.SESSIONS ?? 1_000);
/** Begun side by side. */
const LANES = 8;
/** Long enough for the collector to give back what the beginnings needed; shorter than a poll. */
const REST_MS = 15_000;
const BAR_KB = 40;

for (const database of await databases()) {
  const fresh = database.url === null ? null : await freshDatabase(database.url);
  const server = startServer({
    dataDir: temporaryFolder(),
    databaseUrl: fresh?.url ?? null,
    port: await freePort(),
    env: { COLLOQUY_MEANING: 'off' },
  });
  const { url } = await server.ready;
  const sessions = await beginAll(url);
  await rest();
  const idle = residentKb(server.child.pid);
  const client = openClient(url, SESSIONS);
  let answered = 0;
  const polls = sessions.map(async (session) => {
    await client.send(pollRequest(session));
    answered += 1;
  });
  await rest();
  const waiting = residentKb(server.child.pid);
  if (answered > 0) throw new Error(`${answered} polls did not wait`);
  const each = (waiting - idle) / SESSIONS;
  console.log(
    `${database.name}: ${(idle / 1_024).toFixed(0)} MB idle, ${(waiting / 1_024).toFixed(0)} MB with ${SESSIONS} waiting`,
  );
  verdict(`memory (${database.name}), each waiting session`, `${each.toFixed(1)} kB`, `≤ ${BAR_KB} kB`, each <= BAR_KB);
  await server.stop();
  await Promise.all(polls);
  client.close();
  await fresh?.drop();
}

async function beginAll(url) {
  const { headers, serviceJobId } = await makeJob(url);
  const sessions = [];
  await Promise.all(
    Array.from({ length: LANES }, async () => {
      for (let n = sessions.push(null); n <= SESSIONS; n = sessions.push(null))
        sessions[n - 1] = await beginInterview(url, headers, serviceJobId, `m${n}@example.com`);
    }),
  );
  return sessions.slice(0, SESSIONS);
}

function rest() {
  return new Promise((resolve) => setTimeout(resolve, REST_MS));
}
