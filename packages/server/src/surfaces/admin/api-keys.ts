import type { adminEndpoints } from '@colloquy/contract/admin';
import { createKey, listKeys, QuotaOrderError, revokeKey, TestKeyError } from '../../features/api-keys/index.ts';
import { toInstant } from '../../platform/clock.ts';
import type { ReadHandler, WriteHandler } from '../../platform/http/endpoint.ts';
import { InvalidRequestError } from '../../platform/http/validation.ts';
import { idTime, parseId } from '../../platform/ids.ts';
import type { Administrator } from './admin-wire.ts';
import type { AdminDeps } from './deps.ts';

export function createKeyHandler(deps: AdminDeps): WriteHandler<typeof adminEndpoints.createApiKey, Administrator> {
  return async (tx, { body }) => {
    try {
      const { createdAt, ...key } = await createKey(tx, deps.ids, {
        ...body,
        quota: body.quota as Parameters<typeof createKey>[2]['quota'],
      });
      return { body: { success: true, data: { ...key, createdAt: toInstant(createdAt) } } };
    } catch (error) {
      if (error instanceof TestKeyError)
        throw new InvalidRequestError([{ code: 'invalid_value', path: [error.field], message: error.message }]);
      if (!(error instanceof QuotaOrderError)) throw error;
      throw new InvalidRequestError([{ code: 'too_small', path: ['quota', error.window], message: error.message }]);
    }
  };
}

export function listKeysHandler(deps: AdminDeps): ReadHandler<typeof adminEndpoints.listApiKeys, Administrator> {
  return async ({ query: { current, pageSize } }) => {
    const { results, total } = await listKeys(deps.db, (current - 1) * pageSize, pageSize);
    return {
      success: true,
      data: {
        results: results.map(({ accountId, quota, lastUsedAt, revokedAt, ...key }) => ({
          id: key.id,
          start: key.start,
          tail: key.tail,
          name: key.name,
          userId: key.userId,
          organizationId: key.organizationId,
          consumer: key.consumer,
          scopes: key.scopes,
          test: key.isTest,
          createdAt: toInstant(idTime(key.id)),
          lastUsedAt: lastUsedAt === null ? null : toInstant(lastUsedAt.getTime()),
          revokedAt: revokedAt === null ? null : toInstant(revokedAt.getTime()),
        })),
        total,
        current,
        pageSize,
      },
    };
  };
}

export function revokeKeyHandler(deps: AdminDeps): WriteHandler<typeof adminEndpoints.revokeApiKey, Administrator> {
  return async (tx, { params }) => {
    const { id, revokedAt } = await revokeKey(tx, deps.clock, parseId<'api-key'>(params.id));
    return { body: { success: true, data: { id, revokedAt: toInstant(revokedAt) } } };
  };
}
