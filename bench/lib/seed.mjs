// Fills a database with jobs and finished interviews by SQL of its own, as many as a large instance has after years.
import { createHash } from 'node:crypto';

const BATCH = 50_000;

/** @returns the ids of the jobs; every interview is completed and has transcript and report */
export async function seed(db, { organizationId, userId, keyText, jobs, interviews, log = () => undefined }) {
  const base = Date.UTC(2026, 0, 1);
  await db.script(`
    create or replace function bench_id(ms bigint, n bigint) returns uuid language sql immutable as $$
      select (lpad(to_hex(ms), 12, '0') || '7' || lpad(to_hex(n % 4096), 3, '0') || '8' || lpad(to_hex(n), 15, '0'))::uuid $$;`);
  await db.query(`insert into accounts (id, organization_id, user_id) values (bench_id($1::bigint, 1), $2, $3)`, [
    base,
    organizationId,
    userId,
  ]);
  await db.query(`insert into consumers (id, name, organization_id) values (bench_id($1::bigint, 2), 'bench', $2)`, [
    base,
    organizationId,
  ]);
  await db.query(
    `insert into api_keys (id, hash, start, tail, name, account_id, consumer_id, scopes) values (bench_id($1::bigint, 3), $2, 'clq_benc', 'h000', 'bench', bench_id($1::bigint, 1), bench_id($1::bigint, 2), '{hiring,sessions,conversations,network}')`,
    [base, createHash('sha256').update(keyText).digest()],
  );
  await db.query(
    `insert into interviewers (id, account_id) values (bench_id($1::bigint, 4), bench_id($1::bigint, 1))`,
    [base],
  );
  await db.query(
    `insert into jobs (id, account_id, interviewer_id, title, description, language, reading, workplace_type, locations)
     select bench_id($1::bigint + n, n), bench_id($1::bigint, 1), bench_id($1::bigint, 4), 'Job ' || n, repeat('A job in the harbour. ', 40), 'en', '{}', 'ONSITE', '[]' from generate_series(1, $2::int) n`,
    [base, jobs],
  );
  await db.query(`insert into list_totals (list, key, slot, n) values ('jobs', bench_id($1::bigint, 1)::text, 0, $2)`, [
    base,
    jobs,
  ]);
  for (let from = 0; from < interviews; from += BATCH) {
    const to = Math.min(interviews, from + BATCH);
    await db.query(
      `insert into candidates (id, account_id, email_key) select bench_id($1::bigint + n, n), bench_id($1::bigint, 1), 'c' || n || '@example.com' from generate_series($2::bigint, $3::bigint) n`,
      [base, from + 1, to],
    );
    await db.query(
      `insert into interviews (id, session_id, account_id, door, job_id, interviewer_id, language, candidate_id, email, given_name, expires_at, status, status_seq, started_at, ended_at, completed_at, report_no)
       select bench_id($1::bigint + 100000 + n, n), bench_id($1::bigint + 200000 + n, n), bench_id($1::bigint, 1), 'HIRING', bench_id($1::bigint + 1 + n % $4::int, 1 + n % $4::int), bench_id($1::bigint, 4), 'en', bench_id($1::bigint + n, n),
         'c' || n || '@example.com', 'Candidate ' || n, now(), 'REPORT_GENERATED', 4, now(), now(), now(), 1
       from generate_series($2::bigint, $3::bigint) n`,
      [base, from + 1, to, jobs],
    );
    log(`${to} of ${interviews} interviews`);
  }
  await db.query(
    `insert into list_totals (list, key, slot, n) select l, bench_id($1::bigint + n, n)::text, 0, (select count(*) from interviews where job_id = bench_id($1::bigint + n, n))
     from generate_series(1, $2::int) n, unnest(array['job', 'job-completed']) l`,
    [base, jobs],
  );
  await db.script('analyze');
  const rows = await db.query(`select id from jobs order by id`);
  return rows.map(({ id }) => id);
}
