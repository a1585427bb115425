import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { beforeEach, describe, expect, test } from 'vitest';
import { readTemplate } from '../../app/open-database.ts';
import { sameDatabase, testDatabase } from '../../testing/test-database.ts';
import { DatabaseAwayError } from '../errors.ts';
import { type Db, sqlState } from './db.ts';
import { DirectoryInUseError, lockDirectory } from './directory-lock.ts';
import { openEmbeddedDb } from './embedded-db.ts';

let db: Db;
beforeEach(async () => {
  db = await testDatabase();
});

test('values come back alike from both databases', async () => {
  const [row] = await db.query(
    `select 9007199254740991::bigint as big, 1.5::numeric as num, date '2026-03-29' as day, '\\x00ff'::bytea as bytes,
       timestamptz '2026-03-29 01:30:00+00' as at, '{"a":[1]}'::jsonb as json, array['x','y'] as list, null::text as nothing`,
  );
  expect(row).toEqual({
    big: 9_007_199_254_740_991,
    num: 1.5,
    day: '2026-03-29',
    bytes: Buffer.from([0, 255]),
    at: new Date('2026-03-29T01:30:00Z'),
    json: { a: [1] },
    list: ['x', 'y'],
    nothing: null,
  });
});

test('a failed transaction leaves nothing, sends nothing and the next one works', async () => {
  const notified: (string | null)[] = [];
  const unlisten = db.listen('room', (payload) => notified.push(payload));
  let after = 0;
  const failing = db.transaction(async (tx) => {
    await tx.query(
      `insert into accounts (id, organization_id, user_id) values ('01900000-0000-7000-8000-000000000001', 'o', 'u')`,
    );
    tx.notify('room', 'never');
    tx.afterCommit(() => {
      after += 1;
    });
    await tx.query('select 1/0');
  });
  await expect(failing).rejects.toSatisfy((error) => sqlState(error) === '22012');
  expect(await db.query('select * from accounts')).toEqual([]);
  await db.transaction(async (tx) => {
    tx.notify('room', 'sent');
    tx.notify('room', 'sent');
  });
  await expect.poll(() => notified.includes('sent')).toBe(true);
  expect(notified).not.toContain('never');
  expect(after).toBe(0);
  unlisten();
});

test('a transaction whose first statement fails has begun, and one without a statement ends as well', async () => {
  const failing = db.transaction(async (tx) => {
    await expect(tx.query('select 1/0')).rejects.toSatisfy((error) => sqlState(error) === '22012');
    await tx.query(`insert into accounts (id, organization_id, user_id) values (gen_random_uuid(), 'o', 'u')`);
  });
  await expect(failing).rejects.toSatisfy((error) => sqlState(error) === '25P02');
  await expect(db.transaction((tx) => tx.query('no sql'))).rejects.toSatisfy((error) => sqlState(error) === '42601');
  expect(await db.transaction(async () => 'nothing')).toBe('nothing');
  await expect(db.transaction(() => Promise.reject(new Error('of the work')))).rejects.toThrow('of the work');
  expect(await db.transaction((tx) => tx.query('select count(*)::int as n from accounts'))).toEqual([{ n: 0 }]);
});

const ACCOUNT = '01900000-0000-7000-8000-000000000001';
const INSERT = `insert into accounts (id, organization_id, user_id) values ($1, 'o', $2) returning user_id as user`;

test('what goes with the commit is part of the transaction, and its rows are told before anybody is notified', async () => {
  const told: string[] = [];
  const unlisten = db.listen('room', (payload) => told.push(String(payload)));
  let user = 'not yet';
  const result = await db.transaction(async (tx) => {
    tx.withCommit<{ user: string }>(() => ({
      text: INSERT,
      params: [ACCOUNT, user],
      told: (rows) => {
        told.push(`${rows[0]?.user} made`);
        tx.notify('room', 'made');
      },
    }));
    tx.withCommit(() => ({ text: 'update accounts set user_id = user_id || $1', params: ['!'] }));
    tx.afterCommit(() => void told.push('after'));
    user = 'late';
    return await tx.query('select count(*)::int as n from accounts');
  });
  expect(result).toEqual([{ n: 0 }]);
  await expect.poll(() => told).toContain('made');
  expect(told.slice(0, 3)).toEqual(['late made', 'after', 'made']);
  expect(await db.query('select user_id as user from accounts')).toEqual([{ user: 'late!' }]);
  unlisten();
});

