import { type ApplyError, type ApplyReply, type ApplyState, applyStart } from '@colloquy/contract/public';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { identityOf } from '../../features/accounts/index.ts';
import { ensureCandidate } from '../../features/candidates/index.ts';
import {
  applicationPlan,
  type ConversationErrors,
  createConversation,
  type Programme,
  type ProgrammeErrors,
  ProgrammeNotFoundError,
  requirePublicProgramme,
} from '../../features/founder-applications/index.ts';
import { type InterviewLanguageError, roundedMinutes } from '../../features/interviewers/index.ts';
import type { Emit, InterviewErrors, RoomLinks } from '../../features/interviews/index.ts';
import { type Clock, toInstant } from '../../platform/clock.ts';
import type { Db } from '../../platform/db/db.ts';
import { AppError } from '../../platform/errors.ts';
import { bodyFault, readJson, requireJson } from '../../platform/http/body.ts';
import { MediaTypeError } from '../../platform/http/body-errors.ts';
import { type InvalidRequestError, parseWith } from '../../platform/http/validation.ts';
import type { IdSource } from '../../platform/ids.ts';
import type { Log } from '../../platform/log.ts';
import { type ErrorTable, type RequestErrors, retryHeaders, rowOf } from '../kit/error-table.ts';
import { presentIdentity } from '../kit/present-identity.ts';
import { AddressLimit } from './address-limit.ts';
import type { WebFiles } from './web-files.ts';

export type ApplyDeps = { db: Db; clock: Clock; ids: IdSource; log: Log; emit: Emit; rooms: RoomLinks; web: WebFiles };

/** A class of students behind one address may start together; a program that fills the list is slowed down. */
const LIMITS = { minute: 20, day: 200 } as const;
/** Bodies that are read at all: some are mistyped, so more than starts. */
const BODY_LIMITS = { minute: 60, day: 1_000 } as const;

class TooManyStartsError extends AppError {
  readonly kind = 'too-many-starts';

  constructor(retryAfterSeconds: number) {
    super('too many applications were started from this network: try again later', { retryAfterSeconds });
  }
}

type ErrorRow = { status: number; code: ApplyError['code'] };

const ERRORS = {
  'programme-not-found': { status: 404, code: 'unknown-programme' },
  'invalid-request': { status: 400, code: 'invalid' },
  'media-type': { status: 415, code: 'invalid' },
  'malformed-request': { status: 400, code: 'invalid' },
  'unmet-expectation': { status: 417, code: 'invalid' },
  'disk-full': { status: 503, code: 'internal' },
  'database-away': { status: 503, code: 'internal' },
  'body-too-large': { status: 413, code: 'too-large' },
  'too-many-starts': { status: 429, code: 'too-many' },
  // A closed programme is one that is not there; names are the administrator's.
  'programme-closed': null,
  'slug-taken': null,
  'conversation-not-found': null,
  'interview-not-found': null,
  'move-refused': null,
  'interview-language-not-written': null,
} as const satisfies ErrorTable<
  | ProgrammeErrors
  | ConversationErrors
  | InterviewErrors
  | TooManyStartsError
  | InvalidRequestError
  | RequestErrors
  | InterviewLanguageError,
  ErrorRow
>;

/** The page by which a founder applies. Opening it changes nothing; a conversation is made when the founder asks for it. */
export function registerApply(app: FastifyInstance, deps: ApplyDeps): void {
  const limit = new AddressLimit(deps.clock, LIMITS);
  const bodies = new AddressLimit(deps.clock, BODY_LIMITS);
  app.setErrorHandler((error, request, reply) => sendError(deps, error, request, reply));

  app.get('/apply/:programme', async (request, reply) => {
    const isOpen = await requirePublicProgramme(deps.db, slugOf(request)).then(
      () => true,
      (error: unknown) => {
        if (error instanceof ProgrammeNotFoundError) return false;
        throw error;
      },
    );
    // The page says it in the founder's language.
    return deps.web.sendPage(reply.code(isOpen ? 200 : 404), 'apply.html');
  });

  app.get('/apply/api/:programme', async (request, reply) =>
    send(reply, await shown(deps, await requirePublicProgramme(deps.db, slugOf(request)))),
  );

  const takeOne = (from: AddressLimit, { ip }: FastifyRequest): void => {
    const { retryAfterSeconds } = from.take(ip);
    if (retryAfterSeconds !== null) throw new TooManyStartsError(retryAfterSeconds);
  };
  const onRequest = async (request: FastifyRequest): Promise<void> => {
    requireJson(request);
    takeOne(bodies, request);
  };
  app.post('/apply/api/:programme', { onRequest }, async (request, reply) => {
    const { source, language } = bodyOf(request);
    takeOne(limit, request);
    const interview = await deps.db.transaction(async (tx) => {
      const programme = await requirePublicProgramme(tx, slugOf(request));
      const { accountId } = programme;
      const created = await createConversation(tx, deps, {
        accountId,
        programme,
        cohort: null,
        source: source ?? null,
        language: language ?? null,
        given: { email: null, name: null, pitchDeck: null },
        candidateId: await ensureCandidate(tx, deps.ids, accountId, null),
      });
      return created.interview;
    });
    return send(reply, {
      url: deps.rooms.url(interview),
      expiresAt: toInstant(interview.expiresAt.getTime()),
    });
  });
}

function slugOf(request: FastifyRequest): string {
  return (request.params as { programme: string }).programme;
}

function bodyOf(request: FastifyRequest) {
  return parseWith(applyStart, readJson(request));
}

async function shown(deps: ApplyDeps, { accountId, name, language, ask }: Programme): Promise<ApplyState> {
  const { planned, plannedMs } = applicationPlan(ask ?? undefined);
  const identity = await identityOf(deps.db, accountId);
  return {
    organization: identity.name,
    identity: presentIdentity(identity),
    programme: name,
    language,
    questionCount: planned.length,
    plannedMinutes: roundedMinutes(plannedMs),
  };
}

function send(reply: FastifyReply, body: ApplyState | ApplyReply | ApplyError): FastifyReply {
  return reply.header('cache-control', 'no-store').type('application/json; charset=utf-8').send(JSON.stringify(body));
}

function sendError(deps: ApplyDeps, error: unknown, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const thrown = bodyFault(error, request);
  const row = thrown instanceof AppError ? rowOf<ErrorRow>(ERRORS, thrown) : null;
  if (thrown instanceof MediaTypeError) reply.headers(thrown.headers);
  if (!row) deps.log.error('apply-crashed', thrown, { requestId: request.id });
  if (thrown instanceof AppError) reply.headers(retryHeaders(thrown));
  return send(reply.code(row?.status ?? 500), {
    status: row?.status ?? 500,
    code: row?.code ?? 'internal',
    message: row && thrown instanceof Error ? thrown.message : `Internal error (request ${request.id})`,
  });
}
