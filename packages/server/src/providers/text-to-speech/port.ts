import type { Language } from '@colloquy/contract/shared';
import type { Sound, SpeechCall, SpeechUnavailable } from '../shapes/speech.ts';

/** Longest text that is spoken at once, in characters: more than any question has. */
export const LONGEST_TEXT = 2_000;

export type Voice = {
  /** As `Speaking` names it. */
  id: string;
  languages: readonly Language[];
  /** Whether it sounds like a person; `robotic` ones are understood and tiring. */
  manner: 'natural' | 'robotic';
};

export type Speaking = SpeechCall & {
  /** Plain text of up to `LONGEST_TEXT` characters. */
  text: string;
  language: Language;
  /** One of `voices`; null: the engine's own choice for the language. */
  voice: string | null;
  /** 1 is the voice's own, from `SLOWEST` to `FASTEST`. */
  speed: number;
};

export const SLOWEST = 0.7;
export const FASTEST = 1.3;

export type Spoken =
  | { kind: 'sound'; sound: Sound; voice: string; engine: string }
  /** There is no voice for the language, or none of that name: nothing is read out in another one. */
  | { kind: 'no-voice'; engine: string }
  | SpeechUnavailable;

/**
 * Speaks a text. Every failure is a result; `speak` rejects only when its signal fires, or with a RangeError for a text
 * that is empty or too long, or a speed beyond the bounds.
 */
export interface TextToSpeech {
  readonly name: string;
  readonly capabilities: {
    languages: ReadonlySet<Language>;
    voices: readonly Voice[];
    /** Whether sound comes before all of it is made; false: whole texts alone. */
    streaming: boolean;
    /** Whether what it speaks leaves this machine. */
    leaves: boolean;
  };
  speak(speaking: Speaking): Promise<Spoken>;
  stop(): Promise<void>;
}

/** @throws {RangeError} for what no engine speaks */
export function checkSpeaking({ text, speed }: Speaking): void {
  if (text.trim() === '' || text.length > LONGEST_TEXT)
    throw new RangeError(`a text has 1 to ${LONGEST_TEXT} characters, this one ${text.length}`);
  if (!(speed >= SLOWEST && speed <= FASTEST)) throw new RangeError(`a speed is from ${SLOWEST} to ${FASTEST}`);
}

/** The voice that is asked for, or the first of the language; null where there is none. */
export function chooseVoice(voices: readonly Voice[], { language, voice }: Speaking): Voice | null {
  const fitting = voices.filter(({ languages }) => languages.includes(language));
  return (voice === null ? fitting[0] : fitting.find(({ id }) => id === voice)) ?? null;
}

export function languagesOf(voices: readonly Voice[]): ReadonlySet<Language> {
  return new Set(voices.flatMap(({ languages }) => languages));
}
