import { CHUNK_MAX_BYTES } from '@colloquy/contract/room';
import { backOffMs } from '../core/back-off.ts';
import type { Clock } from '../core/clock.ts';
import type { Tracks } from './tracks.ts';

/** What one recorder gives from its start to its stop. */
export type Run = { id: string; type: string; tracks: Tracks; startedAtMs: number };

export type Chunk = { run: Run; seq: number; bytes: Blob; last: boolean };

/** `again`: no reply, or one that says to come back. `refused`: this run is not taken any more. */
export type Outcome = 'stored' | 'again' | 'refused';

export type SendChunk = (chunk: Chunk, ageMs: number) => Promise<Outcome>;

/** More than this is not kept: two hours of recording, none of which has gone out. */
const MOST_BYTES = 256 * 1_048_576;

/**
 * Chunks on their way, one after another in their order; each is kept in memory until the server has it, and not longer.
 */
export function createChunkQueue(options: {
  send: SendChunk;
  clock: Clock;
  random: () => number;
  /** The server takes no more of this run, or more waits than is kept: the recorder has to stop. */
  onRefused: (run: Run) => void;
  onChange: (waiting: number) => void;
}) {
  const { send, clock, random, onRefused, onChange } = options;
  let waiting: Chunk[] = [];
  /** Runs of which nothing goes out any more: a recorder that is told to stop still gives what it holds. */
  const over = new Set<string>();
  const nextSeq = new Map<string, number>();
  let busy = false;
  let failures = 0;
  let cancelRetry: (() => void) | null = null;

  function drop(run: Run) {
    waiting = waiting.filter((chunk) => chunk.run.id !== run.id);
    onChange(waiting.length);
    onRefused(run);
  }

  async function pump() {
    const [chunk] = waiting;
    if (busy || cancelRetry !== null || chunk === undefined) return;
    busy = true;
    // A piece that the browser cannot read any more is lost, and the rest of its run is nothing without it.
    const outcome = await send(chunk, clock.now() - chunk.run.startedAtMs).catch(() => 'refused' as const);
    busy = false;
    if (outcome === 'again') {
      failures += 1;
      cancelRetry = clock.after(backOffMs(failures, random), () => {
        cancelRetry = null;
        void pump();
      });
      return;
    }
    failures = 0;
    if (outcome === 'refused') drop(chunk.run);
    else {
      waiting = waiting.filter((other) => other !== chunk);
      onChange(waiting.length);
    }
    void pump();
  }

  return {
    /** A piece that is larger than one request may be goes in several. */
    add(run: Run, bytes: Blob, last: boolean) {
      if (over.has(run.id)) return;
      for (let from = 0; from < bytes.size; from += CHUNK_MAX_BYTES) {
        const seq = nextSeq.get(run.id) ?? 0;
        nextSeq.set(run.id, seq + 1);
        const piece = bytes.slice(from, from + CHUNK_MAX_BYTES);
        waiting.push({ run, seq, bytes: piece, last: last && from + CHUNK_MAX_BYTES >= bytes.size });
      }
      onChange(waiting.length);
      if (waiting.reduce((sum, chunk) => sum + chunk.bytes.size, 0) > MOST_BYTES) drop(run);
      void pump();
    },
    /** The line is back: what waits goes out now. */
    wake() {
      cancelRetry?.();
      cancelRetry = null;
      void pump();
    },
    /** Nothing goes out any more of what was recorded so far, nor of what its recorders still give. */
    clear() {
      for (const id of nextSeq.keys()) over.add(id);
      waiting = [];
      onChange(0);
    },
    waiting: () => waiting.length,
  };
}
