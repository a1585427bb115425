import { ColloquyError, errorOf } from './error.ts';

export type ClientOptions = {
  /** Where the installation is reached, such as `https://interviews.example.com`; a path before `/api` may follow. */
  baseUrl: string;
  /** A key of the installation. It belongs on a server, never into a page. */
  apiKey: string;
  /** For one attempt, its reply read whole; 30 s. */
  timeoutMs?: number;
  /** How often a call that may be repeated is sent again; 2. */
  retries?: number;
  /** In place of the runtime's own. */
  fetch?: (url: string, init: RequestInit) => Promise<Response>;
};

export type CallOptions = {
  /** Ends the call, between two attempts, too; it rejects with the signal's reason. */
  signal?: AbortSignal;
  /** Of a call that makes something: your own, 1 to 255 characters, so that the call may be repeated by another process. */
  idempotencyKey?: string;
};

/** One call of the published interface. */
export type Call = {
  method: 'GET' | 'POST' | 'PUT' | 'DELETE';
  path: string;
  /** Parameters; those that are undefined or null are left out. */
  query?: object | undefined;
  body?: object;
  /** `documents`: the header that carries the key; the bearer token where none is named. */
  header?: 'x-api-key' | 'apikey';
  /** Of a POST: it takes an Idempotency-Key (`key`), or twice does the same as once (`same`). `never` of any other. */
  again?: 'key' | 'same' | 'never';
  /** The version that is changed, in quotes. */
  ifMatch?: string;
};

export type Send = <Reply>(call: Call, options?: CallOptions) => Promise<Reply>;

const TIMEOUT_MS = 30_000;
const RETRIES = 2;
const BACK_OFF_MS = 500;
/** What the server asks to wait longer for is the caller's to repeat. */
const LONGEST_WAIT_MS = 60_000;

/** Checks the options and gives what sends calls: repeats what may be repeated, unwraps `{success, data}`. */
export function createCore(options: ClientOptions): Send {
  const { apiKey, timeoutMs = TIMEOUT_MS, retries = RETRIES } = options;
  const base = checkedBase(options.baseUrl);
  if (typeof apiKey !== 'string' || !/^[\x21-\x7e]+$/.test(apiKey)) throw new TypeError('apiKey must be an API key');
  for (const [name, value] of [
    ['timeoutMs', timeoutMs],
    ['retries', retries],
  ] as const)
    if (!(Number.isSafeInteger(value) && value >= 0)) throw new TypeError(`${name} must be a whole number from 0`);
  const fetch = options.fetch ?? globalThis.fetch.bind(globalThis);

  /** One attempt: the reply's JSON, or the error that it or the network gave. */
  async function attempt(call: Call, url: string, headers: Headers, signal?: AbortSignal): Promise<unknown> {
    const ends = new AbortController();
    const end = (): void => ends.abort(signal?.reason);
    const timer = setTimeout(() => ends.abort(), timeoutMs);
    signal?.addEventListener('abort', end);
    try {
      const reply = await fetch(url, {
        method: call.method,
        headers,
        // A key is never carried on to where a redirect leads.
        redirect: 'manual',
        signal: ends.signal,
        ...(call.body === undefined ? {} : { body: JSON.stringify(call.body) }),
      });
      const text = await reply.text();
      const body = parsed(text);
      if (reply.ok && body !== undefined) return body;
      return errorOf(call.method, call.path, reply.status, reply.headers, body);
    } catch (cause) {
      signal?.throwIfAborted();
      const why = ends.signal.aborted ? `no reply within ${timeoutMs} ms` : 'no reply';
      return new ColloquyError(`${call.method} ${call.path}: ${why}`, { status: 0 }, { cause });
    } finally {
      clearTimeout(timer);
      signal?.removeEventListener('abort', end);
    }
  }

  return async <Reply>(call: Call, { signal, idempotencyKey }: CallOptions = {}): Promise<Reply> => {
    const headers = new Headers(
      call.header === undefined ? { authorization: `Bearer ${apiKey}` } : { [call.header]: apiKey },
    );
    headers.set('accept', 'application/json');
    if (call.body !== undefined) headers.set('content-type', 'application/json');
    if (call.again === 'key') headers.set('idempotency-key', idempotencyKey ?? crypto.randomUUID());
    if (call.ifMatch !== undefined) headers.set('if-match', call.ifMatch);
    const mayRepeat = call.again === undefined ? call.method !== 'POST' : call.again !== 'never';
    const url = base + call.path + queryOf(call.query);
    for (let sent = 0; ; sent += 1) {
      signal?.throwIfAborted();
      const reply = await attempt(call, url, headers, signal);
      if (!(reply instanceof ColloquyError)) return unwrapped(reply) as Reply;
      const waitMs = sent < retries ? waitFor(reply, mayRepeat, sent) : null;
      if (waitMs === null) throw reply;
      await passed(waitMs, signal);
    }
  };
}

/** How long to wait before the same call is sent again; null where it is not. */
function waitFor({ status, retryAfterMs }: ColloquyError, mayRepeat: boolean, sent: number): number | null {
  // Whatever was refused by a limit, or while the first call with the same key runs, was not done.
  const wasNotDone = status === 429 || (status === 409 && retryAfterMs !== null);
  if (!wasNotDone && !(mayRepeat && (status === 0 || status === 408 || status >= 500))) return null;
  // Callers that were refused together do not come back together.
  if (retryAfterMs !== null)
    return retryAfterMs <= LONGEST_WAIT_MS ? retryAfterMs + (Math.random() * BACK_OFF_MS) / 2 : null;
  return BACK_OFF_MS * 2 ** sent * (0.75 + Math.random() / 2);
}

function passed(ms: number, signal?: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    const over = (): void => {
      clearTimeout(timer);
      signal?.removeEventListener('abort', over);
      if (signal?.aborted) reject(signal.reason);
      else resolve();
    };
    const timer = setTimeout(over, ms);
    signal?.addEventListener('abort', over);
  });
}

/** A part of a path; what would lead to another path is refused here. */
export function segment(name: string, value: string): string {
  if (typeof value !== 'string' || /^\.{0,2}$/.test(value)) throw new TypeError(`${name} must name something`);
  return encodeURIComponent(value);
}

function checkedBase(baseUrl: string): string {
  let url: URL | null = null;
  try {
    url = new URL(baseUrl);
  } catch {
    // Said below.
  }
  if (url === null || !/^https?:$/.test(url.protocol) || url.username + url.password + url.search + url.hash !== '')
    throw new TypeError('baseUrl must be an http or https address without user, query and fragment');
  return url.href.replace(/\/+$/, '');
}

function queryOf(query: object = {}): string {
  const given = Object.entries(query).filter(([, value]) => value !== undefined && value !== null);
  return given.length === 0 ? '' : `?${new URLSearchParams(given.map(([name, value]) => [name, String(value)]))}`;
}

/** Undefined where a text is no JSON. */
function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

function unwrapped(body: unknown): unknown {
  const envelope = body as { success?: unknown; data?: unknown };
  return envelope.success === true && 'data' in envelope ? envelope.data : body;
}
