import { CHUNK_EVERY_MS } from '@colloquy/contract/room';

/** So many chunks in a row that took longer to send than to record, while so many wait, and the line is too slow. */
const SLOW_IN_A_ROW = 3;
const WAITING_LEAST = 4;

/**
 * Tells whether a line carries what is recorded. Being offline is none of its business: a chunk that fails at once says
 * nothing of how fast the line is, and what waits since then goes out when it is back.
 */
export function createLineWatch(onPoor: () => void) {
  let slow = 0;
  return {
    /** @param tookMs until there was a reply or none any more; @param waiting chunks, this one among them */
    sent(tookMs: number, isStored: boolean, waiting: number) {
      if (tookMs > CHUNK_EVERY_MS) slow += 1;
      else if (isStored) slow = 0;
      if (slow < SLOW_IN_A_ROW || waiting < WAITING_LEAST) return;
      slow = 0;
      onPoor();
    },
  };
}
