import { DEFAULT_SCOPES, LIVE_SCOPES, SCOPES, type Scope } from '@colloquy/contract/admin';
import { sha256 } from '../../platform/crypto/digest.ts';
import type { Tx } from '../../platform/db/db.ts';
import { type Id, type IdSource, idTime } from '../../platform/ids.ts';
import { ensureAccount, mayBeLive, TEST_USER } from '../accounts/index.ts';
import { AccountKindError, ConsumerTakenError, TestKeyError } from './errors.ts';
import { makeKey, startOf } from './key-format.ts';
import { ensureConsumer, insertKey, setQuota } from './key-store.ts';
import { completeQuota, type QuotaLimits } from './quota.ts';

/** As long as a user may be named by any call. */
const LONGEST_USER = 128;

export type CreatedKey = {
  id: Id<'api-key'>;
  /** The plaintext: exists here and nowhere else. */
  apiKey: string;
  start: string;
  userId: string;
  organizationId: string;
  consumer: string;
  scopes: Scope[];
  test: boolean;
  name: string | null;
  createdAt: number;
};

/**
 * A test key acts for an account of its own, `test:` and the user: see `features/test-interviews/`.
 *
 * @throws {ConsumerTakenError} when another organization owns the consumer; {QuotaOrderError}; {TestKeyError} for what a
 *   test key cannot have; {AccountKindError}
 */
export async function createKey(
  tx: Tx,
  ids: IdSource,
  input: {
    userId: string;
    organizationId: string;
    name?: string | undefined;
    scopes?: Scope[] | undefined;
    consumer?: string | undefined;
    quota?: Partial<QuotaLimits> | undefined;
    test?: boolean | undefined;
  },
): Promise<CreatedKey> {
  const quota = input.quota === undefined ? null : withoutUndefined(input.quota);
  if (quota !== null) completeQuota(quota);
  const { organizationId, test = false } = input;
  const userId = test ? `${TEST_USER}${input.userId}` : input.userId;
  if (userId.length > LONGEST_USER)
    throw new TestKeyError('userId', `must have at most ${LONGEST_USER - TEST_USER.length} characters for a test key`);
  const scopes = chosenScopes(input.scopes, test);
  if (!test && !(await mayBeLive(tx, { organizationId, userId }))) throw new AccountKindError({ userId, isTest: true });
  const account = await ensureAccount(tx, ids, { organizationId, userId }, test);
  if (account.isTest !== test) throw new AccountKindError(account);
  const { consumer, consumerId } = await chooseConsumer(tx, ids, input.organizationId, input.consumer);
  if (quota !== null) await setQuota(tx, consumerId, quota);
  const apiKey = makeKey(test);
  const id = ids.next<'api-key'>();
  const key = {
    id,
    hash: sha256(apiKey),
    start: startOf(apiKey),
    tail: apiKey.slice(-4),
    name: input.name ?? null,
    accountId: account.id,
    consumerId,
    scopes,
  };
  await insertKey(tx, key);
  return {
    id,
    apiKey,
    start: key.start,
    userId,
    organizationId,
    consumer,
    scopes,
    test,
    name: key.name,
    createdAt: idTime(id),
  };
}

/** @throws {TestKeyError} profiles are the organization's: a test key sees none */
function chosenScopes(named: readonly Scope[] | undefined, test: boolean): Scope[] {
  const isRefused = (scope: Scope): boolean => test && LIVE_SCOPES.includes(scope);
  const refused = named?.find(isRefused);
  if (refused !== undefined) throw new TestKeyError('scopes', `${refused} is not for test keys: profiles are live`);
  const wanted = named ?? DEFAULT_SCOPES.filter((scope) => !isRefused(scope));
  return SCOPES.filter((scope) => wanted.includes(scope));
}

async function chooseConsumer(tx: Tx, ids: IdSource, organizationId: string, named: string | undefined) {
  const candidates =
    named === undefined
      ? [slug(organizationId), `${slug(organizationId)}-${sha256(organizationId).toString('hex').slice(0, 8)}`]
      : [named];
  for (const consumer of candidates) {
    const consumerId = await ensureConsumer(tx, { id: ids.next(), name: consumer, organizationId });
    if (consumerId !== null) return { consumer, consumerId };
  }
  throw new ConsumerTakenError();
}

function slug(text: string): string {
  const ascii = text
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, '-')
    .replace(/^-+|-+$/g, '');
  return ascii.slice(0, 100) || 'consumer';
}

function withoutUndefined(quota: Partial<QuotaLimits>): Partial<QuotaLimits> {
  return Object.fromEntries(Object.entries(quota).filter(([, value]) => value !== undefined));
}
