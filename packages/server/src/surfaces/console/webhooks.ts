import type { consoleEndpoints } from '@colloquy/contract/console';
import { DEFAULT_OVERLAP_HOURS, SUBSCRIBED_TYPES } from '@colloquy/contract/webhooks';
import type { z } from 'zod';
import { accountsOf, userOf } from '../../features/accounts/index.ts';
import {
  accountOfDelivery,
  type ClaimedTest,
  changeEndpoint,
  claimTest,
  createEndpoint,
  DeliveryNotFoundError,
  listDeliveries,
  listEndpointsOf,
  removeEndpoint,
  replayDelivery,
  replayEndpoint,
  rotateSecret,
  sendTest,
  type WebhookEndpoint,
  WebhookNotFoundError,
} from '../../features/webhooks/index.ts';
import { toInstant } from '../../platform/clock.ts';
import type { Queryable } from '../../platform/db/db.ts';
import { InvalidRequestError } from '../../platform/http/validation.ts';
import { type Id, idTime, parseId } from '../../platform/ids.ts';
import { checkTarget } from '../../platform/outbound/links.ts';
import { type Actor, by, type ClaimHandler, type ReadHandler, type WriteHandler } from './console-registrar.ts';
import type { ConsoleDeps } from './deps.ts';
import { PAGE } from './paging.ts';

type Endpoints = typeof consoleEndpoints;

const at = (instant: Date | null): string | null => (instant === null ? null : toInstant(instant.getTime()));

export function listWebhooksHandler(deps: ConsoleDeps): ReadHandler<typeof consoleEndpoints.listWebhooks> {
  return async (_input, { organizationId, accountId: own }) => {
    const accounts = await accountsOf(deps.db, organizationId);
    const endpoints = await listEndpointsOf(deps.db, accounts);
    const users = await usersOf(deps.db, [own, ...accounts]);
    return {
      types: [...SUBSCRIBED_TYPES],
      users: [...users.values()],
      results: endpoints.map(
        ({ id, accountId, url, description, types, disabledAt, disabledReason, failingSince }) => ({
          id,
          url,
          user: users.get(accountId) ?? '',
          description,
          types,
          enabled: disabledAt === null,
          disabledReason,
          failingSince: at(failingSince),
        }),
      ),
    };
  };
}

/** By account; those of test keys among them: their interviews are told of, too. */
async function usersOf(db: Queryable, accounts: readonly Id<'account'>[]): Promise<Map<Id<'account'>, string>> {
  const users = new Map<Id<'account'>, string>();
  for (const id of new Set(accounts)) users.set(id, await userOf(db, id));
  return users;
}

/** @throws {WebhookNotFoundError} for another organization's, as for none */
async function endpointIn(db: Queryable, { organizationId }: Actor, given: string): Promise<WebhookEndpoint> {
  const named = parseId<'webhook-endpoint'>(given);
  const endpoints = await listEndpointsOf(db, await accountsOf(db, organizationId));
  const endpoint = endpoints.find(({ id }) => id === named);
  if (endpoint === undefined) throw new WebhookNotFoundError();
  return endpoint;
}

/** @throws {InvalidRequestError} for an address that nothing will ever be sent to */
function requireTarget(url: string, { outboundAllow }: ConsoleDeps): void {
  const problem = checkTarget(url, outboundAllow);
  if (problem !== null) throw new InvalidRequestError([{ code: 'invalid_format', path: ['url'], message: problem }]);
}

/** The secret is in this reply and nowhere else. */
export function addWebhookHandler(deps: ConsoleDeps): WriteHandler<Endpoints['addWebhook']> {
  return async (tx, { body }, actor) => {
    requireTarget(body.url, deps);
    const users = await usersOf(tx, [actor.accountId, ...(await accountsOf(tx, actor.organizationId))]);
    const accountId =
      body.user === undefined ? actor.accountId : [...users].find(([, user]) => user === body.user)?.[0];
    if (accountId === undefined)
      throw new InvalidRequestError([
        { code: 'invalid_value', path: ['user'], message: 'must be a user of the organization' },
      ]);
    const { url, types, description = null } = body;
    const { endpoint, secret } = await createEndpoint(tx, deps, { accountId, url, types, description });
    return {
      body: { id: endpoint.id, secret, previousUntil: null },
      noted: by(actor, 'webhook.added', 'webhook', endpoint.id),
    };
  };
}

