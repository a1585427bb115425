import type { FastifyInstance, FastifyRequest } from 'fastify';
import { BodyTooLargeError, largerThan, MalformedRequestError, MediaTypeError } from './body-errors.ts';
import { contentEncoding, decodedBody } from './content-encoding.ts';
import { isBroken } from './head.ts';
import { isRepeated, singleHeader } from './headers.ts';
import { InvalidRequestError, parseJson } from './validation.ts';

/** A longer body takes tens of milliseconds to check and to put on record. */
const LONG_BODY = 65_536;
/** So long the event loop is free of long bodies after each: a call in some turns, as any is, gets through meanwhile. */
const REST_MS = 40;

/** Of a route whose bodies are neither checked nor put on record: however long, they hold up nobody. */
export const STORED_AS_SENT = { isStoredAsSent: true };

/**
 * Bodies of every type are taken as bytes, decompressed where they came compressed: each call says what it takes. Long
 * ones are handed on one by one with a rest after each, however many have come: others are answered between.
 */
export function takeBodies(app: FastifyInstance): void {
  let turn: Promise<void> = Promise.resolve();
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('*', { parseAs: 'buffer' }, async (request: FastifyRequest, sent: Buffer) => {
    const body = await decodedBody(request, sent, request.routeOptions.bodyLimit);
    if (body.length > LONG_BODY && !isStoredAsSent(request)) {
      const mine = turn;
      // The rest begins in the turn after this one, which is that of the body.
      turn = mine.then(nextTurn).then(() => new Promise((resolve) => setTimeout(resolve, REST_MS)));
      await mine;
    }
    return body;
  });
}

function isStoredAsSent({ routeOptions }: FastifyRequest): boolean {
  return (routeOptions.config as Partial<typeof STORED_AS_SENT>).isStoredAsSent === true;
}

function nextTurn(): Promise<void> {
  return new Promise((resolve) => setImmediate(resolve));
}

/** What the framework found wrong with a body before a handler saw it, as an error of ours; anything else as it is. */
export function bodyFault(thrown: unknown, request: FastifyRequest): unknown {
  const code = thrown instanceof Error && 'code' in thrown ? thrown.code : null;
  switch (code) {
    case 'FST_ERR_CTP_BODY_TOO_LARGE':
      return new BodyTooLargeError(largerThan(request.routeOptions.bodyLimit));
    case 'FST_ERR_CTP_INVALID_MEDIA_TYPE':
      return new MediaTypeError('the body must be application/json');
    case 'FST_ERR_CTP_INVALID_CONTENT_LENGTH':
      return new InvalidRequestError([
        { code: 'invalid_json', path: [], message: 'the body does not have the announced length' },
      ]);
    default:
      return brokeOff(code, request) ? new MalformedRequestError('the body broke off') : thrown;
  }
}

/** A connection that ended, or a chunk that is none, while the body was still under way: the client's fault, not ours. */
function brokeOff(code: unknown, { raw }: FastifyRequest): boolean {
  return isBroken(raw) || (code === 'ECONNRESET' && !raw.complete);
}

/** The bytes of the body; empty when there is none. */
export function bodyBytes(request: FastifyRequest): Buffer {
  return Buffer.isBuffer(request.body) ? request.body : Buffer.alloc(0);
}

/** The media type of the body as sent; '' when the header is absent. @throws {MediaTypeError} when it was sent twice */
export function contentType(request: FastifyRequest): string {
  if (isRepeated(request, 'content-type')) throw new MediaTypeError('Content-Type is sent more than once');
  return singleHeader(request, 'content-type') ?? '';
}

/** By its headers alone, before the body is read. @throws {MediaTypeError} unless it says that it is JSON in UTF-8 */
export function requireJson(request: FastifyRequest): void {
  contentEncoding(request);
  if (!/^application\/json\s*(;\s*charset\s*=\s*"?utf-8"?\s*)?$/i.test(contentType(request)))
    throw new MediaTypeError('the body must be application/json in UTF-8');
}

/**
 * The value of a JSON body.
 *
 * @throws {MediaTypeError} for another type
 * @throws {InvalidRequestError} for bytes that are no JSON
 */
export function readJson(request: FastifyRequest): unknown {
  requireJson(request);
  return parseJson(bodyBytes(request));
}

/** @throws {MediaTypeError | InvalidRequestError} unless a file of one of these types came */
export function requireUpload(request: FastifyRequest, mediaTypes: readonly string[]): void {
  const type = contentType(request).split(';')[0]?.trim().toLowerCase() ?? '';
  if (!mediaTypes.includes(type)) throw new MediaTypeError(`the body must be ${mediaTypes[0]}`);
  if (bodyBytes(request).length === 0)
    throw new InvalidRequestError([{ code: 'too_small', path: [], message: 'the body is empty' }]);
}
