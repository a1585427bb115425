import type { AttemptReason } from '@colloquy/contract/webhooks';
import type { DeliveryFailure, DeliveryOutcome } from '../../platform/outbound/deliver.ts';
import { retryAfterMs } from './schedule.ts';

export type Verdict = {
  /** Null when it was delivered. */
  reason: AttemptReason | null;
  status: number | null;
  durationMs: number;
  /** It cannot take more than one at a time. */
  isOverloaded: boolean;
  /** The receiver asked to be left alone for so long. */
  retryAfterMs: number | null;
};

const FAILURES: Record<DeliveryFailure, AttemptReason> = {
  'bad-url': 'BAD_URL',
  'blocked-address': 'BLOCKED_ADDRESS',
  unreachable: 'UNREACHABLE',
  'bad-certificate': 'BAD_CERTIFICATE',
  'timed-out': 'TIMED_OUT',
  'bad-reply': 'BAD_REPLY',
};

const OVERLOADED = new Set([429, 502, 503, 504]);

/** What an outcome means: 2xx is taken, everything else is not, redirects are not followed, 410 asks for no more. */
export function judge(outcome: DeliveryOutcome, now: number): Verdict {
  const { durationMs } = outcome;
  if (!outcome.answered) {
    // Whoever does not answer holds its places: one is enough.
    return { reason: FAILURES[outcome.failure], status: null, durationMs, isOverloaded: true, retryAfterMs: null };
  }
  const { status } = outcome;
  const reason = reasonOf(status);
  return {
    reason,
    status,
    durationMs,
    isOverloaded: OVERLOADED.has(status),
    retryAfterMs: reason === null ? null : retryAfterMs(outcome.retryAfter, now),
  };
}

function reasonOf(status: number): AttemptReason | null {
  if (status >= 200 && status < 300) return null;
  if (status >= 300 && status < 400) return 'REDIRECT';
  if (status === 410) return 'GONE';
  if (status === 429 || status === 503) return 'BUSY';
  return status < 500 ? 'REFUSED' : 'SERVER_ERROR';
}
