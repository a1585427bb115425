import { POLL_MS, ROOM_TOKEN_HEADER } from '@colloquy/contract/room';
import { PRIVATE_CALL } from '../../shared/private-call.ts';
import type { Clock } from './clock.ts';
import { readReply } from './read-reply.ts';
import { type Reply, type RoomTransport, TransportFailure } from './transport.ts';

/** Room for a slow line beyond the time the server holds a poll. */
const POLL_TIMEOUT_MS = POLL_MS + 10_000;
const COMMAND_TIMEOUT_MS = 15_000;
/** Browsers refuse `keepalive` beyond 64 KiB for all requests under way together. */
const KEEPALIVE_MOST_BYTES = 48_000;

export type HttpTransportOptions = {
  token: string;
  clock: Clock;
  fetch: typeof fetch;
  /** Origin to call; empty for the page's own. */
  origin?: string;
};

/** The room's interface over `fetch`: the token as a header, no cookies, nothing from a cache. */
export function createHttpTransport({ token, clock, fetch, origin = '' }: HttpTransportOptions): RoomTransport {
  async function request(path: string, init: RequestInit, timeoutMs: number, signal: AbortSignal): Promise<Reply> {
    const ending = new AbortController();
    const end = () => ending.abort();
    let timedOut = false;
    const cancel = clock.after(timeoutMs, () => {
      timedOut = true;
      end();
    });
    if (signal.aborted) end();
    else signal.addEventListener('abort', end);
    try {
      const response = await fetch(`${origin}${path}`, {
        ...init,
        headers: { ...init.headers, [ROOM_TOKEN_HEADER]: token, accept: 'application/json' },
        ...PRIVATE_CALL,
        signal: ending.signal,
      });
      const text = await response.text();
      const reply = readReply(response.status, parse(text));
      if (reply === null) throw new TransportFailure('foreign');
      return reply;
    } catch (cause) {
      if (cause instanceof TransportFailure) throw cause;
      if (signal.aborted) throw signal.reason;
      throw new TransportFailure(timedOut ? 'timeout' : 'network', { cause });
    } finally {
      signal.removeEventListener('abort', end);
      cancel();
    }
  }

  return {
    poll({ seat, since }, signal) {
      const query = new URLSearchParams({ seat, since: String(since) });
      return request(`/room/api/state?${query}`, { method: 'GET' }, POLL_TIMEOUT_MS, signal);
    },
    send(name, body, signal, last = false) {
      const bytes = new TextEncoder().encode(JSON.stringify(body));
      const keepalive = last && bytes.byteLength <= KEEPALIVE_MOST_BYTES;
      const init = { method: 'POST', headers: { 'content-type': 'application/json' }, body: bytes, keepalive };
      return request(`/room/api/${name}`, init, COMMAND_TIMEOUT_MS, signal);
    },
  };
}

/** The value of a JSON text; undefined for anything else, which `readReply` then calls foreign. */
function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
