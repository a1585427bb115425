import type { Queryable } from './db.ts';

/**
 * The highest id of several tables, null where they are empty.
 *
 * @param tables names of tables whose primary key is `id`: constants of the program
 */
export async function newestId(db: Queryable, tables: readonly string[]): Promise<string | null> {
  const each = tables.map((table) => `(select id from ${table} order by id desc limit 1)`);
  const [row] = await db.query<{ id: string }>(
    `select id from (${each.join(' union all ')}) newest order by id desc limit 1`,
  );
  return row?.id ?? null;
}
