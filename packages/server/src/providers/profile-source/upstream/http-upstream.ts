import { setTimeout as delay } from 'node:timers/promises';
import type { Clock } from '../../../platform/clock.ts';
import type { Profile } from '../../shapes/profile.ts';
import type {
  CachedReply,
  LookUp,
  LookUpOutcome,
  ProfileUpstream,
  ReplyPlace,
  UpstreamCache,
  UpstreamFault,
  UpstreamMonitor,
} from '../port.ts';
import { CircuitBreaker } from './circuit-breaker.ts';
import type { UpstreamConfig } from './config.ts';
import { mapProfile } from './map-profile.ts';
import { isUnpackError, parseReply, readBody } from './reply-body.ts';
import { placeName, replyKey } from './reply-key.ts';

export type UpstreamDeps = {
  cache: UpstreamCache;
  clock: Clock;
  monitor: UpstreamMonitor;
  /**
   * Not guarded: the address is the operator's own, which may well be private, and redirects from it are never
   * followed. A caller chooses nothing of it but one escaped name.
   */
  fetch: (url: string, init: RequestInit) => Promise<Response>;
  sleep?: (ms: number, signal: AbortSignal) => Promise<void>;
  timeoutSignal?: (ms: number) => AbortSignal;
  /** From 0 to below 1. */
  random?: () => number;
};

type Answer = { status: 'found'; profile: Profile } | { status: 'not-found' } | Failure;

type Failure = { status: 'failed'; fault: UpstreamFault; httpStatus: number | null; retryAfterMs: number | null };

type Flight = { outcome: Promise<LookUpOutcome>; waiting: number; stop: AbortController };

/** The service itself is in trouble: worth another try, and enough of them in a row open the circuit for every name. */
const SERVICE_FAULTS: ReadonlySet<UpstreamFault> = new Set([
  'no-connection',
  'timeout',
  'broken-off',
  'server-error',
  'rate-limited',
]);

/**
 * May mean that there is nobody of the name, or that the description of the service is wrong: the first, once it has
 * given a profile under this description.
 */
const NOBODY_FAULTS: ReadonlySet<UpstreamFault> = new Set(['rejected', 'empty']);

/** Longest quiet that a `Retry-After` may impose on us. */
const MAX_HOLD_MS = 5 * 60 * 1000;

/**
 * Asks a profile service over HTTP. Look-ups of one name in one scope that run at the same time share one call; a caller
 * that goes away does not end it for the others. Replies are cached, and older ones stand in while the service fails.
 */
export class HttpUpstream implements ProfileUpstream {
  readonly #config: UpstreamConfig;
  readonly #cache: UpstreamCache;
  readonly #clock: Clock;
  readonly #monitor: UpstreamMonitor;
  readonly #fetch: UpstreamDeps['fetch'];
  readonly #sleep: NonNullable<UpstreamDeps['sleep']>;
  readonly #timeoutSignal: NonNullable<UpstreamDeps['timeoutSignal']>;
  readonly #random: () => number;
  readonly #breaker: CircuitBreaker;
  /** The service has given somebody's profile since the start: its description is right. */
  #isProven = false;
  readonly #flights = new Map<string, Flight>();

  constructor(config: UpstreamConfig, deps: UpstreamDeps) {
    this.#config = config;
    this.#cache = deps.cache;
    this.#clock = deps.clock;
    this.#monitor = deps.monitor;
    this.#fetch = deps.fetch;
    this.#sleep = deps.sleep ?? ((ms, signal) => delay(ms, undefined, { signal }));
    this.#timeoutSignal = deps.timeoutSignal ?? ((ms) => AbortSignal.timeout(ms));
    this.#random = deps.random ?? Math.random;
    this.#breaker = new CircuitBreaker(config.breaker);
  }

