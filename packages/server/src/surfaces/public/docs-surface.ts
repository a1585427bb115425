import Fastify, { type FastifyInstance } from 'fastify';
import { buildOpenApi } from './openapi/document.ts';

/** The viewer brings its own script and styles; nothing it does may leave this server. */
const CSP = [
  "default-src 'self'",
  "script-src 'self' 'unsafe-inline'",
  "style-src 'self' 'unsafe-inline'",
  "img-src 'self' data:",
  "font-src 'self' data:",
  "connect-src 'self'",
  "frame-ancestors 'none'",
].join('; ');

/** `/openapi.json` and, made from it, the reference page at `/docs`: both local, nothing is loaded from elsewhere. */
export function registerDocs(
  app: FastifyInstance,
  deps: { origin(): string; version: string; surfaces: ReadonlySet<string> },
): void {
  app.get('/openapi.json', async (_request, reply) =>
    reply.header('cache-control', 'no-cache').send(buildOpenApi(deps.origin(), deps.version, deps.surfaces)),
  );
  // The viewer is large: it is loaded when somebody opens the page, into a small application of its own.
  let viewer: Promise<FastifyInstance> | null = null;
  app.get('/docs', (_request, reply) => reply.redirect('/docs/'));
  app.get('/docs/*', async (request, reply) => {
    viewer ??= createViewer();
    const { routing } = await viewer;
    reply.hijack();
    reply.raw.setHeader('content-security-policy', CSP);
    reply.raw.setHeader('x-request-id', request.id);
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
      agent: { disabled: true },
      metaData: { title: 'Colloquy API' },
    },
  });
  viewer.setNotFoundHandler((_request, reply) => reply.code(404).send({ status: 404, errors: 'Not found' }));
  await viewer.ready();
  return viewer;
}
