import type { Language } from '@colloquy/contract/shared';
import { withinShare } from '../shapes/speech-call.ts';
import type { SpeechEndpoint } from '../shapes/speech-endpoint.ts';
import { createEmbeddedSpeechToText, type EmbeddedSpeechToTextOptions } from './embedded/embedded-speech-to-text.ts';
import { createOpenAiSpeechToText } from './openai-compatible/openai-speech-to-text.ts';
import type { Recognition, SpeechToText } from './port.ts';
import { createSherpaSpeechToText, type SherpaSpeechToTextOptions } from './sherpa/sherpa-speech-to-text.ts';

export { createSherpaSpeechToText } from './sherpa/sherpa-speech-to-text.ts';

export type SpeechToTextConfig = {
  /** Null: none is named. */
  endpoint: (SpeechEndpoint & { model: string; languages: ReadonlySet<Language> }) | null;
  /** Null: its weights are not there. */
  embedded: Pick<EmbeddedSpeechToTextOptions, 'folders' | 'onLost'> | null;
  /** Recognisers that the operator gave. */
  added?: readonly SherpaSpeechToTextOptions[];
};

/** What there is: the endpoint first, then what the operator gave, then the embedded engine. */
export function createRecognisers({ endpoint, embedded, added = [] }: SpeechToTextConfig): readonly SpeechToText[] {
  return [
    ...(endpoint === null ? [] : [createOpenAiSpeechToText(endpoint, endpoint.model, endpoint.languages)]),
    ...added.map(createSherpaSpeechToText),
    ...(embedded === null ? [] : [createEmbeddedSpeechToText(embedded)]),
  ];
}

/** All of that as one. Null where there is none. */
export function createSpeechToText(config: SpeechToTextConfig): SpeechToText | null {
  const engines = createRecognisers(config);
  return engines.length === 0 ? null : firstToHear(engines);
}

/**
 * The first engine that knows the language and has an answer. One that has none leaves time for the next: half of what
 * is left. The last one's failure is the result, so that a caller can turn to text.
 */
export function firstToHear(engines: readonly SpeechToText[]): SpeechToText {
  return {
    name: engines.map(({ name }) => name).join(', '),
    capabilities: {
      languages: new Set(engines.flatMap(({ capabilities }) => [...capabilities.languages])),
      streaming: false,
      terms: engines.some(({ capabilities }) => capabilities.terms),
      captions: engines.some(({ capabilities }) => capabilities.captions),
      leaves: engines.some(({ capabilities }) => capabilities.leaves),
    },
    async recognise(utterance): Promise<Recognition> {
      const knowing = engines.filter(
        ({ capabilities: { languages, leaves } }) =>
          languages.has(utterance.language) && !(leaves && utterance.staysHere === true),
      );
      let last: Recognition = { kind: 'no-language', engine: 'none' };
      for (const [index, engine] of knowing.entries()) {
        last = await engine.recognise(withinShare(utterance, index === knowing.length - 1));
        if (last.kind !== 'unavailable') return last;
      }
      return last;
    },
    async stop() {
      for (const engine of engines) await engine.stop();
    },
  };
}
