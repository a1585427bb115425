import { ROOM_TOKEN_HEADER } from '@colloquy/contract/room';
import { PRIVATE_CALL } from '../../shared/private-call.ts';
import type { SendChunk } from './chunk-queue.ts';

/** A chunk is some 100 kB: on a line where that takes longer, the next try is no worse. */
const TIMEOUT_MS = 60_000;

/** Sends a chunk with its digest; the same one may be sent again. */
export function createSendChunk(token: string, fetch: typeof globalThis.fetch, origin = ''): SendChunk {
  return async ({ run, seq, bytes, last }, ageMs) => {
    const body = await bytes.arrayBuffer();
    const digest = btoa(String.fromCharCode(...new Uint8Array(await crypto.subtle.digest('SHA-256', body))));
    const tracks = [...(run.tracks.sound ? ['sound'] : []), ...(run.tracks.picture ? ['picture'] : [])].join(',');
    const query = new URLSearchParams({
      tracks,
      age: String(Math.max(0, Math.round(ageMs))),
      ...(last ? { last: 'true' } : {}),
    });
    try {
      const response = await fetch(`${origin}/room/api/recording/${run.id}/${seq}?${query}`, {
        method: 'PUT',
        headers: {
          [ROOM_TOKEN_HEADER]: token,
          'content-type': 'application/octet-stream',
          'content-digest': `sha-256=:${digest}:`,
        },
        body,
        // Speech goes first: somebody waits for its words.
        priority: 'low',
        ...PRIVATE_CALL,
        signal: AbortSignal.timeout(TIMEOUT_MS),
      });
      if (response.ok) return 'stored';
      return response.status >= 500 || response.status === 429 || response.status === 408 ? 'again' : 'refused';
    } catch {
      // No reply: nothing is known of what it did, and the same chunk may be sent again.
      return 'again';
    }
  };
}
