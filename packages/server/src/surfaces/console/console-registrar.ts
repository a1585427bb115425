import { CONSOLE_API, type ConsoleEndpoint, FRESH_MS, may } from '@colloquy/contract/console';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { z } from 'zod';
import { type About, note } from '../../features/audit/index.ts';
import {
  NotAllowedError,
  OrganizationNotFoundError,
  readSession,
  type SignedIn,
  StaleSignInError,
} from '../../features/people/index.ts';
import type { Clock } from '../../platform/clock.ts';
import type { Db, Queryable, Tx } from '../../platform/db/db.ts';
import { AppError, InvariantError } from '../../platform/errors.ts';
import { bodyFault, readJson, requireJson } from '../../platform/http/body.ts';
import { MediaTypeError } from '../../platform/http/body-errors.ts';
import { compressed } from '../../platform/http/compressed.ts';
import { type OtherForm, type ReplyFile, sendFile } from '../../platform/http/reply-file.ts';
import { rawQuery } from '../../platform/http/target.ts';
import { parseQuery, parseWith } from '../../platform/http/validation.ts';
import type { Id, IdSource } from '../../platform/ids.ts';
import type { Log } from '../../platform/log.ts';
import { retryHeaders } from '../kit/error-table.ts';
import { consoleFailure } from './console-errors.ts';
import { requireOwnOrigin, requireSameSite } from './own-origin.ts';
import { cookieOf, sessionToken } from './session-cookie.ts';

export type RegistrarDeps = {
  db: Db;
  clock: Clock;
  ids: IdSource;
  log: Log;
  /** Origins of this system. */
  origins(): readonly string[];
  /** Tests check each reply against its schema. */
  checkReplies: boolean;
};

/** Somebody in their organization, with the role that they have at this instant. */
export type Actor = {
  sessionId: SignedIn['sessionId'];
  person: SignedIn['person'];
  /** Whether they showed who they are a short while ago. */
  isFresh: boolean;
  /** The one organization that the session opens; null: all of the person's. */
  only: SignedIn['only'];
} & NonNullable<SignedIn['membership']>;

type ActorOf<E extends ConsoleEndpoint> = E['asks'] extends 'nobody'
  ? null
  : E['asks'] extends 'person'
    ? SignedIn
    : Actor;

export type Input<E extends ConsoleEndpoint> = {
  params: E['params'] extends z.ZodObject ? z.infer<E['params']> : Record<never, never>;
  query: E['query'] extends z.ZodObject ? z.infer<E['query']> : Record<never, never>;
  body: E['body'] extends z.ZodObject ? z.infer<E['body']> : undefined;
  /** Origin of the page that calls; '' of a call that changes nothing. */
  origin: string;
  /** Network address of the caller. */
  address: string;
  /** A cookie of the call. */
  cookie(name: string): string | undefined;
  /** Aborted when the caller ends the connection, from the call of this on. */
  gone(): AbortSignal;
};

export type Noted = { organizationId: string; personId: Id<'person'> | null; action: string; about?: About };
/** For what belongs to no organization: a link that anybody may ask for, a challenge to a device. */
export const NO_ORGANIZATIONS = 'no-organizations';
/** What a call that changes something did: it leaves at least one entry. */
export type Done<E extends ConsoleEndpoint> = {
  body: z.input<E['reply']>;
  noted: readonly [Noted, ...Noted[]] | typeof NO_ORGANIZATIONS;
  cookie?: string | readonly string[];
};

export type ReadHandler<E extends ConsoleEndpoint> = (
  input: Input<E>,
  actor: ActorOf<E>,
) => Promise<z.input<E['reply']>>;
export type WriteHandler<E extends ConsoleEndpoint, Ready = undefined> = (
  tx: Tx,
  input: Input<E>,
  actor: ActorOf<E>,
  ready: Ready,
) => Promise<Done<E>>;

/** What is noted before it is done outside of any transaction, and what that takes. */
export type ClaimHandler<E extends ConsoleEndpoint, Claimed> = (
  tx: Tx,
  input: Input<E>,
  actor: ActorOf<E>,
) => Promise<{ noted: readonly [Noted, ...Noted[]]; claimed: Claimed }>;

/** A file that somebody takes along, and the entry that says so. */
export type Download = { file: ReplyFile; name: string; noted: readonly [Noted, ...Noted[]] };
export type DownloadHandler<E extends ConsoleEndpoint> = (input: Input<E>, actor: ActorOf<E>) => Promise<Download>;

