import type { FastifyInstance, FastifyReply } from 'fastify';
import { acceptIdentityProof } from '../../features/verification/index.ts';
import type { Clock } from '../../platform/clock.ts';
import type { Db } from '../../platform/db/db.ts';
import { AppError } from '../../platform/errors.ts';
import type { IdSource } from '../../platform/ids.ts';
import type { Log } from '../../platform/log.ts';
import type { IdentityProvider } from '../../providers/identity/port.ts';
import { singleHeader } from '../kit/bearer.ts';

export type IdentityWebhookDeps = { db: Db; clock: Clock; ids: IdSource; log: Log; identity: IdentityProvider };

const STATUSES: Readonly<Record<string, number>> = { 'replayed-delivery': 409, 'profile-not-found': 404 };

/** Deliveries of the configured identity provider. Errors as `{status, errors}`; every forged or stale one gets the same 401. */
export function registerIdentityWebhook(app: FastifyInstance, deps: IdentityWebhookDeps): void {
  app.post('/webhooks/identity', async (request, reply) => {
    const body = Buffer.isBuffer(request.body) ? request.body : Buffer.alloc(0);
    const reading = deps.identity.read({ header: (name) => singleHeader(request, name), body }, deps.clock.now());
    if (!reading.ok && reading.reason === 'not-genuine') return refuse(reply, 401, 'Invalid signature');
    if (!reading.ok) return refuse(reply, 400, reading.fault);
    try {
      const accepted = await deps.db.transaction((tx) =>
        acceptIdentityProof(tx, deps, reading.proof, reading.fingerprint),
      );
      return await reply.header('cache-control', 'no-store').send(accepted);
    } catch (error) {
      const status = error instanceof AppError ? STATUSES[error.kind] : undefined;
      if (!(error instanceof AppError) || status === undefined) throw error;
      return refuse(reply, status, error.message);
    }
  });
}

function refuse(reply: FastifyReply, status: number, errors: string): FastifyReply {
  return reply.code(status).header('cache-control', 'no-store').send({ status, errors });
}
