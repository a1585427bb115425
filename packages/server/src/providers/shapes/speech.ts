/** What recognisers and detectors take: one channel, 16,000 samples a second, each from −1 to 1. */
export const LISTENING_RATE = 16_000;

/** One channel, each sample from −1 to 1. `rate`: samples a second. */
export type Sound = { samples: Float32Array; rate: number };

/** Nothing was heard or said; `retryable`: the same call may go well later. */
export type SpeechUnavailable = {
  kind: 'unavailable';
  engine: string;
  reason: SpeechProblem;
  retryable: boolean;
};

export type SpeechProblem =
  | 'too-late'
  /** Too much waits, or the engine rests after it failed. */
  | 'busy'
  | 'failed'
  | 'not-reached'
  /** The endpoint refused the key or the request. */
  | 'not-accepted';

/** How long a call may take, and who may end it. */
export type SpeechCall = {
  /** Epoch ms by the system clock; what has not come by then is `unavailable`. */
  deadlineAt: number;
  /** Fires when the reply is no longer wanted: the call then rejects with the signal's reason. */
  signal: AbortSignal;
};

export function unavailable(engine: string, reason: SpeechProblem): SpeechUnavailable {
  return { kind: 'unavailable', engine, reason, retryable: reason !== 'not-accepted' };
}
