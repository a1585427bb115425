import pg from 'pg';
import type { Log } from '../log.ts';
import { type Channel, type Db, isRetryable, only, type Queryable } from './db.ts';
import { isAway, Reach, UnusableDatabaseError } from './db-failure.ts';
import { Listeners } from './listeners.ts';
import { HeldNotices, NoticeSender } from './notice-sender.ts';
import { OpenTransaction } from './transaction.ts';

const INT8 = 20;
const NUMERIC = 1700;
const DATE = 1082;
const parsers: Record<number, (text: string) => unknown> = {
  [INT8]: Number,
  [NUMERIC]: Number,
  [DATE]: (text) => text,
};

const types: pg.CustomTypesConfig = {
  getTypeParser: (oid: number, format?: 'text' | 'binary') =>
    parsers[oid] ?? (format === 'binary' ? pg.types.getTypeParser(oid, 'binary') : pg.types.getTypeParser(oid, 'text')),
} as pg.CustomTypesConfig;

const RECONNECT_MS = 1_000;
/** A server that takes connections and answers nothing must not hold callers for ever. */
const CONNECT_MS = 10_000;
const QUERY_MS = 60_000;
/**
 * The part of it that a statement of a transaction waits for a lock. A caller who stops waiting leaves behind what was sent
 * with it: were the commit among that, it would be done later, though its caller was told that nothing was.
 */
const LOCK_SHARE = 0.8;
/** Notices that take longer are as good as lost. */
const NOTICE_MS = 5_000;

/** What the types of `pg` leave out. */
type Backend = pg.Client & { processID: number | null };

/**
 * PostgreSQL 15 or later through a small pool with named statements and one connection that listens.
 *
 * Lost connections are replaced; statements meanwhile reject with `DatabaseAwayError`.
 *
 * @param options.connectMs how long a caller waits for a connection, in milliseconds
 * @param options.queryMs how long for the reply to one statement; scripts take as long as they take
 * @throws {UnusableDatabaseError} when the database has an encoding other than UTF8
 */
