import {
  VERIFY_TOKEN_HEADER,
  type VerifyError,
  type VerifyReply,
  type VerifyState,
  verifyClaim,
  verifyCode,
  verifyConfirm,
} from '@colloquy/contract/public';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { z } from 'zod';
import { organizationIdentity } from '../../features/accounts/index.ts';
import {
  askForCode,
  type ClaimDeps,
  type ClaimErrors,
  ClaimRefusedError,
  confirmClaim,
  judgeClaim,
  readVerifyPage,
  startClaim,
  TooManyCodesError,
  type VerifyLinkErrors,
  type VerifyLinks,
  type VerifyPass,
} from '../../features/verification/index.ts';
import type { Db } from '../../platform/db/db.ts';
import { AppError } from '../../platform/errors.ts';
import { bodyFault, readJson, requireJson } from '../../platform/http/body.ts';
import { MediaTypeError } from '../../platform/http/body-errors.ts';
import { singleHeader } from '../../platform/http/headers.ts';
import { InvalidRequestError, parseWith } from '../../platform/http/validation.ts';
import type { Id } from '../../platform/ids.ts';
import type { Log } from '../../platform/log.ts';
import { type ErrorTable, type RequestErrors, retryHeaders, rowOf } from '../kit/error-table.ts';
import { presentVerifyState } from './present-verify.ts';
import type { WebFiles } from './web-files.ts';

export type VerifyDeps = { db: Db; log: Log; verifyLinks: VerifyLinks; claims: ClaimDeps; web: WebFiles };

type ErrorRow = { status: number; code: VerifyError['code'] };

const ERRORS = {
  'unknown-link': { status: 404, code: 'unknown-link' },
  'link-over': { status: 410, code: 'link-over' },
  'invalid-request': { status: 400, code: 'invalid' },
  'media-type': { status: 415, code: 'invalid' },
  'malformed-request': { status: 400, code: 'invalid' },
  'unmet-expectation': { status: 417, code: 'invalid' },
  'disk-full': { status: 503, code: 'internal' },
  'database-away': { status: 503, code: 'internal' },
  'body-too-large': { status: 413, code: 'too-large' },
  'claim-refused': { status: 422, code: 'claim-refused' },
  'too-many-codes': { status: 429, code: 'too-many-codes' },
} as const satisfies ErrorTable<VerifyLinkErrors | ClaimErrors | InvalidRequestError | RequestErrors, ErrorRow>;

/**
 * The page where a person confirms an address, and its own interface: same origin, no cookies, the token in one
 * header. Opening the page or reading its state changes nothing: mail scanners open links and run scripts.
 */
export function registerVerify(app: FastifyInstance, deps: VerifyDeps): void {
  app.setErrorHandler((error, request, reply) => sendError(deps, error, request, reply));

  app.get('/verify/:token', (request, reply) => {
    let status = 200;
    try {
      deps.verifyLinks.open((request.params as { token: string }).token, deps.claims.clock.now());
    } catch (error) {
      const row = error instanceof AppError ? rowOf<ErrorRow>(ERRORS, error) : null;
      if (!row) throw error;
      status = row.status;
    }
    // The page says it in the person's language.
    return deps.web.sendPage(reply.code(status), 'verify.html');
  });

  app.get('/verify/api/state', async (request, reply) => send(reply, await currentState(deps, open(deps, request))));

  // Whoever has no link is refused before a byte of the body is read.
  const onRequest = async (request: FastifyRequest): Promise<void> => {
    requireJson(request);
    open(deps, request);
  };

  app.post('/verify/api/claim', { onRequest }, async (request, reply) => {
    const pass = open(deps, request);
    const claim = await judgeClaim(bodyOf(request, verifyClaim));
    await deps.db.transaction(async (tx) => {
      const { claimant, mayClaim } = await readVerifyPage(tx, pass, deps.claims.clock.now());
      if (!mayClaim)
        throw new InvalidRequestError([
          { code: 'invalid_value', path: [], message: 'this link serves the claim of its mail only' },
        ]);
      await startClaim(tx, deps.claims, claimant, claim);
    });
    return answer(deps, reply, pass, null);
  });

  app.post('/verify/api/code', { onRequest }, async (request, reply) => {
    const pass = open(deps, request);
    const { id } = bodyOf(request, verifyCode);
    await deps.db.transaction((tx) => askForCode(tx, deps.claims, pass, id as Id<'claim'>));
    return answer(deps, reply, pass, null);
  });

  app.post('/verify/api/confirm', { onRequest }, async (request, reply) => {
    const pass = open(deps, request);
    const { id, code } = bodyOf(request, verifyConfirm);
    const outcome = await deps.db.transaction((tx) =>
      confirmClaim(tx, deps.claims, pass, { claimId: id as Id<'claim'>, code }),
    );
    return answer(deps, reply, pass, outcome);
  });
}

function open(deps: VerifyDeps, request: FastifyRequest): VerifyPass {
  return deps.verifyLinks.open(singleHeader(request, VERIFY_TOKEN_HEADER) ?? '', deps.claims.clock.now());
}

function bodyOf<Schema extends z.ZodObject>(request: FastifyRequest, schema: Schema): z.infer<Schema> {
  return parseWith(schema, readJson(request));
}

async function currentState(deps: VerifyDeps, pass: VerifyPass): Promise<VerifyState> {
  const view = await readVerifyPage(deps.db, pass, deps.claims.clock.now());
  return presentVerifyState(view, await organizationIdentity(deps.db, view.claimant.organizationId));
}

async function answer(
  deps: VerifyDeps,
  reply: FastifyReply,
  pass: VerifyPass,
  outcome: VerifyReply['outcome'],
): Promise<FastifyReply> {
  return send(reply, { outcome, state: await currentState(deps, pass) });
}

function send(reply: FastifyReply, body: VerifyState | VerifyReply | VerifyError): FastifyReply {
  return reply.header('cache-control', 'no-store').type('application/json; charset=utf-8').send(JSON.stringify(body));
}

function sendError(deps: VerifyDeps, error: unknown, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const thrown = bodyFault(error, request);
  const row = thrown instanceof AppError ? rowOf<ErrorRow>(ERRORS, thrown) : null;
  if (thrown instanceof MediaTypeError) reply.headers(thrown.headers);
  if (!row) deps.log.error('verify-crashed', thrown, { requestId: request.id });
  if (thrown instanceof AppError) reply.headers(retryHeaders(thrown));
  return send(reply.code(row?.status ?? 500), {
    status: row?.status ?? 500,
    code: row?.code ?? 'internal',
    message: row && thrown instanceof Error ? thrown.message : `Internal error (request ${request.id})`,
    ...(thrown instanceof ClaimRefusedError ? { reason: thrown.reason } : {}),
    ...(thrown instanceof TooManyCodesError && thrown.retryAfterSeconds !== null
      ? { retryAfterSeconds: thrown.retryAfterSeconds }
      : {}),
    ...(thrown instanceof InvalidRequestError ? { issues: thrown.issues } : {}),
  });
}
