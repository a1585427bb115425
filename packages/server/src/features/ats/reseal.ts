import type { Sealer } from '../../platform/crypto/sealer.ts';
import type { Db } from '../../platform/db/db.ts';
import type { Log } from '../../platform/log.ts';

/** Each sealed column with what it is sealed for. */
const SEALED = [
  {
    select: `select id::text as id, account_id || ':' || system || ':key' as about, key_sealed as sealed
      from ats_connections where substring(key_sealed from 1 for 5) <> $1`,
    update: 'update ats_connections set key_sealed = $2 where id = $1 and key_sealed = $3',
  },
  {
    select: `select id::text as id, account_id || ':' || system || ':secret' as about, secret_sealed as sealed
      from ats_connections where substring(secret_sealed from 1 for 5) <> $1`,
    update: 'update ats_connections set secret_sealed = $2 where id = $1 and secret_sealed = $3',
  },
  {
    select: `select order_id::text as id, order_id::text as about, key_sealed as sealed
      from ats_runs where substring(key_sealed from 1 for 5) <> $1`,
    update: 'update ats_runs set key_sealed = $2 where order_id = $1 and key_sealed = $3',
  },
] as const;

/**
 * Seals again what a former key sealed, so that the former key can be dropped. Any number of nodes may do so at once.
 *
 * @returns how many were sealed again
 */
export async function resealAtsKeys(db: Db, sealer: Sealer, log: Log): Promise<number> {
  let done = 0;
  let unreadable = 0;
  for (const { select, update } of SEALED) {
    const rows = await db.query<{ id: string; about: string; sealed: Uint8Array }>(select, [sealer.newestHead]);
    for (const { id, about, sealed } of rows) {
      const text = sealer.open(sealed, about);
      if (text === null) unreadable += 1;
      else {
        await db.query(update, [id, sealer.seal(text, about), sealed]);
        done += 1;
      }
    }
  }
  if (unreadable > 0) log.warn('ats-keys-unreadable', { keys: unreadable, hint: 'ats connect' });
  return done;
}
