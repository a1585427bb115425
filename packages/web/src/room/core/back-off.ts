const FIRST_MS = 500;
const MOST_MS = 15_000;

/**
 * Wait before attempt `failures + 1`: doubles from 0.5 s to 15 s, and half of it is drawn by lot, so that many rooms
 * that lost one server do not come back in the same instant.
 *
 * @param random a number in [0, 1)
 */
export function backOffMs(failures: number, random: () => number): number {
  const full = Math.min(MOST_MS, FIRST_MS * 2 ** Math.max(0, failures - 1));
  return Math.round(full / 2 + (full / 2) * random());
}
