import { performance } from 'node:perf_hooks';
import type { Endpoint } from '@colloquy/contract/shared';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { z } from 'zod';
import type { Clock } from '../clock.ts';
import { sha256 } from '../crypto/digest.ts';
import { type Db, sqlState, type Tx } from '../db/db.ts';
import { AppError, InvariantError, UnavailableError } from '../errors.ts';
import type { IdSource } from '../ids.ts';
import type { Log } from '../log.ts';
import { bodyBytes, bodyFault, requireJson, requireUpload } from './body.ts';
import { MediaTypeError } from './body-errors.ts';
import { type ActorNames, type ExchangeLog, type ExchangeRecord, NOBODY, type ReplayStore } from './exchange.ts';
import { isBroken } from './head.ts';
import { isRepeated } from './headers.ts';
import { redactBody, redactRaw, redactUrl } from './redact-body.ts';
import { ReplayConflictError } from './replay-conflict.ts';
import { type OtherForm, type ReplyFile, sendFile } from './reply-file.ts';
import { replyOnRecord } from './reply-on-record.ts';
import { pathOf, rawQuery } from './target.ts';
import { InvalidRequestError, parseJson, parseQuery, parseWith } from './validation.ts';
import { versionHeaders, versionIn } from './versions.ts';

/** `file` goes out instead of the body. */
export type Reply = { status: number; body: unknown; headers?: Record<string, string>; file?: ReplyFile };

/** What makes one surface differ from another on the wire. */
export interface Wire<Actor> {
  readonly name: string;
  /** Recognises the caller by its own header. @throws {AppError} when there is none to recognise */
  authenticate(request: FastifyRequest): Promise<Actor>;
  names(actor: Actor): ActorNames;
  /** Asked after recognition, before anything else: headers for every reply of this exchange. @throws {AppError} to refuse */
  admit?(actor: Actor): Promise<Record<string, string>>;
  /** Query parameters that an endpoint does not know are passed over, as a gateway does. */
  readonly ignoresUnknownQuery?: boolean;
  /** Status, wording and headers of an expected failure. */
  failure(error: AppError, requestId: string): Reply;
  /** A crash: fixed text, nothing of the error in it. */
  crash(requestId: string): Reply;
}

export type EndpointDeps = {
  db: Db;
  clock: Clock;
  ids: IdSource;
  log: Log;
  exchanges: ExchangeLog;
  replays: ReplayStore;
  /** Tests check each reply against its schema; production trusts the presenters' types. */
  checkReplies: boolean;
};

type Input<E extends Endpoint> = {
  params: E['params'] extends z.ZodObject ? z.infer<E['params']> : Record<never, never>;
  query: E['query'] extends z.ZodObject ? z.infer<E['query']> : Record<never, never>;
  body: E['body'] extends z.ZodObject ? z.infer<E['body']> : undefined;
  upload: E['upload'] extends object ? Uint8Array : undefined;
  /** The version that a change was made from. */
  ifMatch: E['versioned'] extends 'required' ? number : undefined;
};

export type Body<E extends Endpoint> = z.input<E['reply']>;

export type ReadHandler<E extends Endpoint, Actor> = (input: Input<E>, actor: Actor) => Promise<Body<E>>;
export type WriteHandler<E extends Endpoint, Actor, Ready = undefined> = (
  tx: Tx,
  input: Input<E>,
  actor: Actor,
  ready: Ready,
) => Promise<{ body: Body<E>; interviewId?: string }>;
/** What a write needs that takes time and no database: made before its transaction begins. */
export type Prepared<E extends Endpoint, Actor, Ready> = (input: Input<E>, actor: Actor) => Promise<Ready>;

/** The exchange in progress, hung on Fastify's request. */
type Exchange<Actor = unknown> = {
  startedAt: number;
  startedMs: number;
  requestId: string;
  actor: Actor | null;
  refusal: AppError | null;
  headers: Record<string, string>;
  recorded: boolean;
};

