/**
 * The one error base of the product.
 *
 * `kind` is a literal that a surface maps to a status and a wording; `message` is safe for the caller to read;
 * `details` are typed by the subclass. No HTTP status is here: surfaces own the wire.
 */
export abstract class AppError extends Error {
  abstract readonly kind: string;

  /** For the request record, which the operator reads; the caller is not told. Holds nothing of a person. */
  readonly note: string | null;

  /** When the same call may go well, in seconds from now; null where waiting changes nothing or nobody knows. */
  readonly retryAfterSeconds: number | null;

  constructor(message: string, options?: { cause?: unknown; note?: string; retryAfterSeconds?: number }) {
    super(message, options);
    this.name = new.target.name;
    this.note = options?.note ?? null;
    this.retryAfterSeconds = options?.retryAfterSeconds ?? null;
  }
}

/** A service outside that was busy or broken is worth another try after a while. */
const OUTSIDE_RETRY_SECONDS = 30;
/** How soon space may be free again: the floor is measured several times a minute. */
const DISK_RETRY_SECONDS = 30;

/** A call to something outside (a download, a provider) failed. Never carries a reply body. */
export class OutsideError extends AppError {
  readonly kind = 'outside-failed';
  readonly retryable: boolean;

  constructor(message: string, options: { retryable: boolean; cause?: unknown; note?: string }) {
    super(message, { ...options, ...(options.retryable ? { retryAfterSeconds: OUTSIDE_RETRY_SECONDS } : {}) });
    this.retryable = options.retryable;
  }
}

/**
 * Nothing can be read or kept for now: the same call works later. Whoever sees the state change tells the log once, not
 * everybody who meets it.
 */
export abstract class UnavailableError extends AppError {}

/** Refused before anything was changed: the same call works once there is space. The log is told once, by `DiskFloor`. */
export class DiskFullError extends UnavailableError {
  readonly kind = 'disk-full';

  /** @param note where space is short and how much is needed, for the operator */
  constructor(note: string) {
    super('The server is out of disk space, try again later', { note, retryAfterSeconds: DISK_RETRY_SECONDS });
  }
}

/**
 * The database cannot be reached, or the connection was lost. Of a transaction whose commit was under way nobody knows
 * whether it was kept: a repeat with the same idempotency key is safe.
 */
export class DatabaseAwayError extends UnavailableError {
  readonly kind = 'database-away';

  /** @param cause what the driver reported; its reason goes to the log, never to a caller */
  constructor(cause: unknown) {
    super('The server cannot reach its database, try again later', { cause });
  }
}

/** A rule of the code itself was broken: a bug, shown to nobody but the log. */
export class InvariantError extends AppError {
  readonly kind = 'invariant';
}

/** Narrows an unknown thrown value to an `Error` without losing what it was. */
export function toError(thrown: unknown): Error {
  return thrown instanceof Error ? thrown : new Error(String(thrown));
}
