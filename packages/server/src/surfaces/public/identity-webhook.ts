import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { ProfileNotFoundError } from '../../features/profiles/index.ts';
import { acceptIdentityProof, type ReplayedDeliveryError } from '../../features/verification/index.ts';
import type { Clock } from '../../platform/clock.ts';
import type { Db } from '../../platform/db/db.ts';
import { bodyBytes, requireJson } from '../../platform/http/body.ts';
import { singleHeader } from '../../platform/http/headers.ts';
import type { InvalidRequestError } from '../../platform/http/validation.ts';
import type { IdSource } from '../../platform/ids.ts';
import type { Log } from '../../platform/log.ts';
import type { IdentityProvider } from '../../providers/identity/port.ts';
import type { ErrorTable, RequestErrors } from '../kit/error-table.ts';
import { answerRefusals, refuse } from '../kit/hook-replies.ts';
import { AddressLimit } from './address-limit.ts';

export type IdentityWebhookDeps = { db: Db; clock: Clock; ids: IdSource; log: Log; identity: IdentityProvider };

const STATUSES = {
  'replayed-delivery': 409,
  'profile-not-found': 404,
  'media-type': 415,
  'malformed-request': 400,
  'unmet-expectation': 417,
  'disk-full': 503,
  'database-away': 503,
  'body-too-large': 413,
  'invalid-request': 400,
} as const satisfies ErrorTable<
  ReplayedDeliveryError | ProfileNotFoundError | InvalidRequestError | RequestErrors,
  number
>;

export const TOO_MANY_FORGED = 'Too many deliveries that are not genuine';

/** Deliveries that are not genuine, from one network: a key that is being rotated costs some, a program that guesses many. */
const FORGED_LIMITS = { minute: 60, day: 5_000 } as const;

/** Deliveries of the configured identity provider. Errors as `{status, errors}`; every forged or stale one gets the same 401. */
export function registerIdentityWebhook(app: FastifyInstance, deps: IdentityWebhookDeps): void {
  const forged = new AddressLimit(deps.clock, FORGED_LIMITS);
  answerRefusals(app, STATUSES);
  // The signature is of the body: until it is read only the address tells who sends it.
  const onRequest = async (request: FastifyRequest, reply: FastifyReply): Promise<unknown> => {
    requireJson(request);
    const { retryAfterSeconds } = forged.look(request.ip);
    if (retryAfterSeconds === null) return undefined;
    return refuse(reply.header('retry-after', String(retryAfterSeconds)), 429, TOO_MANY_FORGED);
  };
  app.post('/webhooks/identity', { onRequest }, async (request, reply) => {
    const delivery = { header: (name: string) => singleHeader(request, name), body: bodyBytes(request) };
    const reading = deps.identity.read(delivery, deps.clock.now());
    if (!reading.ok && reading.reason === 'not-genuine') {
      forged.take(request.ip);
      return refuse(reply, 401, 'Invalid signature');
    }
    if (!reading.ok) return refuse(reply, 400, reading.fault);
    const accepted = await deps.db.transaction((tx) =>
      acceptIdentityProof(tx, deps, reading.proof, reading.fingerprint),
    );
    return reply.header('cache-control', 'no-store').send(accepted);
  });
}
