import type { FastifyRequest } from 'fastify';
import type { Caller, KeyVerifier } from '../../features/api-keys/index.ts';
import { InvalidApiKeyError } from '../../features/api-keys/index.ts';
import { AppError } from '../../platform/errors.ts';
import type { Reply, Wire } from '../../platform/http/endpoint.ts';
import { singleHeader } from '../../platform/http/headers.ts';
import type { OpenGate } from '../../platform/rate-limit/open-gate.ts';
import { rateLimitHeaders } from '../../platform/rate-limit/windows.ts';
import { retryHeaders } from '../kit/error-table.ts';

class RateLimitedError extends AppError {
  readonly kind = 'rate-limited';
  readonly headers: Record<string, string>;

  constructor(headers: Record<string, string>) {
    super('API rate limit exceeded');
    this.headers = headers;
  }
}

/** Document 3's errors: a gateway's bodies. */
const ERRORS: Readonly<Record<string, { status: number; message?: string; headers?: Record<string, string> }>> = {
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
};

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
      const row = ERRORS[error.kind];
      if (!row) return gatewayReply(500, 'An unexpected error occurred', requestId);
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
