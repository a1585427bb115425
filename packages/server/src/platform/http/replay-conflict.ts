import { AppError } from '../errors.ts';

/** Most calls have ended by then. */
const STILL_RUNNING_RETRY_SECONDS = 1;

/** An Idempotency-Key cannot be taken: only while its first call runs does waiting change that. */
export class ReplayConflictError extends AppError {
  readonly kind = 'replay-conflict';

  constructor(why: 'running' | 'other-body') {
    if (why === 'other-body') super('this Idempotency-Key was used with another body');
    else
      super('a request with this Idempotency-Key is still running', {
        retryAfterSeconds: STILL_RUNNING_RETRY_SECONDS,
      });
  }
}
