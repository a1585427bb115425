import type { Queryable } from './db.ts';
import { rewriteInSlices, type Units } from './rewrite-in-slices.ts';

type Partition = { name: string; copy: string; parent: string; bound: string; rule: string; bytes: number };

/** The partitions of a table, by range and the default one; none where it has none. */
export function partitionsOf(db: Pick<Queryable, 'query'>, table: string): Promise<Partition[]> {
  return db.query<Partition>(
    `select quote_ident(c.relname) as name, quote_ident(c.relname || '_copy') as copy, quote_ident(p.relname) as parent,
       pg_get_expr(c.relpartbound, c.oid) as bound, coalesce(pg_get_partition_constraintdef(c.oid), '') as rule,
       pg_total_relation_size(c.oid) as bytes
     from pg_inherits i join pg_class c on c.oid = i.inhrelid join pg_class p on p.oid = i.inhparent
     where i.inhparent = $1::regclass and c.relkind = 'r' order by c.relname`,
    [table],
  );
}

/** Whether it can be copied next to itself: the default partition cannot, nobody could say what belongs to the copy. */
export function isByRange({ bound }: Partition): boolean {
  return bound.startsWith('FOR VALUES');
}

/** Writes a partition by range again, to which nothing refers. */
export function rewritePartition(db: Units, { name, copy, parent, bound, rule }: Partition): Promise<void> {
  return rewriteInSlices(
    db,
    { name, copy },
    {
      async make(tx) {
        await tx.query(
          `create table ${copy} (like ${name} including defaults including constraints including indexes including storage)`,
        );
        // With it the copy is put in its place unread.
        await tx.query(`alter table ${copy} add constraint in_bounds check (${rule})`);
      },
      async replace(tx) {
        await tx.query(`alter table ${parent} detach partition ${name}`);
        await tx.query(`drop table ${name}`);
        await tx.query(`alter table ${copy} rename to ${name}`);
        await tx.query(`alter table ${parent} attach partition ${name} ${bound}`);
        await tx.query(`alter table ${name} drop constraint in_bounds`);
      },
    },
  );
}
