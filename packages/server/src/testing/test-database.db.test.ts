import { expect, test } from 'vitest';
import type { Db } from '../platform/db/db.ts';
import { postInterview, postJob } from './flows.ts';
import { startTestApp } from './test-app.ts';
import { testDatabase } from './test-database.ts';

/** The tables that hold anything. */
async function filled(db: Db): Promise<string[]> {
  const tables = await db.query<{ name: string }>(
    `select tablename as name from pg_tables where schemaname = 'public' and tablename <> 'migrations' order by 1`,
  );
  const asked = tables.map(({ name }) => `select '${name}' as name, exists (select from "${name}") as "isFilled"`);
  const rows = await db.query<{ name: string; isFilled: boolean }>(asked.join(' union all '));
  return rows.filter(({ isFilled }) => isFilled).map(({ name }) => name);
}

test('a database is empty for whoever comes next, after a few rows and after many', async () => {
  const db = await testDatabase();
  for (const grown of [0, 20_000]) {
    const app = await startTestApp();
    const { headers } = await app.createKey();
    await postInterview(app, headers, await postJob(app, headers));
    await app.close();
    if (grown > 0)
      await db.query(`insert into erased_marks (hash, at) select '\\x00', now() from generate_series(1, $1)`, [grown]);
    expect(await filled(db)).toEqual(
      expect.arrayContaining(['accounts', 'candidates', 'interviews', 'jobs', 'request_records']),
    );
    await testDatabase();
    expect(await filled(db)).toEqual([]);
  }
});
