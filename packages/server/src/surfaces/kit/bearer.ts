import type { FastifyRequest } from 'fastify';

/** The only value of a header; undefined when it is absent or was sent more than once. */
export function singleHeader(request: FastifyRequest, name: string): string | undefined {
  const values: string[] = [];
  const raw = request.raw.rawHeaders;
  for (let index = 0; index + 1 < raw.length; index += 2) {
    if (raw[index]?.toLowerCase() === name) values.push(raw[index + 1] ?? '');
  }
  return values.length === 1 ? values[0] : undefined;
}

/** The token of `Authorization: Bearer <token>`. */
export function bearerToken(request: FastifyRequest): string | undefined {
  return /^Bearer +(\S+) *$/i.exec(singleHeader(request, 'authorization') ?? '')?.[1];
}
