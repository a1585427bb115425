import { type BounceReply, bounce } from '@colloquy/contract/public';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { type BounceFault, noteBounce, readBounce } from '../../features/mails/index.ts';
import type { Clock } from '../../platform/clock.ts';
import { opensWith } from '../../platform/crypto/digest.ts';
import type { Db } from '../../platform/db/db.ts';
import { AppError } from '../../platform/errors.ts';
import { bodyBytes, contentType, readJson, requireJson } from '../../platform/http/body.ts';
import { MediaTypeError } from '../../platform/http/body-errors.ts';
import { InvalidRequestError, parseWith } from '../../platform/http/validation.ts';
import { type Id, parseId } from '../../platform/ids.ts';
import { bearerToken } from '../kit/bearer.ts';
import type { ErrorTable, RequestErrors } from '../kit/error-table.ts';
import { answerRefusals } from '../kit/hook-replies.ts';
import { AddressLimit } from './address-limit.ts';

export type BounceDeps = { db: Db; clock: Clock; tokens: readonly string[] };

const STATUSES = {
  'media-type': 415,
  'malformed-request': 400,
  'unmet-expectation': 417,
  'disk-full': 503,
  'database-away': 503,
  'body-too-large': 413,
  'invalid-request': 400,
  'wrong-token': 401,
  'mail-not-found': 404,
  'too-many-tokens': 429,
} as const satisfies ErrorTable<
  WrongTokenError | MailNotFoundError | TooManyTokensError | InvalidRequestError | RequestErrors,
  number
>;

/** Said by a token that is none of ours. */
class WrongTokenError extends AppError {
  readonly kind = 'wrong-token';

  constructor() {
    super('Invalid token');
  }
}

class TooManyTokensError extends AppError {
  readonly kind = 'too-many-tokens';

  constructor(retryAfterSeconds: number) {
    super('Too many wrong tokens came from this network: try again later', { retryAfterSeconds });
  }
}

class MailNotFoundError extends AppError {
  readonly kind = 'mail-not-found';

  constructor() {
    super('Mail not found');
  }
}

/** @throws {InvalidRequestError} */
function refuseReport(fault: BounceFault): never {
  const issue = { code: 'invalid_value' as const, path: [] };
  switch (fault) {
    case 'no-mail-named':
      throw new InvalidRequestError([
        { ...issue, message: 'names no mail of this system in an X-Colloquy-Mail header' },
      ]);
    case 'several-mails-named':
      throw new InvalidRequestError([{ ...issue, message: 'names several mails' }]);
    case 'no-report':
      throw new InvalidRequestError([
        { ...issue, message: 'is no report of a delivery: it has neither an Action nor a Status' },
      ]);
  }
}

/** Wrong tokens from one network: a token that is being rotated costs some, a program that guesses many. */
const WRONG_LIMITS = { minute: 60, day: 5_000 } as const;

/**
 * For a relay whose mails came back, with a token of its own: by the id of the mail, or with the report that the relay was
 * sent. Errors as `{status, errors}`.
 */
export function registerBounces(app: FastifyInstance, deps: BounceDeps): void {
  const wrong = new AddressLimit(deps.clock, WRONG_LIMITS);
  answerRefusals(app, STATUSES, (thrown, status, _request, reply) => {
    if (status === 401) reply.header('www-authenticate', 'Bearer');
    return thrown instanceof InvalidRequestError ? thrown.issues : thrown.message;
  });
  /** Before a byte of the body is read. */
  const admit = (request: FastifyRequest): void => {
    const { retryAfterSeconds } = wrong.look(request.ip);
    if (retryAfterSeconds !== null) throw new TooManyTokensError(retryAfterSeconds);
    if (opensWith(deps.tokens, bearerToken(request))) return;
    wrong.take(request.ip);
    throw new WrongTokenError();
  };
  const note = async (bounced: {
    mailId: Id<'mail'> | null;
    code: number | null;
    reply: string;
  }): Promise<BounceReply> => {
    const { mailId, code, reply } = bounced;
    if (mailId === null) throw new MailNotFoundError();
    const outcome = await deps.db.transaction((tx) => noteBounce(tx, deps, { mailId, code, reply }));
    if (outcome === null) throw new MailNotFoundError();
    return { id: mailId, outcome };
  };

  app.post(
    '/api/v1/admin/mails/:id/bounce',
    {
      onRequest: async (request) => {
        admit(request);
        requireJson(request);
      },
    },
    async (request, reply) => {
      const { code, reply: said } = parseWith(bounce, readJson(request));
      const mailId = parseId<'mail'>((request.params as { id: string }).id);
      return send(reply, await note({ mailId, code: code ?? null, reply: said ?? '' }));
    },
  );

  app.post(
    '/webhooks/bounces',
    {
      onRequest: async (request) => {
        admit(request);
        const type = contentType(request).split(';')[0]?.trim().toLowerCase();
        if (type !== 'message/rfc822') throw new MediaTypeError('the body must be message/rfc822');
      },
    },
    async (request, reply) => {
      // Whatever is no UTF-8 in it is in lines that are not looked at.
      const report = readBounce(bodyBytes(request).toString('latin1'));
      if (!report.ok) return refuseReport(report.fault);
      const { mailId, isFailure, code } = report;
      if (!isFailure) return send(reply, { id: mailId, outcome: 'passed-over' });
      return send(reply, await note({ mailId, code, reply: report.reply }));
    },
  );
}

function send(reply: FastifyReply, body: BounceReply): FastifyReply {
  return reply.header('cache-control', 'no-store').type('application/json; charset=utf-8').send(JSON.stringify(body));
}
