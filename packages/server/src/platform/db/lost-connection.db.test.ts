import pg from 'pg';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { readTemplate } from '../../app/open-database.ts';
import { createServerDatabase } from '../../testing/test-database.ts';
import { DatabaseAwayError } from '../errors.ts';
import { createLog } from '../log.ts';
import type { Db } from './db.ts';
import { isAway, isPassing, withPatience } from './db-failure.ts';
import { openEmbeddedDb } from './embedded-db.ts';
import { openServerDb } from './server-db.ts';

const server = process.env.TEST_DATABASE_URL ?? '';

test.each([
  [Object.assign(new Error('x'), { code: '57P01' }), true, true],
  [Object.assign(new Error('x'), { code: '57P03' }), true, true],
  [Object.assign(new Error('x'), { code: '08006' }), true, true],
  [Object.assign(new Error('x'), { code: 'ECONNREFUSED' }), true, true],
  [new AggregateError([Object.assign(new Error('x'), { code: 'ECONNREFUSED' })]), true, true],
  [new Error('Connection terminated unexpectedly'), true, true],
  [new Error('Client has encountered a connection error and is not queryable'), true, true],
  [Object.assign(new Error('password'), { code: '28P01' }), true, false],
  [Object.assign(new Error('no such database'), { code: '3D000' }), true, false],
  [Object.assign(new Error('only a standby'), { code: '25006' }), true, false],
  [Object.assign(new Error('disk full'), { code: '53100' }), true, false],
  [Object.assign(new Error('unique'), { code: '23505' }), false, false],
  [Object.assign(new Error('canceled'), { code: '57014' }), false, false],
  [Object.assign(new Error('deadlock'), { code: '40P01' }), false, false],
  [new TypeError('x is not a function'), false, false],
])('%s: away %s, passing %s', (error, away, passing) => {
  expect([isAway(error), isPassing(error)]).toEqual([away, passing]);
  expect([isAway(new DatabaseAwayError(error)), isPassing(new DatabaseAwayError(error))]).toEqual([away, passing]);
});

test('a start that meets a restart goes on when the database is back; a wrong password ends it at once', async () => {
  const failures = ['57P01', 'ECONNREFUSED', '57P03'].map((code) => Object.assign(new Error(code), { code }));
  const started = withPatience(60_000, async () => {
    const failure = failures.shift();
    if (failure) throw failure;
    return 'started';
  });
  expect(await started).toBe('started');
  const refused = Object.assign(new Error('password authentication failed'), { code: '28P01' });
  await expect(withPatience(60_000, () => Promise.reject(refused))).rejects.toBe(refused);
});

test('an embedded database that was closed rejects as one that is away', async () => {
  const db = await openEmbeddedDb(null, readTemplate());
  await db.close();
  await expect(db.query('select 1')).rejects.toThrow(DatabaseAwayError);
  await expect(db.transaction((tx) => tx.query('select 1'))).rejects.toThrow(DatabaseAwayError);
  await expect(db.script('select 1')).rejects.toThrow(DatabaseAwayError);
}, 120_000);

describe.skipIf(server === '')('on a PostgreSQL server whose connections are cut', () => {
  let db: Db;
  let admin: pg.Client;
  let name: string;
  const lines: string[] = [];
  const cut = async (): Promise<void> => {
    await admin.query(
      'select pg_terminate_backend(pid, 5000) from pg_stat_activity where datname = $1 and pid <> pg_backend_pid()',
      [name],
    );
  };
  beforeAll(async () => {
    const url = await createServerDatabase(server);
    name = new URL(url).pathname.slice(1);
    admin = new pg.Client({ connectionString: server });
    await admin.connect();
    db = await openServerDb({
      url,
      poolSize: 4,
      log: createLog({ level: 'warn', sink: (line) => lines.push(line) }),
    });
    await db.script('create table kept (n int)');
  });
  afterAll(async () => {
    await db.close();
    await admin.query(`drop database ${name} with (force)`);
    await admin.end();
  });

  test('idle: the next statement works', async () => {
    await Promise.all([1, 2, 3].map(() => db.query('select pg_sleep(0.05)')));
    await cut();
    expect(await db.query('select 1 as one')).toEqual([{ one: 1 }]);
  });

  test('in a statement: it rejects as away, and the next one works', async () => {
    const asked = db.query('select pg_sleep(30)');
    const failed = expect(asked).rejects.toThrow(DatabaseAwayError);
    await expect.poll(() => sleeping()).toBe(1);
    await cut();
    await failed;
    expect(await db.query('select 1 as one')).toEqual([{ one: 1 }]);
  });

  test('between two statements of a transaction: it rejects as away, and nothing of it is kept', async () => {
    const failing = db.transaction(async (tx) => {
      await tx.query('insert into kept values (1)');
      await cut();
      await tx.query('insert into kept values (2)');
    });
    await expect(failing).rejects.toThrow(DatabaseAwayError);
    expect(await db.query('select * from kept')).toEqual([]);
  });

  test('before the commit: it rejects as away, and nothing of it is kept', async () => {
    const failing = db.transaction(async (tx) => {
      await tx.query('insert into kept values (3)');
      await cut();
    });
    await expect(failing).rejects.toThrow(DatabaseAwayError);
    expect(await db.query('select * from kept')).toEqual([]);
  });

  test('in a script: it rejects as away', async () => {
    const failed = expect(db.script('select pg_sleep(30)')).rejects.toThrow(DatabaseAwayError);
    await expect.poll(() => sleeping()).toBe(1);
    await cut();
    await failed;
  });

  test('listening: whoever listens is told that calls may be lost, and hears those that come later', async () => {
    const heard: (string | null)[] = [];
    const unlisten = db.listen('room', (payload) => heard.push(payload));
    await cut();
    await expect.poll(() => heard.includes(null)).toBe(true);
    const other = await openServerDb({
      url: Object.assign(new URL(server), { pathname: `/${name}` }).href,
      poolSize: 1,
      log: createLog({ level: 'error' }),
    });
    await other.transaction(async (tx) => tx.notify('room', 'later'));
    await expect.poll(() => heard.includes('later')).toBe(true);
    await other.close();
    unlisten();
  });

  test('the log is told once when it is lost and once when it is back, without an address', async () => {
    const events = lines.map((line) => (JSON.parse(line) as { event: string }).event);
    expect(new Set(events)).toEqual(new Set(['database-away', 'database-back']));
    expect(lines.join()).not.toContain('postgres://');
  });

  async function sleeping(): Promise<number> {
    const { rows } = await admin.query<{ n: string }>(
      `select count(*) as n from pg_stat_activity where datname = $1 and query like '%pg_sleep(30)%'  and state = 'active'`,
      [name],
    );
    return Number(rows[0]?.n);
  }
});