  async lookUp({ scope, username }: LookUp, signal: AbortSignal): Promise<LookUpOutcome> {
    signal.throwIfAborted();
    // `.` and `..` would change the path of the address, U+FFFD stands for what could not be decoded: nobody's names.
    if (!/^[^\p{Cc}\uFFFD]{1,128}$/u.test(username) || /^\.+$/.test(username) || !username.isWellFormed()) {
      return { status: 'not-found' };
    }
    const place = { scope, key: replyKey(this.#config.name, username) };
    const flight = this.#flights.get(placeName(place)) ?? this.#depart(place, username);
    flight.waiting++;
    const { promise: gone, reject } = Promise.withResolvers<never>();
    const leave = (): void => reject(signal.reason);
    signal.addEventListener('abort', leave, { once: true });
    try {
      return await Promise.race([flight.outcome, gone]);
    } finally {
      signal.removeEventListener('abort', leave);
      flight.waiting--;
      if (flight.waiting === 0) flight.stop.abort(new DOMException('nobody waits any more', 'AbortError'));
    }
  }

  #depart(place: ReplyPlace, username: string): Flight {
    const name = placeName(place);
    const stop = new AbortController();
    const flight: Flight = { outcome: this.#resolve(place, username, stop.signal), waiting: 0, stop };
    this.#flights.set(name, flight);
    const land = (): void => {
      if (this.#flights.get(name) === flight) this.#flights.delete(name);
    };
    // A flight everybody has left must not be joined, and its end is nobody's error.
    stop.signal.addEventListener('abort', land, { once: true });
    flight.outcome.then(land, land);
    return flight;
  }

  async #resolve(place: ReplyPlace, username: string, stop: AbortSignal): Promise<LookUpOutcome> {
    const { freshMs, staleMs, notFoundMs } = this.#config;
    const { reply: cached, afterMark } = await this.#readCache(place);
    if (cached !== null) {
      const age = this.#clock.now() - cached.fetchedAt;
      if (cached.profile === null && age < notFoundMs) return { status: 'not-found' };
      if (cached.profile !== null && age < freshMs) {
        return { status: 'found', profile: cached.profile, fetchedAt: cached.fetchedAt, stale: false };
      }
    }
    const answer = await this.#ask(username, stop);
    const now = this.#clock.now();
    if (answer.status === 'found') {
      await this.#writeCache(place, { profile: answer.profile, fetchedAt: now }, now + freshMs + staleMs, afterMark);
      return { status: 'found', profile: answer.profile, fetchedAt: now, stale: false };
    }
    if (answer.status === 'not-found') {
      await this.#writeCache(place, { profile: null, fetchedAt: now }, now + notFoundMs, afterMark);
      return { status: 'not-found' };
    }
    const usable = cached !== null && cached.profile !== null && now - cached.fetchedAt < freshMs + staleMs;
    if (usable && cached.profile !== null) {
      return { status: 'found', profile: cached.profile, fetchedAt: cached.fetchedAt, stale: true };
    }
    return { status: 'unavailable', fault: answer.fault };
  }

  async #readCache(place: ReplyPlace): Promise<{ reply: CachedReply | null; afterMark: number | null }> {
    try {
      return await this.#cache.get(place);
    } catch {
      // The port's rule: a cache that fails is a miss. Without its number nothing can be kept either.
      return { reply: null, afterMark: null };
    }
  }

  async #writeCache(place: ReplyPlace, reply: CachedReply, dropAt: number, afterMark: number | null): Promise<void> {
    if (afterMark === null) return;
    try {
      await this.#cache.set(place, reply, dropAt, afterMark);
    } catch {
      // The port's rule: the look-up has its answer, with or without a cache.
    }
  }

