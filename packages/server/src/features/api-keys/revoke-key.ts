import type { Clock } from '../../platform/clock.ts';
import type { Tx } from '../../platform/db/db.ts';
import type { Id } from '../../platform/ids.ts';
import { ApiKeyNotFoundError } from './errors.ts';
import { isKeyOf, revokeKey as revoke } from './key-store.ts';

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

/** As `revokeKey`, for a key of this organization only. @throws {ApiKeyNotFoundError} */
export async function revokeOwnKey(
  tx: Tx,
  clock: Clock,
  organizationId: string,
  id: Id<'api-key'> | null,
): Promise<{ id: Id<'api-key'>; revokedAt: number }> {
  if (id === null || !(await isKeyOf(tx, organizationId, id))) throw new ApiKeyNotFoundError();
  return revokeKey(tx, clock, id);
}
