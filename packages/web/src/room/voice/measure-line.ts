import { LINE_BYTES, ROOM_TOKEN_HEADER } from '@colloquy/contract/room';
import { PRIVATE_CALL } from '../../shared/private-call.ts';

/**
 * What a line is fast enough for: `good` for all that is wanted; `picture`: too slow for the picture alone; `slow`: for
 * speech, too. `unknown`: no measurement came about, which says nothing.
 */
export type LineSpeed = 'good' | 'picture' | 'slow' | 'unknown';

/** Speech goes out as it is heard (256 kb/s) next to its recording; a picture takes 250 kb/s more. With a fifth to spare. */
const SPEECH_UP_KBPS = 350;
const PICTURE_UP_KBPS = 650;
/** What is asked comes as it is played: 384 kb/s. */
const SPEECH_DOWN_KBPS = 400;
/** A line that takes longer is slow; nobody waits for it. */
const LONGEST_MS = 6_000;
const SMALL_BYTES = 1_024;

export type LineCalls = {
  /** Resolves once the server has all of it. */
  send(bytes: Uint8Array<ArrayBuffer>, signal: AbortSignal): Promise<void>;
  get(signal: AbortSignal): Promise<number>;
};

/** By one small and one longer transfer out, and one in: what the small one takes is the way there and back. */
export async function measureLine(options: {
  calls: LineCalls;
  now: () => number;
  withPicture: boolean;
  /** Whoever begins meanwhile ends it. */
  signal: AbortSignal;
  late?: (ms: number) => AbortSignal;
}): Promise<LineSpeed> {
  const { calls, now, withPicture, signal, late = (ms) => AbortSignal.timeout(ms) } = options;
  const timed = async (work: (signal: AbortSignal) => Promise<unknown>): Promise<number | 'late'> => {
    const limit = late(LONGEST_MS);
    const begun = now();
    try {
      await work(AbortSignal.any([signal, limit]));
      return now() - begun;
    } catch (error) {
      if (!signal.aborted && limit.aborted) return 'late';
      throw error;
    }
  };
  const noise = new Uint8Array(LINE_BYTES);
  // The browser gives no more random bytes at a time.
  for (let at = 0; at < LINE_BYTES; at += SMALL_BYTES) crypto.getRandomValues(noise.subarray(at, at + SMALL_BYTES));
  try {
    const around = await timed((limit) => calls.send(noise.slice(0, SMALL_BYTES), limit));
    if (around === 'late') return 'slow';
    const up = kbps(await timed((limit) => calls.send(noise, limit)), around);
    const down = kbps(await timed((limit) => calls.get(limit)), around);
    if (up < SPEECH_UP_KBPS || down < SPEECH_DOWN_KBPS) return 'slow';
    return withPicture && up < PICTURE_UP_KBPS ? 'picture' : 'good';
  } catch {
    // Offline, refused, or ended by the begin: nothing is known of the line.
    return 'unknown';
  }
}

function kbps(ms: number | 'late', aroundMs: number): number {
  return ms === 'late' ? 0 : (LINE_BYTES * 8) / Math.max(1, ms - aroundMs);
}

export function createLineCalls(token: string, fetch: typeof globalThis.fetch): LineCalls {
  const call = async (init: RequestInit): Promise<Response> => {
    const response = await fetch('/room/api/line', {
      ...init,
      headers: { ...init.headers, [ROOM_TOKEN_HEADER]: token },
      ...PRIVATE_CALL,
    });
    if (!response.ok) throw new Error('the line is not measured here');
    return response;
  };
  return {
    async send(body, signal) {
      await call({ method: 'PUT', headers: { 'content-type': 'application/octet-stream' }, body, signal });
    },
    get: async (signal) => (await (await call({ method: 'GET', signal })).arrayBuffer()).byteLength,
  };
}
