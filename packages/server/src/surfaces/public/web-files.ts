import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { extname, join } from 'node:path';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { type Packed, packed, sendPacked } from './packed.ts';

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

const HOUR = 'public, max-age=3600';

const NOT_BUILT = 'The web pages are not built: run npm start, or npm run build.';

type Held = { pages: Map<string, Packed>; assets: Map<string, Packed>; embed: Map<string, Packed> };

/** The built pages, their assets and the script for pages of others, held in memory, compressed once. */
export class WebFiles {
  readonly #folder: string;
  #held: Held | null = null;

  /** @param folder the web build's output; absent pages answer 503 with the command that builds them */
  constructor(folder: string) {
    this.#folder = folder;
  }

  /** Reads them all, once: what is sent later is of one build. */
  warm(): void {
    this.#files();
  }

  #files(): Held {
    this.#held ??= {
      pages: pagesIn(this.#folder),
      assets: filesIn(join(this.#folder, 'assets')),
      embed: filesIn(join(this.#folder, 'embed')),
    };
    return this.#held;
  }

  /**
   * Sends a page of one person's link under a strict content policy: no browser keeps it, no search engine lists it.
   * `frameAncestors` says who may embed it.
   */
  sendPage(reply: FastifyReply, name: string, frameAncestors = "'none'"): FastifyReply {
    const page = this.#files().pages.get(name);
    if (!page) return this.#sendNotBuilt(reply);
    reply.header('content-security-policy', policy(frameAncestors)).header('x-robots-tag', 'noindex, nofollow');
    // A page that isolates itself (COEP) shows only frames that do so too and say that they may be shown elsewhere.
    if (frameAncestors !== "'none'")
      reply
        .header('cross-origin-embedder-policy', 'require-corp')
        .header('cross-origin-resource-policy', 'cross-origin');
    return sendPacked(withManners(reply), page, 'no-store');
  }

  /** Sends a page that is the same for everybody. Its viewer sets styles in its markup; scripts stay this server's own. */
  sendReference(request: FastifyRequest, reply: FastifyReply): FastifyReply {
    const page = this.#files().pages.get('reference.html');
    if (!page) return this.#sendNotBuilt(reply);
    reply.header('content-security-policy', `${policy("'none'")}; style-src 'self' 'unsafe-inline'`);
    return sendPacked(withManners(reply), page, 'no-cache', request);
  }

  #sendNotBuilt(reply: FastifyReply): FastifyReply {
    return reply.code(503).type('text/plain; charset=utf-8').send(NOT_BUILT);
  }

  register(app: FastifyInstance): void {
    app.get('/assets/*', async (request, reply) => {
      const asset = this.#files().assets.get((request.params as { '*': string })['*']);
      if (!asset) return reply.code(404).type('text/plain; charset=utf-8').send('Not found');
      return sendPacked(
        reply.header('x-content-type-options', 'nosniff'),
        asset,
        'public, max-age=31536000, immutable',
        request,
      );
    });
    app.get('/embed/*', async (request, reply) => this.#sendEmbed(request, reply));
  }

  /** The script that pages of others load: any of them may, under a name that stays, asked for again after an hour. */
  #sendEmbed(request: FastifyRequest, reply: FastifyReply): FastifyReply {
    const { embed } = this.#files();
    const file = embed.get((request.params as { '*': string })['*']);
    reply
      .header('access-control-allow-origin', '*')
      .header('cross-origin-resource-policy', 'cross-origin')
      .header('x-content-type-options', 'nosniff');
    if (file) return sendPacked(reply, file, HOUR, request);
    if (embed.size === 0) return this.#sendNotBuilt(reply);
    return reply.code(404).type('text/plain; charset=utf-8').send('Not found');
  }
}

function policy(frameAncestors: string): string {
  return `default-src 'self'; img-src 'self' data:; media-src 'self' blob:; object-src 'none'; base-uri 'none'; form-action 'self'; frame-ancestors ${frameAncestors}`;
}

function withManners(reply: FastifyReply): FastifyReply {
  return reply.header('x-content-type-options', 'nosniff').header('referrer-policy', 'no-referrer');
}

function load(path: string): Packed {
  const ready = (suffix: string) => (existsSync(path + suffix) ? readFileSync(path + suffix) : undefined);
  return packed(readFileSync(path), TYPES[extname(path)] ?? 'application/octet-stream', {
    gzip: ready('.gz'),
    br: ready('.br'),
  });
}

function pagesIn(folder: string): Map<string, Packed> {
  const names = existsSync(folder) ? readdirSync(folder).filter((file) => file.endsWith('.html')) : [];
  return new Map(names.map((name) => [name, load(join(folder, name))]));
}

function filesIn(folder: string): Map<string, Packed> {
  const all = existsSync(folder) ? readdirSync(folder, { recursive: true, encoding: 'utf8' }) : [];
  return new Map(all.filter((name) => TYPES[extname(name)]).map((name) => [name, load(join(folder, name))]));
}
