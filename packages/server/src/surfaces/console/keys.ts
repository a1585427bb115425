import type { consoleEndpoints } from '@colloquy/contract/console';
import { userOf } from '../../features/accounts/index.ts';
import { createKey, listKeysOf, revokeOwnKey } from '../../features/api-keys/index.ts';
import { toInstant } from '../../platform/clock.ts';
import { idTime, parseId } from '../../platform/ids.ts';
import { by, type ReadHandler, type WriteHandler } from './console-registrar.ts';
import type { ConsoleDeps } from './deps.ts';
import { PAGE, pageOf } from './paging.ts';

export function listKeysHandler(deps: ConsoleDeps): ReadHandler<typeof consoleEndpoints.listKeys> {
  return async ({ query }, { organizationId }) => {
    const page = { before: query.before ?? null, limit: PAGE + 1 };
    const { results, next } = pageOf(await listKeysOf(deps.db, organizationId, page));
    const at = (instant: Date | null): string | null => (instant === null ? null : toInstant(instant.getTime()));
    return {
      results: results.map(({ id, start, tail, name, userId, scopes, lastUsedAt, revokedAt }) => ({
        id,
        start,
        tail,
        name,
        user: userId,
        scopes,
        createdAt: toInstant(idTime(id)),
        lastUsedAt: at(lastUsedAt),
        revokedAt: at(revokedAt),
      })),
      next,
    };
  };
}

/** The plaintext is in this reply and nowhere else. */
export function createKeyHandler(deps: ConsoleDeps): WriteHandler<typeof consoleEndpoints.createKey> {
  return async (tx, { body }, actor) => {
    const { organizationId } = actor;
    const userId = body.user ?? (await userOf(tx, actor.accountId));
    const { name, scopes } = body;
    const key = await createKey(tx, deps.ids, { organizationId, userId, name, scopes });
    return { body: { id: key.id, apiKey: key.apiKey }, noted: by(actor, 'key.created', 'key', key.id) };
  };
}

export function revokeKeyHandler(deps: ConsoleDeps): WriteHandler<typeof consoleEndpoints.revokeKey> {
  return async (tx, { params }, actor) => {
    const { id } = await revokeOwnKey(tx, deps.clock, actor.organizationId, parseId<'api-key'>(params.id));
    return { body: { done: true }, noted: by(actor, 'key.revoked', 'key', id) };
  };
}
