import { AppError } from '../../platform/errors.ts';

export class RequestNotFoundError extends AppError {
  readonly kind = 'request-not-found';

  constructor() {
    super('Request not found');
  }
}

/** Somebody answered or dismissed it before. */
export class RequestClosedError extends AppError {
  readonly kind = 'request-closed';

  constructor(state: 'answered' | 'dismissed') {
    super(`the request is ${state} already`);
  }
}

export type RequestsErrors = RequestNotFoundError | RequestClosedError;
