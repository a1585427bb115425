// Fills a database with jobs, finished interviews and sessions by SQL of its own, as many as a large instance has after
// years.
import { createHash } from 'node:crypto';
import { sessionTotals } from '../../packages/server/src/features/interviews/session-totals.ts';

const BATCH = 50_000;
const BASE = Date.UTC(2026, 0, 1);
/** Sessions get their ids from numbers of their own, at the moments of the interviews. */
const SESSION_NUMBERS = 2 ** 40;

/** The type and the talent that have a large share of all sessions. */
export const HOT_TYPE = 'SOFTWARE_ENGINEER';
export const HOT_TALENT = 'talent-hot';
const OTHER_TYPES = ['DATA_SCIENTIST', 'CODE_EVALUATOR', 'DOCKER_INTERVIEW', 'DEVOPS_IAC', 'JD_SW_MCP'];

/**
 * @param interviews of the jobs, spread evenly; every one is completed and has a report
 * @param sessions of the account: half of them of one type, a quarter for one talent, the others four to a talent
 * @param hotJob whether the first job has a tenth of the interviews
 * @returns the ids of the jobs by creation, and the account they belong to
 */
export async function seed(db, amounts) {
  const { organizationId, userId, keyText, jobs, interviews, sessions = 0, hotJob = false, log } = amounts;
  await db.script(`
    create or replace function bench_id(ms bigint, n bigint) returns uuid language sql immutable as $$
      select (lpad(to_hex(ms), 12, '0') || '7' || lpad(to_hex(n % 4096), 3, '0') || '8' || lpad(to_hex(n), 15, '0'))::uuid $$;`);
  await db.query(`insert into accounts (id, organization_id, user_id) values (bench_id($1::bigint, 1), $2, $3)`, [
    BASE,
    organizationId,
    userId,
  ]);
  await db.query(`insert into consumers (id, name, organization_id) values (bench_id($1::bigint, 2), 'bench', $2)`, [
    BASE,
    organizationId,
  ]);
  await db.query(
    `insert into api_keys (id, hash, start, tail, name, account_id, consumer_id, scopes) values (bench_id($1::bigint, 3), $2, 'clq_benc', 'h000', 'bench', bench_id($1::bigint, 1), bench_id($1::bigint, 2), '{hiring,sessions,conversations,network}')`,
    [BASE, createHash('sha256').update(keyText).digest()],
  );
  await db.query(
    `insert into interviewers (id, account_id) values (bench_id($1::bigint, 4), bench_id($1::bigint, 1))`,
    [BASE],
  );
  await db.query(
    `insert into jobs (id, account_id, interviewer_id, title, description, language, reading, workplace_type, locations)
     select bench_id($1::bigint + n, n), bench_id($1::bigint, 1), bench_id($1::bigint, 4), 'Job ' || n, repeat('A job in the harbour. ', 40), 'en', '{}', 'ONSITE', '[]' from generate_series(1, $2::int) n`,
    [BASE, jobs],
  );
  await db.query(`insert into list_totals (list, key, slot, n) values ('jobs', bench_id($1::bigint, 1)::text, 0, $2)`, [
    BASE,
    jobs,
  ]);
  const [{ id: accountId }] = await db.query('select id from accounts');
  const totals = new Map();
  const indexes = await dropIndexes(db);
  for (let from = 0; from < Math.max(interviews, sessions); from += BATCH) {
    const to = Math.min(Math.max(interviews, sessions), from + BATCH);
    await db.transaction(async (tx) => {
      // Foreign keys are right by construction: checking each row would take most of the time.
      await tx.query('set local session_replication_role = replica');
      await insertCandidates(tx, from + 1, to);
      if (from < interviews) await insertInterviews(tx, from + 1, Math.min(to, interviews), jobs, hotJob);
      if (from < sessions) await insertSessions(tx, accountId, from + 1, Math.min(to, sessions), totals);
    });
    log(`${Math.min(to, interviews) + Math.min(to, sessions)} of ${interviews + sessions} interviews`);
  }
  for (const { text } of indexes) await db.script(text);
  await db.query(
    `insert into list_totals (list, key, slot, n) select l, bench_id($1::bigint + n, n)::text, 0, (select count(*) from interviews where job_id = bench_id($1::bigint + n, n))
     from generate_series(1, $2::int) n, unnest(array['job', 'job-completed']) l`,
    [BASE, jobs],
  );
  await insertTotals(db, [...totals]);
  await db.script('analyze');
  const rows = await db.query('select id from jobs order by id');
  return { jobIds: rows.map(({ id }) => id), accountId };
}

