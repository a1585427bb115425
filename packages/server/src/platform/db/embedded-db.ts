import { AsyncLocalStorage } from 'node:async_hooks';
import { PGlite, types } from '@electric-sql/pglite';
import { type Db, isRetryable, type Queryable } from './db.ts';
import { Listeners } from './listeners.ts';
import { PreparedStatements } from './prepared-statements.ts';
import { OpenTransaction } from './transaction.ts';

const parsers = {
  [types.INT8]: Number,
  [types.NUMERIC]: Number,
  [types.DATE]: (text: string) => text,
  [types.BYTEA]: (text: string) => Buffer.from(text.slice(2), 'hex'),
};

export type EmbeddedDb = Db & {
  /** Writes a checkpoint: PGlite has no background writer, its log grows until this runs. */
  checkpoint(): Promise<void>;
  /** Reclaims dead rows and refreshes statistics: PGlite has no autovacuum. */
  vacuum(table: string): Promise<void>;
  /** Writes tables anew and lets go of the log so far: what was deleted is in no file any more. */
  rewrite(tables: readonly string[]): Promise<void>;
  /** The whole data directory as a gzipped archive. */
  dump(): Promise<Blob>;
  /** How many units of work wait for the one connection. */
  waiting(): number;
};

/**
 * PGlite behind a fair lock: one unit of work at a time, and one turn of the event loop between two units, so that
 * sockets and timers never starve. Survives kill -9; it never calls fsync, so a power cut can lose data.
 *
 * @param directory data directory; null keeps everything in memory (tests)
 * @param archive data directory to start from when `directory` is empty: saves seconds of `initdb`
 */
export async function openEmbeddedDb(directory: string | null, archive: Blob | null): Promise<EmbeddedDb> {
  const pglite = await PGlite.create({
    ...(directory === null ? {} : { dataDir: directory }),
    ...(archive === null ? {} : { loadDataDir: archive }),
    parsers,
  });
  const statements = new PreparedStatements(pglite);
  const inside = new AsyncLocalStorage<true>();
  let tail: Promise<unknown> = Promise.resolve();
  let waiting = 0;
  const locked = <T>(work: () => Promise<T>): Promise<T> => {
    if (inside.getStore()) throw new Error('nested use of the database inside a transaction: use its Tx');
    waiting += 1;
    const turn = tail.then(async () => {
      try {
        return await work();
      } finally {
        waiting -= 1;
        await new Promise((resolve) => setImmediate(resolve));
      }
    });
    tail = turn.catch(() => undefined);
    return turn;
  };
  const listeners = new Listeners();

  const once = <T>(work: Parameters<Db['transaction']>[0]): Promise<T> =>
    locked(async () => {
      await statements.run('begin', []);
      const open = new OpenTransaction((text, params = []) => statements.run(text, params));
      let result: T;
      try {
        result = (await inside.run(true, () => work(open.tx))) as T;
        await statements.run('commit', []);
      } catch (error) {
        await pglite.exec('rollback');
        throw error;
      }
      open.committed();
      for (const { channel, payload } of open.notices) setImmediate(() => listeners.tell(channel, payload));
      return result;
    });

  const query: Queryable['query'] = (text, params = []) => locked(() => statements.run(text, params));

  return {
    kind: 'embedded',
    query,
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
    script: (text) =>
      locked(async () => {
        try {
          await pglite.exec(text);
        } catch (error) {
          await pglite.exec('rollback');
          throw error;
        }
      }),
    checkpoint: () => locked(async () => void (await pglite.exec('checkpoint'))),
    vacuum: (table) => locked(async () => void (await pglite.exec(`vacuum (analyze) ${table}`))),
    async rewrite(tables) {
      // What the planner remembers of a column are values of its rows.
      for (const table of tables) await locked(async () => void (await pglite.exec(`vacuum (full, analyze) ${table}`)));
      await locked(async () => {
        await pglite.exec('vacuum full pg_statistic');
        // A file of the log that is kept for later keeps what was in it.
        await pglite.exec('set wal_recycle = off');
        await pglite.exec('select pg_switch_wal()');
        await pglite.exec('checkpoint');
        await pglite.exec('reset wal_recycle');
      });
    },
    dump: () => locked(() => pglite.dumpDataDir('gzip') as Promise<Blob>),
    waiting: () => waiting,
    async close() {
      await locked(async () => void (await pglite.exec('checkpoint')));
      await tail;
      await pglite.close();
    },
  };
}
