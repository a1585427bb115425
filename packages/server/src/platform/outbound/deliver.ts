import { orAbort, startBudget, systemTimers, type Timers } from './budget.ts';
import { createGuard, type GuardSettings } from './guard.ts';
import { parseLink } from './links.ts';
import type { DownloadFailure } from './outcome.ts';

/** For everything: name, connection and the head of the reply. */
export const DELIVERY_TIMEOUT_MS = 15_000;
const USER_AGENT = 'Colloquy-Webhooks/1';

/** Why no reply came. Closed. */
export type DeliveryFailure =
  | 'bad-url'
  | 'blocked-address'
  | 'unreachable'
  | 'bad-certificate'
  | 'timed-out'
  | 'bad-reply';

export type DeliveryOutcome =
  /** Whatever the receiver answered; redirects are answers. `reply` has the first bytes as text where they were asked for. */
  | { answered: true; status: number; retryAfter: string | null; reply: string; durationMs: number }
  | { answered: false; failure: DeliveryFailure; durationMs: number };

export type DeliveryRequest = {
  url: string;
  headers: Readonly<Record<string, string>>;
  /** POST when left out. */
  method?: 'POST' | 'PATCH';
  /** JSON, sent as it is; where it is empty no body is sent. */
  body: string;
  /** How much of the reply's body is read, in bytes; none when left out. */
  replyBytes?: number;
  signal?: AbortSignal;
};

/**
 * Sends once to an address that somebody named, under the guard of downloads, following nothing. Rejects for a fault of
 * ours, and with the caller's reason when the caller gave up.
 */
export type Deliver = (request: DeliveryRequest) => Promise<DeliveryOutcome>;

export function createDeliver(settings: GuardSettings & { timers?: Timers }): Deliver {
  const guard = createGuard(settings);
  const timers = settings.timers ?? systemTimers;

  return async (request) => {
    const { failureOf } = await import('./hop.ts');
    const budget = startBudget(timers, DELIVERY_TIMEOUT_MS, request.signal);
    const began = performance.now();
    const durationMs = (): number => Math.round(performance.now() - began);
    try {
      const parsed = parseLink(request.url);
      if (!parsed.ok) return { answered: false, failure: 'bad-url', durationMs: durationMs() };
      const guarded = await guard(parsed.link, budget.signal);
      if (!guarded.ok) return { answered: false, failure: guarded.code, durationMs: durationMs() };
      const answer = await post(parsed.link, guarded.addresses, request, budget.signal, budget.remainingMs());
      return { answered: true, ...answer, durationMs: durationMs() };
    } catch (error) {
      const spent = budget.spent();
      if (spent === 'cancelled') throw request.signal?.reason ?? error;
      const failure = spent === 'timed-out' ? 'timed-out' : failureKind(failureOf(error));
      return { answered: false, failure, durationMs: durationMs() };
    } finally {
      budget.end();
    }
  };
}

function failureKind(failure: DownloadFailure): DeliveryFailure {
  return failure === 'bad-certificate' || failure === 'bad-reply' ? failure : 'unreachable';
}

async function post(
  link: URL,
  addresses: readonly string[],
  { method = 'POST', headers, body, replyBytes = 0 }: DeliveryRequest,
  signal: AbortSignal,
  remainingMs: number,
): Promise<{ status: number; retryAfter: string | null; reply: string }> {
  const { pinnedClient } = await import('./pinned-client.ts');
  const { client, destroy } = pinnedClient(link, addresses, remainingMs);
  try {
    const sent = client.request({
      path: link.pathname + link.search,
      method,
      headers: {
        ...(body === '' ? {} : { 'content-type': 'application/json; charset=utf-8' }),
        accept: '*/*',
        'accept-encoding': 'identity',
        'user-agent': USER_AGENT,
        ...headers,
      },
      body: body === '' ? null : body,
      signal,
    });
    const reply = await orAbort(sent, signal);
    reply.body.on('error', () => {}); // an unread body that breaks off is nobody's concern
    const retryAfter = reply.headers['retry-after'];
    return {
      status: reply.statusCode,
      retryAfter: typeof retryAfter === 'string' ? retryAfter : null,
      reply: replyBytes === 0 ? '' : await orAbort(firstBytes(reply.body, replyBytes), signal),
    };
  } finally {
    destroy();
  }
}

async function firstBytes(body: AsyncIterable<Uint8Array>, limit: number): Promise<string> {
  const chunks: Uint8Array[] = [];
  let length = 0;
  for await (const chunk of body) {
    chunks.push(chunk);
    length += chunk.length;
    if (length >= limit) break;
  }
  return new TextDecoder().decode(Buffer.concat(chunks).subarray(0, limit)).replaceAll('\u0000', '\u2400');
}
