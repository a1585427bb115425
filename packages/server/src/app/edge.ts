import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import { CONSOLE_API } from '@colloquy/contract/console';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { sha256 } from '../platform/crypto/digest.ts';
import { AppError, UnavailableError } from '../platform/errors.ts';
import { bodyBytes, bodyFault } from '../platform/http/body.ts';
import { MediaTypeError } from '../platform/http/body-errors.ts';
import { NOBODY } from '../platform/http/exchange.ts';
import { checkHead, markBroken, takeExpectations } from '../platform/http/head.ts';
import { redactRaw, redactUrl } from '../platform/http/redact-body.ts';
import { pathOf, rawQuery } from '../platform/http/target.ts';
import { COMMON_ERRORS, retryHeaders } from '../surfaces/kit/error-table.ts';
import { gatewayReply } from '../surfaces/network/network-wire.ts';
import type { Context } from './context.ts';
import { RouteTable } from './route-table.ts';

const NO_ROUTE = 'no Route matched with those values';

/** What each surface's own failures look like, for those that no surface gets to see. */
function failureBody(path: string, hasGatewayKey: boolean, status: number, text: string, requestId: string): unknown {
  if (hasGatewayKey || isNetworkPath(path))
    return gatewayReply(status, status === 404 ? NO_ROUTE : text, requestId).body;
  if (path.startsWith(`${CONSOLE_API}/`))
    return { error: { kind: status === 404 ? 'not-found' : 'malformed-request', message: text, issues: [] } };
  if (/^\/(room|apply|verify)\/api\//.test(path) && status !== 404) return { status, code: 'invalid', message: text };
  return { status, errors: text };
}

/** Paths of document 3, which has its own error bodies. */
function isNetworkPath(path: string): boolean {
  return /^\/api\/v1\/(consumers|network)(\/|\?|$)/.test(path);
}

/** What the parser found, with the bytes it was reading. */
type Unreadable = { code?: string | undefined; rawPacket?: unknown };

const UNREADABLE: Record<string, { status: number; reason: string; text: string }> = {
  HPE_HEADER_OVERFLOW: { status: 431, reason: 'Request Header Fields Too Large', text: 'The headers are too large' },
  ERR_HTTP_REQUEST_TIMEOUT: { status: 408, reason: 'Request Timeout', text: 'The request did not arrive in time' },
};

/**
 * Everything that is answered before or next to the surfaces, in the form of the surface that it was meant for: what is
 * no HTTP, a path that leads nowhere, a method that a path does not take.
 */
export class Edge {
  readonly #context: Context;
  readonly #running = new WeakMap<Socket, { request: IncomingMessage; response: ServerResponse }>();
  readonly #ids = new WeakMap<IncomingMessage, string>();

  constructor(context: Context) {
    this.#context = context;
  }

  /** The id of a request is known before it is one of the framework's. */
  name(request: IncomingMessage, id: string): string {
    this.#ids.set(request, id);
    return id;
  }

  /** Before the surfaces: they take over what is here when they are registered. */
  install(app: FastifyInstance): void {
    const { log } = this.#context;
    const routes = new RouteTable(app);
    app.server.on('request', (request: IncomingMessage, response: ServerResponse) => {
      this.#running.set(request.socket, { request, response });
    });
    takeExpectations(app.server);
    app.addHook('onRequest', async (request) => checkHead(request));
    const notFound = (request: FastifyRequest, reply: FastifyReply) => this.#notFound(routes, request, reply);
    app.setNotFoundHandler(notFound);
    app.setErrorHandler((error, request, reply) => {
      // What leads nowhere leads nowhere, whatever else is wrong with it.
      if (request.is404) return notFound(request, reply);
      const thrown = bodyFault(error, request);
      if (thrown instanceof UnavailableError)
        return reply.code(503).headers(retryHeaders(thrown)).send({ status: 503, errors: thrown.message });
      const row = thrown instanceof AppError ? COMMON_ERRORS[thrown.kind as keyof typeof COMMON_ERRORS] : undefined;
      if (thrown instanceof AppError && row !== undefined) {
        if (thrown instanceof MediaTypeError) reply.headers(thrown.headers);
        return reply.code(row.status).send({ status: row.status, errors: thrown.message });
      }
      log.error('request-crashed', thrown, { requestId: request.id });
      return reply.code(500).send({ status: 500, errors: `Internal error (request ${request.id})` });
    });
  }

  /** What is no HTTP has no request to reply to: the reply is written by hand, in the form of every other. */
  answerUnreadable(error: Unreadable, socket: Socket): void {
    const current = this.#running.get(socket);
    const isOpen = current !== undefined && !current.response.writableEnded;
    if (isOpen) markBroken(current.request);
    if (error.code === 'ECONNRESET' || !socket.writable || (isOpen && current.response.headersSent))
      return void socket.destroy();
    const { status, reason, text } = UNREADABLE[error.code ?? ''] ?? {
      status: 400,
      reason: 'Bad Request',
      text: 'The request is no valid HTTP',
    };
    const path = isOpen ? (current.request.url ?? '') : targetOf(error.rawPacket);
    const requestId = (isOpen && this.#ids.get(current.request)) || this.#context.ids.next();
    const hasGatewayKey = isOpen && 'apikey' in current.request.headers;
    const body = JSON.stringify(failureBody(path, hasGatewayKey, status, text, requestId));
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
    this.#context.log.debug('request-unreadable', { status, code: error.code, requestId });
  }

  async #notFound(routes: RouteTable, request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
    const path = pathOf(request);
    const route = routes.find(path);
    // A route that has the method and sends its caller here has nothing for this one.
    const known = route?.methods.includes(request.method) ? null : route;
    const hasGatewayKey = 'apikey' in request.headers;
    const status = known === null ? 404 : 405;
    await this.#record(request, status, known?.template ?? null);
    if (known !== null) reply.header('allow', known.methods.join(', '));
    const text =
      known === null
        ? 'Not found'
        : `${request.method} is not a method of this path: it takes ${known.methods.join(', ')}`;
    return reply
      .code(status)
      .type('application/json; charset=utf-8')
      .send(JSON.stringify(failureBody(path, hasGatewayKey, status, text, request.id)));
  }

  /** Calls below the interface's prefix that lead nowhere are recorded like any other. */
  async #record(request: FastifyRequest, status: number, template: string | null): Promise<void> {
    const path = pathOf(request);
    if (!path.startsWith('/api/')) return;
    const { requestLog, ids, clock } = this.#context;
    const raw = bodyBytes(request);
    await requestLog.append({
      id: ids.next(),
      at: clock.now(),
      requestId: request.id,
      ...NOBODY,
      method: request.method,
      route: template === null ? null : template.replace(/:([^/]+)/g, '{$1}'),
      path: redactUrl(path),
      query: redactUrl(rawQuery(request)),
      requestBody: raw.length === 0 ? null : redactRaw(raw.subarray(0, 2_048).toString('utf8')),
      requestBytes: raw.length,
      requestSha256: raw.length === 0 ? null : sha256(raw),
      responseBody: null,
      status,
      error: status === 404 ? 'not-found: no such route' : 'wrong-method: the route takes other methods',
      durationMs: 0,
    });
  }
}

/** The target in the first line of what came, '' where it has none. */
function targetOf(packet: unknown): string {
  const line = Buffer.isBuffer(packet) ? packet.subarray(0, 2_048).toString('latin1').split('\r\n', 1)[0] : '';
  return /^[A-Za-z]+ (\S+)/.exec(line ?? '')?.[1] ?? '';
}
