import type { FastifyRequest } from 'fastify';
import type { Caller, CallerErrors, KeyVerifier } from '../../features/api-keys/index.ts';
import { InvalidApiKeyError } from '../../features/api-keys/index.ts';
import type { ProfileNotFoundError } from '../../features/profiles/index.ts';
import type { VerifyLinkErrors } from '../../features/verification/index.ts';
import { AppError, type OutsideError } from '../../platform/errors.ts';
import type { EmptyParameterError, Reply, Wire } from '../../platform/http/endpoint.ts';
import { singleHeader } from '../../platform/http/headers.ts';
import type { InvalidRequestError } from '../../platform/http/validation.ts';
import type { OpenGate } from '../../platform/rate-limit/open-gate.ts';
import { rateLimitHeaders } from '../../platform/rate-limit/windows.ts';
import { type ErrorTable, type RequestErrors, retryHeaders, rowOf } from '../kit/error-table.ts';

class RateLimitedError extends AppError {
  readonly kind = 'rate-limited';
  readonly headers: Record<string, string>;

  constructor(headers: Record<string, string>) {
    super('API rate limit exceeded');
    this.headers = headers;
  }
}

type GatewayRow = { status: number; message?: string; headers?: Record<string, string> };

/** Document 3's errors: a gateway's bodies. */
const ERRORS = {
  'invalid-api-key': { status: 401, message: 'Invalid API key', headers: { 'www-authenticate': 'Key' } },
  'profile-not-found': { status: 404 },
  'empty-parameter': { status: 404 },
  'rate-limited': { status: 429 },
  'outside-failed': { status: 503, headers: { 'retry-after': '30' } },
  'disk-full': { status: 503 },
  'database-away': { status: 503 },
  'invalid-request': { status: 400, message: 'Bad request' },
  'malformed-request': { status: 400 },
  'unmet-expectation': { status: 417 },
  // It takes no bodies.
  'media-type': null,
  // It reads what was verified; links are those of the page.
  'unknown-link': null,
  'link-over': null,
  'body-too-large': null,
} as const satisfies ErrorTable<
  | VerifyLinkErrors
  | CallerErrors
  | ProfileNotFoundError
  | RateLimitedError
  | OutsideError
  | InvalidRequestError
  | RequestErrors
  | EmptyParameterError,
  GatewayRow
>;

export function gatewayReply(
  status: number,
  message: string,
  requestId: string,
  headers?: Record<string, string>,
): Reply {
  return { status, body: { message, request_id: requestId }, ...(headers ? { headers } : {}) };
}

/**
 * Speaks like the gateway that document 3's headers come from. A key that does not go together with the path's
 * consumer is as invalid as none; only recognised calls are counted, and every counted reply carries the figures.
 */
export function createNetworkWire(deps: { keys: KeyVerifier; gate: OpenGate }): Wire<Caller> {
  return {
    name: 'network',
    ignoresUnknownQuery: true,
    async authenticate(request: FastifyRequest) {
      const caller = await deps.keys.verify(singleHeader(request, 'apikey'), 'network');
      const { consumer } = request.params as { consumer?: string };
      if (consumer !== undefined && consumer !== caller.consumer) throw new InvalidApiKeyError();
      return caller;
    },
    names: (caller) => ({
      keyId: caller.keyId,
      userId: caller.account.userId,
      organizationId: caller.account.organizationId,
    }),
    async admit(caller) {
      const decision = await deps.gate(caller.consumer, caller.quota);
      if (decision === null) return {};
      const headers = rateLimitHeaders(decision);
      if (!decision.allowed) throw new RateLimitedError(headers);
      return headers;
    },
    failure(error, requestId) {
      const row = rowOf<GatewayRow>(ERRORS, error);
      if (row === null) return gatewayReply(500, 'An unexpected error occurred', requestId);
      const headers = {
        ...row.headers,
        ...retryHeaders(error),
        ...(error instanceof RateLimitedError ? error.headers : {}),
      };
      return gatewayReply(row.status, row.message ?? error.message, requestId, headers);
    },
    crash: (requestId) => gatewayReply(500, 'An unexpected error occurred', requestId),
  };
}
