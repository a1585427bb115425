// `npm run bench:data-rights`: what others feel while one person is exported and erased next to a long request record:
// their p99 meanwhile, next to the same load without it.
import { join } from 'node:path';
import { closedLoop, verdict } from './lib/load.mjs';
import {
  ADMIN_SECRET,
  call,
  createKey,
  databases,
  freePort,
  freshDatabase,
  JOB,
  startServer,
  temporaryFolder,
} from './lib/server.mjs';
import { openMigrated } from './lib/sides.mjs';

const RECORDS = Number(process.env.RECORDS ?? 100_000);
const SECONDS = Number(process.env.SECONDS ?? 8);
const CONNECTIONS = 8;
const BAR_MS = 200;
const PERSON = 'kim.larsen@example.com';
const ORGANIZATION = 'bench';

for (const database of await databases()) await run(database);

async function run({ name, url }) {
  const dataDir = temporaryFolder();
  const fresh = url === null ? null : await freshDatabase(url);
  const db = await openMigrated(fresh?.url ?? join(dataDir, 'database'));
  await fillRecords(db);
  await db.close();
  const port = await freePort();
  const server = startServer({ dataDir, port, databaseUrl: fresh?.url ?? null, env: { COLLOQUY_MEANING: 'off' } });
  await server.ready;
  const origin = `http://127.0.0.1:${port}`;
  const headers = await createKey(origin, ORGANIZATION);
  const { body } = await call(origin, 'POST', '/api/v1/jobs', { headers, body: JOB });
  const { serviceJobId } = body.data;
  const invite = (candidateEmail) => ({
    method: 'POST',
    path: '/api/v1/interviews',
    headers,
    body: JSON.stringify({ serviceJobId, candidateEmail }),
  });
  await call(origin, 'POST', '/api/v1/interviews', { headers, body: { serviceJobId, candidateEmail: PERSON } });
  let n = 0;
  const others = () => {
    n += 1;
    return n % 3 === 0
      ? invite(`c${n}@example.com`)
      : { path: `/api/v1/interviews?serviceJobId=${serviceJobId}`, headers };
  };
  const load = (durationMs, next) => closedLoop({ url: origin, connections: CONNECTIONS, durationMs, next });
  await load(2_000, others);
  const quiet = await load(SECONDS * 1_000, others);
  console.log(`${name}: ${RECORDS} records, without: p50 ${quiet.p50.toFixed(1)} ms, p99 ${quiet.p99.toFixed(1)} ms`);
  for (const what of ['export', 'erase']) {
    let isDone = false;
    const began = performance.now();
    const asked = call(origin, 'POST', `/api/v1/admin/people/${what}`, {
      headers: { 'x-admin-secret': ADMIN_SECRET },
      body: { organizationId: ORGANIZATION, userId: 'bench', email: PERSON },
      timeoutMs: 600_000,
    }).finally(() => {
      isDone = true;
    });
    const meanwhile = await load(600_000, () => (isDone ? null : others()));
    const tookMs = performance.now() - began;
    const reply = await asked;
    if (reply.status !== 200) throw new Error(`${what} gave ${reply.status}: ${JSON.stringify(reply.body)}`);
    const found =
      what === 'erase' ? reply.body.data.counts.requestRecords : reply.body.data.person.request_records.length;
    console.log(
      `${name}: ${what} took ${(tookMs / 1_000).toFixed(1)} s, ${found} records of the person; others ${meanwhile.count} calls, p50 ${meanwhile.p50.toFixed(1)} ms, p99 ${meanwhile.p99.toFixed(1)} ms, ${meanwhile.failed} failed`,
    );
    verdict(
      `data-rights, ${what} (${name})`,
      `p99 ${meanwhile.p99.toFixed(0)} ms, ${(meanwhile.p99 / quiet.p99).toFixed(2)} times that without`,
      `≤ ${BAR_MS} ms`,
      meanwhile.p99 <= BAR_MS && meanwhile.failed === 0,
    );
  }
  await server.stop();
  await fresh?.drop();
}

/** Invitations and their replies as a busy organization leaves them; every thousandth is about the person. */
async function fillRecords(db) {
  const step = 10_000;
  for (let from = 0; from < RECORDS; from += step) {
    await db.query(
      `insert into request_records (at, id, request_id, organization_id, method, route, path, query, request_body,
         request_bytes, response_body, status, duration_ms)
       select now() - make_interval(secs => $1::int - n), gen_random_uuid(), 'bench-' || n, $2, 'POST', '/api/v1/interviews',
         '/api/v1/interviews', '',
         '{"serviceJobId":"' || gen_random_uuid() || '","candidateEmail":"' ||
           case when n % 1000 = 0 then $3 else 'candidate.' || n || '@example.com' end || '","note":"' || repeat('A word on the invitation. ', 20) || '"}',
         640,
         '{"success":true,"data":{"meetingId":"' || gen_random_uuid() || '","text":"' || repeat('What the reply says. ', 30) || '"}}',
         200, 5
       from generate_series($4::int, $5::int) n`,
      [RECORDS, ORGANIZATION, PERSON, from + 1, Math.min(RECORDS, from + step)],
    );
  }
}
