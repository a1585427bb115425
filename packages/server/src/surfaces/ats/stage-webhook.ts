import type { FastifyInstance } from 'fastify';
import { type AtsErrors, receiveStageChange, verifyStageWebhook } from '../../features/ats/index.ts';
import type { JobErrors } from '../../features/jobs/index.ts';
import { bodyBytes, requireJson } from '../../platform/http/body.ts';
import { singleHeader } from '../../platform/http/headers.ts';
import { type InvalidRequestError, parseJson } from '../../platform/http/validation.ts';
import type { ErrorTable, RequestErrors } from '../kit/error-table.ts';
import { answerRefusals, refuse } from '../kit/hook-replies.ts';
import { AddressLimit } from '../public/address-limit.ts';
import { TOO_MANY_FORGED } from '../public/identity-webhook.ts';
import type { AtsDeps } from './deps.ts';

const STATUSES = {
  'ats-not-connected': 401,
  'invalid-request': 400,
  'media-type': 415,
  'malformed-request': 400,
  'unmet-expectation': 417,
  'disk-full': 503,
  'database-away': 503,
  'body-too-large': 413,
  // An open job is looked for, and no order of a candidate is asked for by name.
  // News that come without a mail server are taken and counted.
  'ats-no-mail-server': null,
  'ats-order-not-found': null,
  'ats-order-erased': null,
  'ats-already-running': null,
  'ats-foreign-host': null,
  'job-not-found': null,
  'job-closed': null,
  'description-incomplete': null,
} as const satisfies ErrorTable<AtsErrors | JobErrors | InvalidRequestError | RequestErrors, number>;

/** Deliveries that are not genuine, from one network. */
const FORGED_LIMITS = { minute: 60, day: 5_000 } as const;

/**
 * News of an organization's own account in Ashby: a candidate who comes to the stage that the connection names is
 * invited. What is genuine is taken with 200 whatever it tells: Ashby switches off a webhook that refuses.
 */
export function registerStageWebhook(app: FastifyInstance, deps: AtsDeps): void {
  const forged = new AddressLimit(deps.clock, FORGED_LIMITS);
  answerRefusals(app, STATUSES, ({ message }, status, request) => {
    if (status !== 401) return message;
    forged.take(request.ip);
    return 'Invalid signature';
  });
  app.post(
    '/ats/ashby/webhooks/:connection',
    {
      onRequest: async (request, reply) => {
        requireJson(request);
        const { retryAfterSeconds } = forged.look(request.ip);
        if (retryAfterSeconds === null) return undefined;
        reply.header('retry-after', String(retryAfterSeconds));
        return refuse(reply, 429, TOO_MANY_FORGED);
      },
    },
    async (request, reply) => {
      const body = bodyBytes(request);
      const connection = await verifyStageWebhook(deps.db, deps.sealer, {
        connectionId: (request.params as { connection: string }).connection,
        signature: singleHeader(request, 'ashby-signature'),
        body,
      });
      const outcome = await receiveStageChange(deps.db, deps, connection, parseJson(body));
      deps.countStage(outcome);
      return reply.header('cache-control', 'no-store').send({ received: true });
    },
  );
}
