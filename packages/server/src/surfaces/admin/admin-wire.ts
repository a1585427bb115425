import type { FastifyRequest } from 'fastify';
import type { ApiKeyErrors } from '../../features/api-keys/index.ts';
import type { PersonNotFoundError } from '../../features/data-rights/index.ts';
import type { ConversationErrors, ProgrammeErrors } from '../../features/founder-applications/index.ts';
import type { ProfileNotFoundError } from '../../features/profiles/index.ts';
import type { ClaimErrors } from '../../features/verification/index.ts';
import { equalSecrets } from '../../platform/crypto/digest.ts';
import { AppError } from '../../platform/errors.ts';
import type { Wire } from '../../platform/http/endpoint.ts';
import { NOBODY } from '../../platform/http/exchange.ts';
import { singleHeader } from '../../platform/http/headers.ts';
import { COMMON_ERRORS, crashReply, type ErrorRow, type ErrorTable, errorReply } from '../kit/error-table.ts';

class InvalidAdminSecretError extends AppError {
  readonly kind = 'invalid-admin-secret';

  constructor() {
    super('Invalid admin secret');
  }
}

/** Of errors that arise in this surface. */
type OwnKind =
  | 'invalid-admin-secret'
  | 'account-not-found'
  | 'task-not-found'
  | 'attestation-not-found'
  | 'too-many-attestations'
  | 'resume-refused'
  | 'export-refused';

const ERRORS = {
  ...COMMON_ERRORS,
  'invalid-admin-secret': { status: 401, headers: { 'www-authenticate': 'Key' } },
  'consumer-taken': { status: 409 },
  'account-kind': { status: 409 },
  'api-key-not-found': { status: 404 },
  'account-not-found': { status: 404 },
  'programme-not-found': { status: 404 },
  'slug-taken': { status: 409 },
  'task-not-found': { status: 404 },
  'person-not-found': { status: 404 },
  'profile-not-found': { status: 404 },
  'attestation-not-found': { status: 404 },
  'too-many-attestations': { status: 409 },
  'resume-refused': { status: 422 },
  'export-refused': { status: 422 },
  'claim-refused': { status: 422 },
  'too-many-codes': { status: 429 },
  // Told as a field of the request.
  'quota-order': null,
  'test-key': null,
  // Founders meet it, the administrator closes programmes.
  'programme-closed': null,
  'conversation-not-found': null,
} as const satisfies ErrorTable<
  ApiKeyErrors | ProgrammeErrors | ConversationErrors | PersonNotFoundError | ProfileNotFoundError | ClaimErrors
> &
  Record<OwnKind, ErrorRow>;

export type Administrator = { administrator: true };

/** Header `x-admin-secret`, compared as digests of fixed length: any length, script or repetition gives the same 401. */
export function createAdminWire(secrets: readonly string[]): Wire<Administrator> {
  return {
    name: 'admin',
    async authenticate(request: FastifyRequest) {
      const given = singleHeader(request, 'x-admin-secret');
      // Node reads header bytes as Latin-1; the secret may hold any character.
      const text = given === undefined ? '' : Buffer.from(given, 'latin1').toString('utf8');
      const good = secrets.map((secret) => equalSecrets(secret, text)).includes(true);
      if (given === undefined || !good) throw new InvalidAdminSecretError();
      return { administrator: true };
    },
    names: () => NOBODY,
    failure: (error, requestId) => errorReply(error, ERRORS, 403) ?? crashReply(requestId),
    crash: crashReply,
  };
}
