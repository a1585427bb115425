import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { extname, join } from 'node:path';
import { gzipSync } from 'node:zlib';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';

const TYPES: Record<string, string> = {
  '.js': 'text/javascript; charset=utf-8',
  '.ts': 'text/plain; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.html': 'text/html; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.png': 'image/png',
  '.ico': 'image/x-icon',
};

/** `etag` names the content, whichever way it is compressed. */
type WebFile = { type: string; bytes: Buffer; gzip: Buffer; etag: string };

const HOUR = 'public, max-age=3600';

const NOT_BUILT = 'The web pages are not built: run npm start, or npm run build.';

/** The built pages, their assets and the script for pages of others, held in memory, compressed once. */
export class WebFiles {
  readonly #pages = new Map<string, WebFile>();
  readonly #assets = new Map<string, WebFile>();
  readonly #embed = new Map<string, WebFile>();

  /** @param folder the web build's output; absent pages answer 503 with the command that builds them */
  constructor(folder: string) {
    if (!existsSync(folder)) return;
    for (const name of readdirSync(folder).filter((file) => file.endsWith('.html')))
      this.#pages.set(name, load(join(folder, name)));
    loadAll(join(folder, 'assets'), this.#assets);
    loadAll(join(folder, 'embed'), this.#embed);
  }

  /** Sends a page under a strict content policy. `frameAncestors` says who may embed it. */
  sendPage(reply: FastifyReply, name: string, frameAncestors = "'none'"): FastifyReply {
    const page = this.#pages.get(name);
    if (!page) return reply.code(503).type('text/plain; charset=utf-8').send(NOT_BUILT);
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
    app.get('/embed/*', async (request, reply) => this.#sendEmbed(request, reply));
  }

  /** The script that pages of others load: any of them may, under a name that stays, asked for again after an hour. */
  #sendEmbed(request: FastifyRequest, reply: FastifyReply): FastifyReply {
    const file = this.#embed.get((request.params as { '*': string })['*']);
    reply
      .header('access-control-allow-origin', '*')
      .header('cross-origin-resource-policy', 'cross-origin')
      .header('x-content-type-options', 'nosniff');
    if (!file) {
      const missing = this.#embed.size === 0;
      return reply
        .code(missing ? 503 : 404)
        .type('text/plain; charset=utf-8')
        .send(missing ? NOT_BUILT : 'Not found');
    }
    reply.header('etag', file.etag);
    const known = String(request.headers['if-none-match'] ?? '').split(',');
    if (known.some((tag) => tag.trim() === file.etag || tag.trim() === '*'))
      return reply.code(304).header('cache-control', HOUR).header('vary', 'accept-encoding').send();
    return send(reply, file, HOUR);
  }
}

function load(path: string): WebFile {
  const bytes = readFileSync(path);
  return {
    type: TYPES[extname(path)] ?? 'application/octet-stream',
    bytes,
    gzip: gzipSync(bytes, { level: 9 }),
    etag: `W/"${createHash('sha256').update(bytes).digest('base64url').slice(0, 22)}"`,
  };
}

function loadAll(folder: string, into: Map<string, WebFile>): void {
  if (!existsSync(folder)) return;
  for (const name of readdirSync(folder, { recursive: true, encoding: 'utf8' })) {
    if (TYPES[extname(name)]) into.set(name, load(join(folder, name)));
  }
}

function send(reply: FastifyReply, file: WebFile, caching: string): FastifyReply {
  const accepts = /\bgzip\b/.test(String(reply.request.headers['accept-encoding'] ?? ''));
  reply.header('cache-control', caching).header('vary', 'accept-encoding').type(file.type);
  return accepts ? reply.header('content-encoding', 'gzip').send(file.gzip) : reply.send(file.bytes);
}
