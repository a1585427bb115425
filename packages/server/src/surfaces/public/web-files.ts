import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { extname, join } from 'node:path';
import { gzipSync } from 'node:zlib';
import type { FastifyInstance, FastifyReply } from 'fastify';

const TYPES: Record<string, string> = {
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.html': 'text/html; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.png': 'image/png',
  '.ico': 'image/x-icon',
};

type WebFile = { type: string; bytes: Buffer; gzip: Buffer };

/** The built pages and their assets, held in memory, compressed once. */
export class WebFiles {
  readonly #pages = new Map<string, WebFile>();
  readonly #assets = new Map<string, WebFile>();

  /** @param folder the web build's output; absent pages answer 503 with the command that builds them */
  constructor(folder: string) {
    if (!existsSync(folder)) return;
    for (const name of readdirSync(folder).filter((file) => file.endsWith('.html')))
      this.#pages.set(name, load(join(folder, name)));
    const assets = join(folder, 'assets');
    if (!existsSync(assets)) return;
    for (const name of readdirSync(assets, { recursive: true, encoding: 'utf8' })) {
      if (TYPES[extname(name)]) this.#assets.set(name, load(join(assets, name)));
    }
  }

  /** Sends a page under a strict content policy. `frameAncestors` says who may embed it. */
  sendPage(reply: FastifyReply, name: string, frameAncestors = "'none'"): FastifyReply {
    const page = this.#pages.get(name);
    if (!page)
      return reply
        .code(503)
        .type('text/plain; charset=utf-8')
        .send('The web pages are not built: run npm start, or npm run build.');
    return send(
      reply
        .header(
          'content-security-policy',
          `default-src 'self'; img-src 'self' data:; media-src 'self' blob:; object-src 'none'; base-uri 'none'; form-action 'self'; frame-ancestors ${frameAncestors}`,
        )
        .header('x-content-type-options', 'nosniff')
        .header('referrer-policy', 'no-referrer'),
      page,
      'no-store',
    );
  }

  register(app: FastifyInstance): void {
    app.get('/assets/*', async (request, reply) => {
      const asset = this.#assets.get((request.params as { '*': string })['*']);
      if (!asset) return reply.code(404).type('text/plain; charset=utf-8').send('Not found');
      return send(reply.header('x-content-type-options', 'nosniff'), asset, 'public, max-age=31536000, immutable');
    });
  }
}

function load(path: string): WebFile {
  const bytes = readFileSync(path);
  return { type: TYPES[extname(path)] ?? 'application/octet-stream', bytes, gzip: gzipSync(bytes, { level: 9 }) };
}

function send(reply: FastifyReply, file: WebFile, caching: string): FastifyReply {
  const accepts = /\bgzip\b/.test(String(reply.request.headers['accept-encoding'] ?? ''));
  reply.header('cache-control', caching).header('vary', 'accept-encoding').type(file.type);
  return accepts ? reply.header('content-encoding', 'gzip').send(file.gzip) : reply.send(file.bytes);
}