/** Many rows are faster indexed at once. @returns the statements that make the indexes again */
async function dropIndexes(db) {
  const indexes = await db.query(
    `select indexname as name, indexdef as text from pg_indexes
     where schemaname = current_schema() and tablename = 'interviews' and indexdef not like 'CREATE UNIQUE%'`,
  );
  for (const { name } of indexes) await db.script(`drop index ${name}`);
  return indexes;
}

function insertCandidates(db, from, to) {
  return db.query(
    `insert into candidates (id, account_id, email_key) select bench_id($1::bigint + n, n), bench_id($1::bigint, 1), 'c' || n || '@example.com' from generate_series($2::bigint, $3::bigint) n`,
    [BASE, from, to],
  );
}

/** Every tenth interview is the first job's where one is hot; the others go round. */
function insertInterviews(db, from, to, jobs, hotJob) {
  return db.query(
    `insert into interviews (id, session_id, account_id, door, job_id, interviewer_id, language, candidate_id, email, given_name, expires_at, status, status_seq, started_at, ended_at, completed_at, report_no)
     select bench_id($1::bigint + 100000 + n, n), bench_id($1::bigint + 200000 + n, n), bench_id($1::bigint, 1), 'HIRING', bench_id($1::bigint + job, job), bench_id($1::bigint, 4), 'en', bench_id($1::bigint + n, n),
       'c' || n || '@example.com', 'Candidate ' || n, now(), 'REPORT_GENERATED', 4, now(), now(), now(), 1
     from generate_series($2::bigint, $3::bigint) n,
       lateral (select case when not $5::boolean then 1 + n % $4::int when n % 10 = 0 then 1 else 2 + (n - n / 10) % ($4::int - 1) end as job) j`,
    [BASE, from, to, jobs, hotJob],
  );
}

async function insertSessions(db, accountId, from, to, totals) {
  const types = [];
  const talents = [];
  for (let n = from; n <= to; n += 1) {
    const { interviewType, talentId } = sessionOf(n);
    types.push(interviewType);
    talents.push(talentId);
    for (const { list, key } of sessionTotals({ accountId, interviewType, talentId })) {
      const name = `${list} ${key}`;
      totals.set(name, (totals.get(name) ?? 0) + 1);
    }
  }
  await db.query(
    `insert into interviews (id, session_id, account_id, door, interview_type, talent_id, language, candidate_id, email, given_name, expires_at, status, status_seq, started_at, ended_at, completed_at, report_no)
     select bench_id($1::bigint + 100000 + $2::bigint + n, $3::bigint + $2::bigint + n), bench_id($1::bigint + 200000 + $2::bigint + n, $3::bigint + $2::bigint + n), bench_id($1::bigint, 1), 'SESSION', type, talent, 'en',
       bench_id($1::bigint + $2::bigint + n, $2::bigint + n), 'c' || ($2::bigint + n) || '@example.com', 'Candidate ' || n, now(), 'REPORT_GENERATED', 4, now(), now(), now(), 1
     from unnest($4::text[], $5::text[]) with ordinality as s (type, talent, n)`,
    [BASE, from - 1, SESSION_NUMBERS, types, talents],
  );
}

/** Type and talent do not depend on each other, nor on the order of creation. */
function sessionOf(n) {
  const mixed = Math.imul(n, 0x9e3779b1) >>> 0;
  return {
    interviewType: mixed >>> 31 === 0 ? HOT_TYPE : OTHER_TYPES[n % OTHER_TYPES.length],
    talentId: ((mixed >>> 29) & 3) === 0 ? HOT_TALENT : `talent-${Math.floor(n / 4)}`,
  };
}

async function insertTotals(db, totals) {
  for (let from = 0; from < totals.length; from += BATCH) {
    const batch = totals.slice(from, from + BATCH).map(([name, n]) => [...name.split(' '), n]);
    await db.query(
      `insert into list_totals (list, key, slot, n) select list, key, 0, n from unnest($1::text[], $2::text[], $3::bigint[]) t (list, key, n)`,
      [0, 1, 2].map((column) => batch.map((row) => row[column])),
    );
  }
}