/** What waits goes to the new address, signed with the same secret. */
export function changeWebhookHandler(deps: ConsoleDeps): WriteHandler<Endpoints['changeWebhook']> {
  return async (tx, { params, body }, actor) => {
    requireTarget(body.url, deps);
    const endpoint = await endpointIn(tx, actor, params.id);
    await changeEndpoint(tx, deps, endpoint, body);
    return { body: { done: true }, noted: by(actor, 'webhook.changed', 'webhook', endpoint.id) };
  };
}

/** What happens while it is switched off is held, and can be sent later. */
export function setWebhookEnabledHandler(deps: ConsoleDeps): WriteHandler<Endpoints['setWebhookEnabled']> {
  return async (tx, { params, body: { enabled } }, actor) => {
    const endpoint = await endpointIn(tx, actor, params.id);
    await changeEndpoint(tx, deps, endpoint, { enabled });
    return { body: { done: true }, noted: by(actor, enabled ? 'webhook.on' : 'webhook.off', 'webhook', endpoint.id) };
  };
}

export function renewWebhookSecretHandler(deps: ConsoleDeps): WriteHandler<Endpoints['renewWebhookSecret']> {
  return async (tx, { params }, actor) => {
    const endpoint = await endpointIn(tx, actor, params.id);
    const { id, secret, previousUntil } = await rotateSecret(tx, deps, endpoint, DEFAULT_OVERLAP_HOURS);
    return {
      body: { id, secret, previousUntil: at(previousUntil) },
      noted: by(actor, 'webhook.secret', 'webhook', id),
    };
  };
}

/** That it is sent is on record before it is. */
export function claimTestHandler(deps: ConsoleDeps): ClaimHandler<Endpoints['testWebhook'], ClaimedTest> {
  return async (tx, { params }, actor) => {
    const claimed = await claimTest(tx, deps.clock, await endpointIn(tx, actor, params.id));
    return { noted: by(actor, 'webhook.tested', 'webhook', claimed.endpoint.id), claimed };
  };
}

export function sendClaimedTest(deps: ConsoleDeps) {
  return async (claimed: ClaimedTest): Promise<z.input<Endpoints['testWebhook']['reply']>> => {
    const { reason, status, reply } = await sendTest(deps, claimed);
    return { delivered: reason === null, status, reason, reply };
  };
}

export function removeWebhookHandler(): WriteHandler<Endpoints['removeWebhook']> {
  return async (tx, { params }, actor) => {
    const id = await removeEndpoint(tx, await endpointIn(tx, actor, params.id));
    return { body: { done: true }, noted: by(actor, 'webhook.removed', 'webhook', id) };
  };
}

export function listDeliveriesHandler(deps: ConsoleDeps): ReadHandler<typeof consoleEndpoints.listDeliveries> {
  return async ({ params }, actor) => {
    const endpoint = await endpointIn(deps.db, actor, params.id);
    const { results } = await listDeliveries(deps.db, endpoint.id, null, 0, PAGE);
    return {
      results: results.map(({ id, messageId, type, interviewId, state, nextAt, attempts }) => {
        const [last] = attempts;
        return {
          id,
          type,
          interview: interviewId,
          createdAt: toInstant(idTime(messageId)),
          state,
          nextAt: at(nextAt),
          attempts: attempts.length,
          last:
            last === undefined ? null : { at: toInstant(idTime(last.id)), status: last.status, reason: last.reason },
        };
      }),
    };
  };
}

export function replayWebhookHandler(deps: ConsoleDeps): WriteHandler<Endpoints['replayWebhook']> {
  return async (tx, { params, body }, actor) => {
    const endpoint = await endpointIn(tx, actor, params.id);
    const replayed = await replayEndpoint(tx, deps, endpoint, Date.parse(body.since));
    return { body: replayed, noted: by(actor, 'webhook.replayed', 'webhook', endpoint.id) };
  };
}

export function sendAgainHandler(deps: ConsoleDeps): WriteHandler<typeof consoleEndpoints.sendAgain> {
  return async (tx, { params }, actor) => {
    const id = parseId<'webhook-delivery'>(params.id);
    const accounts = await accountsOf(tx, actor.organizationId);
    const accountId = id === null ? null : await accountOfDelivery(tx, accounts, id);
    if (id === null || accountId === null) throw new DeliveryNotFoundError();
    await replayDelivery(tx, deps, accountId, id);
    return { body: { done: true }, noted: by(actor, 'delivery.repeated', 'delivery', id) };
  };
}
