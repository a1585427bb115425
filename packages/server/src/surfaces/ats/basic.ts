import type { FastifyRequest } from 'fastify';
import { singleHeader } from '../../platform/http/headers.ts';
import { bearerToken } from '../kit/bearer.ts';

/** The user name of Basic authentication, which is where these systems put a key; a Bearer token is taken, too. */
export function basicUser(request: FastifyRequest): string | undefined {
  const encoded = /^Basic +([A-Za-z0-9+/]+={0,2}) *$/i.exec(singleHeader(request, 'authorization') ?? '')?.[1];
  if (encoded === undefined) return bearerToken(request);
  const [user = '', ...password] = Buffer.from(encoded, 'base64').toString('utf8').split(':');
  return password.join(':') === '' ? user : undefined;
}
