import type { ErrorBody, Issue } from '@colloquy/contract/shared';
import type { RoomErrors } from '../../features/dialogue/index.ts';
import type { InterviewLanguageError } from '../../features/interviewers/index.ts';
import type { InterviewErrors } from '../../features/interviews/index.ts';
import type { RecordingErrors } from '../../features/recordings/index.ts';
import { type ReviewErrors, UnknownCompetencyError } from '../../features/reports/index.ts';
import type { RequestsErrors } from '../../features/requests/index.ts';
import { AppError } from '../../platform/errors.ts';
import { InvalidRequestError } from '../../platform/http/validation.ts';
import type { PdfUnavailableError } from '../../platform/pdf/pdf-maker.ts';
import { type ErrorTable, type RequestErrors, rowOf } from '../kit/error-table.ts';

const STATUSES = {
  'interview-not-found': 404,
  'media-type': 415,
  'malformed-request': 400,
  'unmet-expectation': 417,
  'disk-full': 503,
  'database-away': 503,
  'pdf-unavailable': 503,
  'body-too-large': 413,
  'too-many-reviews': 409,
  // Told with the field that is wrong.
  'unknown-competency': null,
  'unknown-report': null,
  'empty-review': null,
  // A link reads what an interview left and moves nothing.
  'move-refused': null,
  'not-now': null,
  'chunk-refused': null,
  'other-text': null,
  'not-active': null,
  'link-over': null,
  'interview-language-not-written': null,
  'request-not-found': null,
  'request-closed': null,
} as const satisfies ErrorTable<
  | InterviewErrors
  | ReviewErrors
  | RecordingErrors
  | RoomErrors
  | InterviewLanguageError
  | RequestsErrors
  | PdfUnavailableError
  | RequestErrors,
  number
>;

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
  if (thrown instanceof AppError && thrown.kind === 'unknown-report') {
    return { status: 400, errors: [{ code: 'invalid_value', path: ['reportNo'], message: thrown.message }] };
  }
  if (thrown instanceof AppError && thrown.kind === 'empty-review') {
    return { status: 400, errors: [{ code: 'invalid_value', path: [], message: thrown.message }] };
  }
  const status = thrown instanceof AppError ? rowOf<number>(STATUSES, thrown) : null;
  return thrown instanceof AppError && status !== null ? { status, errors: thrown.message } : null;
}
