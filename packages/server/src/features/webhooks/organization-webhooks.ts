import type { Queryable } from '../../platform/db/db.ts';
import type { Id } from '../../platform/ids.ts';
import type { WebhookEndpoint } from './endpoint.ts';
import { listEndpoints } from './endpoint-store.ts';

/** Endpoints of every account of an organization, newest first within each; an account has at most twenty. */
export async function listEndpointsOf(db: Queryable, accountIds: readonly Id<'account'>[]): Promise<WebhookEndpoint[]> {
  const found: WebhookEndpoint[] = [];
  for (const id of accountIds) found.push(...(await listEndpoints(db, id)));
  return found;
}

/** The account whose endpoint a delivery goes to; null for one that is none of these accounts'. */
export async function accountOfDelivery(
  db: Queryable,
  accountIds: readonly Id<'account'>[],
  id: Id<'webhook-delivery'>,
): Promise<Id<'account'> | null> {
  const [row] = await db.query<{ accountId: Id<'account'> }>(
    `select e.account_id as "accountId" from webhook_deliveries d join webhook_endpoints e on e.id = d.endpoint_id
     where d.id = $1 and e.account_id = any($2::uuid[])`,
    [id, accountIds],
  );
  return row?.accountId ?? null;
}
