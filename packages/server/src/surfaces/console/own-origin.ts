import type { FastifyRequest } from 'fastify';
import { AppError } from '../../platform/errors.ts';
import { singleHeader } from '../../platform/http/headers.ts';

/** The call was not made by a page of this system. */
export class ForeignOriginError extends AppError {
  readonly kind = 'foreign-origin';

  constructor() {
    super('The console takes calls from its own pages only');
  }
}

/** What is sent over an open line can be read by others. */
export class OpenLineError extends AppError {
  readonly kind = 'open-line';

  constructor() {
    super('The console is used by https, or on this machine by http://localhost');
  }
}

const LOOPBACK = /^http:\/\/(?:localhost|127\.0\.0\.1|\[::1\])(?::\d+)?$/;

/** The origin that a request came to, where that is this machine by its own name; null for every other. */
export function loopbackOrigin(request: FastifyRequest): string | null {
  const origin = `${request.protocol}://${request.host}`;
  return LOOPBACK.test(origin) ? origin : null;
}

/**
 * By its headers alone, before a byte of the body is read. A browser writes them itself; a page elsewhere cannot.
 *
 * @param origins those of this system
 * @returns the origin that the caller's page is on
 * @throws {ForeignOriginError}
 */
export function requireOwnOrigin(request: FastifyRequest, origins: readonly string[]): string {
  requireSameSite(request, ['same-origin']);
  const given = singleHeader(request, 'origin');
  if (given === undefined || !(origins.includes(given) || given === loopbackOrigin(request)))
    throw new ForeignOriginError();
  return given;
}

/** What a browser says of where a call comes from; older ones say nothing. @throws {ForeignOriginError} */
export function requireSameSite(request: FastifyRequest, taken: readonly string[]): void {
  const site = request.headers['sec-fetch-site'];
  if (site !== undefined && !taken.includes(String(site))) throw new ForeignOriginError();
}

/** Whether a session may be given to a page of this origin, and by which kind of cookie. @throws {OpenLineError} */
export function isSecure(origin: string): boolean {
  if (origin.startsWith('https://')) return true;
  if (LOOPBACK.test(origin)) return false;
  throw new OpenLineError();
}
