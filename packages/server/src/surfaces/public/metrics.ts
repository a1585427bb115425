import type { FastifyInstance } from 'fastify';
import { opensWith } from '../../platform/crypto/digest.ts';
import { singleHeader } from '../../platform/http/headers.ts';
import type { Metrics } from '../../platform/metrics.ts';
import { bearerToken } from '../kit/bearer.ts';

/**
 * `GET /metrics` for the operator's monitoring, which sends what it was given as a bearer token: the metrics token opens
 * this page and nothing else. The administrator secret does too, also in `x-admin-secret`.
 */
export function registerMetrics(
  app: FastifyInstance,
  deps: { metrics: Metrics; adminSecrets: readonly string[]; tokens: readonly string[] },
): void {
  app.get('/metrics', async (request, reply) => {
    const bearer = bearerToken(request);
    const admin = singleHeader(request, 'x-admin-secret') ?? bearer;
    const good = [opensWith(deps.adminSecrets, admin), opensWith(deps.tokens, bearer)].includes(true);
    reply.header('cache-control', 'no-store');
    if (!good)
      return reply.code(401).header('www-authenticate', 'Bearer').send({ status: 401, errors: 'Invalid admin secret' });
    return reply.type('text/plain; version=0.0.4; charset=utf-8').send(await deps.metrics.read());
  });
}