test('what every writer takes goes last, whenever it was left to the end', async () => {
  await db.transaction(async (tx) => {
    tx.withCommit(() => ({ text: 'update accounts set user_id = user_id || $1', params: [' hot'] }), { isHot: true });
    tx.withCommit(() => ({ text: INSERT, params: [ACCOUNT, 'plain'] }));
  });
  expect(await db.query('select user_id as user from accounts')).toEqual([{ user: 'plain hot' }]);
});

test('a transaction of nothing but what goes with the commit is one, too', async () => {
  await db.transaction(async (tx) => tx.withCommit(() => ({ text: INSERT, params: [ACCOUNT, 'alone'] })));
  expect(await db.query('select user_id as user from accounts')).toEqual([{ user: 'alone' }]);
});

test.each([
  ['first', [INSERT.replace('accounts', 'nowhere'), INSERT]],
  ['last', [INSERT, INSERT.replace('accounts', 'nowhere')]],
])('where the %s statement that goes with the commit fails, nothing is left and nobody is told', async (_, texts) => {
  const told: unknown[] = [];
  const failing = db.transaction(async (tx) => {
    await tx.query(INSERT, ['01900000-0000-7000-8000-000000000002', 'before']);
    for (const text of texts)
      tx.withCommit(() => ({ text, params: [ACCOUNT, 'with'], told: (rows) => void told.push(rows) }));
    tx.afterCommit(() => void told.push('after'));
  });
  await expect(failing).rejects.toSatisfy((error) => sqlState(error) === '42P01');
  expect(told).toEqual([]);
  expect(await db.query('select * from accounts')).toEqual([]);
  await db.transaction((tx) => tx.query(INSERT, [ACCOUNT, 'next']));
  expect(await db.query('select user_id as user from accounts')).toEqual([{ user: 'next' }]);
});

test('texts of any length and script come back as they went, and so does what is no text', async () => {
  const long = '𝄞 naïve 日本語 ́'.repeat(20_000);
  const texts = ['', ' ', '\\ "quoted" {braces}', 'tab\tand\nline', long];
  const [row] = await db.query('select $1::text[] as list, $2::text as one, $3::text as none, $4::jsonb as json', [
    texts,
    long,
    null,
    { texts },
  ]);
  expect(row).toEqual({ list: texts, one: long, none: null, json: { texts } });
  const many = await db.query<{ n: number; text: string }>(
    `select n, repeat('é', n % 50) as text from generate_series(1, 5000) n`,
  );
  expect(many).toHaveLength(5_000);
  expect(many.every(({ n, text }) => text === 'é'.repeat(n % 50))).toBe(true);
});

test('a commit is told on every node, and once on its own', async () => {
  const other = await sameDatabase();
  const own: (string | null)[] = [];
  const there: (string | null)[] = [];
  const unlisten = [
    db.listen('room', (payload) => own.push(payload)),
    other.listen('room', (payload) => there.push(payload)),
  ];
  for (const payload of ['one', 'two']) {
    await db.transaction(async (tx) => tx.notify('room', payload));
    await expect.poll(() => there).toContain(payload);
  }
  expect(own).toEqual(['one', 'two']);
  for (const stop of unlisten) stop();
  await other.close();
});

test('transactions that run at once do not see each other half-way', async () => {
  await db.query(`insert into list_totals (list, key, slot, n) values ('test', 'k', 0, 0)`);
  await Promise.all(
    Array.from({ length: 20 }, () =>
      db.transaction(async (tx) => {
        const [row] = await tx.query<{ n: number }>(
          `select n from list_totals where list = 'test' and key = 'k' for update`,
        );
        await tx.query(`update list_totals set n = $1 where list = 'test' and key = 'k'`, [(row?.n ?? 0) + 1]);
      }),
    ),
  );
  expect(await db.query(`select n from list_totals where list = 'test'`)).toEqual([{ n: 20 }]);
});

test('insert-only tables refuse changes', async () => {
  await db.query(
    `insert into erasures (id, subject_hash, counts, at) values ('01900000-0000-7000-8000-000000000009', '\\x00', '{}', now())`,
  );
  await expect(db.query(`update erasures set counts = '{"a":1}'`)).rejects.toThrow(/never changed/);
});

