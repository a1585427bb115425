import { expect, test } from 'vitest';
import { RELEASES, recordedStatements } from '../testing/releases.ts';
import { testDatabase } from '../testing/test-database.ts';

/**
 * A release runs next to the one before it: what the newest recorded release sent to its database while it was used
 * is sent again, in order, to a database of today's schema, and has to give as many rows as it gave then.
 */
const [previous] = RELEASES.toReversed();

/** How many rows they give depends on when they run: background work that is due, marks and sweeps by the clock. */
const BY_THE_CLOCK = /\b(from|into|update) (tasks|nodes)\b|pg_advisory|now\(\)|clock_timestamp|due_at <=|migrations/i;

test(`the statements of ${previous?.name} work on today's schema`, { timeout: 120_000 }, async () => {
  if (previous === undefined) throw new Error('no release is recorded');
  const db = await testDatabase();
  const failures: string[] = [];
  const tables = new Set<string>();
  const statements = recordedStatements(previous);
  for (const { text, params, rows } of statements) {
    for (const [, table = ''] of text.matchAll(/\b(?:from|into|update|join)\s+([a-z_]+)/g)) tables.add(table);
    try {
      const found = await db.query(text, params);
      const isSame = BY_THE_CLOCK.test(text) || !/^\s*(select|insert.*returning)/is.test(text) || found.length === rows;
      if (!isSame) failures.push(`${found.length} rows for ${rows}: ${text.slice(0, 200)}`);
    } catch (error) {
      failures.push(`${error instanceof Error ? error.message : error}: ${text.slice(0, 200)}`);
    }
  }
  expect(failures).toEqual([]);
  expect(statements.length).toBeGreaterThan(100);
  for (const table of ['jobs', 'interviews', 'dialogue_events', 'reports', 'profiles', 'attestations', 'erasures'])
    expect(tables).toContain(table);
});

test('a schema that no longer fits is found', async () => {
  if (previous === undefined) throw new Error('no release is recorded');
  const db = await testDatabase();
  await expect(
    db.transaction(async (tx) => {
      await tx.query('alter table jobs add column planted text not null');
      for (const { text, params } of recordedStatements(previous).filter((one) =>
        /into (accounts|jobs)\b/.test(one.text),
      ))
        await tx.query(text, params);
    }),
  ).rejects.toThrow();
});
