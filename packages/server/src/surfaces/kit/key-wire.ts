import type { Scope } from '@colloquy/contract/admin';
import type { FastifyRequest } from 'fastify';
import type { Caller, KeyVerifier } from '../../features/api-keys/index.ts';
import type { AppError } from '../../platform/errors.ts';
import type { Wire } from '../../platform/http/endpoint.ts';
import { crashReply, type ErrorRow, errorReply } from './error-table.ts';

/** A surface of documents 1 and 2: an API key of one scope in one header, errors as `{status, errors}`. */
export function createKeyWire(options: {
  name: string;
  scope: Scope;
  keys: KeyVerifier;
  keyOf(request: FastifyRequest): string | undefined;
  errors: Readonly<Record<string, ErrorRow | null>>;
  invalidStatus: 400 | 403;
}): Wire<Caller> {
  return {
    name: options.name,
    authenticate: (request) => options.keys.verify(options.keyOf(request), options.scope),
    names: (caller) => ({
      keyId: caller.keyId,
      userId: caller.account.userId,
      organizationId: caller.account.organizationId,
    }),
    failure(error: AppError, requestId) {
      return errorReply(error, options.errors, options.invalidStatus) ?? crashReply(requestId);
    },
    crash: crashReply,
  };
}
