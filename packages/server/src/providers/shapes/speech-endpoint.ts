import { Readable } from 'node:stream';
import type { ReadableStream } from 'node:stream/web';
import { readBody } from '../../platform/outbound/body.ts';
import { type SpeechCall, type SpeechUnavailable, unavailable } from './speech.ts';
import { bounded, waitUntil } from './speech-call.ts';

/** An OpenAI-compatible endpoint for speech, which the operator names. */
export type SpeechEndpoint = {
  /** Ends before `/audio/…`. */
  url: string;
  /** Null where it asks for none. */
  key: string | null;
  /** Longest wait for one reply, in milliseconds. */
  timeoutMs: number;
};

/** A second try comes so long after a first that failed, and only where so much is left of the time. */
const AGAIN_AFTER_MS = 150;
const AGAIN_LEAST_MS = 500;

/**
 * One request and one reply; a connection that failed, and a fault of the endpoint's own, are tried once more within the
 * same time. No other address is followed.
 *
 * @param name of the engine, for results
 * @throws the signal's reason when the reply is no longer wanted
 */
export async function askEndpoint(
  { url, key, timeoutMs }: SpeechEndpoint,
  name: string,
  request: { path: string; body: FormData | string; maxBytes: number; onStatus?: (status: number) => void },
  call: SpeechCall,
): Promise<{ kind: 'answer'; answer: Uint8Array } | SpeechUnavailable> {
  call.signal.throwIfAborted();
  if (call.deadlineAt <= Date.now()) return unavailable(name, 'too-late');
  const deadlineAt = Math.min(call.deadlineAt, Date.now() + timeoutMs);
  const sent = { ...request, ...(await whole(request.body)) };
  const first = await askOnce({ url, key }, name, sent, { ...call, deadlineAt });
  const againAt = Date.now() + AGAIN_AFTER_MS;
  if (!first.isPassing || deadlineAt - againAt < AGAIN_LEAST_MS) return first.outcome;
  await waitUntil({ deadlineAt: againAt, signal: call.signal });
  return (await askOnce({ url, key }, name, sent, { ...call, deadlineAt })).outcome;
}

type Outcome = { kind: 'answer'; answer: Uint8Array } | SpeechUnavailable;

type Sent = {
  path: string;
  bytes: Uint8Array<ArrayBuffer>;
  type: string;
  maxBytes: number;
  /** Told the status of a reply that is none. */
  onStatus?: ((status: number) => void) | undefined;
};

async function askOnce(
  { url, key }: Pick<SpeechEndpoint, 'url' | 'key'>,
  name: string,
  request: Sent,
  call: SpeechCall,
): Promise<{ outcome: Outcome; isPassing: boolean }> {
  const bound = bounded(call);
  const lasting = (outcome: Outcome) => ({ outcome, isPassing: false });
  try {
    const { bytes, type } = request;
    const response = await fetch(`${url}${request.path}`, {
      method: 'POST',
      headers: { 'content-type': type, ...(key === null ? {} : { authorization: `Bearer ${key}` }) },
      body: bytes,
      redirect: 'manual',
      signal: bound.signal,
    });
    if (!response.ok || response.body === null) {
      await response.body?.cancel();
      const { status } = response;
      request.onStatus?.(status);
      return { outcome: unavailable(name, problemOf(status)), isPassing: status >= 500 };
    }
    const stream = Readable.fromWeb(response.body as ReadableStream);
    const read = await readBody(stream, { encoding: null, maxBytes: request.maxBytes, signal: bound.signal });
    return lasting(read.ok ? { kind: 'answer', answer: read.bytes } : unavailable(name, 'failed'));
  } catch {
    // What it says of a failed connection holds the address; which failure it was is all that matters.
    call.signal.throwIfAborted();
    if (bound.isLate()) return lasting(unavailable(name, 'too-late'));
    return { outcome: unavailable(name, 'not-reached'), isPassing: true };
  }
}

/** A form is sent as bytes: as a stream, an endpoint that hangs up early leaves a rejection that nobody can catch. */
async function whole(body: FormData | string): Promise<{ bytes: Uint8Array<ArrayBuffer>; type: string }> {
  if (typeof body === 'string') return { bytes: new TextEncoder().encode(body), type: 'application/json' };
  const form = new Response(body);
  const bytes = new Uint8Array(await form.arrayBuffer());
  return { bytes, type: form.headers.get('content-type') ?? '' };
}

/** An address that it names in place of itself is not followed: there it was not reached. */
function problemOf(status: number): 'busy' | 'failed' | 'not-accepted' | 'not-reached' {
  if (status >= 300 && status < 400) return 'not-reached';
  if (status === 429) return 'busy';
  return status >= 400 && status < 500 && status !== 408 ? 'not-accepted' : 'failed';
}
