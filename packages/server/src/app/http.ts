import { fileURLToPath } from 'node:url';
import Fastify, { type FastifyInstance, type FastifyReply } from 'fastify';
import { Sealer } from '../platform/crypto/sealer.ts';
import { InvariantError } from '../platform/errors.ts';
import { takeBodies } from '../platform/http/body.ts';
import { decodablePath } from '../platform/http/decodable-path.ts';
import type { EndpointDeps } from '../platform/http/endpoint.ts';
import { redactRaw } from '../platform/http/redact-body.ts';
import { registerAdmin } from '../surfaces/admin/admin-surface.ts';
import { registerAts } from '../surfaces/ats/ats-surface.ts';
import { ChangeHub } from '../surfaces/console/change-hub.ts';
import { registerConsole } from '../surfaces/console/console-surface.ts';
import { registerConversations } from '../surfaces/conversations/conversations-surface.ts';
import { registerHiring } from '../surfaces/hiring/hiring-surface.ts';
import { registerInterviewers } from '../surfaces/interviewers/interviewers-surface.ts';
import { interviewResults } from '../surfaces/links/interview-results.ts';
import { registerLinks } from '../surfaces/links/links-surface.ts';
import { registerMcp } from '../surfaces/mcp/mcp-surface.ts';
import { registerNetwork } from '../surfaces/network/network-surface.ts';
import { registerAccuracy } from '../surfaces/public/accuracy-surface.ts';
import { registerApply } from '../surfaces/public/apply-surface.ts';
import { registerBounces } from '../surfaces/public/bounces.ts';
import { registerDocs } from '../surfaces/public/docs-surface.ts';
import { registerIdentityWebhook } from '../surfaces/public/identity-webhook.ts';
import { registerLogos } from '../surfaces/public/logos.ts';
import { registerMetrics } from '../surfaces/public/metrics.ts';
import { registerHealth, registerPublic } from '../surfaces/public/public-surface.ts';
import { registerVerify } from '../surfaces/public/verify-surface.ts';
import { WebFiles } from '../surfaces/public/web-files.ts';
import { PollHub } from '../surfaces/room/poll-hub.ts';
import { registerRoom } from '../surfaces/room/room-surface.ts';
import { registerSessions } from '../surfaces/sessions/sessions-surface.ts';
import { registerWebhooks } from '../surfaces/webhooks/webhooks-surface.ts';
import { atsDeps } from './ats.ts';
import type { Context } from './context.ts';
import { Edge } from './edge.ts';
import { modelReaderFor, planEnqueuer } from './model.ts';
import { traceRequests } from './request-traces.ts';
import { watchRequests } from './request-watch.ts';
import { createResultPdfs } from './result-pdfs.ts';
import { signInProvider } from './single-sign-on.ts';
import { VERSION } from './version.ts';

/** A database comes back within seconds; clients that come too early are told so again. */
const RETRY_AFTER_S = 3;
const BODY_LIMIT = 1_048_576;
/** Asked for in this way: an import of `node:http` reads every name of it, and one of them loads a whole HTTP client. */
const { maxHeaderSize } = process.getBuiltinModule('node:http');
const WEB = fileURLToPath(new URL('../../../web/dist/app', import.meta.url));
const REQUEST_ID = /^[A-Za-z0-9._:-]{1,128}$/;

export type HttpServer = {
  app: FastifyInstance;
  hub: PollHub;
  /** Reads what the first page needs ahead of it. */
  warm(): void;
  /** From now on readiness says no, polls are answered soon, and each connection is closed with its next reply. */
  drain(): void;
};

