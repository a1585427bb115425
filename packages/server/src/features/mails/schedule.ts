const MINUTE = 60_000;
const HOUR = 60 * MINUTE;

/** What a try that failed is followed by, after the first, the second and so on; the last one repeats. In ms. */
const WAITS_MS = [MINUTE, 5 * MINUTE, 30 * MINUTE, 2 * HOUR, 6 * HOUR] as const;
/** For so long after the first failure a mail is tried. */
const GIVEN_UP_AFTER_MS = 24 * HOUR;
/** How long nobody tries a mail server that does not take our login. */
export const PAUSE_MS = 15 * MINUTE;

/**
 * When a mail is tried next, epoch ms; null when it is given up.
 *
 * @param failingSince the first try that failed, epoch ms
 */
export function nextTry(failingSince: number, now: number): number | null {
  const end = failingSince + GIVEN_UP_AFTER_MS;
  if (now >= end) return null;
  let due = failingSince;
  for (let index = 0; due <= now; index += 1) due += WAITS_MS[Math.min(index, WAITS_MS.length - 1)] ?? 0;
  return Math.min(due, end);
}
