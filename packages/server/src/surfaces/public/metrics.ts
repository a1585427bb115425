import type { FastifyInstance } from 'fastify';
import { equalSecrets } from '../../platform/crypto/digest.ts';
import { singleHeader } from '../../platform/http/headers.ts';
import type { Metrics } from '../../platform/metrics.ts';
import { bearerToken } from '../kit/bearer.ts';

/**
 * `GET /metrics` for the operator's monitoring: the administrator secret in `x-admin-secret` or as a bearer token,
 * which is what a scraper can send.
 */
export function registerMetrics(
  app: FastifyInstance,
  deps: { metrics: Metrics; adminSecrets: readonly string[] },
): void {
  app.get('/metrics', async (request, reply) => {
    const given = singleHeader(request, 'x-admin-secret') ?? bearerToken(request);
    const text = Buffer.from(given ?? '', 'latin1').toString('utf8');
    const good = deps.adminSecrets.map((secret) => equalSecrets(secret, text)).includes(true);
    reply.header('cache-control', 'no-store');
    if (given === undefined || !good)
      return reply.code(401).header('www-authenticate', 'Bearer').send({ status: 401, errors: 'Invalid admin secret' });
    return reply.type('text/plain; version=0.0.4; charset=utf-8').send(deps.metrics.render());
  });
}