export async function openServerDb(options: {
  url: string;
  poolSize: number;
  log: Log;
  connectMs?: number;
  queryMs?: number;
}): Promise<Db> {
  const pool = new pg.Pool({
    connectionString: options.url,
    max: options.poolSize,
    types,
    application_name: 'colloquy',
    keepAlive: true,
    // What follows upon `begin` is sent with it.
    pipeline: true,
    connectionTimeoutMillis: options.connectMs ?? CONNECT_MS,
    query_timeout: options.queryMs ?? QUERY_MS,
  } as pg.PoolConfig);
  const reach = new Reach(options.log);
  // An idle connection was lost: the next caller gets another one.
  pool.on('error', (error) => void reach.failed(error));
  // The pool listens to connections that are idle. One that is in use fails the statement that runs on it; between two
  // statements nobody would listen, and an event that nobody listens to ends the process.
  pool.on('connect', (client) => void client.on('error', (error) => void reach.failed(error)));
  const reached = async <T>(work: () => Promise<T>): Promise<T> => {
    try {
      const result = await work();
      reach.worked();
      return result;
    } catch (error) {
      throw reach.failed(error);
    }
  };
  const names = new Map<string, string>();
  const named = (text: string): string => {
    let name = names.get(text);
    if (name === undefined) {
      name = `s${names.size}`;
      names.set(text, name);
    }
    return name;
  };
  const runOn =
    (client: pg.Pool | pg.PoolClient): Queryable['query'] =>
    async <Row extends object>(text: string, params: readonly unknown[] = []): Promise<Row[]> => {
      const result = await reached(() =>
        client.query<Row & pg.QueryResultRow>({ name: named(text), text, values: [...params] }),
      );
      return result.rows;
    };

  const listeners = new Listeners();
  /** The one that listens, once it does. It tells, too: what it hears of itself was told at the commit. */
  let connected: { client: Backend; replace(): void } | null = null;
  const notices = new NoticeSender(async (batch) => {
    const text = 'select pg_notify(channel, payload) from unnest($1::text[], $2::text[]) n (channel, payload)';
    const values = [batch.map(({ channel }) => channel), batch.map(({ payload }) => payload)];
    const own = connected;
    if (own === null) return void (await reached(() => pool.query(text, values)));
    try {
      await own.client.query(text, values);
    } catch (error) {
      // A connection that is cut half way answers nothing and hears nothing. The database may be well.
      if (isAway(error)) own.replace();
      throw error;
    }
  });
  const committed = new HeldNotices((told) => {
    for (const { channel, payload } of told) listeners.notify(channel, payload);
    notices.add(told);
  });
  const begin = `begin; set local lock_timeout = ${Math.round(LOCK_SHARE * (options.queryMs ?? QUERY_MS))}`;
  const once = async <T>(work: Parameters<Db['transaction']>[0]): Promise<T> => {
    const client = await reached(() => pool.connect());
    let broken: boolean | Error = false;
    try {
      const open = new OpenTransaction(runOn(client));
      // Nothing waits for it: it fails with the connection alone, and then all that follows fails, too.
      const begun = reached(() => client.query(begin));
      begun.catch(() => {});
      const result = (await work(open.tx)) as T;
      await begun;
      const last = open.last();
      const rows = await Promise.all([
        ...last.map(({ text, params }) => open.tx.query(text, params)),
        // After one that failed this rolls back.
        reached(() => client.query('commit')),
      ]);
      for (const [at, { told }] of last.entries()) told?.(rows[at] as object[]);
      open.committed();
      committed.add(open.notices);
      return result;
    } catch (error) {
      // Without an answer there is nothing to roll back on: the server does so when the connection ends.
      if (isAway(error)) broken = true;
      else
        await client.query('rollback').catch((failure: Error) => {
          broken = failure;
        });
      throw error;
    } finally {
      client.release(broken);
    }
  };

  let closed = false;
  let listening: pg.Client | null = null;
  let retry: NodeJS.Timeout | null = null;
  let wasLost = false;
  const connectListener = async (): Promise<void> => {
    const client = new pg.Client({
      connectionString: options.url,
      application_name: 'colloquy-listen',
      keepAlive: true,
      connectionTimeoutMillis: options.connectMs ?? CONNECT_MS,
      query_timeout: Math.min(NOTICE_MS, options.queryMs ?? QUERY_MS),
    });
    const again = (): void => {
      if (closed || listening !== client) return;
      listening = null;
      connected = null;
      wasLost = true;
      client.end().catch(() => undefined);
      retry = setTimeout(() => void connectListener().catch(again), RECONNECT_MS);
    };
    listening = client;
    client.on('error', (error) => {
      reach.failed(error);
      again();
    });
    client.on('end', again);
    client.on('notification', ({ channel, payload = '', processId }) => {
      if (processId !== connected?.client.processID) listeners.notify(channel as Channel, payload);
    });
    try {
      await client.connect();
      await client.query('listen tasks; listen room; listen keys; listen interviews');
      connected = { client: client as Backend, replace: again };
      if (wasLost) listeners.missed();
      wasLost = false;
    } catch (error) {
      if (reach.failed(error) === error)
        options.log.warn('db-listen-failed', { message: error instanceof Error ? error.message : 'unknown' });
      again();
    }
  };
  // The first connection proves that the database is there; the listener may follow later.
  try {
    // As it is: who opens a database is told by the error, and no line of the log says so again.
    const { rows } = await pool.query<{ encoding: string }>(`select current_setting('server_encoding') as encoding`);
    const { encoding } = only(rows);
    if (encoding !== 'UTF8') throw new UnusableDatabaseError(encodingRule(encoding));
  } catch (error) {
    await pool.end();
    throw error;
  }
  await connectListener();

  return {
    kind: 'server',
    query: runOn(pool),
    async transaction(work) {
      for (let attempt = 1; ; attempt += 1) {
        try {
          return await once(work);
        } catch (error) {
          if (attempt >= 3 || !isRetryable(error)) throw error;
        }
      }
    },
    listen: (channel, onMessage) => listeners.add(channel, onMessage),
    async script(text) {
      const client = new pg.Client({
        connectionString: options.url,
        application_name: 'colloquy',
        keepAlive: true,
        connectionTimeoutMillis: options.connectMs ?? CONNECT_MS,
      });
      client.on('error', (error) => void reach.failed(error));
      try {
        await reached(() => client.connect());
        await reached(() => client.query(text));
      } finally {
        await client.end();
      }
    },
    connections: () => ({
      busy: pool.totalCount - pool.idleCount,
      idle: pool.idleCount,
      waiting: pool.waitingCount,
    }),
    async close() {
      closed = true;
      committed.close();
      if (retry) clearTimeout(retry);
      await notices.sent();
      await listening?.end();
      await pool.end();
    },
  };
}

function encodingRule(encoding: string): string {
  return `its encoding is ${encoding}, which cannot hold every name: make one with create database … template template0 encoding 'UTF8'`;
}
