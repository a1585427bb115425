import { InvariantError } from '../errors.ts';
import type { Queryable, Tx } from './db.ts';
import { rewriteInSlices, type Units } from './rewrite-in-slices.ts';

type Table = { name: string; copy: string; bytes: number; isAlone: boolean };

/**
 * How large a table is, and whether it stands alone: nothing refers to it, no sequence, view or setting hangs on it, so
 * that another table can take its place.
 */
export async function tableOf(db: Pick<Queryable, 'query'>, table: string): Promise<Table> {
  const [found] = await db.query<Table>(
    `select quote_ident(c.relname) as name, quote_ident(c.relname || '_copy') as copy, pg_total_relation_size(c.oid) as bytes,
       c.reloptions is null and c.relacl is null
         and exists (select from pg_index i where i.indrelid = c.oid and i.indisprimary)
         and not exists (select from pg_constraint f where f.contype = 'f' and f.confrelid = c.oid)
         and not exists (select from pg_attribute a where a.attrelid = c.oid and a.attidentity <> '')
         and not exists (select from pg_depend d where d.refobjid = c.oid and d.deptype in ('a', 'n')
           and d.classid in ('pg_rewrite'::regclass, 'pg_policy'::regclass))
         and not exists (select from pg_depend d join pg_class s on s.oid = d.objid and s.relkind = 'S'
           where d.refobjid = c.oid and d.classid = 'pg_class'::regclass) as "isAlone"
     from pg_class c where c.oid = $1::regclass`,
    [table],
  );
  if (found === undefined) throw new InvariantError(`no table ${table}`);
  return found;
}

/** Writes a table again that stands alone: the copy gets all that belongs to the old one, under the old names. */
export function rewriteTable(db: Units, { name, copy }: Table): Promise<void> {
  return rewriteInSlices(
    db,
    { name, copy },
    {
      async make(tx) {
        await tx.query(`create table ${copy} (like ${name} including all)`);
        // Of an empty table each holds at once.
        for (const { constraint, definition } of await referencesOf(tx, name))
          await tx.query(`alter table ${copy} add constraint ${constraint} ${definition}`);
      },
      async replace(tx) {
        const triggers = await triggersOf(tx, name);
        const names = await indexesOf(tx, name);
        await tx.query(`drop table ${name}`);
        await tx.query(`alter table ${copy} rename to ${name}`);
        for (const index of await indexesOf(tx, name)) {
          const at = names.findIndex(({ definition }) => definition === index.definition);
          const [old] = names.splice(at, at === -1 ? 0 : 1);
          if (old === undefined) throw new InvariantError(`${index.index} of the copy of ${name} is none of its own`);
          await tx.query(`alter index ${index.index} rename to ${old.index}`);
        }
        for (const { definition } of triggers) await tx.query(definition);
      },
    },
  );
}

function referencesOf(tx: Tx, name: string): Promise<{ constraint: string; definition: string }[]> {
  return tx.query(
    `select quote_ident(conname) as constraint, pg_get_constraintdef(oid) as definition from pg_constraint
     where conrelid = $1::regclass and contype = 'f' order by conname`,
    [name],
  );
}

function triggersOf(tx: Tx, name: string): Promise<{ definition: string }[]> {
  return tx.query(
    `select pg_get_triggerdef(oid) as definition from pg_trigger
     where tgrelid = $1::regclass and not tgisinternal order by tgname`,
    [name],
  );
}

/** Indexes by what they are, whatever they and their table are called; those of keys rename their constraint, too. */
function indexesOf(tx: Tx, name: string): Promise<{ index: string; definition: string }[]> {
  return tx.query(
    `select quote_ident(c.relname) as index, i.indisprimary || ' ' || i.indisunique || ' ' || i.indisexclusion || ' '
         || regexp_replace(pg_get_indexdef(i.indexrelid), '^CREATE .* USING ', '') as definition
     from pg_index i join pg_class c on c.oid = i.indexrelid where i.indrelid = $1::regclass order by c.relname`,
    [name],
  );
}
