import type { Endpoint } from '@colloquy/contract/shared';
import type { FastifyRequest } from 'fastify';
import { AppError, InvariantError } from '../errors.ts';
import { isRepeated } from './headers.ts';
import { InvalidRequestError } from './validation.ts';

/** A change without the version that it was made from could undo what somebody else did meanwhile. */
export class VersionRequiredError extends AppError {
  readonly kind = 'version-required';

  constructor() {
    super('If-Match is required: send the ETag of the version that the change was made from');
  }
}

/** As `ETag` gives it; a proxy that compresses makes it a weak one. */
const VERSION = /^\s*(?:W\/)?"([1-9]\d{0,8})"\s*$/;

/** The version that `If-Match` names. @throws {VersionRequiredError | InvalidRequestError} */
export function versionIn(request: FastifyRequest): number {
  const header = request.headers['if-match'];
  if (header === undefined) throw new VersionRequiredError();
  const refuse = (message: string): never => {
    throw new InvalidRequestError([{ code: 'invalid_format', path: ['If-Match'], message }]);
  };
  if (isRepeated(request, 'if-match')) return refuse('is sent more than once');
  const [, version] = VERSION.exec(header) ?? [];
  return version === undefined ? refuse('must be one version as ETag gives it, such as "3"') : Number(version);
}

/** `ETag` of a reply that shows a version. */
export function versionHeaders({ id, versioned }: Endpoint, body: unknown): Record<string, string> {
  if (versioned === undefined) return {};
  const version = (body as { data?: { version?: unknown } }).data?.version;
  if (typeof version !== 'number') throw new InvariantError(`the reply of ${id} names no version`);
  return { etag: `"${version}"` };
}