const exchanges = new WeakMap<FastifyRequest, Exchange>();

/** Registers one surface's endpoints: recognise, parse, one use case in one transaction, present, record, reply. */
export class EndpointRegistrar<Actor> {
  readonly #app: FastifyInstance;
  readonly #wire: Wire<Actor>;
  readonly #deps: EndpointDeps;

  constructor(app: FastifyInstance, wire: Wire<Actor>, deps: EndpointDeps) {
    this.#app = app;
    this.#wire = wire;
    this.#deps = deps;
    app.addHook('onRequest', async (request) => this.#open(request));
    app.addHook('onRequestAbort', async (request) => this.#aborted(request));
    app.setErrorHandler((error, request, reply) => this.#outsideHandler(error, request, reply));
  }

  /** A call that changes nothing. The reply waits until its record is safe. */
  read<E extends Endpoint>(endpoint: E, handler: ReadHandler<E, Actor>, otherForm?: OtherForm<Body<E>, Actor>): void {
    this.#route(endpoint, async (request, exchange) => {
      const input = this.#parse(endpoint, request);
      const body = await handler(input, exchange.actor as Actor);
      this.#check(endpoint, body);
      const file = await otherForm?.(request, body, exchange.actor as Actor);
      return { status: file?.status ?? 200, body, headers: versionHeaders(endpoint, body), ...(file && { file }) };
    });
  }

  /**
   * A call that changes something: one transaction holds the claim of the idempotency key, the use case and the
   * record. `restore` puts back into a stored reply what is never stored, such as links; `prepare` reads, before the
   * transaction opens, the files that the use case needs: it has no say in the reply.
   */
  write<E extends Endpoint>(
    endpoint: E,
    handler: WriteHandler<E, Actor>,
    restore: (tx: Tx, body: Body<E>) => Promise<Body<E>> = async (_tx, body) => body,
    prepare: ((input: Input<E>) => Promise<void>) | null = null,
  ): void {
    const prepared = prepare && (async (input: Input<E>) => void (await prepare(input)));
    this.#write<E, undefined>(endpoint, prepared, handler, restore);
  }

  /** As `write`, with work done first that would hold up the transaction. A repeat under a key does it again. */
  writePrepared<E extends Endpoint, Ready>(
    endpoint: E,
    prepare: Prepared<E, Actor, Ready>,
    handler: WriteHandler<E, Actor, Ready>,
  ): void {
    this.#write(endpoint, prepare, handler, async (_tx, body) => body);
  }

  #write<E extends Endpoint, Ready>(
    endpoint: E,
    prepare: Prepared<E, Actor, Ready> | null,
    handler: WriteHandler<E, Actor, Ready>,
    restore: (tx: Tx, body: Body<E>) => Promise<Body<E>>,
  ): void {
    this.#route(endpoint, async (request, exchange) => {
      const actor = exchange.actor as Actor;
      this.#idempotencyKey(endpoint, request, actor);
      // What is refused changed nothing and is not stored: the same Idempotency-Key may come with a corrected body.
      const input = this.#parse(endpoint, request);
      // A request that is refused in the unit of work never asks for it.
      const ready = (prepare === null ? undefined : await prepare(input, actor)) as Ready;
      const work = async (withRecord: boolean): Promise<Reply> => {
        // Held until the transaction has ended, however it did: a commit that fails runs nothing of what follows it.
        let release = (): void => undefined;
        try {
          return await this.#deps.db.transaction(async (tx): Promise<Reply> => {
            release();
            const claim = await this.#claim(endpoint, request, actor, tx);
            if (claim?.outcome === 'running') throw new ReplayConflictError('running');
            if (claim !== null) release = once(claim.release);
            if (claim?.outcome === 'other-body') throw new ReplayConflictError('other-body');
            let result: Reply;
            if (claim?.outcome === 'replay') {
              const { status, body } = claim.reply;
              result = {
                status,
                body: status === 200 ? await restore(tx, body as Body<E>) : body,
                headers: { 'idempotency-replayed': 'true' },
              };
            } else {
              const done = await handler(tx, input, actor, ready);
              this.#check(endpoint, done.body);
              if (claim !== null)
                await claim.store(
                  tx,
                  { status: 200, body: redactBody(endpoint.reply, done.body) },
                  done.interviewId ?? null,
                );
              result = { status: 200, body: done.body, headers: versionHeaders(endpoint, done.body) };
            }
            if (withRecord) await this.#insertRecord(tx, this.#record(endpoint, request, exchange, result));
            return result;
          });
        } finally {
          release();
        }
      };
      try {
        const result = await work(true);
        exchange.recorded = true;
        return result;
      } catch (error) {
        if (error instanceof RecordInsertError && !(error.cause instanceof UnavailableError)) {
          this.#deps.log.error('record-insert-failed', error);
          return await work(false);
        }
        if (error instanceof RecordInsertError) throw error.cause;
        throw error;
      }
    });
  }

  async #insertRecord(tx: Tx, record: ExchangeRecord): Promise<void> {
    try {
      await this.#deps.exchanges.insert(tx, record);
    } catch (error) {
      throw new RecordInsertError('the request record could not be inserted', { cause: error });
    }
  }

  #route(endpoint: Endpoint, run: (request: FastifyRequest, exchange: Exchange<Actor>) => Promise<Reply>): void {
    this.#app.route({
      method: endpoint.method,
      url: endpoint.path.replace(/\{([^}]+)\}/g, ':$1'),
      config: { endpoint },
      // A large body is not taken from somebody who is not known.
      ...(endpoint.upload === undefined ? {} : { bodyLimit: endpoint.upload.maxBytes, onRequest: refuseStranger }),
      handler: async (request, reply) => {
        const exchange = exchangeOf<Actor>(request);
        let result: Reply;
        let error: string | null = null;
        try {
          if (exchange.refusal) throw exchange.refusal;
          if (this.#wire.admit) exchange.headers = await this.#wire.admit(exchange.actor as Actor);
          if (endpoint.body !== undefined && !hasNoBody(request)) requireJson(request);
          if (endpoint.upload !== undefined) requireUpload(request, endpoint.upload.mediaTypes);
          result = await run(request, exchange);
        } catch (thrown) {
          ({ result, error } = this.#explain(thrown, exchange));
        }
        await this.#finish(endpoint, request, exchange, result, error);
        return this.#send(reply, exchange, result);
      },
    });
  }

  #explain(thrown: unknown, exchange: Exchange<Actor>): { result: Reply; error: string } {
    if (thrown instanceof AppError && !(thrown instanceof InvariantError)) {
      const failure = this.#wire.failure(thrown, exchange.requestId);
      const headers = thrown instanceof MediaTypeError ? thrown.headers : {};
      return {
        result: { ...failure, headers: { ...failure.headers, ...headers } },
        error: redactRaw(`${thrown.kind}: ${thrown.message}${thrown.note === null ? '' : ` (${thrown.note})`}`).slice(
          0,
          500,
        ),
      };
    }
    this.#deps.log.error('request-crashed', thrown, { requestId: exchange.requestId, surface: this.#wire.name });
    return {
      result: this.#wire.crash(exchange.requestId),
      error: `crash: ${thrown instanceof Error ? thrown.name : typeof thrown}${sqlState(thrown) ? ` ${sqlState(thrown)}` : ''}`,
    };
  }

  #begin(request: FastifyRequest): Exchange<Actor> {
    const exchange: Exchange<Actor> = {
      startedAt: this.#deps.clock.now(),
      startedMs: performance.now(),
      requestId: request.id,
      actor: null,
      refusal: null,
      headers: {},
      recorded: false,
    };
    exchanges.set(request, exchange);
    return exchange;
  }

  async #open(request: FastifyRequest): Promise<void> {
    const exchange = this.#begin(request);
    try {
      exchange.actor = await this.#wire.authenticate(request);
    } catch (thrown) {
      if (!(thrown instanceof AppError)) throw thrown;
      exchange.refusal = thrown;
    }
  }

  /** Errors outside a handler: the head was no good HTTP, the body was too large or broken off, the key store failed. */
  async #outsideHandler(thrown: unknown, request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
    const exchange = (exchanges.get(request) as Exchange<Actor> | undefined) ?? this.#begin(request);
    const { result, error } = this.#explain(exchange.refusal ?? bodyFault(thrown, request), exchange);
    await this.#finish(endpointOf(request), request, exchange, result, error);
    return this.#send(reply, exchange, result);
  }

  async #aborted(request: FastifyRequest): Promise<void> {
    const exchange = exchanges.get(request) as Exchange<Actor> | undefined;
    if (!exchange || exchange.recorded) return;
    // A handler that runs records by itself; only a request that never reached one is recorded here.
    if (request.body !== undefined || request.method === 'GET') return;
    const [status, error] = isBroken(request.raw)
      ? [400, 'malformed-request: the body broke off']
      : [499, 'aborted: the client hung up'];
    await this.#finish(endpointOf(request), request, exchange, { status, body: null }, error);
  }

  async #finish(
    endpoint: Endpoint | null,
    request: FastifyRequest,
    exchange: Exchange<Actor>,
    result: Reply,
    error: string | null,
  ): Promise<void> {
    if (exchange.recorded) return;
    exchange.recorded = true;
    await this.#deps.exchanges.append({ ...this.#record(endpoint, request, exchange, result), error });
  }

  #send(reply: FastifyReply, exchange: Exchange<Actor>, result: Reply): FastifyReply {
    reply.code(result.status).header('x-request-id', exchange.requestId).header('cache-control', 'no-store');
    for (const [name, value] of Object.entries({ ...exchange.headers, ...result.headers })) reply.header(name, value);
    if (result.file !== undefined) return sendFile(reply, result.file);
    return reply.type('application/json; charset=utf-8').send(JSON.stringify(result.body));
  }

  #parse<E extends Endpoint>(endpoint: E, request: FastifyRequest): Input<E> {
    requireParams(endpoint, request);
    const params = endpoint.params ? parseWith(endpoint.params, request.params) : {};
    const query = endpoint.query ? parseWith(endpoint.query, parseQuery(rawQuery(request))) : {};
    if (!endpoint.query && !this.#wire.ignoresUnknownQuery) refuseQuery(endpoint, rawQuery(request));
    const body = endpoint.body ? parseWith(endpoint.body, readBody(endpoint.body, bodyBytes(request))) : undefined;
    const upload = endpoint.upload ? bodyBytes(request) : undefined;
    const ifMatch = endpoint.versioned === 'required' ? versionIn(request) : undefined;
    return { params, query, body, upload, ifMatch } as Input<E>;
  }

  #check(endpoint: Endpoint, body: unknown): void {
    if (!this.#deps.checkReplies) return;
    const checked = endpoint.reply.safeParse(body);
    if (!checked.success)
      throw new InvariantError(`reply of ${endpoint.id} does not fit its schema: ${checked.error.message}`);
  }

  /** The caller's name for this request; null without one. @throws {InvalidRequestError} when it cannot be used here */
  #idempotencyKey(endpoint: Endpoint, request: FastifyRequest, actor: Actor): { keyId: string; key: string } | null {
    const key = request.headers['idempotency-key'];
    if (key === undefined) return null;
    const { keyId } = this.#wire.names(actor);
    const refuse = (message: string): never => {
      throw new InvalidRequestError([{ code: 'invalid_value', path: ['Idempotency-Key'], message }]);
    };
    if (!endpoint.idempotent || keyId === null) return refuse('is not understood by this call');
    if (isRepeated(request, 'idempotency-key')) return refuse('is sent more than once');
    if (!isKey(key)) return refuse('must have 1 to 255 characters');
    return { keyId, key };
  }

  async #claim(endpoint: Endpoint, request: FastifyRequest, actor: Actor, tx: Tx) {
    const named = this.#idempotencyKey(endpoint, request, actor);
    if (named === null) return null;
    return this.#deps.replays.claim(tx, {
      keyId: named.keyId,
      idempotencyKey: named.key,
      method: endpoint.method,
      path: pathOf(request),
      body: bodyBytes(request),
    });
  }

  #record(
    endpoint: Endpoint | null,
    request: FastifyRequest,
    exchange: Exchange<Actor>,
    result: Reply,
  ): ExchangeRecord {
    const names = exchange.actor === null ? NOBODY : this.#wire.names(exchange.actor as Actor);
    const raw = bodyBytes(request);
    const known = exchange.actor !== null;
    return {
      id: this.#deps.ids.next(),
      at: exchange.startedAt,
      requestId: exchange.requestId,
      ...names,
      method: request.method,
      route: endpoint?.path ?? null,
      path: redactUrl(pathOf(request)),
      query: redactUrl(rawQuery(request)),
      requestBody:
        raw.length === 0 || endpoint?.private || endpoint?.upload
          ? null
          : redactRaw(raw.subarray(0, known ? raw.length : 2_048).toString('utf8')),
      requestBytes: raw.length,
      requestSha256: raw.length === 0 ? null : sha256(raw),
      responseBody: endpoint?.private ? null : replyOnRecord(endpoint, result),
      status: result.status,
      error: null,
      durationMs: performance.now() - exchange.startedMs,
    };
  }
}

