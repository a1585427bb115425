import type { ErrorBody } from '@colloquy/contract/shared';
import type { AppError, DatabaseAwayError, DiskFullError } from '../../platform/errors.ts';
import type {
  BodyTooLargeError,
  MalformedRequestError,
  MediaTypeError,
  UnmetExpectationError,
} from '../../platform/http/body-errors.ts';
import type { EmptyParameterError, Reply } from '../../platform/http/endpoint.ts';
import type { ReplayConflictError } from '../../platform/http/replay-conflict.ts';
import { InvalidRequestError } from '../../platform/http/validation.ts';
import type { PdfUnavailableError } from '../../platform/pdf/pdf-maker.ts';
import type { OverBudgetError, PoolBusyError } from '../../platform/workers/worker-pool.ts';

/**
 * A row for each kind of error of the faces that a surface uses: `as const satisfies ErrorTable<…>`, so that a missing
 * kind does not compile. Null for what cannot come there: if it does, it is a crash.
 */
export type ErrorTable<Errors extends AppError, Row = ErrorRow> = Readonly<Record<Errors['kind'], Row | null>>;

/** What any request may meet before a use case runs. */
export type RequestErrors =
  | MediaTypeError
  | BodyTooLargeError
  | MalformedRequestError
  | UnmetExpectationError
  | DiskFullError
  | DatabaseAwayError;

/** The row of an expected failure; null for a crash. */
export function rowOf<Row>(table: Readonly<Record<string, Row | null>>, { kind }: AppError): Row | null {
  return Object.hasOwn(table, kind) ? (table[kind] ?? null) : null;
}

/** One row of a surface's error table: the status, and the wording where it is not the error's own. */
export type ErrorRow = { status: number; errors?: string; headers?: Record<string, string> };

/**
 * The reply of an expected failure as documents 1 and 2 write it.
 *
 * @param invalidStatus 403 in document 1, 400 in document 2
 */
export function errorReply(
  error: AppError,
  table: Readonly<Record<string, ErrorRow | null>>,
  invalidStatus: 400 | 403,
): Reply | null {
  if (error instanceof InvalidRequestError) return reply(invalidStatus, error.issues);
  const row = rowOf(table, error);
  if (row === null) return null;
  const headers = { ...row.headers, ...retryHeaders(error) };
  return { ...reply(row.status, row.errors ?? error.message), headers };
}

/** `Retry-After` of an error that knows when the call may be sent again. */
export function retryHeaders({ retryAfterSeconds }: AppError): Record<string, string> {
  return retryAfterSeconds === null ? {} : { 'retry-after': String(Math.max(1, Math.ceil(retryAfterSeconds))) };
}

function reply(status: number, errors: ErrorBody['errors']): Reply {
  return { status, body: { status, errors } satisfies ErrorBody };
}

/** The fixed text of a crash; the request id leads to the log. */
export function crashReply(requestId: string): Reply {
  return reply(500, `Internal error (request ${requestId})`);
}

/** Rows that every surface of documents 1 and 2 has. */
export const COMMON_ERRORS = {
  'body-too-large': { status: 413 },
  'media-type': { status: 415 },
  'malformed-request': { status: 400 },
  'unmet-expectation': { status: 417 },
  'disk-full': { status: 503 },
  'database-away': { status: 503 },
  'over-budget': { status: 503, headers: { 'retry-after': '60' } },
  'pool-busy': { status: 503, headers: { 'retry-after': '5' } },
  'pdf-unavailable': { status: 503 },
  'replay-conflict': { status: 409 },
  'empty-parameter': { status: 404 },
  'result-not-ready': { status: 404 },
} as const satisfies ErrorTable<
  RequestErrors | OverBudgetError | PoolBusyError | PdfUnavailableError | ReplayConflictError | EmptyParameterError
> &
  Record<'result-not-ready', ErrorRow>;
