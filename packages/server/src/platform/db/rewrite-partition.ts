import { only, type Queryable, type Tx } from './db.ts';

/** Others wait for one slice at most: about that long, in milliseconds. */
const SLICE_MS = 20;
const [FEWEST, MOST] = [10, 5_000];

type Partition = { name: string; copy: string; parent: string; bound: string; rule: string; bytes: number };
type Key = { columns: string[]; types: string[] };

/** Each call is a unit of work of its own: between two of them everybody else has a turn. */
type Units = { query: Queryable['query']; transaction<T>(work: (tx: Tx) => Promise<T>): Promise<T> };

/** The partitions of a table, by range and the default one; none where it has none. */
export function partitionsOf(db: Pick<Queryable, 'query'>, table: string): Promise<Partition[]> {
  return db.query<Partition>(
    `select quote_ident(c.relname) as name, quote_ident(c.relname || '_copy') as copy, quote_ident(p.relname) as parent, pg_get_expr(c.relpartbound, c.oid) as bound,
       coalesce(pg_get_partition_constraintdef(c.oid), '') as rule, pg_total_relation_size(c.oid) as bytes
     from pg_inherits i join pg_class c on c.oid = i.inhrelid join pg_class p on p.oid = i.inhparent
     where i.inhparent = $1::regclass and c.relkind = 'r' order by c.relname`,
    [table],
  );
}

/** Whether it can be copied beside itself: the default partition cannot, nobody could say what belongs to the copy. */
export function isSliced({ bound }: Partition): boolean {
  return bound.startsWith('FOR VALUES');
}

/**
 * Copies a partition by range slice by slice and puts the copy in its place: what was deleted or changed in it is in no
 * page any more. It is read and written meanwhile as ever; what changes is brought over by the last unit of work.
 * Nothing may refer to it, and it needs a primary key. A copy that broke off is begun again.
 */
export async function rewritePartition(db: Units, partition: Partition): Promise<void> {
  const { name, copy, parent, bound, rule } = partition;
  const key = await keyOf(db, name);
  const begin = await db.transaction(async (tx) => {
    await tx.query(`drop table if exists ${copy}`);
    await tx.query(
      `create table ${copy} (like ${name} including defaults including constraints including indexes including storage)`,
    );
    // With it the copy is put in its place unread.
    await tx.query(`alter table ${copy} add constraint in_bounds check (${rule})`);
    return only(
      await tx.query<{ xid: string }>('select (pg_current_xact_id()::text::numeric % 4294967296)::text as xid'),
    ).xid;
  });
  await copySlices(db, name, copy, key);
  await db.transaction(async (tx) => {
    const isSame = key.columns.map((column) => `old.${column} = new.${column}`).join(' and ');
    const isLate = `age(old.xmin) <= age($1::text::xid)`;
    await tx.query(`delete from ${copy} new using ${name} old where ${isLate} and ${isSame}`, [begin]);
    await tx.query(`insert into ${copy} select * from ${name} old where ${isLate}`, [begin]);
    const counts = only(
      await tx.query<{ old: number; new: number }>(
        `select (select count(*) from ${name}) as old, (select count(*) from ${copy}) as new`,
      ),
    );
    if (counts.old !== counts.new)
      await tx.query(`delete from ${copy} new where not exists (select from ${name} old where ${isSame})`);
    await tx.query(`alter table ${parent} detach partition ${name}`);
    await tx.query(`drop table ${name}`);
    await tx.query(`alter table ${copy} rename to ${name}`);
    await tx.query(`alter table ${parent} attach partition ${name} ${bound}`);
    await tx.query(`alter table ${name} drop constraint in_bounds`);
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
    const place = after === null ? 'true' : `(${list}) > (${row(1)})`;
    const given = after ?? [];
    const [last]: Record<string, string>[] = await db.query<Record<string, string>>(
      `select ${texts} from ${name} where ${place} order by ${list} offset $${given.length + 1} limit 1`,
      [...given, length - 1],
    );
    const end = last === undefined ? null : columns.map((_, index) => last[`k${index}`] ?? '');
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
