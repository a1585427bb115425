import { AsyncLocalStorage } from 'node:async_hooks';
import type { DiskFloor } from '../disk-floor.ts';
import { DatabaseAwayError } from '../errors.ts';
import { type Db, isRetryable, type Queryable, sqlState } from './db.ts';
import { openEngine } from './embedded-engine.ts';
import { Listeners } from './listeners.ts';
import { HeldNotices } from './notice-sender.ts';
import { PreparedStatements } from './prepared-statements.ts';
import { isByRange, partitionsOf, rewritePartition } from './rewrite-partition.ts';
import { rewriteTable, tableOf } from './rewrite-table.ts';
import { OpenTransaction } from './transaction.ts';

/** What has fewer bytes is written again in one statement. */
const SMALL = 1_048_576;
/** SQLSTATE. */
const DISK_FULL = '53100';

export type EmbeddedDb = Db & {
  /** Writes a checkpoint: PGlite has no background writer, its log grows until this runs. */
  checkpoint(): Promise<void>;
  /** Reclaims dead rows and refreshes statistics: PGlite has no autovacuum. */
  vacuum(table: string): Promise<void>;
  /** Writes tables again and lets go of the log so far: what was deleted is in no file any more. */
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
 * @param floor asked before every statement: PGlite panics on a full disk and its caller waits for ever. Even reading
 *   is refused then, since it leaves request records. Checkpoints are not: they give space back.
 */
export async function openEmbeddedDb(
  directory: string | null,
  archive: Blob | null,
  floor: DiskFloor | null = null,
): Promise<EmbeddedDb> {
  const engine = await openEngine({ directory, archive });
  const statements = new PreparedStatements(engine);
  const watched = async <T>(work: Promise<T>): Promise<T> => {
    try {
      return await work;
    } catch (error) {
      if (sqlState(error) === DISK_FULL) floor?.hit(error);
      throw engine.isLost() ? new DatabaseAwayError(error) : error;
    }
  };
  const send = <Row extends object>(
    text: string,
    params: readonly unknown[],
    beside: { before?: string; after?: string } = {},
  ): Promise<Row[]> => watched(statements.run<Row>(text, params, beside));
  const exec = (text: string): Promise<void> => watched(statements.script(text));
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
  const committed = new HeldNotices((told) => {
    for (const { channel, payload } of told) setImmediate(() => listeners.notify(channel, payload));
  });
  const once = <T>(work: Parameters<Db['transaction']>[0]): Promise<T> =>
    locked(async () => {
      floor?.refuse();
      // Begun by the first statement, in one message with it, and ended with the last.
      let isBegun = false;
      const run = <Row extends object>(
        text: string,
        params: readonly unknown[] = [],
        beside: { after?: 'commit' } = {},
      ): Promise<Row[]> => {
        floor?.refuse();
        const begin = isBegun ? {} : { before: 'begin' };
        isBegun = true;
        return send<Row>(text, params, { ...begin, ...beside });
      };
      const open = new OpenTransaction((text, params) => run(text, params));
      let result: T;
      try {
        result = (await inside.run(true, () => work(open.tx))) as T;
        const last = open.last();
        const rows: object[][] = [];
        for (const [at, { text, params }] of last.entries())
          rows.push(await run(text, params, at === last.length - 1 ? { after: 'commit' } : {}));
        if (last.length === 0 && isBegun) await send('commit', []);
        for (const [at, { told }] of last.entries()) told?.(rows[at] ?? []);
      } catch (error) {
        // A database that is gone has rolled back: the first failure says why.
        if (isBegun && !(error instanceof DatabaseAwayError)) await exec('rollback');
        throw error;
      }
      open.committed();
      committed.add(open.notices);
      return result;
    });

  const query: Queryable['query'] = (text, params = []) =>
    locked(async () => {
      floor?.refuse();
      return send(text, params);
    });
  const transaction: Db['transaction'] = async (work) => {
    for (let attempt = 1; ; attempt += 1) {
      try {
        return await once(work);
      } catch (error) {
        if (attempt >= 3 || !isRetryable(error)) throw error;
      }
    }
  };
  const units = { query, transaction };
  /** In slices where it can be and is worth it. What the planner remembers of a column are values of its rows. */
  const rewriteOne = async (
    { name, bytes }: { name: string; bytes: number },
    inSlices: (() => Promise<void>) | null,
  ): Promise<void> => {
    // The new copy is next to the old one, and once more in the log.
    floor?.refuse(2 * bytes);
    if (inSlices !== null && bytes >= SMALL) await inSlices();
    else await locked(() => exec(`vacuum (full) ${name}`));
    await locked(() => exec(`analyze ${name}`));
  };

  return {
    kind: 'embedded',
    query,
    transaction,
    listen: (channel, onMessage) => listeners.add(channel, onMessage),
    script: (text) =>
      locked(async () => {
        floor?.refuse();
        try {
          await exec(text);
        } catch (error) {
          if (!(error instanceof DatabaseAwayError)) await exec('rollback');
          throw error;
        }
      }),
    checkpoint: () => locked(() => exec('checkpoint')),
    vacuum: (table) =>
      locked(async () => {
        floor?.refuse();
        await exec(`vacuum (analyze) ${table}`);
      }),
    async rewrite(tables) {
      for (const table of tables) {
        const partitions = await partitionsOf({ query }, table);
        for (const partition of partitions)
          await rewriteOne(partition, isByRange(partition) ? () => rewritePartition(units, partition) : null);
        if (partitions.length > 0) continue;
        const whole = await tableOf({ query }, table);
        await rewriteOne(whole, whole.isAlone ? () => rewriteTable(units, whole) : null);
      }
      await locked(async () => {
        floor?.refuse();
        await exec('vacuum full pg_statistic');
        // A file of the log that is kept for later keeps what was in it.
        await exec('set wal_recycle = off');
        await exec('select pg_switch_wal()');
        await exec('checkpoint');
        await exec('reset wal_recycle');
      });
    },
    dump: () => locked(() => engine.dump()),
    waiting: () => waiting,
    async close() {
      await locked(() => exec('checkpoint'));
      await tail;
      committed.close();
      await engine.close();
    },
  };
}