type Reply<E extends ConsoleEndpoint> = { body: z.input<E['reply']>; cookie?: string | readonly string[] } | Download;

/** What was done by somebody in their organization. */
export function by(actor: Actor, action: string, kind?: string, id?: string): readonly [Noted] {
  const { organizationId, person } = actor;
  const about = kind === undefined || id === undefined ? {} : { about: { kind, id } };
  return [{ organizationId, personId: person.id, action, ...about }];
}

/** Registers the console's calls: own origin, session, right, schema, one use case, its entry in the same transaction. */
export class ConsoleRegistrar {
  readonly #app: FastifyInstance;
  readonly #deps: RegistrarDeps;
  readonly #known = new WeakMap<FastifyRequest, { origin: string; actor: unknown }>();

  constructor(app: FastifyInstance, deps: RegistrarDeps) {
    this.#app = app;
    this.#deps = deps;
    app.setErrorHandler((error, request, reply) => this.#sendError(error, request, reply));
    app.addHook('onSend', async (_request, reply) => {
      reply.header('cache-control', 'no-store').header('x-content-type-options', 'nosniff');
    });
  }

  read<E extends ConsoleEndpoint>(endpoint: E, handler: ReadHandler<E>): void {
    this.#route(endpoint, async (input: Input<E>, actor) => ({ body: await handler(input, actor) }));
  }

  /** `prepare` is what takes time and no transaction. */
  write<E extends ConsoleEndpoint>(endpoint: E, handler: WriteHandler<E>): void {
    this.writePrepared(endpoint, async () => undefined, handler);
  }

  writePrepared<E extends ConsoleEndpoint, Ready>(
    endpoint: E,
    prepare: (input: Input<E>, actor: ActorOf<E>) => Promise<Ready>,
    handler: WriteHandler<E, Ready>,
    otherForm?: OtherForm<z.input<E['reply']>, ActorOf<E>>,
  ): void {
    this.#route(
      endpoint,
      async (input: Input<E>, admitted, request) => {
        const ready = await prepare(input, admitted);
        return this.#deps.db.transaction(async (tx) => {
          // A body may take a minute to come, and a right may be gone by then.
          const actor = (await this.#actorOf(endpoint, request, tx)) as ActorOf<E>;
          const done = await handler(tx, input, actor, ready);
          if (done.noted !== NO_ORGANIZATIONS) for (const entry of done.noted) await note(tx, this.#deps, entry);
          return done;
        });
      },
      otherForm,
    );
  }

