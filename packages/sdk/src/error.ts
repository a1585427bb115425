import type { Issue } from './types.gen.ts';

/** What the server says of a wrong field: `path` leads to it. */
export type { Issue };

/** A call that did not go well: refused by the server, or without a reply (`status` 0). Holds neither key nor body. */
export class ColloquyError extends Error {
  override readonly name = 'ColloquyError';
  /** HTTP status; 0 where no reply came: the network failed, or it took longer than `timeoutMs`. */
  readonly status: number;
  /** Wrong fields; empty unless the request was refused for its fields. */
  readonly issues: readonly Issue[];
  /** Names the request in the records of the installation; null where no reply came. */
  readonly requestId: string | null;
  /** When the same call may go well, in ms from now; null where the server did not say. */
  readonly retryAfterMs: number | null;

  constructor(
    message: string,
    facts: { status: number; issues?: readonly Issue[]; requestId?: string | null; retryAfterMs?: number | null },
    options?: { cause: unknown },
  ) {
    super(message, options);
    this.status = facts.status;
    this.issues = facts.issues ?? [];
    this.requestId = facts.requestId ?? null;
    this.retryAfterMs = facts.retryAfterMs ?? null;
  }
}

/**
 * The error of a reply that is no 2xx.
 *
 * Documents 1 and 2 write `{status, errors}`, `errors` a sentence or issues; document 3 `{message, request_id}`. A proxy in
 * between may write anything.
 */
export function errorOf(method: string, path: string, status: number, headers: Headers, body: unknown): ColloquyError {
  const { errors, message } = (typeof body === 'object' && body !== null ? body : {}) as Record<string, unknown>;
  const issues = Array.isArray(errors) ? errors.filter(isIssue) : [];
  const said =
    issues.length > 0
      ? issues.map((issue) => `${issue.path.join('.')} ${issue.message}`.trim()).join('; ')
      : (errors ?? message);
  return new ColloquyError(`${method} ${path}: ${status}${typeof said === 'string' ? ` ${said}` : ''}`, {
    status,
    issues,
    requestId: headers.get('x-request-id'),
    retryAfterMs: retryAfterMs(headers.get('retry-after')),
  });
}

function isIssue(value: unknown): value is Issue {
  const { path, message } = (value ?? {}) as Partial<Issue>;
  return Array.isArray(path) && typeof message === 'string';
}

/** `Retry-After` in seconds or as a date (RFC 9110, 10.2.3), as ms from now; null when there is none that can be read. */
function retryAfterMs(value: string | null): number | null {
  if (value === null || value === '') return null;
  const ms = /^\d+$/.test(value) ? Number(value) * 1_000 : Date.parse(value) - Date.now();
  return Number.isNaN(ms) ? null : Math.max(0, ms);
}