describe('the embedded database', () => {
  test('lives on after a reopen, and refuses to be used inside its own transaction', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'colloquy-db-'));
    try {
      const first = await openEmbeddedDb(join(folder, 'database'), readTemplate());
      await first.script('create table kept (n int); insert into kept values (7)');
      await expect(first.transaction(() => first.query('select 1'))).rejects.toThrow(/nested use/);
      await first.close();
      await expect(first.query('select 1')).rejects.toThrow(DatabaseAwayError);
      const second = await openEmbeddedDb(join(folder, 'database'), null);
      expect(await second.query('select n from kept')).toEqual([{ n: 7 }]);
      await second.close();
    } finally {
      rmSync(folder, { recursive: true });
    }
  });

  test('says what is wrong with a statement and goes on', async () => {
    const embedded = await openEmbeddedDb(null, readTemplate());
    const wrong = 'select n from nowhere';
    for (let attempt = 1; attempt <= 2; attempt += 1) {
      const failure = await embedded.query(wrong).catch((error: unknown) => error);
      expect(sqlState(failure)).toBe('42P01');
      expect((failure as Error).message).toContain('nowhere');
    }
    const failed = embedded.transaction(async (tx) => {
      await tx.query('create table made (n int)');
      await tx.query('insert into made values ($1)', ['no number']);
    });
    expect(sqlState(await failed.catch((error: unknown) => error))).toBe('22P02');
    await expect(embedded.script('select 1; select n from made; select 2')).rejects.toThrow(/made/);
    expect(await embedded.query('select 1 as n')).toEqual([{ n: 1 }]);
    await embedded.script('create table totals (list text, key text, slot int, n int, primary key (list, key, slot))');
    expect(
      await embedded.query('insert into totals (list, key, slot, n) values ($1, $2, 0, $3)', ['t', 'k', 3]),
    ).toEqual([]);
    // Its first run prepares it and fails, its second finds it not prepared.
    const once = 'insert into totals (list, key, slot, n) values ($1, $2, 0, $3) returning n';
    await expect(embedded.query(once, ['t', 'k', 3])).rejects.toThrow(/duplicate/);
    expect(await embedded.query(once, ['t', 'l', 4])).toEqual([{ n: 4 }]);
    await embedded.close();
  });

  test('gives values as their types say, arrays and empty ones too', async () => {
    const embedded = await openEmbeddedDb(null, readTemplate());
    const [row] = await embedded.query(
      `select $1::text[] as words, $2::uuid[] as ids, $3::bytea as bytes, array[1, null, 3]::int8[] as numbers,
         '{}'::text[] as none, '2026-03-01T10:00:00Z'::timestamptz as at, '2026-03-01'::date as day, 12::numeric as amount,
         '{"a": [1]}'::jsonb as data, array['{"a": 1}']::jsonb[] as list, array['\\xff']::bytea[] as parts, null::text as nothing, true as yes`,
      [['a "b"', 'c,d', '\\', null], ['01900000-0000-7000-8000-000000000009'], new Uint8Array([0, 255])],
    );
    expect(row).toEqual({
      words: ['a "b"', 'c,d', '\\', null],
      ids: ['01900000-0000-7000-8000-000000000009'],
      bytes: Buffer.from([0, 255]),
      numbers: [1, null, 3],
      none: [],
      at: new Date('2026-03-01T10:00:00Z'),
      day: '2026-03-01',
      amount: 12,
      data: { a: [1] },
      list: [{ a: 1 }],
      parts: [Buffer.from([255])],
      nothing: null,
      yes: true,
    });
    await embedded.close();
  });

  test('a folder that holds no database is refused in words', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'colloquy-db-'));
    writeFileSync(join(folder, 'file'), 'no folder');
    await expect(openEmbeddedDb(join(folder, 'file'), null)).rejects.toThrow();
    rmSync(folder, { recursive: true });
  });
});