/** The record could not be inserted; the work itself was fine. */
export class RecordInsertError extends Error {}

/** A part of the path that names something is empty. */
export class EmptyParameterError extends AppError {
  readonly kind = 'empty-parameter';

  constructor(name: string, path: string) {
    super(`The path names no ${name}: it is ${path}`);
  }
}

function exchangeOf<Actor>(request: FastifyRequest): Exchange<Actor> {
  const exchange = exchanges.get(request);
  if (!exchange) throw new InvariantError('a request without an exchange');
  return exchange as Exchange<Actor>;
}

function once(work: () => void): () => void {
  let isDone = false;
  return () => {
    if (!isDone) work();
    isDone = true;
  };
}

function isKey(header: unknown): header is string {
  return typeof header === 'string' && header.length >= 1 && header.length <= 255;
}

function endpointOf(request: FastifyRequest): Endpoint | null {
  return (request.routeOptions.config as { endpoint?: Endpoint }).endpoint ?? null;
}

/** Neither a body nor a word of its type: what is missing is told field by field. */
function hasNoBody(request: FastifyRequest): boolean {
  return request.headers['content-type'] === undefined && bodyBytes(request).length === 0;
}

/** A path such as `/jobs/` names nothing. */
function requireParams(endpoint: Endpoint, request: FastifyRequest): void {
  const [empty] = Object.entries(request.params as Record<string, string>).find(([, value]) => value === '') ?? [];
  if (empty !== undefined) throw new EmptyParameterError(empty, endpoint.path);
}

async function refuseStranger(request: FastifyRequest): Promise<void> {
  const { refusal } = exchangeOf(request);
  if (refusal !== null) throw refusal;
}

/** An endpoint that asks for no field takes an empty body too. */
function readBody(schema: z.ZodObject, raw: Buffer): Record<string, unknown> {
  if (raw.length === 0 && Object.keys(schema.shape).length === 0) return {};
  const value = parseJson(raw);
  if (typeof value === 'object' && value !== null && !Array.isArray(value)) return value as Record<string, unknown>;
  throw new InvalidRequestError([{ code: 'invalid_type', path: [], message: 'must be an object' }]);
}

function refuseQuery(endpoint: Endpoint, query: string): void {
  const [name] = Object.keys(parseQuery(query));
  if (name === undefined) return;
  throw new InvalidRequestError([
    { code: 'unrecognized_keys', path: [name.slice(0, 64)], message: `${endpoint.id} takes no query parameters` },
  ]);
}
