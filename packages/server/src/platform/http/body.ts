import type { FastifyRequest } from 'fastify';
import { AppError } from '../errors.ts';
import { isRepeated, singleHeader } from './headers.ts';
import { InvalidRequestError, parseJson } from './validation.ts';

/** The body is of another type than the call takes. */
export class MediaTypeError extends AppError {
  readonly kind = 'media-type';
}

export class BodyTooLargeError extends AppError {
  readonly kind = 'body-too-large';
}

/** What the framework found wrong with a body before a handler saw it, as an error of ours; anything else as it is. */
export function bodyFault(thrown: unknown, request: FastifyRequest): unknown {
  switch (thrown instanceof Error && 'code' in thrown ? thrown.code : null) {
    case 'FST_ERR_CTP_BODY_TOO_LARGE':
      return new BodyTooLargeError(
        `the body is larger than ${Math.round(request.routeOptions.bodyLimit / 1_048_576)} MiB`,
      );
    case 'FST_ERR_CTP_INVALID_MEDIA_TYPE':
      return new MediaTypeError('the body must be application/json');
    case 'FST_ERR_CTP_INVALID_CONTENT_LENGTH':
      return new InvalidRequestError([
        { code: 'invalid_json', path: [], message: 'the body does not have the announced length' },
      ]);
    default:
      return thrown;
  }
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

/** @throws {MediaTypeError} unless the body says that it is JSON in UTF-8 */
export function requireJson(request: FastifyRequest): void {
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
