import type { FastifyInstance } from 'fastify';
import { equalSecrets } from '../../platform/crypto/digest.ts';
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
    const good = [opens(deps.adminSecrets, admin), opens(deps.tokens, bearer)].includes(true);
    reply.header('cache-control', 'no-store');
    if (!good)
      return reply.code(401).header('www-authenticate', 'Bearer').send({ status: 401, errors: 'Invalid admin secret' });
    return reply.type('text/plain; version=0.0.4; charset=utf-8').send(deps.metrics.render());
  });
}

/** Every secret is compared, so that the time taken names none. */
function opens(secrets: readonly string[], given: string | undefined): boolean {
  // Node reads header bytes as Latin-1; a secret may hold any character.
  const text = Buffer.from(given ?? '', 'latin1').toString('utf8');
  return secrets.map((secret) => equalSecrets(secret, text)).includes(true);
}
