import type { consoleEndpoints } from '@colloquy/contract/console';
import { accountsOf } from '../../features/accounts/index.ts';
import {
  accountOfDelivery,
  DeliveryNotFoundError,
  listDeliveries,
  listEndpointsOf,
  replayDelivery,
  WebhookNotFoundError,
} from '../../features/webhooks/index.ts';
import { toInstant } from '../../platform/clock.ts';
import { idTime, parseId } from '../../platform/ids.ts';
import { by, type ReadHandler, type WriteHandler } from './console-registrar.ts';
import type { ConsoleDeps } from './deps.ts';
import { PAGE } from './paging.ts';

const at = (instant: Date | null): string | null => (instant === null ? null : toInstant(instant.getTime()));

export function listWebhooksHandler(deps: ConsoleDeps): ReadHandler<typeof consoleEndpoints.listWebhooks> {
  return async (_input, { organizationId }) => {
    const endpoints = await listEndpointsOf(deps.db, await accountsOf(deps.db, organizationId));
    return {
      results: endpoints.map(({ id, url, description, types, disabledAt, disabledReason, failingSince }) => ({
        id,
        url,
        description,
        types,
        enabled: disabledAt === null,
        disabledReason,
        failingSince: at(failingSince),
      })),
    };
  };
}

export function listDeliveriesHandler(deps: ConsoleDeps): ReadHandler<typeof consoleEndpoints.listDeliveries> {
  return async ({ params }, { organizationId }) => {
    const endpoints = await listEndpointsOf(deps.db, await accountsOf(deps.db, organizationId));
    const named = parseId<'webhook-endpoint'>(params.id);
    const endpoint = endpoints.find(({ id }) => id === named);
    if (endpoint === undefined) throw new WebhookNotFoundError();
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
