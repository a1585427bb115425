import pg from 'pg';
import type { Log } from '../log.ts';
import { type Channel, type Db, isRetryable, type Queryable } from './db.ts';
import { Listeners } from './listeners.ts';
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
 * PostgreSQL 15 or later through a small pool with named statements and one connection that listens.
 *
 * @param options.connectMs how long a caller waits for a connection, in milliseconds
 * @param options.queryMs how long for the reply to one statement; scripts take as long as they take
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
    connectionTimeoutMillis: options.connectMs ?? CONNECT_MS,
    query_timeout: options.queryMs ?? QUERY_MS,
  });
  pool.on('error', (error) => options.log.warn('db-idle-connection-lost', { message: error.message }));
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
      const result = await client.query<Row & pg.QueryResultRow>({ name: named(text), text, values: [...params] });
      return result.rows;
    };

  const listeners = new Listeners();
  const once = async <T>(work: Parameters<Db['transaction']>[0]): Promise<T> => {
    const client = await pool.connect();
    let broken: Error | undefined;
    try {
      await client.query('begin');
      const open = new OpenTransaction(runOn(client));
      const result = (await work(open.tx)) as T;
      // One round trip for both.
      const notices = open.notices.map(
        ({ channel, payload }) => `select pg_notify(${pg.escapeLiteral(channel)}, ${pg.escapeLiteral(payload)});`,
      );
      await client.query(`${notices.join(' ')} commit`);
      open.committed();
      // This node is told at once; the others, and this one a second time, by the notices.
      for (const { channel, payload } of open.notices) listeners.tell(channel, payload);
      return result;
    } catch (error) {
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
  const connectListener = async (): Promise<void> => {
    const client = new pg.Client({ connectionString: options.url, application_name: 'colloquy-listen' });
    const again = (): void => {
      if (closed || listening !== client) return;
      listening = null;
      retry = setTimeout(() => void connectListener().catch(again), RECONNECT_MS);
    };
    listening = client;
    client.on('error', again);
    client.on('end', again);
    client.on('notification', (message) => listeners.tell(message.channel as Channel, message.payload ?? ''));
    try {
      await client.connect();
      await client.query('listen tasks; listen room; listen keys');
    } catch (error) {
      options.log.warn('db-listen-failed', { message: error instanceof Error ? error.message : 'unknown' });
      again();
    }
  };
  // The first connection proves that the database is there; the listener may follow later.
  await pool.query('select 1');
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
      const client = new pg.Client({ connectionString: options.url, application_name: 'colloquy' });
      await client.connect();
      try {
        await client.query(text);
      } finally {
        await client.end();
      }
    },
    async close() {
      closed = true;
      if (retry) clearTimeout(retry);
      await listening?.end();
      await pool.end();
    },
  };
}
