import { randomBytes } from 'node:crypto';
import pg from 'pg';
import { migrateDb, readTemplate } from '../app/open-database.ts';
import type { Db } from '../platform/db/db.ts';
import { openEmbeddedDb } from '../platform/db/embedded-db.ts';
import { openServerDb } from '../platform/db/server-db.ts';
import { createLog } from '../platform/log.ts';
import { databasePrefix } from './drop-databases.ts';

/** Of rows, above which a table has grown. */
const GROWN_BYTES = 262_144;

const log = createLog({ level: 'error' });
let shared: Promise<Db> | null = null;
let serverDatabase: string | null = null;

/**
 * The worker's database, emptied. One per worker process: opening one takes a second. `TEST_DATABASE_URL` names a
 * PostgreSQL server, without it the embedded database is used.
 */
export async function testDatabase(): Promise<Db> {
  shared ??= open();
  const db = await shared;
  await empty(db);
  return { ...db, close: async () => undefined };
}

/**
 * To truncate makes new files of all tables and indexes, which takes a hundred times as long as to delete the few rows
 * that most tests leave. Where a table has grown all are truncated: its file, with what was deleted, goes.
 */
async function empty(db: Db): Promise<void> {
  const tables = await db.query<{ name: string; bytes: number }>(
    `select quote_ident(tablename) as name, pg_relation_size(quote_ident(tablename)::regclass)::int as bytes
     from pg_tables where schemaname = 'public' and tablename <> 'migrations'`,
  );
  const used = tables.filter(({ bytes }) => bytes > 0);
  if (used.some(({ bytes }) => bytes > GROWN_BYTES))
    return db.script(`truncate ${tables.map(({ name }) => name).join(', ')} cascade`);
  if (used.length === 0) return;
  // One statement: what refers to what is judged at its end.
  const deletions = used.map(({ name }, index) => `d${index} as (delete from ${name})`);
  await db.query(`with ${deletions.join(', ')} select`);
}

async function open(): Promise<Db> {
  const url = serverUrl();
  if (url === null) {
    const db = await openEmbeddedDb(null, readTemplate());
    await migrateDb(db, log);
    return db;
  }
  serverDatabase = await createServerDatabase(url);
  return openServerDb({ url: serverDatabase, poolSize: 8, log }).then(async (db) => {
    await migrateDb(db, log);
    return db;
  });
}

/** The worker's database as another node sees it: connections of its own on a server, the same one embedded. */
export async function sameDatabase(): Promise<Db> {
  shared ??= open();
  const db = await shared;
  if (serverDatabase === null) return { ...db, close: async () => undefined };
  return openServerDb({ url: serverDatabase, poolSize: 4, log });
}

/** A fresh database on the test server; `drop-databases.ts` drops it when the run ends, however its tests ended. */
export async function createServerDatabase(url: string): Promise<string> {
  const name = `${databasePrefix()}${randomBytes(4).toString('hex')}`;
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  await client.query(`create database ${name} template template0 encoding 'UTF8' locale 'C.UTF-8'`);
  await client.end();
  const target = new URL(url);
  target.pathname = `/${name}`;
  return target.href;
}

function serverUrl(): string | null {
  const url = process.env.TEST_DATABASE_URL;
  return url === undefined || url === '' ? null : url;
}
