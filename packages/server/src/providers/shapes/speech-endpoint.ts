import { Readable } from 'node:stream';
import type { ReadableStream } from 'node:stream/web';
import { readBody } from '../../platform/outbound/body.ts';
import { type SpeechCall, type SpeechUnavailable, unavailable } from './speech.ts';
import { bounded } from './speech-call.ts';

/** An OpenAI-compatible endpoint for speech, which the operator names. */
export type SpeechEndpoint = {
  /** Ends before `/audio/…`. */
  url: string;
  /** Null where it asks for none. */
  key: string | null;
  /** Longest wait for one reply, in milliseconds. */
  timeoutMs: number;
};

/**
 * One request, one reply: nothing is repeated and no other address followed.
 *
 * @param name of the engine, for results
 * @throws the signal's reason when the reply is no longer wanted
 */
export async function askEndpoint(
  { url, key, timeoutMs }: SpeechEndpoint,
  name: string,
  request: { path: string; body: FormData | string; maxBytes: number },
  call: SpeechCall,
): Promise<{ kind: 'answer'; answer: Uint8Array } | SpeechUnavailable> {
  call.signal.throwIfAborted();
  if (call.deadlineAt <= Date.now()) return unavailable(name, 'too-late');
  const bound = bounded({ deadlineAt: Math.min(call.deadlineAt, Date.now() + timeoutMs), signal: call.signal });
  try {
    const { bytes, type } = await whole(request.body);
    const response = await fetch(`${url}${request.path}`, {
      method: 'POST',
      headers: { 'content-type': type, ...(key === null ? {} : { authorization: `Bearer ${key}` }) },
      body: bytes,
      redirect: 'error',
      signal: bound.signal,
    });
    if (!response.ok || response.body === null) {
      await response.body?.cancel();
      return unavailable(name, problemOf(response.status));
    }
    const stream = Readable.fromWeb(response.body as ReadableStream);
    const read = await readBody(stream, { encoding: null, maxBytes: request.maxBytes, signal: bound.signal });
    return read.ok ? { kind: 'answer', answer: read.bytes } : unavailable(name, 'failed');
  } catch {
    // What it says of a failed connection holds the address; which failure it was is all that matters.
    call.signal.throwIfAborted();
    return unavailable(name, bound.isLate() ? 'too-late' : 'not-reached');
  }
}

/** A form is sent as bytes: as a stream, an endpoint that hangs up early leaves a rejection that nobody can catch. */
async function whole(body: FormData | string): Promise<{ bytes: Uint8Array<ArrayBuffer>; type: string }> {
  if (typeof body === 'string') return { bytes: new TextEncoder().encode(body), type: 'application/json' };
  const form = new Response(body);
  const bytes = new Uint8Array(await form.arrayBuffer());
  return { bytes, type: form.headers.get('content-type') ?? '' };
}

function problemOf(status: number): 'busy' | 'failed' | 'not-accepted' {
  if (status === 429) return 'busy';
  return status >= 400 && status < 500 && status !== 408 ? 'not-accepted' : 'failed';
}