test('what was deleted from the embedded database is in none of its files once its tables were rewritten', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'colloquy-db-'));
  try {
    const directory = join(folder, 'database');
    const embedded = await openEmbeddedDb(directory, readTemplate());
    await embedded.script(
      `create table said (n int, word text); insert into said select n, 'kept' from generate_series(1, 50) n;
       insert into said select n, 'marzipanbaum' from generate_series(1, 50) n; analyze said`,
    );
    await embedded.checkpoint();
    await embedded.query(`delete from said where word = $1`, ['marzipanbaum']);
    await embedded.rewrite(['said']);
    expect(await embedded.query('select count(*) as n from said')).toEqual([{ n: 50 }]);
    await embedded.checkpoint();
    const holding = readdirSync(directory, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map((entry) => join(entry.parentPath, entry.name))
      .filter((file) => readFileSync(file).includes('marzipanbaum'));
    expect(holding).toEqual([]);
    await embedded.close();
  } finally {
    rmSync(folder, { recursive: true });
  }
});

test('a long partition is written anew in slices: what changes meanwhile is kept, and what was changed is in no file', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'colloquy-db-'));
  const directory = join(folder, 'database');
  const embedded = await openEmbeddedDb(directory, readTemplate());
  await embedded.script(
    `create table noted (at timestamptz not null, id int not null, word text not null, primary key (at, id)) partition by range (at);
     create index noted_by_word on noted (word);
     create table noted_2031 partition of noted for values from ('2031-01-01') to ('2032-01-01');
     create table noted_default partition of noted default;
     insert into noted select '2031-02-01'::timestamptz + n * interval '1.000001 second', n,
       'marzipanbaum ' || n || ' ' || repeat(md5(n::text), 60) from generate_series(1, 3000) n;
     insert into noted values ('2033-01-01', 1, 'marzipanbaum');
     analyze noted`,
  );
  await embedded.query(`update noted set word = 'masked' where id % 2 = 0`);
  await embedded.query(`delete from noted where id % 2 = 1 and id > 1500`);
  await embedded.query(`update noted set word = id || repeat(md5(id::text), 60) where word like 'marz%'`);
  let isOver = false;
  let changes = 0;
  const meanwhile = (async () => {
    for (let n = 1; !isOver; n += 1) {
      await embedded.query('insert into noted values ($1, $2, $3)', ['2031-01-15', 10_000 + n, 'first']);
      await embedded.query('insert into noted values ($1, $2, $3)', ['2031-12-15', 20_000 + n, 'last']);
      await embedded.query('update noted set word = $2 where id = $1', [2 * n, 'changed']);
      await embedded.query('delete from noted where id = $1', [2_000 + 2 * n]);
      changes += 1;
    }
  })();
  await embedded.rewrite(['noted']);
  isOver = true;
  await meanwhile;
  expect(changes).toBeGreaterThanOrEqual(3);
  const rows = await embedded.query<{ word: string; n: number }>(
    `select case when id > 20000 then 'last' when id > 10000 then 'first' when word in ('masked', 'changed') then word else 'kept' end as word, count(*) as n
     from noted group by 1 order by 1`,
  );
  const even = 1_500 - changes;
  expect(rows).toEqual([
    { word: 'changed', n: changes },
    { word: 'first', n: changes },
    { word: 'kept', n: 751 },
    { word: 'last', n: changes },
    { word: 'masked', n: even - changes },
  ]);
  expect(
    await embedded.query(
      `select c.relname as name from pg_inherits i join pg_class c on c.oid = i.inhrelid where i.inhparent = 'noted'::regclass
       union select relname from pg_class where relname like 'noted%copy' and relkind = 'r' order by name`,
    ),
  ).toEqual([{ name: 'noted_2031' }, { name: 'noted_default' }]);
  await expect(embedded.query(`insert into noted select at, id, 'twice' from noted limit 1`)).rejects.toThrow(
    /duplicate/,
  );
  // A second run meets what the first has left, and one that broke off.
  await embedded.script('create table noted_2031_copy (n int)');
  await embedded.rewrite(['noted']);
  const holding = readdirSync(directory, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
    .filter((file) => readFileSync(file).includes('marzipanbaum'));
  expect(holding).toEqual([]);
  await embedded.close();
  rmSync(folder, { recursive: true });
});

test('a data folder has one owner at a time', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'colloquy-lock-'));
  const unlock = await lockDirectory(folder);
  await expect(lockDirectory(folder)).rejects.toThrow(DirectoryInUseError);
  await unlock();
  await (await lockDirectory(folder))();
  rmSync(folder, { recursive: true });
});
