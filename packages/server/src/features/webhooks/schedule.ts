const SECOND = 1_000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;

/** What an attempt that failed is followed by, after the first, the second and so on (Standard Webhooks). In ms. */
export const WAITS_MS = [
  5 * SECOND,
  5 * MINUTE,
  30 * MINUTE,
  2 * HOUR,
  5 * HOUR,
  10 * HOUR,
  14 * HOUR,
  20 * HOUR,
  24 * HOUR,
] as const;

export const MAX_ATTEMPTS = WAITS_MS.length + 1;

/** Waits differ by a tenth either way, so that what failed together does not come back together. */
const SPREAD = 0.1;
const LONGEST_RETRY_AFTER_MS = 24 * HOUR;

/**
 * How long to wait after attempt `attempt` (from 1) failed, in ms; null when that was the last.
 *
 * @param random from 0 to 1
 */
export function waitAfter(attempt: number, random: number): number | null {
  const wait = WAITS_MS[attempt - 1];
  return wait === undefined ? null : Math.round(wait * (1 - SPREAD + 2 * SPREAD * random));
}

/** `Retry-After` as ms from now, seconds or a date, a day at most; null when there is none that can be read. */
export function retryAfterMs(header: string | null, now: number): number | null {
  if (header === null || header.length > 40) return null;
  const text = header.trim();
  const ms = /^\d{1,9}$/.test(text) ? Number(text) * SECOND : Date.parse(text) - now;
  return Number.isFinite(ms) && ms > 0 ? Math.min(ms, LONGEST_RETRY_AFTER_MS) : null;
}

const DISABLE_AFTER_MS = 5 * 24 * HOUR;
const DISABLE_AFTER_FAILURES = 10;

/** Whether an endpoint that gave no 2xx since `failingSince`, over `failures` attempts, is given up. */
export function isGivenUp(failingSince: number, failures: number, now: number): boolean {
  return failures >= DISABLE_AFTER_FAILURES && now - failingSince >= DISABLE_AFTER_MS;
}
