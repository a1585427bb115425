import Fastify, { type FastifyInstance } from 'fastify';
import { buildOpenApi } from './openapi.ts';

/** `/openapi.json` and, made from it, the reference page at `/docs`: both local, nothing is loaded from elsewhere. */
export function registerDocs(app: FastifyInstance, deps: { origin(): string; version: string }): void {
  app.get('/openapi.json', async (_request, reply) =>
    reply.header('cache-control', 'no-cache').send(buildOpenApi(deps.origin(), deps.version)),
  );
  // The viewer is large: it is loaded when somebody opens the page, into a small application of its own.
  let viewer: Promise<FastifyInstance> | null = null;
  app.get('/docs', (_request, reply) => reply.redirect('/docs/'));
  app.get('/docs/*', async (request, reply) => {
    viewer ??= createViewer();
    const { routing } = await viewer;
    reply.hijack();
    routing(request.raw, reply.raw);
  });
}

async function createViewer(): Promise<FastifyInstance> {
  const { default: reference } = await import('@scalar/fastify-api-reference');
  const viewer = Fastify();
  await viewer.register(reference, {
    routePrefix: '/docs',
    configuration: {
      url: '/openapi.json',
      withDefaultFonts: false,
      telemetry: false,
      hideClientButton: true,
      metaData: { title: 'Colloquy API' },
    },
  });
  await viewer.ready();
  return viewer;
}
