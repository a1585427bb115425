import { REPLAY_BATCH } from '@colloquy/contract/shared';
import { MAX_ENDPOINTS } from '@colloquy/contract/webhooks';
import type { Sealer } from '../../platform/crypto/sealer.ts';
import type { Queryable, Tx } from '../../platform/db/db.ts';
import { type Id, leastId } from '../../platform/ids.ts';
import { narrowGroup } from '../../platform/tasks/task-store.ts';
import { countOpen, endpointOf, replayOne, replayOpen } from './delivery-store.ts';
import type { SubscribedType, WebhookEndpoint } from './endpoint.ts';
import {
  deleteEndpoint,
  disableEndpoint,
  enableEndpoint,
  findEndpoint,
  insertEndpoint,
  listEndpoints,
  lockAccount,
  lockEndpoint,
  saveEndpoint,
} from './endpoint-store.ts';
import { DeliveryNotFoundError, TooManyWebhooksError, WebhookDisabledError, WebhookNotFoundError } from './errors.ts';
import { enqueueDelivery, type PublishDeps } from './message.ts';
import { publishNoted } from './publish-news.ts';
import { endSecrets, insertSecret } from './secret-store.ts';
import { makeWebhookSecret } from './sign.ts';
import { deliverTask } from './tasks/deliver.ts';

export type ManageDeps = PublishDeps & { sealer: Sealer };

/** An endpoint as its account names it; what is no id names none. */
export type EndpointRef = { accountId: Id<'account'>; id: Id<'webhook-endpoint'> | null };

const HOUR_MS = 3_600_000;

/** @throws {WebhookNotFoundError} for another account's, as for none */
export async function requireEndpoint(db: Queryable, { accountId, id }: EndpointRef): Promise<WebhookEndpoint> {
  const endpoint = id === null ? null : await findEndpoint(db, accountId, id);
  if (endpoint === null) throw new WebhookNotFoundError();
  return endpoint;
}

async function lock(tx: Tx, { accountId, id }: EndpointRef): Promise<WebhookEndpoint> {
  const endpoint = id === null ? null : await lockEndpoint(tx, accountId, id);
  if (endpoint === null) throw new WebhookNotFoundError();
  return endpoint;
}

/**
 * Adds an endpoint and makes its secret, which is given here and nowhere else.
 *
 * @throws {TooManyWebhooksError}
 */
export async function createEndpoint(
  tx: Tx,
  deps: ManageDeps,
  input: { accountId: Id<'account'>; url: string; types: SubscribedType[]; description: string | null },
): Promise<{ endpoint: WebhookEndpoint; secret: string }> {
  await lockAccount(tx, input.accountId);
  if ((await listEndpoints(tx, input.accountId)).length >= MAX_ENDPOINTS) throw new TooManyWebhooksError(MAX_ENDPOINTS);
  await publishNoted(tx, deps, input.accountId);
  const { ids, sealer } = deps;
  const id = ids.next<'webhook-endpoint'>();
  const endpoint: WebhookEndpoint = { ...input, id, disabledAt: null, disabledReason: null, failingSince: null };
  const secret = makeWebhookSecret();
  await insertEndpoint(tx, endpoint);
  await insertSecret(tx, sealer, { id: ids.next(), endpointId: id, text: secret });
  return { endpoint, secret };
}

/** Changes what is named. An enabled endpoint begins again: what failed before counts no more. */
export async function changeEndpoint(
  tx: Tx,
  deps: PublishDeps,
  ref: EndpointRef,
  change: {
    url?: string | undefined;
    types?: SubscribedType[] | undefined;
    description?: string | null | undefined;
    enabled?: boolean | undefined;
  },
): Promise<WebhookEndpoint> {
  await publishNoted(tx, deps, ref.accountId);
  const endpoint = await lock(tx, ref);
  await saveEndpoint(tx, {
    id: endpoint.id,
    url: change.url ?? endpoint.url,
    types: change.types ?? endpoint.types,
    description: change.description === undefined ? endpoint.description : change.description,
  });
  if (change.enabled === false) await disableEndpoint(tx, endpoint.id, 'ACCOUNT', new Date(deps.clock.now()));
  if (change.enabled === true && endpoint.disabledAt !== null) {
    await enableEndpoint(tx, endpoint.id);
    await narrowGroup(tx, deliverTask, endpoint.id, null);
  }
  return requireEndpoint(tx, ref);
}

/** Deletes an endpoint with its deliveries: tasks that wait find nothing to do. */
export async function removeEndpoint(tx: Tx, ref: EndpointRef): Promise<Id<'webhook-endpoint'>> {
  const { id } = await lock(tx, ref);
  await deleteEndpoint(tx, id);
  await narrowGroup(tx, deliverTask, id, null);
  return id;
}

/** A new secret, which signs at once; the former ones sign next to it for a while. */
export async function rotateSecret(
  tx: Tx,
  { ids, clock, sealer }: ManageDeps,
  ref: EndpointRef,
  overlapHours: number,
): Promise<{ id: Id<'webhook-endpoint'>; secret: string; previousUntil: Date | null }> {
  const { id } = await lock(tx, ref);
  const now = clock.now();
  const until = new Date(now + overlapHours * HOUR_MS);
  await endSecrets(tx, id, until, new Date(now));
  const secret = makeWebhookSecret();
  await insertSecret(tx, sealer, { id: ids.next(), endpointId: id, text: secret });
  return { id, secret, previousUntil: overlapHours === 0 ? null : until };
}

/**
 * Sends again what failed or was held, oldest first, as much as one call takes.
 *
 * @param since only messages of that instant or later, epoch ms
 * @throws {WebhookDisabledError}
 */
export async function replayEndpoint(
  tx: Tx,
  deps: ManageDeps,
  ref: EndpointRef,
  since: number | null,
): Promise<{ replayed: number; remaining: number }> {
  const { clock, queue } = deps;
  await publishNoted(tx, deps, ref.accountId);
  const endpoint = await lock(tx, ref);
  if (endpoint.disabledAt !== null) throw new WebhookDisabledError();
  const from = since === null ? null : leastId(since);
  const rounds = await replayOpen(tx, endpoint.id, from, new Date(clock.now()), REPLAY_BATCH);
  for (const round of rounds) await enqueueDelivery(tx, queue, endpoint.id, round);
  return { replayed: rounds.length, remaining: await countOpen(tx, endpoint.id, from) };
}

/** Sends one delivery again, whatever became of it. @throws {DeliveryNotFoundError} @throws {WebhookDisabledError} */
export async function replayDelivery(
  tx: Tx,
  { clock, queue }: Pick<PublishDeps, 'clock' | 'queue'>,
  accountId: Id<'account'>,
  id: Id<'webhook-delivery'> | null,
): Promise<Id<'webhook-delivery'>> {
  const endpointId = id === null ? null : await endpointOf(tx, id);
  const endpoint = endpointId === null ? null : await lockEndpoint(tx, accountId, endpointId);
  if (id === null || endpoint === null) throw new DeliveryNotFoundError();
  if (endpoint.disabledAt !== null) throw new WebhookDisabledError();
  const round = await replayOne(tx, id, new Date(clock.now()));
  if (round === null) throw new DeliveryNotFoundError();
  await enqueueDelivery(tx, queue, endpoint.id, round);
  return id;
}
