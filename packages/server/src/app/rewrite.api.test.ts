import { afterAll, beforeAll, expect, test } from 'vitest';
import { DECLARED_TABLES } from '../features/data-rights/index.ts';
import type { Db } from '../platform/db/db.ts';
import { isByRange, partitionsOf, rewritePartition } from '../platform/db/rewrite-partition.ts';
import { rewriteTable, tableOf } from '../platform/db/rewrite-table.ts';
import { Candidate, postInterview, postJob } from '../testing/flows.ts';
import { ADMIN_SECRET, startTestApp, type TestApp } from '../testing/test-app.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());

/** Everything that makes a table what it is, but the order in which it was made. */
function schemaOf(db: Db): Promise<{ what: string }[]> {
  return db.query(
    `select 'column ' || table_name || '.' || column_name || ' ' || ordinal_position || ' ' || data_type || ' '
       || is_nullable || ' ' || coalesce(column_default, '-') || ' ' || coalesce(generation_expression, '-') as what
       from information_schema.columns where table_schema = 'public'
     union all select 'storage ' || attrelid::regclass || '.' || attname || ' ' || attstorage::text from pg_attribute a
       join pg_class c on c.oid = a.attrelid where c.relnamespace = 'public'::regnamespace and attnum > 0 and c.relkind in ('r', 'p')
     union all select 'constraint ' || conrelid::regclass || ' ' || conname || ' ' || pg_get_constraintdef(oid) || ' ' || convalidated
       from pg_constraint where connamespace = 'public'::regnamespace and conrelid <> 0
     union all select 'index ' || indexdef from pg_indexes where schemaname = 'public'
     union all select 'trigger ' || pg_get_triggerdef(oid) || ' ' || tgenabled::text from pg_trigger where not tgisinternal
     union all select 'partition ' || inhrelid::regclass || ' ' || inhparent::regclass || ' ' || coalesce(pg_get_expr(relpartbound, c.oid), '-')
       from pg_inherits join pg_class c on c.oid = inhrelid where c.relkind = 'r'
     order by what`,
  );
}

async function rowsOf(db: Db): Promise<Record<string, string | null>> {
  const rows: Record<string, string | null> = {};
  for (const table of Object.keys(DECLARED_TABLES)) {
    const [all] = await db.query<{ all: string | null }>(
      `select string_agg(t::text, e'\n' order by t::text) as all from ${table} t`,
    );
    rows[table] = all?.all ?? null;
  }
  return rows;
}

async function hold(email: string): Promise<void> {
  const { headers } = await app.createKey({ organizationId: 'anew', userId: 'u' });
  const interview = await postInterview(app, headers, await postJob(app, headers), { candidateEmail: email });
  const candidate = new Candidate(app, interview.token);
  await candidate.begin();
  await candidate.finish();
  await app.context.tasks.runDue();
  await app.context.requestLog.settle();
}

test('tables that are written anew in slices are the same tables: rows, columns, rules, indexes, triggers and names', async () => {
  const { db } = app.context;
  await hold('first@example.com');
  const [schema, rows] = [await schemaOf(db), await rowsOf(db)];
  const rewritten: string[] = [];
  // Twice: the second run meets the names that the first has left.
  for (let time = 0; time < 2; time += 1)
    for (const table of Object.keys(DECLARED_TABLES)) {
      const partitions = await partitionsOf(db, table);
      for (const partition of partitions.filter(isByRange)) {
        await rewritePartition(db, partition);
        rewritten.push(partition.name);
      }
      const whole = await tableOf(db, table);
      if (partitions.length > 0 || !whole.isAlone) continue;
      await rewriteTable(db, whole);
      rewritten.push(table);
    }
  expect(rewritten).toEqual(expect.arrayContaining(['dialogue_events', 'reports', 'idempotency', 'profile_sources']));
  expect(rewritten.some((name) => name.startsWith('request_records_2'))).toBe(true);
  // What others refer to, or a sequence hangs on, is no table that another can take the place of.
  for (const table of ['interviews', 'candidates', 'profiles', 'erased_marks']) expect(rewritten).not.toContain(table);
  const indexOfPartition = /^(?:index|constraint) .*request_records_2/;
  const named = (all: { what: string }[]) => all.map(({ what }) => what).filter((what) => !indexOfPartition.test(what));
  expect(named(await schemaOf(db))).toEqual(named(schema));
  expect(await rowsOf(db)).toEqual(rows);

  // What is insert-only still is, and what goes with its interview still goes.
  await expect(db.query('update dialogue_events set body = body')).rejects.toThrow();
  await hold('second@example.com');
  const erased = await app.call('POST', '/api/v1/admin/people/erase', {
    headers: { 'x-admin-secret': ADMIN_SECRET },
    body: { organizationId: 'anew', userId: 'u', email: 'first@example.com' },
  });
  expect(erased).toMatchObject({ status: 200, body: { data: { counts: { interviews: 1 } } } });
  const left = await db.query<{ interviews: number }>(
    'select count(distinct interview_id) as interviews from dialogue_events',
  );
  expect(left).toEqual([{ interviews: 1 }]);
}, 120_000);
