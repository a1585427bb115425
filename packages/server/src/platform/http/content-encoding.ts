import { promisify } from 'node:util';
import { brotliDecompress, gunzip, inflate } from 'node:zlib';
import type { FastifyRequest } from 'fastify';
import { codeOf } from '../code-of.ts';
import { BodyTooLargeError, largerThan, MediaTypeError } from './body-errors.ts';
import { isRepeated, singleHeader } from './headers.ts';
import { InvalidRequestError } from './validation.ts';

type Decode = (bytes: Buffer, options: { maxOutputLength: number }) => Promise<Buffer>;

/** One coding each, by its registered names. Null is none. */
const DECODERS: Readonly<Record<string, Decode | null>> = {
  identity: null,
  gzip: promisify(gunzip),
  'x-gzip': promisify(gunzip),
  deflate: promisify(inflate),
  br: promisify(brotliDecompress),
};

/** For `Accept-Encoding` of a 415: what a client may send instead. */
export const ACCEPTED_ENCODINGS = 'gzip, deflate, br';

/**
 * How the body is compressed; null when it is not.
 *
 * @throws {MediaTypeError} for a coding that is not known, or several
 */
export function contentEncoding(request: FastifyRequest): string | null {
  if (request.headers['content-encoding'] === undefined) return null;
  const name = (singleHeader(request, 'content-encoding') ?? '').trim().toLowerCase();
  if (isRepeated(request, 'content-encoding') || !Object.hasOwn(DECODERS, name))
    throw new MediaTypeError(`Content-Encoding must be one of ${ACCEPTED_ENCODINGS}`, {
      'accept-encoding': ACCEPTED_ENCODINGS,
    });
  return DECODERS[name] === null ? null : name;
}

/**
 * The bytes of a body as they were before they were compressed, off the main thread. Not one byte more than the limit
 * is ever made of them.
 *
 * @throws {BodyTooLargeError} where they are more than `limit` bytes
 * @throws {InvalidRequestError} where they are not what the header says
 */
export async function decodedBody(request: FastifyRequest, sent: Buffer, limit: number): Promise<Buffer> {
  const name = contentEncoding(request);
  const decode = name === null ? null : DECODERS[name];
  if (!decode || sent.length === 0) return sent;
  try {
    return await decode(sent, { maxOutputLength: limit });
  } catch (error) {
    if (codeOf(error) === 'ERR_BUFFER_TOO_LARGE') throw new BodyTooLargeError(largerThan(limit));
    throw new InvalidRequestError([{ code: 'invalid_format', path: [], message: `the body is not valid ${name}` }]);
  }
}
