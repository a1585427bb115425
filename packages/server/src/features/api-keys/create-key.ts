import { DEFAULT_SCOPES, SCOPES, type Scope } from '@colloquy/contract/admin';
import { sha256 } from '../../platform/crypto/digest.ts';
import type { Tx } from '../../platform/db/db.ts';
import { type Id, type IdSource, idTime } from '../../platform/ids.ts';
import { ensureAccount } from '../accounts/index.ts';
import { ConsumerTakenError } from './errors.ts';
import { makeKey } from './key-format.ts';
import { ensureConsumer, insertKey, setQuota } from './key-store.ts';
import { completeQuota, type QuotaLimits } from './quota.ts';

export type CreatedKey = {
  id: Id<'api-key'>;
  /** The plaintext: exists here and nowhere else. */
  apiKey: string;
  start: string;
  userId: string;
  organizationId: string;
  consumer: string;
  scopes: Scope[];
  name: string | null;
  createdAt: number;
};

/** @throws {ConsumerTakenError} when another organization owns the consumer; {QuotaOrderError} */
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
  },
): Promise<CreatedKey> {
  const quota = input.quota === undefined ? null : withoutUndefined(input.quota);
  if (quota !== null) completeQuota(quota);
  const account = await ensureAccount(tx, ids, { organizationId: input.organizationId, userId: input.userId });
  const { consumer, consumerId } = await chooseConsumer(tx, ids, input.organizationId, input.consumer);
  if (quota !== null) await setQuota(tx, consumerId, quota);
  const apiKey = makeKey();
  const id = ids.next<'api-key'>();
  const scopes =
    input.scopes === undefined ? [...DEFAULT_SCOPES] : SCOPES.filter((scope) => input.scopes?.includes(scope));
  const key = {
    id,
    hash: sha256(apiKey),
    start: apiKey.slice(0, 8),
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
    userId: input.userId,
    organizationId: input.organizationId,
    consumer,
    scopes,
    name: key.name,
    createdAt: idTime(id),
  };
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
