import type { Queryable, Tx } from '../../platform/db/db.ts';
import type { Id } from '../../platform/ids.ts';
import type { DisabledReason, SubscribedType, WebhookEndpoint } from './endpoint.ts';

const COLUMNS = `e.id, e.account_id as "accountId", e.url, e.description, e.types, e.disabled_at as "disabledAt",
  e.disabled_reason as "disabledReason", e.failing_since as "failingSince"`;

export async function insertEndpoint(tx: Tx, endpoint: WebhookEndpoint): Promise<void> {
  await tx.query(
    'insert into webhook_endpoints (id, account_id, url, description, types) values ($1, $2, $3, $4, $5)',
    [endpoint.id, endpoint.accountId, endpoint.url, endpoint.description, endpoint.types],
  );
}

export function listEndpoints(db: Queryable, accountId: Id<'account'>): Promise<WebhookEndpoint[]> {
  return db.query<WebhookEndpoint>(
    `select ${COLUMNS} from webhook_endpoints e where e.account_id = $1 order by e.id desc`,
    [accountId],
  );
}

/** Those of an account that were disabled for what they answered, the latest first. */
export async function listDisabled(
  db: Queryable,
  accountId: Id<'account'>,
): Promise<{ url: string; reason: Exclude<DisabledReason, 'ACCOUNT'>; at: Date }[]> {
  return db.query(
    `select url, disabled_reason as reason, disabled_at as at from webhook_endpoints
     where account_id = $1 and disabled_reason in ('GONE', 'FAILING') order by disabled_at desc, id desc`,
    [accountId],
  );
}

/** Null for another account's, as for none. */
export async function findEndpoint(
  db: Queryable,
  accountId: Id<'account'>,
  id: Id<'webhook-endpoint'>,
): Promise<WebhookEndpoint | null> {
  const [row] = await db.query<WebhookEndpoint>(
    `select ${COLUMNS} from webhook_endpoints e where e.id = $1 and e.account_id = $2`,
    [id, accountId],
  );
  return row ?? null;
}

export async function lockEndpoint(
  tx: Tx,
  accountId: Id<'account'>,
  id: Id<'webhook-endpoint'>,
): Promise<WebhookEndpoint | null> {
  const [row] = await tx.query<WebhookEndpoint>(
    `select ${COLUMNS} from webhook_endpoints e where e.id = $1 and e.account_id = $2 for no key update`,
    [id, accountId],
  );
  return row ?? null;
}

/** Of two calls that add an endpoint the second waits, so that both count right. */
export async function lockAccount(tx: Tx, accountId: Id<'account'>): Promise<void> {
  await tx.query('select 1 as locked from accounts where id = $1 for no key update', [accountId]);
}

export type Subscriber = { id: Id<'webhook-endpoint'>; accountId: Id<'account'>; isEnabled: boolean };

/**
 * Those of these accounts that asked for a type, held against being deleted until the event is committed: what happens to
 * an interview must not fail for an endpoint that goes. Disabled ones keep what comes for later.
 */
export function findSubscribers(
  tx: Tx,
  accountIds: readonly Id<'account'>[],
  type: SubscribedType,
): Promise<Subscriber[]> {
  return tx.query<Subscriber>(
    `select id, account_id as "accountId", disabled_at is null as "isEnabled" from webhook_endpoints
     where account_id = any($1) and $2 = any(types) order by id for key share`,
    [accountIds, type],
  );
}

export async function saveEndpoint(
  tx: Tx,
  { id, url, description, types }: Pick<WebhookEndpoint, 'id' | 'url' | 'description' | 'types'>,
): Promise<void> {
  await tx.query('update webhook_endpoints set url = $2, description = $3, types = $4 where id = $1', [
    id,
    url,
    description,
    types,
  ]);
}

export async function enableEndpoint(tx: Tx, id: Id<'webhook-endpoint'>): Promise<void> {
  await tx.query(
    `update webhook_endpoints set disabled_at = null, disabled_reason = null, failing_since = null, failures = 0,
       not_before = null where id = $1`,
    [id],
  );
}

/** False when it was disabled before. */
export async function disableEndpoint(
  tx: Tx,
  id: Id<'webhook-endpoint'>,
  reason: DisabledReason,
  at: Date,
): Promise<boolean> {
  const rows = await tx.query(
    'update webhook_endpoints set disabled_at = $2, disabled_reason = $3 where id = $1 and disabled_at is null returning id',
    [id, at, reason],
  );
  return rows.length > 0;
}

export async function deleteEndpoint(tx: Tx, id: Id<'webhook-endpoint'>): Promise<void> {
  await tx.query('delete from webhook_endpoints where id = $1', [id]);
}

/** False while another test is under way. */
export async function beginTest(tx: Tx, id: Id<'webhook-endpoint'>, now: Date, until: Date): Promise<boolean> {
  const rows = await tx.query(
    `update webhook_endpoints set test_until = $3 where id = $1 and (test_until is null or test_until <= $2) returning id`,
    [id, now, until],
  );
  return rows.length > 0;
}

/** Ends that test and no later one. */
export async function endTest(db: Queryable, id: Id<'webhook-endpoint'>, until: Date): Promise<void> {
  await db.query('update webhook_endpoints set test_until = null where id = $1 and test_until = $2', [id, until]);
}

/** A 2xx came. True when it was failing until now; a healthy endpoint's row is not written. */
export async function noteSuccess(tx: Tx, id: Id<'webhook-endpoint'>): Promise<boolean> {
  const rows = await tx.query(
    `update webhook_endpoints set failing_since = null, failures = 0, not_before = null
     where id = $1 and (failing_since is not null or not_before is not null) returning id`,
    [id],
  );
  return rows.length > 0;
}

/** @param notBefore until when the receiver asked to be left alone */
export async function noteFailure(
  tx: Tx,
  id: Id<'webhook-endpoint'>,
  at: Date,
  notBefore: Date | null,
): Promise<{ failingSince: Date; failures: number } | null> {
  const [row] = await tx.query<{ failingSince: Date; failures: number }>(
    `update webhook_endpoints set failing_since = coalesce(failing_since, $2), failures = failures + 1,
       not_before = greatest(not_before, $3)
     where id = $1 returning failing_since as "failingSince", failures`,
    [id, at, notBefore],
  );
  return row ?? null;
}
