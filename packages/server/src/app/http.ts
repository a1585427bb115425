import { readFileSync } from 'node:fs';
import { maxHeaderSize } from 'node:http';
import type { Socket } from 'node:net';
import { fileURLToPath } from 'node:url';
import Fastify, { type FastifyInstance, type FastifyReply, type FastifyRequest } from 'fastify';
import { sha256 } from '../platform/crypto/digest.ts';
import { UnavailableError } from '../platform/errors.ts';
import { decodablePath } from '../platform/http/decodable-path.ts';
import type { EndpointDeps } from '../platform/http/endpoint.ts';
import { NOBODY } from '../platform/http/exchange.ts';
import { redactRaw, redactUrl } from '../platform/http/redact-body.ts';
import { registerAdmin } from '../surfaces/admin/admin-surface.ts';
import { registerConversations } from '../surfaces/conversations/conversations-surface.ts';
import { registerHiring } from '../surfaces/hiring/hiring-surface.ts';
import { registerLinks } from '../surfaces/links/links-surface.ts';
import { registerNetwork } from '../surfaces/network/network-surface.ts';
import { gatewayReply } from '../surfaces/network/network-wire.ts';
import { registerApply } from '../surfaces/public/apply-surface.ts';
import { registerDocs } from '../surfaces/public/docs-surface.ts';
import { registerIdentityWebhook } from '../surfaces/public/identity-webhook.ts';
import { registerMetrics } from '../surfaces/public/metrics.ts';
import { registerHealth, registerPublic } from '../surfaces/public/public-surface.ts';
import { registerVerify } from '../surfaces/public/verify-surface.ts';
import { WebFiles } from '../surfaces/public/web-files.ts';
import { PollHub } from '../surfaces/room/poll-hub.ts';
import { registerRoom } from '../surfaces/room/room-surface.ts';
import { registerSessions } from '../surfaces/sessions/sessions-surface.ts';
import type { Context } from './context.ts';

const VERSION = (
  JSON.parse(readFileSync(new URL('../../package.json', import.meta.url), 'utf8')) as { version: string }
).version;
/** A database comes back within seconds; clients that come too early are told so again. */
const RETRY_AFTER_S = 3;
const BODY_LIMIT = 1_048_576;
const WEB = fileURLToPath(new URL('../../../web/dist/app', import.meta.url));
const REQUEST_ID = /^[A-Za-z0-9._:-]{1,128}$/;

export type HttpServer = { app: FastifyInstance; hub: PollHub };

/** All surfaces on one origin; a worker has health and metrics alone. */
export async function createHttp(context: Context, options: { checkReplies: boolean }): Promise<HttpServer> {
  const { config, db, clock, ids, log, requestLog, replays } = context;
  const proxies = config.http.trustProxy;
  const app = Fastify({
    bodyLimit: BODY_LIMIT,
    trustProxy: typeof proxies === 'number' ? (_address: string, hop: number) => hop < proxies : proxies,
    rewriteUrl: (request) => decodablePath(request.url ?? '/'),
    routerOptions: {
      // As long as the headers may be: a long name is nobody's, which its endpoint says.
      maxParamLength: maxHeaderSize,
      querystringParser: (text) => Object.fromEntries(new URLSearchParams(text)),
    },
    genReqId: (request) => {
      const given = request.headers['x-request-id'];
      // Whatever looks like a secret does not become a name that stands in logs and replies.
      const isUsable = typeof given === 'string' && REQUEST_ID.test(given) && redactRaw(given) === given;
      return isUsable ? given : ids.next();
    },
    keepAliveTimeout: 65_000,
    requestTimeout: 60_000,
    forceCloseConnections: 'idle',
    clientErrorHandler: (error, socket) => answerUnreadable(error, socket, ids.next()),
    // A target that is no path, `*` for one, leads nowhere.
    frameworkErrors: (_error, request, reply: FastifyReply) =>
      void reply.code(404).header('x-request-id', request.id).send({ status: 404, errors: 'Not found' }),
  });
  context.origin.serve(app);
  app.addHook('onSend', async (request, reply) => {
    if (!reply.hasHeader('x-request-id')) reply.header('x-request-id', request.id);
    if (reply.statusCode === 503 && !reply.hasHeader('retry-after')) reply.header('retry-after', String(RETRY_AFTER_S));
  });
  // Before the surfaces: they take over what stands here when they are registered.
  const notFound = async (request: FastifyRequest, reply: FastifyReply) => {
    await recordUnknown(context, request);
    if (isNetworkPath(request))
      return reply.code(404).send(gatewayReply(404, 'no Route matched with those values', request.id).body);
    return reply.code(404).send({ status: 404, errors: 'Not found' });
  };
  app.setNotFoundHandler(notFound);
  app.setErrorHandler((error, request, reply) => {
    // What leads nowhere leads nowhere, whatever else is wrong with it.
    if (request.is404) return notFound(request, reply);
    if (error instanceof UnavailableError) return reply.code(503).send({ status: 503, errors: error.message });
    log.error('request-crashed', error, { requestId: request.id });
    return reply.code(500).send({ status: 500, errors: `Internal error (request ${request.id})` });
  });
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('*', { parseAs: 'buffer' }, (_request, body, done) => done(null, body));
  const endpoint: EndpointDeps = {
    db,
    clock,
    ids,
    log,
    exchanges: requestLog,
    replays,
    checkReplies: options.checkReplies,
  };
  const web = new WebFiles(WEB);
  const hub = new PollHub({ db, log });
  await app.register(async (scope) => registerHealth(scope, () => health(context)));
  await app.register(async (scope) =>
    registerMetrics(scope, { metrics: context.metrics, adminSecrets: context.secrets.admin }),
  );
  if (config.role === 'worker') return { app, hub };

  if (config.surfaces.has('hiring')) {
    await app.register(async (scope) =>
      registerHiring(scope, {
        ...endpoint,
        keys: context.keys,
        rooms: context.rooms,
        links: context.links,
        readJob: context.readings.readJob,
        content: context.content,
        emit: context.emit,
        outboundAllow: config.outboundAllow,
        enqueueCvFetch: context.enqueueCvFetch,
      }),
    );
  }
  if (config.surfaces.has('sessions')) {
    await app.register(async (scope) =>
      registerSessions(scope, {
        ...endpoint,
        keys: context.keys,
        rooms: context.rooms,
        links: context.links,
        emit: context.emit,
        types: context.types,
        outboundAllow: config.outboundAllow,
        enqueueCvFetch: context.enqueueCvFetch,
      }),
    );
  }
  if (config.surfaces.has('conversations')) {
    await app.register(async (scope) =>
      registerConversations(scope, { ...endpoint, keys: context.keys, rooms: context.rooms }),
    );
  }
  if (config.surfaces.has('network')) {
    await app.register(async (scope) =>
      registerNetwork(scope, {
        ...endpoint,
        keys: context.keys,
        gate: context.gate,
        upstream: context.upstream,
        erased: context.erased,
      }),
    );
  }
  await app.register(async (scope) =>
    registerAdmin(scope, {
      ...endpoint,
      adminSecrets: context.secrets.admin,
      dataRights: context.dataRights,
      erased: context.erased,
      readResume: context.readings.readResume,
      readExport: context.readings.readExport,
      claims: context.claims,
      verifyLinks: context.verifyLinks,
      origin: () => context.origin.current,
    }),
  );
  await app.register(async (scope) => registerRoom(scope, { room: context.room, links: context.rooms, hub }));
  await app.register(async (scope) =>
    registerLinks(scope, { db, clock, ids, links: context.links, phrases: context.room.phrases, web }),
  );
  await app.register(async (scope) => registerPublic(scope, { db, rooms: context.rooms, web }));
  await app.register(async (scope) =>
    registerVerify(scope, { db, log, verifyLinks: context.verifyLinks, claims: context.claims, web }),
  );
  await app.register(async (scope) => registerApply(scope, { db, clock, ids, log, rooms: context.rooms, web }));
  const { identity } = context;
  if (identity !== null)
    await app.register(async (scope) => registerIdentityWebhook(scope, { db, clock, ids, log, identity }));
  await app.register(async (scope) => registerDocs(scope, { origin: () => context.origin.current, version: VERSION }));
  return { app, hub };
}

