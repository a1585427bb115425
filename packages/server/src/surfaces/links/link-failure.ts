import type { ErrorBody, Issue } from '@colloquy/contract/shared';
import { UnknownCompetencyError } from '../../features/reports/index.ts';
import { AppError } from '../../platform/errors.ts';
import { InvalidRequestError } from '../../platform/http/validation.ts';

const STATUSES: Readonly<Record<string, number>> = {
  'interview-not-found': 404,
  'media-type': 415,
  'malformed-request': 400,
  'unmet-expectation': 417,
  'disk-full': 503,
  'database-away': 503,
  'body-too-large': 413,
  'too-many-reviews': 409,
};

/** What a signed link answers to an expected failure; null for a crash, which is the whole app's to answer. */
export function linkFailure(thrown: unknown): ErrorBody | null {
  if (thrown instanceof InvalidRequestError) return { status: 400, errors: thrown.issues };
  if (thrown instanceof UnknownCompetencyError) {
    const { message } = thrown;
    const issues = thrown.keys.map(
      (key): Issue => ({ code: 'unrecognized_keys', path: ['scores', key.slice(0, 64)], message }),
    );
    return { status: 400, errors: new InvalidRequestError(issues).issues };
  }
  if (thrown instanceof AppError && thrown.kind === 'empty-review') {
    return { status: 400, errors: [{ code: 'invalid_value', path: [], message: thrown.message }] };
  }
  const status = thrown instanceof AppError ? STATUSES[thrown.kind] : undefined;
  return thrown instanceof AppError && status !== undefined ? { status, errors: thrown.message } : null;
}
