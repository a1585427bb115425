import { type Caption, type Heard, type HeardSoFar, ROOM_TOKEN_HEADER, type RoomError } from '@colloquy/contract/room';
import { PRIVATE_CALL } from '../../shared/private-call.ts';
import type { CaptionReply } from './captions.ts';
import type { PieceReply, SendPiece } from './piece-queue.ts';

/** The server looks for words for 15 s. */
const TIMEOUT_MS = 30_000;

/** From then on words of a sentence that is still being said are no help. */
const CAPTION_TIMEOUT_MS = 4_000;

/** `end`: there is no such sentence. `failed`: it cannot be had now. */
export type PromptSound = { kind: 'sound'; bytes: ArrayBuffer } | { kind: 'end' } | { kind: 'failed' };

export type HearingCalls = {
  send: SendPiece;
  /** What was said for the answer to come; null when it could not be read. */
  heardSoFar(): Promise<HeardSoFar | null>;
  /** What is being said, as far as it is heard by now. */
  caption(bytes: Uint8Array<ArrayBuffer>): Promise<CaptionReply>;
  /** A sentence of a prompt, from 0, as sound. */
  prompt(url: string, part: number): Promise<PromptSound>;
};

/** The hearing of the room's interface, over `fetch`. */
export function createHearingCalls(options: {
  token: string;
  seat: string;
  fetch: typeof globalThis.fetch;
  origin?: string;
}): HearingCalls {
  const { token, seat, fetch, origin = '' } = options;
  const call = (path: string, init: RequestInit, timeoutMs = TIMEOUT_MS) =>
    fetch(`${origin}${path}`, {
      priority: 'high',
      ...init,
      headers: { ...init.headers, [ROOM_TOKEN_HEADER]: token },
      ...PRIVATE_CALL,
      signal: AbortSignal.timeout(timeoutMs),
    });

  return {
    async send({ take, seq, bytes, isOver, run }, agoMs): Promise<PieceReply> {
      const digest = btoa(String.fromCharCode(...new Uint8Array(await crypto.subtle.digest('SHA-256', bytes))));
      const query = new URLSearchParams({
        seat,
        ago: String(Math.max(0, Math.round(agoMs))),
        ...(isOver ? { over: 'true' } : {}),
        ...(run === null ? {} : { run: `${run.id}:${Math.max(0, Math.round(run.atMs))}` }),
      });
      try {
        const response = await call(`/room/api/hearing/${take}/${seq}?${query}`, {
          method: 'PUT',
          headers: { 'content-type': 'application/octet-stream', 'content-digest': `sha-256=:${digest}:` },
          body: bytes,
        });
        if (response.ok) return { kind: 'heard', heard: (await response.json()) as Heard };
        if (response.status >= 500 || response.status === 429 || response.status === 408) return { kind: 'again' };
        const error = (await response.json().catch(() => null)) as RoomError | null;
        return { kind: 'refused', code: error?.code ?? 'internal' };
      } catch {
        // No reply: nothing is known of what it did, and the same piece may be sent again.
        return { kind: 'again' };
      }
    },
    async heardSoFar() {
      try {
        const response = await call(`/room/api/hearing?seat=${seat}`, { method: 'GET' });
        return response.ok ? ((await response.json()) as HeardSoFar) : null;
      } catch {
        return null;
      }
    },
    async caption(bytes) {
      const headers = { 'content-type': 'application/octet-stream' };
      const init = { method: 'POST', priority: 'low', headers, body: bytes } as const;
      try {
        const response = await call(`/room/api/caption?seat=${seat}`, init, CAPTION_TIMEOUT_MS);
        if (!response.ok) return { kind: 'away' };
        const { text } = (await response.json()) as Caption;
        return text === null ? { kind: 'none' } : { kind: 'text', text };
      } catch {
        // They are shown, never kept: without a reply there are none.
        return { kind: 'away' };
      }
    },
    async prompt(url, part) {
      try {
        const response = await call(`${url}${url.includes('?') ? '&' : '?'}part=${part}`, { method: 'GET' });
        if (response.status === 204) return { kind: 'end' };
        return response.ok ? { kind: 'sound', bytes: await response.arrayBuffer() } : { kind: 'failed' };
      } catch {
        return { kind: 'failed' };
      }
    },
  };
}
