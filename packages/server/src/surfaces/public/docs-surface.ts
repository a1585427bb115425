import { readFile } from 'node:fs/promises';
import type { FastifyInstance } from 'fastify';
import { type Packed, packed, sendPacked } from './packed.ts';
import type { WebFiles } from './web-files.ts';

/** What Colloquy is built from and what it fetches, with their licences; it lies next to the program. */
const THIRD_PARTIES = new URL('../../../../../THIRD_PARTY.md', import.meta.url);

/** `/openapi.json` and, made from it, the reference page at `/docs`: both local, nothing is loaded from elsewhere. */
export function registerDocs(
  app: FastifyInstance,
  deps: { origin(): string; version: string; surfaces: ReadonlySet<string>; web: WebFiles },
): void {
  /** The document of the origin that it was last asked for. */
  let made: { origin: string; file: Packed } | null = null;
  app.get('/openapi.json', async (request, reply) => {
    const origin = deps.origin();
    if (made?.origin !== origin) {
      const { buildOpenApi } = await import('./openapi/document.ts');
      const text = JSON.stringify(buildOpenApi(origin, deps.version, deps.surfaces));
      made = { origin, file: packed(Buffer.from(text), 'application/json; charset=utf-8') };
    }
    return sendPacked(reply, made.file, 'no-cache', request);
  });
  let thirdParties: Packed | null = null;
  app.get('/third-parties', async (request, reply) => {
    thirdParties ??= packed(await readFile(THIRD_PARTIES), 'text/plain; charset=utf-8');
    return sendPacked(reply, thirdParties, 'no-cache', request);
  });
  app.get('/docs', (_request, reply) => reply.redirect('/docs/'));
  app.get('/docs/', async (request, reply) => deps.web.sendReference(request, reply));
}
