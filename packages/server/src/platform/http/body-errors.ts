import { AppError } from '../errors.ts';

/** The body is of another type, or compressed in another way, than the call takes. */
export class MediaTypeError extends AppError {
  readonly kind = 'media-type';
  /** What the reply carries next to its body. */
  readonly headers: Readonly<Record<string, string>>;

  constructor(message: string, headers: Readonly<Record<string, string>> = {}) {
    super(message);
    this.headers = headers;
  }
}

export class BodyTooLargeError extends AppError {
  readonly kind = 'body-too-large';
}

/** What the client sent is no request that HTTP knows, or it broke off: 400. */
export class MalformedRequestError extends AppError {
  readonly kind = 'malformed-request';
}

/** The client expects something that this server does not do: 417. */
export class UnmetExpectationError extends AppError {
  readonly kind = 'unmet-expectation';
}

/** The words for a body larger than `limitBytes`. */
export function largerThan(limitBytes: number): string {
  return `the body is larger than ${Math.round(limitBytes / 1_048_576)} MiB`;
}
