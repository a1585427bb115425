import type { Language } from '@colloquy/contract/shared';
import { withinShare } from '../shapes/speech-call.ts';
import type { SpeechEndpoint } from '../shapes/speech-endpoint.ts';
import { createEspeakTextToSpeech } from './espeak-ng/espeak-text-to-speech.ts';
import { createKokoroTextToSpeech, type KokoroOptions } from './kokoro/kokoro-text-to-speech.ts';
import { createOpenAiTextToSpeech } from './openai-compatible/openai-text-to-speech.ts';
import { languagesOf, type Spoken, type TextToSpeech } from './port.ts';
import { createSherpaTextToSpeech, type SherpaTextToSpeechOptions } from './sherpa/sherpa-text-to-speech.ts';

export { findEspeak } from './espeak-ng/espeak-program.ts';
export { createSherpaTextToSpeech } from './sherpa/sherpa-text-to-speech.ts';

export type TextToSpeechConfig = {
  /** Null: none is named. */
  endpoint: (SpeechEndpoint & { model: string; voice: string; languages: ReadonlySet<Language> }) | null;
  /** Null: its weights are not there. */
  kokoro: { runtime: string; weights: string; onLost: KokoroOptions['onLost'] } | null;
  /** Path of espeak-ng; null: it is not installed. */
  espeak: string | null;
  /** Voices that the operator gave. */
  added?: readonly SherpaTextToSpeechOptions[];
};

/** What there is on this machine: what the operator gave, natural voices, then robotic ones. */
function voicesHere({ kokoro, espeak, added = [] }: Omit<TextToSpeechConfig, 'endpoint'>): readonly TextToSpeech[] {
  return [
    ...added.map(createSherpaTextToSpeech),
    ...(kokoro === null
      ? []
      : [
          createKokoroTextToSpeech({
            start: { runtime: kokoro.runtime, weights: kokoro.weights, espeak },
            onLost: kokoro.onLost,
          }),
        ]),
    ...(espeak === null ? [] : [createEspeakTextToSpeech(espeak)]),
  ];
}

/** The endpoint, and what there is on this machine as one: each null where there is none. */
export function createVoices({ endpoint, ...here }: TextToSpeechConfig): {
  endpoint: TextToSpeech | null;
  here: TextToSpeech | null;
} {
  const engines = voicesHere(here);
  return {
    endpoint: endpoint === null ? null : createOpenAiTextToSpeech(endpoint, endpoint, endpoint.languages),
    here: engines.length === 0 ? null : firstToSpeak(engines),
  };
}

/**
 * The first engine that has the voice, or any for the language, and an answer. One that has none leaves time for the
 * next. The last one's failure is the result, so that a caller can turn to text.
 */
export function firstToSpeak(engines: readonly TextToSpeech[]): TextToSpeech {
  const voices = engines.flatMap(({ capabilities }) => capabilities.voices);
  return {
    name: engines.map(({ name }) => name).join(', '),
    capabilities: {
      languages: languagesOf(voices),
      voices,
      streaming: false,
      leaves: engines.some(({ capabilities }) => capabilities.leaves),
    },
    async speak(speaking): Promise<Spoken> {
      const knowing = engines.filter(({ capabilities }) => capabilities.languages.has(speaking.language));
      let last: Spoken = { kind: 'no-voice', engine: 'none' };
      for (const [index, engine] of knowing.entries()) {
        const spoken = await engine.speak(withinShare(speaking, index === knowing.length - 1));
        if (spoken.kind === 'sound') return spoken;
        if (spoken.kind === 'unavailable' || last.kind !== 'unavailable') last = spoken;
      }
      return last;
    },
    async stop() {
      for (const engine of engines) await engine.stop();
    },
  };
}
