import { webhookEndpoints } from '@colloquy/contract/webhooks';
import type { FastifyInstance } from 'fastify';
import type { Caller, CallerErrors, KeyVerifier } from '../../features/api-keys/index.ts';
import {
  changeEndpoint,
  createEndpoint,
  type EndpointRef,
  listDeliveries,
  listEndpoints,
  type ManageDeps,
  removeEndpoint,
  replayDelivery,
  replayEndpoint,
  requireEndpoint,
  rotateSecret,
  testEndpoint,
  type WebhooksErrors,
} from '../../features/webhooks/index.ts';
import { type EndpointDeps, EndpointRegistrar } from '../../platform/http/endpoint.ts';
import { InvalidRequestError } from '../../platform/http/validation.ts';
import { parseId } from '../../platform/ids.ts';
import type { Deliver } from '../../platform/outbound/deliver.ts';
import { checkTarget } from '../../platform/outbound/links.ts';
import { bearerToken } from '../kit/bearer.ts';
import { COMMON_ERRORS, type ErrorTable } from '../kit/error-table.ts';
import { createKeyWire } from '../kit/key-wire.ts';
import { presentDelivery, presentWebhook } from './present.ts';

export type WebhooksDeps = EndpointDeps &
  ManageDeps & { keys: KeyVerifier; deliver: Deliver; outboundAllow: readonly string[] };

const ERRORS = {
  ...COMMON_ERRORS,
  'invalid-api-key': { status: 401, headers: { 'www-authenticate': 'Bearer' } },
  'webhook-not-found': { status: 404 },
  'delivery-not-found': { status: 404 },
  'too-many-webhooks': { status: 409 },
  'webhook-disabled': { status: 409 },
  'webhook-test-running': { status: 409 },
} as const satisfies ErrorTable<CallerErrors | WebhooksErrors>;

/** Own addition: outgoing webhooks of the key's account. */
export function registerWebhooks(app: FastifyInstance, deps: WebhooksDeps): void {
  const wire = createKeyWire({
    name: 'webhooks',
    scope: 'webhooks',
    keys: deps.keys,
    keyOf: bearerToken,
    errors: ERRORS,
    invalidStatus: 403,
  });
  const endpoints = new EndpointRegistrar(app, wire, deps);
  const { db } = deps;
  const checkUrl = (url: string | undefined): void => {
    const problem = url === undefined ? null : checkTarget(url, deps.outboundAllow);
    if (problem !== null) throw new InvalidRequestError([{ code: 'invalid_format', path: ['url'], message: problem }]);
  };

  endpoints.write(webhookEndpoints.createWebhook, async (tx, { body }, caller) => {
    checkUrl(body.url);
    const { url, types, description = null } = body;
    const made = await createEndpoint(tx, deps, { accountId: caller.account.id, url, types, description });
    return { body: done({ ...presentWebhook(made.endpoint), secret: made.secret }) };
  });
  endpoints.read(webhookEndpoints.listWebhooks, async (_input, caller) =>
    done({ results: (await listEndpoints(db, caller.account.id)).map(presentWebhook) }),
  );
  endpoints.read(webhookEndpoints.getWebhook, async ({ params }, caller) =>
    done(presentWebhook(await requireEndpoint(db, refOf(caller, params.id)))),
  );
  endpoints.write(webhookEndpoints.changeWebhook, async (tx, { params, body }, caller) => {
    checkUrl(body.url);
    const changed = await changeEndpoint(tx, deps, refOf(caller, params.id), body);
    return { body: done(presentWebhook(changed)) };
  });
  endpoints.write(webhookEndpoints.deleteWebhook, async (tx, { params }, caller) => ({
    body: done({ id: await removeEndpoint(tx, refOf(caller, params.id)) }),
  }));
  // It waits for the receiver: no transaction.
  endpoints.read(webhookEndpoints.testWebhook, async ({ params }, caller) => {
    const outcome = await testEndpoint(deps, refOf(caller, params.id));
    return done({ delivered: outcome.reason === null, ...outcome });
  });
  endpoints.write(webhookEndpoints.rotateWebhook, async (tx, { params, body }, caller) => {
    const rotated = await rotateSecret(tx, deps, refOf(caller, params.id), body.overlapHours);
    const previousUntil = rotated.previousUntil?.toISOString() ?? null;
    return { body: done({ id: rotated.id, secret: rotated.secret, previousUntil }) };
  });
  endpoints.write(webhookEndpoints.replayWebhook, async (tx, { params, body }, caller) => {
    const since = body.since === undefined ? null : Date.parse(body.since);
    return { body: done(await replayEndpoint(tx, deps, refOf(caller, params.id), since)) };
  });
  endpoints.read(webhookEndpoints.listDeliveries, async ({ params, query }, caller) => {
    const { id } = await requireEndpoint(db, refOf(caller, params.id));
    const { current, pageSize, state = null } = query;
    const { results, total } = await listDeliveries(db, id, state, (current - 1) * pageSize, pageSize);
    return done({ results: results.map(presentDelivery), total, current, pageSize });
  });
  endpoints.write(webhookEndpoints.replayDelivery, async (tx, { params }, caller) => {
    const id = await replayDelivery(tx, deps, caller.account.id, parseId<'webhook-delivery'>(params.deliveryId));
    return { body: done({ id }) };
  });
}

/** Document 1's success envelope. */
function done<Data>(data: Data): { success: true; data: Data } {
  return { success: true, data };
}

function refOf(caller: Caller, id: string): EndpointRef {
  return { accountId: caller.account.id, id: parseId<'webhook-endpoint'>(id) };
}
