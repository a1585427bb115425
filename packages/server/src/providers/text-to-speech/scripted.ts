import { type SpeechProblem, unavailable } from '../shapes/speech.ts';
import { waitUntil } from '../shapes/speech-call.ts';
import {
  checkSpeaking,
  chooseVoice,
  languagesOf,
  type Speaking,
  type Spoken,
  type TextToSpeech,
  type Voice,
} from './port.ts';

/** How the fake speaks: so long a sound, or how it fails. */
export type ScriptedSpeech =
  | { kind: 'sound'; ms: number }
  | { kind: 'unavailable'; reason: SpeechProblem }
  /** Says nothing until the deadline or the signal. */
  | { kind: 'silent' };

export type ScriptedTextToSpeech = TextToSpeech & { readonly spoken: Speaking[] };

export const SCRIPTED_VOICES: readonly Voice[] = [
  { id: 'first', languages: ['en', 'en-IN'], manner: 'natural' },
  { id: 'second', languages: ['en'], manner: 'robotic' },
];

const RATE = 16_000;

/** A fake voice. @param script gives the reply to each text, by its order from 0 */
export function createScriptedTextToSpeech(
  script: (speaking: Speaking, call: number) => ScriptedSpeech,
  {
    voices = SCRIPTED_VOICES,
    name = 'scripted:voice',
    leaves = false,
  }: { voices?: readonly Voice[]; name?: string; leaves?: boolean } = {},
): ScriptedTextToSpeech {
  const spoken: Speaking[] = [];
  return {
    name,
    spoken,
    capabilities: { languages: languagesOf(voices), voices, streaming: false, leaves },
    async speak(speaking): Promise<Spoken> {
      checkSpeaking(speaking);
      speaking.signal.throwIfAborted();
      const voice = chooseVoice(voices, speaking);
      if (voice === null) return { kind: 'no-voice', engine: name };
      if (speaking.deadlineAt <= Date.now()) return unavailable(name, 'too-late');
      const reply = script(speaking, spoken.push(speaking) - 1);
      if (reply.kind === 'unavailable') return unavailable(name, reply.reason);
      if (reply.kind === 'silent') {
        await waitUntil(speaking);
        return unavailable(name, 'too-late');
      }
      const samples = new Float32Array((reply.ms * RATE) / 1_000).fill(0.1);
      return { kind: 'sound', sound: { samples, rate: RATE }, voice: voice.id, engine: name };
    },
    stop: async () => undefined,
  };
}