  /** Calls until there is an answer, with pauses that double, inside the deadline. */
  async #ask(username: string, stop: AbortSignal): Promise<Answer> {
    const { deadlineMs, maxCalls, backoffMs, maxBackoffMs } = this.#config;
    const endAt = this.#clock.now() + deadlineMs;
    let last: Failure = failed('circuit-open');
    for (let call = 0; call < maxCalls; call++) {
      if (!this.#breaker.mayCall(this.#clock.now())) {
        if (call === 0) this.#monitor.failed(last.fault, last.httpStatus);
        return last;
      }
      const answer = await this.#callOnce(username, Math.max(0, endAt - this.#clock.now()), stop);
      if (answer.status !== 'failed') {
        this.#breaker.succeed();
        this.#isProven ||= answer.status === 'found';
        return answer;
      }
      if (stop.aborted) {
        this.#breaker.abandon();
        throw stop.reason;
      }
      last = answer;
      this.#monitor.failed(answer.fault, answer.httpStatus);
      if (!SERVICE_FAULTS.has(answer.fault)) {
        this.#breaker.succeed();
        return this.#isProven && NOBODY_FAULTS.has(answer.fault) ? { status: 'not-found' } : answer;
      }
      const now = this.#clock.now();
      this.#breaker.fail(now);
      if (answer.retryAfterMs !== null) this.#breaker.holdUntil(now + Math.min(answer.retryAfterMs, MAX_HOLD_MS));
      const doubled = Math.min(maxBackoffMs, backoffMs * 2 ** call);
      const pause = Math.max(answer.retryAfterMs ?? 0, doubled / 2 + (doubled / 2) * this.#random());
      if (call + 1 >= maxCalls || now + pause >= endAt) return last;
      await this.#sleep(pause, stop);
    }
    return last;
  }

  async #callOnce(username: string, leftMs: number, stop: AbortSignal): Promise<Answer> {
    const { url, headers, timeoutMs, mapping, maxReplyBytes } = this.#config;
    const timeout = this.#timeoutSignal(Math.min(timeoutMs, leftMs));
    let hasReply = false;
    try {
      const response = await this.#fetch(
        url.replace('{username}', () => encodeURIComponent(username)),
        {
          headers: { accept: 'application/json', ...headers },
          // The headers hold a secret: it goes to the configured address and nowhere else.
          redirect: 'manual',
          signal: AbortSignal.any([stop, timeout]),
        },
      );
      hasReply = true;
      if (response.status !== 200) {
        await response.body?.cancel();
        return judgeStatus(response.status, response.headers.get('retry-after'), this.#clock.now());
      }
      const bytes = await readBody(response, maxReplyBytes);
      if (bytes === null) return failed('too-large', response.status);
      const content = parseReply(bytes, response.headers.get('content-type'));
      const { profile, misfits } = mapProfile(content, mapping);
      if (profile === null) return failed(holdsNothing(content) ? 'empty' : 'unreadable', response.status);
      if (misfits.length > 0) this.#monitor.leftOut(misfits);
      return { status: 'found', profile };
    } catch (error) {
      // Fetch errors name addresses; only their kind is told. A call that was given up is the caller's to see.
      if (isUnpackError(error)) return failed('unreadable', 200);
      return failed(timeout.aborted ? 'timeout' : hasReply ? 'broken-off' : 'no-connection');
    }
  }
}

function failed(fault: UpstreamFault, httpStatus: number | null = null, retryAfterMs: number | null = null): Failure {
  return { status: 'failed', fault, httpStatus, retryAfterMs };
}

function judgeStatus(status: number, retryAfter: string | null, now: number): Answer {
  if (status === 404 || status === 410) return { status: 'not-found' };
  const fault = faultOf(status);
  return failed(fault, status, SERVICE_FAULTS.has(fault) ? readRetryAfter(retryAfter, now) : null);
}

/** A document without a word in it: `{}`, `null`, `{"data": []}`, `{"results": [], "total": 0}`. */
function holdsNothing(content: unknown): boolean {
  // No recursion: a reply may be nested deeper than calls can be.
  const left = [content];
  while (left.length > 0) {
    const value = left.pop();
    if (typeof value === 'object' && value !== null) for (const part of Object.values(value)) left.push(part);
    else if (value !== null && value !== '' && value !== 0 && value !== false) return false;
  }
  return true;
}

function faultOf(status: number): UpstreamFault {
  if (status >= 500) return 'server-error';
  if (status === 429) return 'rate-limited';
  if (status === 408) return 'timeout';
  if (status === 401 || status === 403) return 'unauthorized';
  if (status === 400 || status === 422) return 'rejected';
  return 'unexpected-status';
}

/** `Retry-After` in seconds or as a date, as milliseconds from now. */
function readRetryAfter(text: string | null, now: number): number | null {
  if (text === null) return null;
  if (/^\d+$/.test(text.trim())) return Number(text) * 1000;
  const date = Date.parse(text);
  return Number.isNaN(date) ? null : Math.max(0, date - now);
}
