import type { FastifyRequest } from 'fastify';
import { loopbackOrigin } from './own-origin.ts';

/** The prefix binds it to this host: no other one below the same domain can set it. */
const SECURE = '__Host-colloquy';
/** Where there is no TLS: on this machine alone. */
const OPEN = 'colloquy';

/** The token of the session; '' without one. */
export function sessionToken(request: FastifyRequest): string {
  const cookies = cookiesOf(request.headers.cookie);
  return cookies.get(SECURE) ?? (loopbackOrigin(request) === null ? '' : (cookies.get(OPEN) ?? ''));
}

/** The value of a cookie; undefined without one. */
export function cookieOf(request: FastifyRequest, name: string): string | undefined {
  return cookiesOf(request.headers.cookie).get(name);
}

/** @param maxAgeSeconds 0 takes it away */
export function sessionCookie(token: string, secure: boolean, maxAgeSeconds: number): string {
  const attributes = `Path=/; HttpOnly; SameSite=Lax; Max-Age=${maxAgeSeconds}`;
  return secure ? `${SECURE}=${token}; ${attributes}; Secure` : `${OPEN}=${token}; ${attributes}`;
}

/** Of two with one name the first: browsers send the one with the longest path first. */
function cookiesOf(header: string | undefined): Map<string, string> {
  const cookies = new Map<string, string>();
  for (const part of (header ?? '').split(';')) {
    const at = part.indexOf('=');
    const name = part.slice(0, at).trim();
    if (at > 0 && !cookies.has(name)) cookies.set(name, part.slice(at + 1).trim());
  }
  return cookies;
}
