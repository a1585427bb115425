import { codeOf } from '../code-of.ts';
import { DatabaseAwayError } from '../errors.ts';
import type { Log } from '../log.ts';
import { CONNECTION_CODES, networkReason } from '../network-code.ts';
import { sqlState } from './db.ts';

/** Of which the network has no words, or only general ones. */
const REASONS: Partial<Record<string, string>> = {
  CERT_SIGNATURE_FAILURE: 'its certificate is not signed by the CA in COLLOQUY_DATABASE_CA',
  ERR_INVALID_URL: 'it is no address of the form postgres://user:password@host/name',
};

/** Why a database cannot be used, in its own words or those of the network; never its address, which holds a password. */
export function describeDbFailure(error: unknown): string | null {
  if (error instanceof UnusableDatabaseError) return error.message;
  if (error instanceof DatabaseAwayError) return describeDbFailure(error.cause);
  const state = sqlState(error);
  if (error instanceof Error && state !== null && /^[0-9A-Z]{5}$/.test(state) && !/^E[A-Z]{4}$/.test(state))
    return `${error.message} (SQLSTATE ${state})`;
  const code = codeOf(error);
  const reason = REASONS[code] ?? networkReason(code, 'COLLOQUY_DATABASE_CA');
  if (error instanceof AggregateError && reason === null) return describeDbFailure(error.errors[0]);
  // The driver has no code for it.
  if (error instanceof Error && error.message === 'The server does not support SSL connections')
    return 'it speaks no TLS, and sslmode asks for it';
  if (reason !== null) return reason;
  return error instanceof Error && LOST.test(error.message) ? error.message : null;
}

/** A database that answers and is not one to work on, such as one of another encoding. The message says what to do. */
export class UnusableDatabaseError extends Error {}

/** Messages of the driver that have no code. */
const LOST =
  /^(?:Connection terminated|timeout expired$|timeout exceeded when trying to connect|Query read timeout|Client (?:has encountered a connection error|was closed) and is not queryable|Cannot use a pool after calling end)/;
/** Connection lost, resources short, shut down or starting, a lock held too long, credentials or database gone, only a standby. */
const AWAY_STATES = /^(?:08...|53...|55P03|57P0[1-5]|28...|3D000|25006)$/;
const PASSING_STATES = /^(?:08...|53300|57P0[1-5])$/;
/** A name that is not known will not be in a moment. */
const PASSING_CODES: ReadonlySet<string> = new Set([...CONNECTION_CODES].filter((code) => code !== 'ENOTFOUND'));

function matches(error: unknown, states: RegExp, codes: ReadonlySet<string>): boolean {
  if (error instanceof DatabaseAwayError) return matches(error.cause, states, codes);
  if (error instanceof AggregateError && error.errors.length > 0) return matches(error.errors[0], states, codes);
  const code = codeOf(error);
  if (code !== '') return codes.has(code) || states.test(code);
  return error instanceof Error && LOST.test(error.message);
}

/** Whether a failed statement or connection means that the database is out of reach, and not that the statement is wrong. */
export function isAway(error: unknown): boolean {
  return matches(error, AWAY_STATES, CONNECTION_CODES);
}

/** Whether it may pass within seconds, as a restart does; wrong passwords and names do not. */
export function isPassing(error: unknown): boolean {
  return matches(error, PASSING_STATES, PASSING_CODES);
}

/** A database that refuses every other connection must not fill the log. */
const QUIET_MS = 5_000;

/** Tells the log once when the database goes away and once when it is back, however many calls meet it. */
export class Reach {
  readonly #log: Log;
  #awayAt: number | null = null;
  #loggedAt = Number.NEGATIVE_INFINITY;

  constructor(log: Log) {
    this.#log = log;
  }

  /** What the caller of a failed statement is given. */
  failed(error: unknown): unknown {
    if (error instanceof DatabaseAwayError || !isAway(error)) return error;
    if (this.#awayAt === null) {
      this.#awayAt = performance.now();
      if (this.#awayAt - this.#loggedAt > QUIET_MS) {
        this.#loggedAt = this.#awayAt;
        this.#log.warn('database-away', { reason: describeDbFailure(error) ?? 'unknown' });
      }
    }
    return new DatabaseAwayError(error);
  }

  worked(): void {
    if (this.#awayAt === null) return;
    if (this.#loggedAt === this.#awayAt)
      this.#log.warn('database-back', { awayMs: Math.round(performance.now() - this.#awayAt) });
    this.#awayAt = null;
  }
}

const PAUSE_MS = 250;
/** A port where nothing listens is more often a wrong address than a restart: a mistake is told soon. */
const ABSENT_MS = 3_000;

/**
 * Runs work that has no other effect than on the database again while the database is away, for a start that meets a
 * restart of the database.
 *
 * @param patienceMs how long; 0 tries once
 * @param isNew whether nothing has answered at this address yet
 */
export async function withPatience<T>(patienceMs: number, work: () => Promise<T>, isNew = false): Promise<T> {
  const began = performance.now();
  let isAbsent = isNew;
  for (;;) {
    try {
      return await work();
    } catch (error) {
      isAbsent &&= sqlState(error) === null || sqlState(error) === 'EPIPE';
      const limitMs = isAbsent ? Math.min(patienceMs, ABSENT_MS) : patienceMs;
      if (!isPassing(error) || performance.now() - began >= limitMs) throw error;
      await new Promise((resolve) => setTimeout(resolve, PAUSE_MS));
    }
  }
}
