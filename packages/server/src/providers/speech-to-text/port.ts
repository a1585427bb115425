import type { Language } from '@colloquy/contract/shared';
import type { SpeechCall, SpeechUnavailable } from '../shapes/speech.ts';

/** Longest piece that is recognised at once; callers cut at pauses. */
export const LONGEST_UTTERANCE_MS = 30_000;

/** A piece of speech by one person. */
export type Utterance = SpeechCall & {
  /** At `LISTENING_RATE`, up to `LONGEST_UTTERANCE_MS`. */
  samples: Float32Array;
  language: Language;
  /** Names and terms that may come up, 40 at most are heeded: those of the job, not a dictionary. */
  terms: readonly string[];
  /** `caption` may be refused or less exact for being quick; `record` is what stays. */
  use: 'caption' | 'record';
  /** Only what runs on this machine may hear it. */
  staysHere?: boolean;
};

export type Recognition =
  | {
      kind: 'text';
      /** With capitals and punctuation; never empty. */
      text: string;
      /** 0 to 1, comparable within one engine only; null where it gives none. Below 0.85: to be looked at by who spoke. */
      confidence: number | null;
      engine: string;
    }
  /** Nobody was heard to say anything. */
  | { kind: 'silence'; engine: string }
  /** The engine does not know the language: nothing is guessed. */
  | { kind: 'no-language'; engine: string }
  | SpeechUnavailable;

/**
 * Recognises speech. Every failure is a result; `recognise` rejects only when its signal fires, or with a RangeError for
 * an utterance that is empty or too long.
 */
export interface SpeechToText {
  /** Kept with what it heard: `embedded:moonshine-base-en`. */
  readonly name: string;
  readonly capabilities: {
    languages: ReadonlySet<Language>;
    /** Whether it takes sound while it comes; false: whole pieces alone. */
    streaming: boolean;
    /** Whether `terms` are heeded. */
    terms: boolean;
    /** Whether it is quick enough to write down what is still being said, again and again. */
    captions: boolean;
    /** Whether what is said leaves this machine. */
    leaves: boolean;
  };
  recognise(utterance: Utterance): Promise<Recognition>;
  stop(): Promise<void>;
}

/** @throws {RangeError} for an utterance that no engine takes */
export function checkUtterance({ samples }: Utterance, rate: number): void {
  const longest = (LONGEST_UTTERANCE_MS * rate) / 1_000;
  if (samples.length === 0 || samples.length > longest)
    throw new RangeError(`an utterance has 1 to ${longest} samples, this one ${samples.length}`);
}
