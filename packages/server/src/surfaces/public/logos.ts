import type { FastifyInstance } from 'fastify';
import { findLogo } from '../../features/accounts/index.ts';
import type { Db } from '../../platform/db/db.ts';
import { LOGOS } from '../kit/present-identity.ts';

/** A picture never changes under its address. */
const FOREVER = 'public, max-age=31536000, immutable';

/**
 * Logos of organizations, as candidates' pages show them: by the digest of their bytes, for whoever has it. A browser takes
 * one as the picture that its bytes were found to be, and as nothing else.
 */
export function registerLogos(app: FastifyInstance, { db }: { db: Db }): void {
  app.get(`${LOGOS}/:hash`, async (request, reply) => {
    const { hash } = request.params as { hash: string };
    const logo = /^[0-9a-f]{64}$/.test(hash) ? await findLogo(db, hash) : null;
    reply
      .header('x-content-type-options', 'nosniff')
      .header('content-security-policy', "default-src 'none'; sandbox")
      .header('cross-origin-resource-policy', 'same-origin')
      .header('x-robots-tag', 'noindex');
    if (logo === null)
      return reply.code(404).header('cache-control', 'no-store').type('text/plain; charset=utf-8').send('Not found');
    return reply
      .header('cache-control', FOREVER)
      .header('content-disposition', 'inline; filename="logo"')
      .type(logo.type)
      .send(Buffer.from(logo.bytes));
  });
}
