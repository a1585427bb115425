import type { FastifyRequest } from 'fastify';
import { singleHeader } from '../../platform/http/headers.ts';

/** The token of `Authorization: Bearer <token>`. */
export function bearerToken(request: FastifyRequest): string | undefined {
  return /^Bearer +(\S+) *$/i.exec(singleHeader(request, 'authorization') ?? '')?.[1];
}
