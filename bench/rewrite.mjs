// `npm run bench:rewrite`: what others wait for while the files of the embedded database are written again after an
// erasure, next to what they wait for without it. RECORDS request records of a few kilobytes each (25,000), and EVENTS
// events of a dialogue (30,000).
import { readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { verdict } from './lib/load.mjs';
import { seed } from './lib/seed.mjs';
import { temporaryFolder } from './lib/server.mjs';
import { openMigrated } from './lib/sides.mjs';

const RECORDS = Number(process.env.RECORDS ?? 25_000);
const EVENTS = Number(process.env.EVENTS ?? 30_000);
const BAR_MS = 200;
const { DECLARED_TABLES } = await import('../packages/server/src/features/data-rights/declared-tables.ts');
const { ensurePartitions } = await import('../packages/server/src/features/request-log/record-store.ts');

const directory = join(temporaryFolder(), 'database');
const db = await openMigrated(directory);
await ensurePartitions(db, new Date());
await db.query(
  `insert into request_records (at, id, request_id, organization_id, method, route, path, query, request_body,
     request_bytes, response_body, status, duration_ms)
   select now() - make_interval(secs => n), gen_random_uuid(), 'bench-' || n, 'bench', 'POST', '/api/v1/interviews',
     '/api/v1/interviews', '', '{"n":"' || repeat(md5(n::text), 24) || '"}', 800, '{"m":"' || repeat(md5(n::text), 24) || '"}', 200, 5
   from generate_series(1, $1::int) n`,
  [RECORDS],
);
const interviews = Math.ceil(EVENTS / 20);
await seed(db, {
  organizationId: 'bench',
  userId: 'bench',
  keyText: 'clq_bench',
  jobs: 10,
  interviews,
  log: () => undefined,
});
await db.query(
  `insert into dialogue_events (interview_id, seq, kind, at, body)
   select id, n, 'answered', now(), jsonb_build_object('text', repeat(md5(id::text || n), 16)) from interviews, generate_series(1000, 1019) n`,
);
await db.checkpoint();
const [{ bytes }] = await db.query(
  `select pg_total_relation_size('dialogue_events') + sum(pg_total_relation_size(inhrelid)) as bytes
   from pg_inherits where inhparent = 'request_records'::regclass`,
);

/** Others: a read and a write in turn, as requests are. Each is due 2 ms after the last: a wait for the thread counts. */
async function delaysWhile(work) {
  const delays = [];
  let isOver = false;
  const others = (async () => {
    for (let n = 0; !isOver; n += 1) {
      const due = performance.now() + 2;
      await new Promise((resolve) => setTimeout(resolve, 2));
      if (n % 2 === 0)
        await db.query('select count(*) from (select 1 from request_records order by at desc limit 20) r');
      else
        await db.query(
          `insert into request_records (at, id, request_id, method, path, query, request_bytes, status, duration_ms)
           values (now(), gen_random_uuid(), 'other', 'GET', '/', '', 0, 200, 1)`,
        );
      delays.push(performance.now() - due);
    }
  })();
  const began = performance.now();
  await work();
  const tookMs = performance.now() - began;
  isOver = true;
  await others;
  delays.sort((a, b) => a - b);
  return { tookMs, count: delays.length, p99: delays[Math.floor(delays.length * 0.99)], longest: delays.at(-1) };
}

const shown = ({ tookMs, count, p99, longest }) =>
  `${(tookMs / 1_000).toFixed(1)} s, others ${count} calls, p99 ${p99.toFixed(0)} ms, longest ${longest.toFixed(0)} ms`;
const quiet = await delaysWhile(() => new Promise((resolve) => setTimeout(resolve, 3_000)));
console.log(`${(Number(bytes) / 1e6).toFixed(0)} MB of request records and events, without: ${shown(quiet)}`);
const tables = Object.entries(DECLARED_TABLES).flatMap(([table, kind]) => (kind === 'holds-none' ? [] : [table]));
const meanwhile = await delaysWhile(() => db.rewrite(tables));
const files = readdirSync(directory, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile());
const size = files.reduce((sum, entry) => sum + statSync(join(entry.parentPath, entry.name)).size, 0);
console.log(`written anew: ${shown(meanwhile)}; the folder has ${(size / 1e6).toFixed(0)} MB`);
verdict(
  'rewrite, others',
  `p99 ${meanwhile.p99.toFixed(0)} ms, longest ${meanwhile.longest.toFixed(0)} ms`,
  `p99 ≤ ${BAR_MS} ms`,
  meanwhile.p99 <= BAR_MS,
);
await db.close();