/** All surfaces on one origin; a worker has health and metrics alone. */
export async function createHttp(context: Context, options: { checkReplies: boolean }): Promise<HttpServer> {
  const { config, db, clock, ids, log, requestLog, replays } = context;
  const proxies = config.http.trustProxy;
  const edge = new Edge(context);
  const app = Fastify({
    bodyLimit: BODY_LIMIT,
    // Bodies and replies are checked by the contract's schemas: the compilers of Fastify's own are not even loaded.
    schemaController: { compilersFactory: { buildValidator: noSchemas, buildSerializer: noSchemas } },
    trustProxy: typeof proxies === 'number' ? (_address: string, hop: number) => hop < proxies : proxies,
    rewriteUrl: (request) => decodablePath(request.url ?? '/'),
    routerOptions: {
      // As long as the headers may be: a long name is nobody's, which its endpoint says.
      maxParamLength: maxHeaderSize,
      querystringParser: (text) => Object.fromEntries(new URLSearchParams(`?${text}`)),
    },
    genReqId: (request) => {
      const given = request.headers['x-request-id'];
      // Whatever looks like a secret does not become a name that is in logs and replies.
      const isUsable = typeof given === 'string' && REQUEST_ID.test(given) && redactRaw(given) === given;
      return edge.name(request, isUsable ? given : ids.next());
    },
    keepAliveTimeout: 65_000,
    requestTimeout: 60_000,
    forceCloseConnections: 'idle',
    // Looked for where the reply has our form.
    http: { requireHostHeader: false },
    clientErrorHandler: (error, socket) => edge.answerUnreadable(error, socket),
    // A target that is no path, `*` for one, leads nowhere.
    frameworkErrors: (_error, request, reply: FastifyReply) =>
      void reply.code(404).header('x-request-id', request.id).send({ status: 404, errors: 'Not found' }),
  });
  context.origin.serve(app);
  let isDraining = false;
  app.addHook('onSend', async (request, reply) => {
    if (!reply.hasHeader('x-request-id')) reply.header('x-request-id', request.id);
    if (reply.statusCode === 503 && !reply.hasHeader('retry-after')) reply.header('retry-after', String(RETRY_AFTER_S));
    if (isDraining) reply.header('connection', 'close');
  });
  traceRequests(app, context.tracer);
  watchRequests(app, { log, figures: context.requestFigures });
  edge.install(app);
  takeBodies(app);
  const endpoint: EndpointDeps = {
    db,
    clock,
    ids,
    log,
    exchanges: requestLog,
    replays,
    checkReplies: options.checkReplies,
  };
  const results = interviewResults({ db, clock, links: context.links, phrases: context.room.phrases });
  const pdfs = createResultPdfs(app, context);
  const web = new WebFiles(WEB);
  const hub = new PollHub({ db, log });
  const changes = new ChangeHub({ db });
  app.addHook('preClose', async () => changes.stop());
  const server: HttpServer = {
    app,
    hub,
    warm: () => web.warm(),
    drain() {
      isDraining = true;
      hub.drain();
      changes.drain();
    },
  };
  await app.register(async (scope) => registerHealth(scope, () => health(context, isDraining)));
  await app.register(async (scope) =>
    registerMetrics(scope, {
      metrics: context.metrics,
      adminSecrets: context.secrets.admin,
      tokens: context.secrets.metrics,
    }),
  );
  if (config.role === 'worker') return server;

  if (config.surfaces.has('hiring')) {
    await app.register(async (scope) =>
      registerHiring(scope, {
        ...endpoint,
        keys: context.keys,
        rooms: context.rooms,
        links: context.links,
        prepareJob: context.readings.prepareJob,
        content: context.content,
        occupations: context.occupations,
        emit: context.emit,
        results,
        pdfs,
        queue: context.queue,
        sendsMail: context.sendsMail,
        outboundAllow: config.outboundAllow,
        enqueueCvFetch: context.enqueueCvFetch,
        enqueuePlan: planEnqueuer(context),
      }),
    );
    await app.register(async (scope) =>
      registerInterviewers(scope, { ...endpoint, keys: context.keys, content: context.content }),
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
        results,
        pdfs,
        types: context.types,
        outboundAllow: config.outboundAllow,
        enqueueCvFetch: context.enqueueCvFetch,
      }),
    );
  }
  if (config.surfaces.has('conversations')) {
    await app.register(async (scope) =>
      registerConversations(scope, {
        ...endpoint,
        keys: context.keys,
        rooms: context.rooms,
        emit: context.emit,
        links: context.links,
      }),
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
    registerWebhooks(scope, {
      ...endpoint,
      keys: context.keys,
      queue: context.queue,
      sealer: context.sealer,
      consoleUrls: context.consoleUrls,
      deliver: context.deliver,
      outboundAllow: config.outboundAllow,
    }),
  );
  const ats = atsDeps(context, endpoint);
  await app.register(async (scope) => registerAts(scope, ats));
  await app.register(async (scope) =>
    registerMcp(scope, {
      ...ats,
      rooms: context.rooms,
      results,
      content: context.content,
      occupations: context.occupations,
      prepareJob: context.readings.prepareJob,
      enqueuePlan: planEnqueuer(context),
      version: VERSION,
      origins: () => (config.http.publicUrls.length > 0 ? config.http.publicUrls : [context.origin.current]),
    }),
  );
  await app.register(async (scope) =>
    registerAdmin(scope, {
      ...endpoint,
      adminSecrets: context.secrets.admin,
      blobs: context.blobs,
      dataRights: context.dataRights,
      erased: context.erased,
      readResume: context.readings.readResume,
      readExport: context.readings.readExport,
      claims: context.claims,
      verifyLinks: context.verifyLinks,
      origin: () => context.origin.current,
    }),
  );
  await app.register(async (scope) =>
    registerConsole(scope, {
      db,
      clock,
      ids,
      log,
      checkReplies: options.checkReplies,
      origins: () => (config.http.publicUrls.length > 0 ? config.http.publicUrls : [context.origin.current]),
      rooms: context.rooms,
      links: context.links,
      results,
      pdfs,
      emit: context.emit,
      content: context.content,
      occupations: context.occupations,
      prepareJob: context.readings.prepareJob,
      readDraft: context.readings.readDraft,
      rehearse: context.readings.rehearse,
      queue: context.queue,
      blobs: context.blobs,
      sealer: context.sealer,
      deliver: context.deliver,
      outboundAllow: config.outboundAllow,
      mail: context.mail,
      sendsMail: context.sendsMail,
      mailFrom: context.mailFrom,
      consoleUrls: context.consoleUrls,
      provider: signInProvider(context),
      visits: new Sealer(context.secrets.signing, 'sign-in-visits'),
      enqueueCvFetch: context.enqueueCvFetch,
      enqueuePlan: planEnqueuer(context),
      smallestGroup: config.smallestGroup,
      dataRights: context.dataRights,
      changes,
      web,
    }),
  );
  await app.register(async (scope) =>
    registerRoom(scope, {
      room: context.room,
      links: context.rooms,
      hub,
      recordings: context.recordings,
      recordingDays: config.recording.retentionDays,
      hearing: {
        ...context.recordings,
        room: context.room,
        ears: context.ears,
        voice: context.voice,
        mayLeave: context.mayLeave,
      },
      voice: context.voice,
      sendsMail: context.sendsMail,
      fair: {
        smallestGroup: config.smallestGroup,
        readerOf: async (interview) => ((await modelReaderFor(context, interview)) ?? context.readings.answers).engine,
      },
    }),
  );
  await app.register(async (scope) =>
    registerLinks(scope, {
      db,
      clock,
      ids,
      links: context.links,
      phrases: context.room.phrases,
      words: () => context.content.loadMessages('report', 'en'),
      pdfs,
      web,
      blobs: context.blobs,
      consoleUrls: context.consoleUrls,
    }),
  );
  await app.register(async (scope) => registerPublic(scope, { db, rooms: context.rooms, web }));
  await app.register(async (scope) =>
    registerAccuracy(scope, {
      reader: context.answerReader,
      version: VERSION,
      words: (language) => context.content.loadMessages('accuracy', language),
    }),
  );
  await app.register(async (scope) =>
    registerVerify(scope, { db, log, verifyLinks: context.verifyLinks, claims: context.claims, web }),
  );
  await app.register(async (scope) =>
    registerApply(scope, { db, clock, ids, log, emit: context.emit, rooms: context.rooms, web }),
  );
  const { identity } = context;
  if (identity !== null)
    await app.register(async (scope) => registerIdentityWebhook(scope, { db, clock, ids, log, identity }));
  await app.register(async (scope) => registerLogos(scope, { db }));
  const { bounces } = context.secrets;
  if (bounces.length > 0) await app.register(async (scope) => registerBounces(scope, { db, clock, tokens: bounces }));
  await app.register(async (scope) =>
    registerDocs(scope, { origin: () => context.origin.current, version: VERSION, surfaces: config.surfaces, web }),
  );
  return server;
}

function noSchemas(): never {
  throw new InvariantError('a route of Fastify has a schema of its own');
}

async function health(
  context: Context,
  isDraining: boolean,
): Promise<{ ready: boolean; checks: Record<string, boolean> }> {
  const database = await context.db.query('select 1').then(
    () => true,
    () => false,
  );
  const disk = !context.disk.isShort;
  return { ready: database && disk && !isDraining, checks: { database, disk, open: !isDraining } };
}
