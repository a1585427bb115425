import type { Scope } from '@colloquy/contract/admin';
import type { Db, Queryable, Tx } from '../../platform/db/db.ts';
import type { Id } from '../../platform/ids.ts';
import type { QuotaLimits } from './quota.ts';

export type ApiKey = {
  id: Id<'api-key'>;
  start: string;
  tail: string;
  name: string | null;
  accountId: Id<'account'>;
  userId: string;
  organizationId: string;
  consumer: string;
  quota: Partial<QuotaLimits>;
  scopes: Scope[];
  isTest: boolean;
  lastUsedAt: Date | null;
  revokedAt: Date | null;
};

const COLUMNS = `k.id, k.start, k.tail, k.name, k.account_id as "accountId", a.user_id as "userId",
  a.organization_id as "organizationId", c.name as consumer, c.quota, k.scopes,
  a.is_test as "isTest", k.last_used_at as "lastUsedAt", k.revoked_at as "revokedAt"`;
const TABLES = 'api_keys k join accounts a on a.id = k.account_id join consumers c on c.id = k.consumer_id';

export async function insertKey(
  tx: Tx,
  key: {
    id: string;
    hash: Buffer;
    start: string;
    tail: string;
    name: string | null;
    accountId: string;
    consumerId: string;
    scopes: readonly string[];
  },
): Promise<void> {
  await tx.query(
    'insert into api_keys (id, hash, start, tail, name, account_id, consumer_id, scopes) values ($1, $2, $3, $4, $5, $6, $7, $8)',
    [key.id, key.hash, key.start, key.tail, key.name, key.accountId, key.consumerId, key.scopes],
  );
  await tx.query(
    `insert into list_totals (list, key, slot, n) values ('api-keys', '', 0, 1)
     on conflict (list, key, slot) do update set n = list_totals.n + 1`,
  );
}

export async function findKeyByHash(db: Queryable, hash: Buffer): Promise<ApiKey | null> {
  const [row] = await db.query<ApiKey>(`select ${COLUMNS} from ${TABLES} where k.hash = $1`, [hash]);
  return row ?? null;
}

export async function listKeys(
  db: Queryable,
  offset: number,
  limit: number,
): Promise<{ results: ApiKey[]; total: number }> {
  const rows = await db.query<ApiKey & { total: number }>(
    `select t.n as total, k.* from (select coalesce(sum(n), 0)::bigint as n from list_totals where list = 'api-keys') t
     left join lateral (select ${COLUMNS} from ${TABLES} order by k.id desc limit $1 offset $2) k on true
     order by k.id desc`,
    [limit, offset],
  );
  return { total: rows[0]?.total ?? 0, results: rows.filter((row) => row.id !== null) };
}

/** Keys of all accounts of an organization, newest first, those older than `before`. */
export function listKeysOf(
  db: Queryable,
  organizationId: string,
  page: { before: string | null; limit: number },
): Promise<ApiKey[]> {
  return db.query<ApiKey>(
    `select ${COLUMNS} from ${TABLES} where a.organization_id = $1 and ($2::uuid is null or k.id < $2)
     order by k.id desc limit $3`,
    [organizationId, page.before, page.limit],
  );
}

/** Whether a key belongs to one of the organization's accounts. */
export async function isKeyOf(db: Queryable, organizationId: string, id: Id<'api-key'>): Promise<boolean> {
  const rows = await db.query(
    'select 1 from api_keys k join accounts a on a.id = k.account_id where k.id = $1 and a.organization_id = $2',
    [id, organizationId],
  );
  return rows.length > 0;
}

/** The instant of revocation, also when it was revoked before; null when there is no such key. */
export async function revokeKey(tx: Tx, id: Id<'api-key'>, now: Date): Promise<Date | null> {
  const [row] = await tx.query<{ at: Date }>(
    'update api_keys set revoked_at = coalesce(revoked_at, $2) where id = $1 returning revoked_at as at',
    [id, now],
  );
  return row?.at ?? null;
}

export async function touchKey(db: Db, id: Id<'api-key'>, at: Date): Promise<void> {
  await db.query(
    'update api_keys set last_used_at = $2 where id = $1 and (last_used_at is null or last_used_at < $2)',
    [id, at],
  );
}

/** The consumer of that name if it belongs to the organization or is new; null when another organization has it. */
export async function ensureConsumer(
  tx: Tx,
  consumer: { id: string; name: string; organizationId: string },
): Promise<string | null> {
  await tx.query(
    'insert into consumers (id, name, organization_id) values ($1, $2, $3) on conflict (name) do nothing',
    [consumer.id, consumer.name, consumer.organizationId],
  );
  const [row] = await tx.query<{ id: string }>('select id from consumers where name = $1 and organization_id = $2', [
    consumer.name,
    consumer.organizationId,
  ]);
  return row?.id ?? null;
}

export async function setQuota(tx: Tx, consumerId: string, quota: Partial<QuotaLimits>): Promise<void> {
  await tx.query('update consumers set quota = $2 where id = $1', [consumerId, JSON.stringify(quota)]);
}
