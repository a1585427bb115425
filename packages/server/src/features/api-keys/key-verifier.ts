import type { Scope } from '@colloquy/contract/admin';
import type { Clock } from '../../platform/clock.ts';
import { sha256 } from '../../platform/crypto/digest.ts';
import type { Db } from '../../platform/db/db.ts';
import type { Id } from '../../platform/ids.ts';
import type { Log } from '../../platform/log.ts';
import { InvalidApiKeyError } from './errors.ts';
import { hasKeyForm } from './key-format.ts';
import { findKeyByHash, touchKey } from './key-store.ts';
import { completeQuota, type QuotaLimits } from './quota.ts';

/** Who is calling, from the key. */
export type Caller = {
  keyId: Id<'api-key'>;
  account: { id: Id<'account'>; organizationId: string; userId: string };
  scopes: ReadonlySet<Scope>;
  consumer: string;
  quota: QuotaLimits;
};

const CACHE_MS = 3_000;
const CACHE_SIZE = 10_000;
const TOUCH_MS = 60_000;

/** Verifies keys; good ones are remembered for 3 s, so a revocation reaches every node within 5 s, this one at once. */
export class KeyVerifier {
  readonly #db: Db;
  readonly #clock: Clock;
  readonly #log: Log;
  readonly #cache = new Map<string, { caller: Caller; until: number }>();
  readonly #touched = new Map<string, number>();

  constructor(deps: { db: Db; clock: Clock; log: Log }) {
    this.#db = deps.db;
    this.#clock = deps.clock;
    this.#log = deps.log;
    this.#db.listen('keys', () => this.#cache.clear());
  }

  /** @throws {InvalidApiKeyError} for every key that does not open this scope */
  async verify(key: string | undefined, scope: Scope): Promise<Caller> {
    if (key === undefined || !hasKeyForm(key)) throw new InvalidApiKeyError();
    const hash = sha256(key);
    const cacheKey = hash.toString('base64');
    const now = this.#clock.now();
    const cached = this.#cache.get(cacheKey);
    const caller = cached && cached.until > now ? cached.caller : await this.#look(hash, cacheKey, now);
    if (!caller.scopes.has(scope)) throw new InvalidApiKeyError();
    this.#touch(caller.keyId, now);
    return caller;
  }

  async #look(hash: Buffer, cacheKey: string, now: number): Promise<Caller> {
    const key = await findKeyByHash(this.#db, hash);
    if (key === null || key.revokedAt !== null) throw new InvalidApiKeyError();
    const caller: Caller = {
      keyId: key.id,
      account: { id: key.accountId, organizationId: key.organizationId, userId: key.userId },
      scopes: new Set(key.scopes),
      consumer: key.consumer,
      quota: completeQuota(key.quota),
    };
    if (this.#cache.size >= CACHE_SIZE) this.#cache.clear();
    this.#cache.set(cacheKey, { caller, until: now + CACHE_MS });
    return caller;
  }

  #touch(keyId: Id<'api-key'>, now: number): void {
    if ((this.#touched.get(keyId) ?? 0) > now - TOUCH_MS) return;
    this.#touched.set(keyId, now);
    touchKey(this.#db, keyId, new Date(now)).catch((error: unknown) => this.#log.error('key-touch-failed', error));
  }
}
