import type { Queryable, Tx } from '../../platform/db/db.ts';
import type { Id } from '../../platform/ids.ts';

/** An organization's own account in a system. */
export type Connection = {
  id: Id<'ats-connection'>;
  accountId: Id<'account'>;
  system: 'ashby';
  keySealed: Uint8Array;
  secretSealed: Uint8Array | null;
  stage: string | null;
};

const COLUMNS = `id, account_id as "accountId", system, key_sealed as "keySealed", secret_sealed as "secretSealed", stage`;

/** A connection takes the place of the account's former one; its address stays. */
export async function putConnection(tx: Tx, connection: Connection): Promise<Id<'ats-connection'>> {
  const [row] = await tx.query<{ id: Id<'ats-connection'> }>(
    `insert into ats_connections (id, account_id, system, key_sealed, secret_sealed, stage) values ($1, $2, $3, $4, $5, $6)
     on conflict (account_id, system) do update set key_sealed = excluded.key_sealed,
       secret_sealed = excluded.secret_sealed, stage = excluded.stage returning id`,
    [
      connection.id,
      connection.accountId,
      connection.system,
      connection.keySealed,
      connection.secretSealed,
      connection.stage,
    ],
  );
  return row?.id ?? connection.id;
}

export async function findConnection(db: Queryable, id: Id<'ats-connection'>): Promise<Connection | null> {
  const [row] = await db.query<Connection>(`select ${COLUMNS} from ats_connections where id = $1`, [id]);
  return row ?? null;
}

export async function findConnectionOf(
  db: Queryable,
  accountId: Id<'account'>,
  system: Connection['system'],
): Promise<Connection | null> {
  const [row] = await db.query<Connection>(
    `select ${COLUMNS} from ats_connections where account_id = $1 and system = $2`,
    [accountId, system],
  );
  return row ?? null;
}

export async function dropConnection(tx: Tx, accountId: Id<'account'>, system: Connection['system']): Promise<boolean> {
  const rows = await tx.query('delete from ats_connections where account_id = $1 and system = $2 returning id', [
    accountId,
    system,
  ]);
  return rows.length > 0;
}
