import { DEFAULT_SCOPES, LIVE_SCOPES, SCOPES } from '@colloquy/contract/admin';
import type { consoleEndpoints } from '@colloquy/contract/console';
import { knownOrganizations, userOf } from '../../features/accounts/index.ts';
import { createKey, listKeysOf, revokeOwnKey, TestKeyError } from '../../features/api-keys/index.ts';
import { toInstant } from '../../platform/clock.ts';
import type { Queryable } from '../../platform/db/db.ts';
import { InvalidRequestError } from '../../platform/http/validation.ts';
import { idTime, parseId } from '../../platform/ids.ts';
import { type Actor, by, type ReadHandler, type WriteHandler } from './console-registrar.ts';
import type { ConsoleDeps } from './deps.ts';
import { PAGE, pageOf } from './paging.ts';

export function listKeysHandler(deps: ConsoleDeps): ReadHandler<typeof consoleEndpoints.listKeys> {
  return async ({ query }, actor) => {
    const { organizationId } = actor;
    const page = { before: query.before ?? null, limit: PAGE + 1 };
    const { results, next } = pageOf(await listKeysOf(deps.db, organizationId, page));
    const at = (instant: Date | null): string | null => (instant === null ? null : toInstant(instant.getTime()));
    return {
      results: results.map(({ id, start, tail, name, userId, scopes, lastUsedAt, revokedAt, isTest }) => ({
        id,
        start,
        tail,
        name,
        user: userId,
        scopes,
        test: isTest,
        createdAt: toInstant(idTime(id)),
        lastUsedAt: at(lastUsedAt),
        revokedAt: at(revokedAt),
      })),
      next,
      offer: await offerOf(deps.db, actor),
    };
  };
}

/** What a new key can be made of: live users that are there, and every scope with what becomes of it unasked. */
async function offerOf(db: Queryable, { organizationId, accountId }: Actor) {
  const own = await userOf(db, accountId);
  const [known] = await knownOrganizations(db, organizationId);
  return {
    users: [...new Set([own, ...(known?.users ?? [])])],
    scopes: SCOPES.map((name) => ({
      name,
      usual: DEFAULT_SCOPES.includes(name),
      live: LIVE_SCOPES.includes(name),
    })),
  };
}

/** Where the form of the console has what a test key cannot have. */
const FIELDS = { userId: 'user', scopes: 'scopes' } as const;

/**
 * The plaintext is in this reply and nowhere else.
 *
 * @throws {InvalidRequestError} for what a test key cannot have
 */
export function createKeyHandler(deps: ConsoleDeps): WriteHandler<typeof consoleEndpoints.createKey> {
  return async (tx, { body }, actor) => {
    const { organizationId } = actor;
    const userId = body.user ?? (await userOf(tx, actor.accountId));
    const { name, scopes, test } = body;
    try {
      const key = await createKey(tx, deps.ids, { organizationId, userId, name, scopes, test });
      return { body: { id: key.id, apiKey: key.apiKey }, noted: by(actor, 'key.created', 'key', key.id) };
    } catch (error) {
      if (!(error instanceof TestKeyError)) throw error;
      throw new InvalidRequestError([{ code: 'invalid_value', path: [FIELDS[error.field]], message: error.message }]);
    }
  };
}

export function revokeKeyHandler(deps: ConsoleDeps): WriteHandler<typeof consoleEndpoints.revokeKey> {
  return async (tx, { params }, actor) => {
    const { id } = await revokeOwnKey(tx, deps.clock, actor.organizationId, parseId<'api-key'>(params.id));
    return { body: { done: true }, noted: by(actor, 'key.revoked', 'key', id) };
  };
}
