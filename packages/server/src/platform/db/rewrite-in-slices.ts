import { only, type Queryable, type Tx } from './db.ts';

/** Others wait for one slice at most: about that long, in milliseconds. */
const SLICE_MS = 20;
const [FEWEST, MOST] = [10, 5_000];

type Key = { columns: string[]; types: string[] };

/** Each call is a unit of work of its own: between two of them everybody else has a turn. */
export type Units = { query: Queryable['query']; transaction<T>(work: (tx: Tx) => Promise<T>): Promise<T> };

/**
 * Copies a table slice by slice and puts the copy in its place: what was deleted or changed in it is in no page any
 * more. It is read and written meanwhile as ever; what changes is brought over by the last unit of work. It needs a
 * primary key. A copy that broke off is begun again.
 *
 * @param name and `copy`, as SQL writes them
 * @param steps `make` makes the empty copy, `replace` puts the full one in the place of the old table
 */
export async function rewriteInSlices(
  db: Units,
  { name, copy }: { name: string; copy: string },
  steps: { make(tx: Tx): Promise<void>; replace(tx: Tx): Promise<void> },
): Promise<void> {
  const key = await keyOf(db, name);
  const begin = await db.transaction(async (tx) => {
    await tx.query(`drop table if exists ${copy}`);
    await steps.make(tx);
    return only(
      await tx.query<{ xid: string }>('select (pg_current_xact_id()::text::numeric % 4294967296)::text as xid'),
    ).xid;
  });
  await copySlices(db, name, copy, key);
  await db.transaction(async (tx) => {
    const isSame = key.columns.map((column) => `old.${column} = new.${column}`).join(' and ');
    const isLate = 'age(old.xmin) <= age($1::text::xid)';
    await tx.query(`delete from ${copy} new using ${name} old where ${isLate} and ${isSame}`, [begin]);
    await tx.query(`insert into ${copy} select * from ${name} old where ${isLate}`, [begin]);
    const counts = only(
      await tx.query<{ old: number; new: number }>(
        `select (select count(*) from ${name}) as old, (select count(*) from ${copy}) as new`,
      ),
    );
    if (counts.old !== counts.new)
      await tx.query(`delete from ${copy} new where not exists (select from ${name} old where ${isSame})`);
    await steps.replace(tx);
  });
}

async function keyOf(db: Units, name: string): Promise<Key> {
  const rows = await db.query<{ column: string; type: string }>(
    `select quote_ident(a.attname) as column, format_type(a.atttypid, a.atttypmod) as type
     from pg_index i cross join unnest(i.indkey::int[]) with ordinality as k (attnum, place)
       join pg_attribute a on a.attrelid = i.indrelid and a.attnum = k.attnum
     where i.indrelid = $1::regclass and i.indisprimary order by k.place`,
    [name],
  );
  if (rows.length === 0) throw new Error(`${name} has no primary key: it cannot be copied in slices`);
  return { columns: rows.map(({ column }) => column), types: rows.map(({ type }) => type) };
}

async function copySlices(db: Units, name: string, copy: string, { columns, types }: Key): Promise<void> {
  const list = columns.join(', ');
  const texts = columns.map((column, index) => `${column}::text as k${index}`).join(', ');
  const row = (from: number): string => types.map((type, index) => `$${from + index}::text::${type}`).join(', ');
  let after: string[] | null = null;
  let length = 50;
  for (;;) {
    const began: number = performance.now();
    const place: string = after === null ? 'true' : `(${list}) > (${row(1)})`;
    const given: string[] = after ?? [];
    const [last]: Record<string, string>[] = await db.query<Record<string, string>>(
      `select ${texts} from ${name} where ${place} order by ${list} offset $${given.length + 1} limit 1`,
      [...given, length - 1],
    );
    const end: string[] | null = last === undefined ? null : columns.map((_, index) => last[`k${index}`] ?? '');
    const until = end === null ? 'true' : `(${list}) <= (${row(given.length + 1)})`;
    await db.query(
      `insert into ${copy} select * from ${name} where ${place} and ${until} order by ${list} on conflict do nothing`,
      [...given, ...(end ?? [])],
    );
    if (end === null) return;
    after = end;
    const tookMs = Math.max(1, performance.now() - began);
    length = Math.round(Math.min(MOST, Math.max(FEWEST, Math.min(length * 4, (length * SLICE_MS) / tookMs))));
  }
}
