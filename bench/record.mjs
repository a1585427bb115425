// `npm run bench:record`: what the durable request record costs the list call, and the group commit against the bare
// group insert.
import { randomUUID } from 'node:crypto';
import { join } from 'node:path';
import { openBare } from '../packages/server/bench/drivers.mjs';
import { groupCommit, groupInsert } from '../packages/server/bench/record-sides.mjs';
import { IdSource } from '../packages/server/src/platform/ids.ts';
import { closedLoop, interleaved, verdict } from './lib/load.mjs';
import { databases, freshDatabase, temporaryFolder } from './lib/server.mjs';
import { onEachDatabase, openMigrated } from './lib/sides.mjs';

const SECONDS = Number(process.env.SECONDS ?? 6);
/** Callers that wait for their record at the same time. */
const WAITING = 50;
const ids = new IdSource({ now: () => Date.now() });

await onEachDatabase(
  { jobs: 200, interviews: Number(process.env.INTERVIEWS ?? 20_000) },
  async ({ name, jobIds, headers, sides }) => {
    const next = () => ({
      path: `/api/v1/interviews?serviceJobId=${jobIds[Math.floor(Math.random() * jobIds.length)]}`,
      headers,
    });
    const measure = (start, connections, pick) => async () => {
      const server = await start();
      await closedLoop({ url: server.url, connections, durationMs: 1_500, next });
      const result = await closedLoop({ url: server.url, connections, durationMs: SECONDS * 1_000, next });
      await server.stop();
      return pick(result);
    };
    const one = await interleaved(3, {
      durable: measure(
        () => sides.colloquy({ COLLOQUY_RECORD: 'durable' }),
        4,
        (result) => result.p50,
      ),
      fast: measure(
        () => sides.colloquy({ COLLOQUY_RECORD: 'fast' }),
        4,
        (result) => result.p50,
      ),
    });
    const added = one.durable - one.fast;
    console.log(
      `${name}: p50 ${one.durable.toFixed(2)} ms durable, ${one.fast.toFixed(2)} ms when the reply does not wait`,
    );
    verdict(`record (${name}), added per call`, `${added.toFixed(2)} ms`, '≤ 1.2 ms', added <= 1.2);
  },
);

for (const database of await databases()) {
  const fresh = database.url === null ? null : await freshDatabase(database.url);
  const place = fresh?.url ?? join(temporaryFolder(), 'database');
  await (await openMigrated(place)).close();
  const { bare, colloquy } = await interleaved(3, {
    async bare() {
      const raw = await openBare(place);
      const perSecond = await recordsPerSecond(groupInsert(raw));
      await raw.close();
      return perSecond;
    },
    async colloquy() {
      const db = await openMigrated(place);
      const group = groupCommit(db);
      const perSecond = await recordsPerSecond(group.append);
      await group.drain();
      await db.close();
      return perSecond;
    },
  });
  console.log(`${database.name}: ${colloquy.toFixed(0)} records per second, bare ${bare.toFixed(0)}`);
  verdict(`record (${database.name}), group commit`, (colloquy / bare).toFixed(2), '≥ 0.9', colloquy / bare >= 0.9);
  await fresh?.drop();
}

async function recordsPerSecond(append) {
  await appendFor(1_500, append);
  return (await appendFor(SECONDS * 1_000, append)) / SECONDS;
}

async function appendFor(durationMs, append) {
  let count = 0;
  const endsAt = performance.now() + durationMs;
  await Promise.all(
    Array.from({ length: WAITING }, async () => {
      while (performance.now() < endsAt) {
        await append(listCall());
        count += 1;
      }
    }),
  );
  return count;
}

/** The record of a list call with a reply of ten interviews. */
function listCall() {
  return {
    id: ids.next(),
    at: Date.now(),
    requestId: randomUUID(),
    keyId: null,
    userId: 'bench',
    organizationId: 'bench',
    method: 'GET',
    route: '/api/v1/interviews',
    path: '/api/v1/interviews',
    query: `serviceJobId=${randomUUID()}`,
    requestBody: null,
    requestBytes: 0,
    requestSha256: null,
    responseBody: 'x'.repeat(6_000),
    status: 200,
    error: null,
    durationMs: 1,
  };
}
