import type { Clock } from '../../platform/clock.ts';
import type { Tx } from '../../platform/db/db.ts';
import type { Id } from '../../platform/ids.ts';
import { ApiKeyNotFoundError } from './errors.ts';
import { revokeKey as revoke } from './key-store.ts';

/** Revokes for good; every node forgets its verified keys. @throws {ApiKeyNotFoundError} */
export async function revokeKey(
  tx: Tx,
  clock: Clock,
  id: Id<'api-key'> | null,
): Promise<{ id: Id<'api-key'>; revokedAt: number }> {
  const at = id === null ? null : await revoke(tx, id, new Date(clock.now()));
  if (id === null || at === null) throw new ApiKeyNotFoundError();
  tx.notify('keys', id);
  return { id, revokedAt: at.getTime() };
}
