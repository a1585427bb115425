import type { FastifyInstance } from 'fastify';
import { buildOpenApi } from './openapi.ts';

/** `/openapi.json` and, made from it, the reference page at `/docs`: both local, nothing is loaded from elsewhere. */
export async function registerDocs(app: FastifyInstance, deps: { origin(): string; version: string }): Promise<void> {
  app.get('/openapi.json', async (_request, reply) =>
    reply.header('cache-control', 'no-cache').send(buildOpenApi(deps.origin(), deps.version)),
  );
  const { default: reference } = await import('@scalar/fastify-api-reference');
  await app.register(reference, {
    routePrefix: '/docs',
    configuration: {
      url: '/openapi.json',
      withDefaultFonts: false,
      telemetry: false,
      hideClientButton: true,
      theme: 'none',
      metaData: { title: 'Colloquy API' },
    },
  });
}