  /** What waits for somebody else, with its entry before it. */
  send<E extends ConsoleEndpoint, Claimed>(
    endpoint: E,
    claim: ClaimHandler<E, Claimed>,
    send: (claimed: Claimed) => Promise<z.input<E['reply']>>,
  ): void {
    this.#route(endpoint, async (input: Input<E>, _admitted, request) => {
      const { claimed } = await this.#deps.db.transaction(async (tx) => {
        const actor = (await this.#actorOf(endpoint, request, tx)) as ActorOf<E>;
        const made = await claim(tx, input, actor);
        for (const entry of made.noted) await note(tx, this.#deps, entry);
        return made;
      });
      return { body: await send(claimed) };
    });
  }

  /** A file is made before its entry, and given only with it. */
  download<E extends ConsoleEndpoint>(endpoint: E, handler: DownloadHandler<E>): void {
    this.#route(endpoint, async (input: Input<E>, admitted, request) => {
      const made = await handler(input, admitted);
      await this.#deps.db.transaction(async (tx) => {
        await this.#actorOf(endpoint, request, tx);
        for (const entry of made.noted) await note(tx, this.#deps, entry);
      });
      return made;
    });
  }

  #route<E extends ConsoleEndpoint>(
    endpoint: E,
    run: (input: Input<E>, actor: ActorOf<E>, request: FastifyRequest) => Promise<Reply<E>>,
    otherForm?: OtherForm<z.input<E['reply']>, ActorOf<E>>,
  ): void {
    this.#app.route({
      method: endpoint.method,
      url: CONSOLE_API + endpoint.path.replace(/\{([^}]+)\}/g, ':$1'),
      // Whoever may not is refused before a byte of the body is read.
      onRequest: async (request) => {
        this.#known.set(request, await this.#admit(endpoint, request));
      },
      handler: async (request, reply) => {
        const known = this.#known.get(request);
        if (known === undefined) throw new InvariantError('a call that nobody admitted');
        const input = this.#parse(endpoint, request, reply, known.origin);
        const made = await run(input, known.actor as ActorOf<E>, request);
        if ('file' in made) return sendDownload(reply, made);
        const { body, cookie } = made;
        if (this.#deps.checkReplies) checkReply(endpoint, body);
        for (const one of [cookie ?? []].flat()) reply.header('set-cookie', one);
        const file = await otherForm?.(request, body, known.actor as ActorOf<E>);
        if (file) return sendFile(reply.header('vary', 'accept, accept-language'), file);
        const text = await compressed(reply, JSON.stringify(body));
        return reply.type('application/json; charset=utf-8').send(text);
      },
    });
  }

  async #admit(endpoint: ConsoleEndpoint, request: FastifyRequest): Promise<{ origin: string; actor: unknown }> {
    let origin = '';
    if (endpoint.method === 'GET') requireSameSite(request, ['same-origin', 'none']);
    else {
      origin = requireOwnOrigin(request, this.#deps.origins());
      requireJson(request);
    }
    return { origin, actor: await this.#actorOf(endpoint, request) };
  }

  /** Rights are read again with every call. */
  async #actorOf(
    endpoint: ConsoleEndpoint,
    request: FastifyRequest,
    db: Queryable = this.#deps.db,
  ): Promise<SignedIn | Actor | null> {
    if (endpoint.asks === 'nobody') return null;
    const { clock } = this.#deps;
    const named = (request.params as { organization?: string }).organization ?? null;
    const isUsed = endpoint.unattended !== true;
    const signedIn = await readSession(db, clock, sessionToken(request), named, { isUsed });
    const isFresh = signedIn.freshAt !== null && clock.now() - signedIn.freshAt.getTime() < FRESH_MS;
    if (endpoint.asks === 'person') {
      if (endpoint.fresh === true && !isFresh) throw new StaleSignInError();
      return signedIn;
    }
    const { membership, person, sessionId, only } = signedIn;
    if (membership === null) throw new OrganizationNotFoundError();
    if (!may(membership.role, endpoint.asks)) throw new NotAllowedError(endpoint.asks);
    if (endpoint.fresh === true && !isFresh) throw new StaleSignInError();
    return { sessionId, person, isFresh, only, ...membership };
  }

  #parse<E extends ConsoleEndpoint>(
    endpoint: E,
    request: FastifyRequest,
    reply: FastifyReply,
    origin: string,
  ): Input<E> {
    const params = endpoint.params ? parseWith(endpoint.params, request.params) : {};
    const query = endpoint.query ? parseWith(endpoint.query, parseQuery(rawQuery(request))) : {};
    const body = endpoint.body ? parseWith(endpoint.body, readJson(request)) : undefined;
    return {
      params,
      query,
      body,
      origin,
      address: request.ip,
      cookie: (name: string) => cookieOf(request, name),
      gone: () => goneSignal(reply),
    } as Input<E>;
  }

  #sendError(error: unknown, request: FastifyRequest, reply: FastifyReply): FastifyReply {
    const thrown = bodyFault(error, request);
    const failure = consoleFailure(thrown);
    if (failure === null) this.#deps.log.error('console-crashed', thrown, { requestId: request.id });
    if (thrown instanceof MediaTypeError) reply.headers(thrown.headers);
    if (thrown instanceof AppError) reply.headers(retryHeaders(thrown));
    const crash = { kind: 'internal', message: `Internal error (request ${request.id})`, issues: [] };
    return reply
      .code(failure?.status ?? 500)
      .headers(failure?.headers ?? {})
      .type('application/json; charset=utf-8')
      .send(JSON.stringify(failure?.body ?? { error: crash }));
  }
}

function goneSignal({ raw }: FastifyReply): AbortSignal {
  const gone = new AbortController();
  if (raw.destroyed) gone.abort();
  else raw.once('close', () => gone.abort());
  return gone.signal;
}

function sendDownload(reply: FastifyReply, { file, name }: Download): FastifyReply {
  return sendFile(reply.header('content-disposition', `attachment; filename="${name}"`), file);
}

function checkReply(endpoint: ConsoleEndpoint, body: unknown): void {
  const checked = endpoint.reply.safeParse(body);
  if (!checked.success)
    throw new InvariantError(`reply of ${endpoint.path} does not fit its schema: ${checked.error.message}`);
}
