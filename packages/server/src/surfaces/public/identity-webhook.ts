import type { FastifyInstance, FastifyReply } from 'fastify';
import { acceptIdentityProof } from '../../features/verification/index.ts';
import type { Clock } from '../../platform/clock.ts';
import type { Db } from '../../platform/db/db.ts';
import { AppError } from '../../platform/errors.ts';
import { bodyBytes, bodyFault, requireJson } from '../../platform/http/body.ts';
import { singleHeader } from '../../platform/http/headers.ts';
import type { IdSource } from '../../platform/ids.ts';
import type { Log } from '../../platform/log.ts';
import type { IdentityProvider } from '../../providers/identity/port.ts';
import { retryHeaders } from '../kit/error-table.ts';

export type IdentityWebhookDeps = { db: Db; clock: Clock; ids: IdSource; log: Log; identity: IdentityProvider };

const STATUSES: Readonly<Record<string, number>> = {
  'replayed-delivery': 409,
  'profile-not-found': 404,
  'media-type': 415,
  'disk-full': 503,
  'database-away': 503,
  'body-too-large': 413,
  'invalid-request': 400,
};

/** Deliveries of the configured identity provider. Errors as `{status, errors}`; every forged or stale one gets the same 401. */
export function registerIdentityWebhook(app: FastifyInstance, deps: IdentityWebhookDeps): void {
  app.setErrorHandler((error, request, reply) => {
    const thrown = bodyFault(error, request);
    const status = thrown instanceof AppError ? STATUSES[thrown.kind] : undefined;
    // What is not listed is a crash, which is the whole app's to answer.
    if (!(thrown instanceof AppError) || status === undefined) throw thrown;
    return refuse(reply.headers(retryHeaders(thrown)), status, thrown.message);
  });
  app.post('/webhooks/identity', async (request, reply) => {
    requireJson(request);
    const delivery = { header: (name: string) => singleHeader(request, name), body: bodyBytes(request) };
    const reading = deps.identity.read(delivery, deps.clock.now());
    if (!reading.ok && reading.reason === 'not-genuine') return refuse(reply, 401, 'Invalid signature');
    if (!reading.ok) return refuse(reply, 400, reading.fault);
    const accepted = await deps.db.transaction((tx) =>
      acceptIdentityProof(tx, deps, reading.proof, reading.fingerprint),
    );
    return reply.header('cache-control', 'no-store').send(accepted);
  });
}

function refuse(reply: FastifyReply, status: number, errors: string): FastifyReply {
  return reply.code(status).header('cache-control', 'no-store').send({ status, errors });
}
