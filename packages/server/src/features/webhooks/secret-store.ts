import type { Sealer } from '../../platform/crypto/sealer.ts';
import type { Db, Queryable, Tx } from '../../platform/db/db.ts';
import type { Id } from '../../platform/ids.ts';
import type { Log } from '../../platform/log.ts';

/** Rotated again and again, the oldest of the former secrets ends early: the header stays short. */
const MAX_SECRETS = 4;

export async function insertSecret(
  tx: Tx,
  sealer: Sealer,
  secret: { id: string; endpointId: Id<'webhook-endpoint'>; text: string },
): Promise<void> {
  await tx.query('insert into webhook_secrets (id, endpoint_id, sealed) values ($1, $2, $3)', [
    secret.id,
    secret.endpointId,
    sealer.seal(secret.text, secret.endpointId),
  ]);
}

/** Gives those that have no end one, and drops those that ended or are too many. */
export async function endSecrets(tx: Tx, endpointId: Id<'webhook-endpoint'>, until: Date, now: Date): Promise<void> {
  await tx.query('update webhook_secrets set until = $2 where endpoint_id = $1 and (until is null or until > $2)', [
    endpointId,
    until,
  ]);
  await tx.query(
    `delete from webhook_secrets where endpoint_id = $1 and (until <= $2 or id not in (
       select id from webhook_secrets where endpoint_id = $1 order by id desc limit $3))`,
    [endpointId, now, MAX_SECRETS - 1],
  );
}

/** The secrets that sign now, newest first. Those that no key opens are left out: empty when none does. */
export async function openSecrets(
  db: Queryable,
  sealer: Sealer,
  endpointId: Id<'webhook-endpoint'>,
  now: Date,
): Promise<string[]> {
  const rows = await db.query<{ sealed: Uint8Array }>(
    'select sealed from webhook_secrets where endpoint_id = $1 and (until is null or until > $2) order by id desc',
    [endpointId, now],
  );
  return unseal(
    rows.map(({ sealed }) => sealed),
    sealer,
    endpointId,
  );
}

/** Those that no key opens are left out. */
export function unseal(sealed: readonly Uint8Array[], sealer: Sealer, endpointId: Id<'webhook-endpoint'>): string[] {
  return sealed.flatMap((bytes) => sealer.open(bytes, endpointId) ?? []);
}

/**
 * Seals again what a former key sealed, so that the former key can be dropped. Any number of nodes may do so at once.
 *
 * @returns how many were sealed again
 */
export async function resealSecrets(db: Db, sealer: Sealer, log: Log): Promise<number> {
  const rows = await db.query<{ id: string; endpointId: Id<'webhook-endpoint'>; sealed: Uint8Array }>(
    `select id, endpoint_id as "endpointId", sealed from webhook_secrets where substring(sealed from 1 for 5) <> $1`,
    [sealer.newestHead],
  );
  let done = 0;
  let unreadable = 0;
  for (const { id, endpointId, sealed } of rows) {
    const text = sealer.open(sealed, endpointId);
    if (text === null) {
      unreadable += 1;
      continue;
    }
    await db.query('update webhook_secrets set sealed = $2 where id = $1 and sealed = $3', [
      id,
      sealer.seal(text, endpointId),
      sealed,
    ]);
    done += 1;
  }
  if (unreadable > 0) log.warn('webhook-secrets-unreadable', { secrets: unreadable, hint: 'rotate them' });
  return done;
}
