import { randomBytes } from 'node:crypto';
import { PGlite } from '@electric-sql/pglite';
import pg from 'pg';
import { describe, expect, test } from 'vitest';
import { rateCounterStoreConformance } from '../../testing/rate-counter-store.conformance.ts';
import { MemoryCounterStore } from './memory-counter-store.ts';
import {
  createSqlCounterStore,
  loadCounters,
  type Queries,
  RATE_COUNTERS_TABLE,
  saveCounters,
} from './sql-counter-store.ts';

/** Only a server that was named: whatever else answers on this machine is not the tests' own. */
const SERVER = process.env.TEST_DATABASE_URL ?? '';

async function embedded(): Promise<{ db: Queries; close: () => Promise<void> }> {
  const database = await PGlite.create();
  await database.exec(RATE_COUNTERS_TABLE);
  const db: Queries = {
    query: async <Row extends object>(text: string, params?: readonly unknown[]) =>
      (await database.query<Row>(text, [...(params ?? [])])).rows,
  };
  return { db, close: async () => await database.close() };
}

async function onServer(): Promise<{ db: Queries; close: () => Promise<void> }> {
  const schema = `rate_test_${randomBytes(6).toString('hex')}`;
  const pool = new pg.Pool({
    connectionString: SERVER,
    max: 4,
    options: `-c search_path=${schema} -c timezone=Asia/Kathmandu`,
  });
  await pool.query(`drop schema if exists ${schema} cascade`);
  await pool.query(`create schema ${schema}`);
  await pool.query(RATE_COUNTERS_TABLE);
  const db: Queries = {
    query: async <Row extends object>(text: string, params?: readonly unknown[]) => {
      const result = await pool.query<Row & pg.QueryResultRow>(text, [...(params ?? [])]);
      return result.rows;
    },
  };
  return {
    db,
    close: async () => {
      await pool.query(`drop schema ${schema} cascade`);
      await pool.end();
    },
  };
}

const databases = [
  { name: 'embedded PostgreSQL', open: embedded, runs: SERVER === '' },
  { name: 'PostgreSQL', open: onServer, runs: SERVER !== '' },
];

describe.each(databases)('$name', ({ name, open, runs }) => {
  describe.runIf(runs)('where it is the database of this run', () => {
    rateCounterStoreConformance(name, async (now) => {
      const { db, close } = await open();
      return { nodes: [createSqlCounterStore(db, now)], close };
    });

    test('counters written behind come back as they were, and an older write does not undo a newer one', async () => {
      const { db, close } = await open();
      const now = Date.now();
      const memory = new MemoryCounterStore({ now: () => now });
      for (let i = 0; i < 3; i += 1) memory.takeNow('a', { year: 10 });
      const older = memory.takeChanged();
      memory.takeNow('a', { year: 10 });
      const newer = memory.takeChanged();
      await saveCounters(db, newer);
      await saveCounters(db, older);
      expect(await loadCounters(db)).toEqual(newer);
      expect((await createSqlCounterStore(db, () => now).take('a', { year: 10 })).tightest?.remaining).toBe(5);
      await close();
    });
  });
});
