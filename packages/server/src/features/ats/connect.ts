import type { Sealer } from '../../platform/crypto/sealer.ts';
import type { Queryable, Tx } from '../../platform/db/db.ts';
import type { Id, IdSource } from '../../platform/ids.ts';
import { dropConnection, findConnectionOf, putConnection } from './connection-store.ts';

export type NewConnection = {
  accountId: Id<'account'>;
  system: 'ashby';
  /** Of the organization's own account there. */
  key: string;
  /** Signs the webhook that reports stages, with the title of the stage that starts an interview; null without. */
  webhook: { secret: string; stage: string } | null;
};

/** Keeps what a system is called with, sealed. A later one takes the place of the first; its address stays. */
export async function connect(
  tx: Tx,
  { ids, sealer }: { ids: IdSource; sealer: Sealer },
  { accountId, system, key, webhook }: NewConnection,
): Promise<Id<'ats-connection'>> {
  return putConnection(tx, {
    id: ids.next(),
    accountId,
    system,
    keySealed: sealer.seal(key, `${accountId}:${system}:key`),
    secretSealed: webhook === null ? null : sealer.seal(webhook.secret, `${accountId}:${system}:secret`),
    stage: webhook?.stage ?? null,
  });
}

export function disconnect(tx: Tx, accountId: Id<'account'>, system: 'ashby'): Promise<boolean> {
  return dropConnection(tx, accountId, system);
}

/** What is told of a connection: never a secret of it. */
export async function readConnection(
  db: Queryable,
  accountId: Id<'account'>,
  system: 'ashby',
): Promise<{ id: Id<'ats-connection'>; stage: string | null } | null> {
  const found = await findConnectionOf(db, accountId, system);
  return found === null ? null : { id: found.id, stage: found.stage };
}
