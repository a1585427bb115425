import type { SpeechCall, SpeechUnavailable } from '../shapes/speech.ts';

/** A stretch in which somebody speaks, in milliseconds from the beginning. */
export type Segment = { fromMs: number; toMs: number };

export type Listening = SpeechCall & {
  /** At `LISTENING_RATE`; any length up to `LONGEST_LISTENING_MS`. */
  samples: Float32Array;
  /** So long a silence ends a segment. */
  pauseMs: number;
  /** A segment that is longer is cut where it is quietest near its end. */
  longestMs: number;
};

/** An hour. */
export const LONGEST_LISTENING_MS = 3_600_000;

export type Activity = { kind: 'segments'; segments: Segment[]; engine: string } | SpeechUnavailable;

/**
 * Finds where somebody speaks. Every failure is a result; `listen` rejects only when its signal fires, or with a
 * RangeError for sound that is too long.
 */
export interface VoiceActivity {
  readonly name: string;
  readonly capabilities: {
    /** It knows speech from other sounds that are as loud: music, a keyboard, a street. */
    knowsSpeech: boolean;
    /** The longest sound of one call, in milliseconds. */
    longestMs: number;
  };
  /** In the order of time, never overlapping, none longer than `longestMs`; empty where nobody speaks. */
  listen(listening: Listening): Promise<Activity>;
  stop(): Promise<void>;
}

/** @throws {RangeError} for sound that no detector takes */
export function checkListening({ samples, pauseMs, longestMs }: Listening, rate: number): void {
  if (samples.length > (LONGEST_LISTENING_MS / 1_000) * rate) throw new RangeError('longer than an hour');
  if (pauseMs <= 0 || longestMs < 1_000)
    throw new RangeError('a pause is longer than 0 ms, a segment up to 1,000 or more');
}
