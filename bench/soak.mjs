// `npm run bench:soak [-- MINUTES]`: interviews that are held one after another, 20 turns a second, for five minutes (60 for
// the whole form): no error, every answer is in its transcript, and memory is flat after a warm-up.

import { verdict } from './lib/load.mjs';
import { answer, beginInterview, isAsked, makeJob } from './lib/room.mjs';
import { databases, freePort, freshDatabase, residentKb, startServer, temporaryFolder } from './lib/server.mjs';

const MINUTES = Number(process.argv[2] ?? 5);
const TURNS_PER_SECOND = Number(process.env.TURNS ?? 20);
const SAMPLE_MS = 5_000;
/** Caches fill and the engine settles in the first part: it is no leak. */
const WARM_UP = 0.3;
/** Of the resident memory, from the end of the warm-up to the end. */
const GROWTH = 1.1;
const env = { COLLOQUY_MEANING: 'off' };

for (const database of await databases()) {
  const fresh = database.url === null ? null : await freshDatabase(database.url);
  await soak(database.name, { dataDir: temporaryFolder(), databaseUrl: fresh?.url ?? null });
  await fresh?.drop();
}

async function soak(name, place) {
  const server = startServer({ ...place, port: await freePort(), env });
  const { url } = await server.ready;
  const job = await makeJob(url);
  const begins = performance.now();
  const endsAt = begins + MINUTES * 60_000;
  const memory = [];
  const sampler = setInterval(() => memory.push(residentKb(server.child.pid)), SAMPLE_MS);
  const open = [];
  let [turns, failed, held] = [0, 0, 0];
  const underWay = new Set();
  for (let due = begins; due < endsAt; due += 1_000 / TURNS_PER_SECOND) {
    const waitMs = due - performance.now();
    if (waitMs > 0) await new Promise((resolve) => setTimeout(resolve, waitMs));
    const work = turn().catch((error) => {
      failed += 1;
      if (failed <= 3) console.log(`${name}: ${error.message}`);
    });
    underWay.add(work);
    void work.finally(() => underWay.delete(work));
  }
  await Promise.all(underWay);
  clearInterval(sampler);
  await server.stop();
  const settled = memory.slice(Math.floor(memory.length * WARM_UP));
  const third = Math.max(1, Math.floor(settled.length / 3));
  const [early, late] = [settled.slice(0, third), settled.slice(-third)].map((part) => Math.max(...part) / 1_024);
  const ratio = late / early;
  console.log(
    `${name}: ${turns} turns in ${MINUTES} min, ${held} interviews held to their end, ${failed} failed; ${early.toFixed(0)} MB after the warm-up, ${late.toFixed(0)} MB at the end`,
  );
  verdict(`soak (${name}), failed calls`, String(failed), '= 0', failed === 0);
  verdict(`soak (${name}), memory`, ratio.toFixed(2), `≤ ${GROWTH}`, ratio <= GROWTH);

  /** The next answer of an interview that nobody is answering now, or a new one begun. */
  async function turn() {
    const session = open.shift() ?? (await beginInterview(url, job.headers, job.serviceJobId, `s${turns}@example.com`));
    await answer(url, session);
    turns += 1;
    if (isAsked(session)) open.push(session);
    else held += 1;
  }
}
