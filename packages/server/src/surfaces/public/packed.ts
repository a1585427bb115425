import { createHash } from 'node:crypto';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { acceptedCoding } from '../../platform/http/compressed.ts';

/** Something that is sent often: held in memory with its compressed forms. `etag` names the content, in whichever form. */
export type Packed = { type: string; bytes: Buffer; gzip: Buffer; br: Buffer; etag: string };

/** Well under the quality that a build takes, for what is made while people wait. */
const QUICK = { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } };

/** @param ready compressed forms where they are made already; the others are made now */
export function packed(
  bytes: Buffer,
  type: string,
  ready: { gzip?: Buffer | undefined; br?: Buffer | undefined } = {},
): Packed {
  return {
    type,
    bytes,
    gzip: ready.gzip ?? gzipSync(bytes),
    br: ready.br ?? brotliCompressSync(bytes, QUICK),
    etag: `W/"${createHash('sha256').update(bytes).digest('base64url').slice(0, 22)}"`,
  };
}

/**
 * Sends it in the smallest form that the client reads.
 *
 * @param request answers with 304 what the client has already; without it nothing is to be kept
 */
export function sendPacked(reply: FastifyReply, file: Packed, caching: string, request?: FastifyRequest): FastifyReply {
  reply.header('cache-control', caching).header('vary', 'accept-encoding');
  if (request !== undefined) {
    reply.header('etag', file.etag);
    const known = String(request.headers['if-none-match'] ?? '').split(',');
    if (known.some((tag) => tag.trim() === file.etag || tag.trim() === '*')) return reply.code(304).send();
  }
  const form = acceptedCoding(reply.request.headers['accept-encoding']);
  reply.type(file.type);
  return form === null ? reply.send(file.bytes) : reply.header('content-encoding', form).send(file[form]);
}