const UNREADABLE: Record<string, { status: number; reason: string; errors: string }> = {
  HPE_HEADER_OVERFLOW: { status: 431, reason: 'Request Header Fields Too Large', errors: 'The headers are too large' },
  ERR_HTTP_REQUEST_TIMEOUT: { status: 408, reason: 'Request Timeout', errors: 'The request did not arrive in time' },
};

/** What is no HTTP has no request to reply to: the reply is written by hand, in the form of every other. */
function answerUnreadable(error: NodeJS.ErrnoException, socket: Socket, requestId: string): void {
  if (error.code === 'ECONNRESET' || !socket.writable) return void socket.destroy();
  const { status, reason, errors } = UNREADABLE[error.code ?? ''] ?? {
    status: 400,
    reason: 'Bad Request',
    errors: 'The request is no valid HTTP',
  };
  const body = JSON.stringify({ status, errors });
  socket.end(
    [
      `HTTP/1.1 ${status} ${reason}`,
      'Content-Type: application/json; charset=utf-8',
      `Content-Length: ${Buffer.byteLength(body)}`,
      `X-Request-Id: ${requestId}`,
      'Cache-Control: no-store',
      'Connection: close',
      '',
      body,
    ].join('\r\n'),
  );
}

/** Paths and callers of document 3, which has its own error bodies. */
function isNetworkPath(request: FastifyRequest): boolean {
  return /^\/api\/v1\/(consumers|network)(\/|\?|$)/.test(request.originalUrl) || 'apikey' in request.headers;
}

/** Calls below the interface's prefix that lead nowhere are recorded like any other. */
async function recordUnknown(context: Context, request: FastifyRequest): Promise<void> {
  const [path = '', query = ''] = request.originalUrl.split('?', 2);
  if (!path.startsWith('/api/')) return;
  const raw = Buffer.isBuffer(request.body) ? request.body : Buffer.alloc(0);
  await context.requestLog.append({
    id: context.ids.next(),
    at: context.clock.now(),
    requestId: request.id,
    ...NOBODY,
    method: request.method,
    route: null,
    path: redactUrl(path),
    query: redactUrl(query),
    requestBody: raw.length === 0 ? null : redactRaw(raw.subarray(0, 2_048).toString('utf8')),
    requestBytes: raw.length,
    requestSha256: raw.length === 0 ? null : sha256(raw),
    responseBody: null,
    status: 404,
    error: 'not-found: no such route',
    durationMs: 0,
  });
}

async function health(context: Context): Promise<{ ready: boolean; checks: Record<string, boolean> }> {
  const database = await context.db.query('select 1').then(
    () => true,
    () => false,
  );
  const disk = !context.disk.isShort;
  return { ready: database && disk, checks: { database, disk } };
}
