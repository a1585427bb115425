import type { Language } from '@colloquy/contract/shared';
import { unavailable } from '../../shapes/speech.ts';
import { askEndpoint, type SpeechEndpoint } from '../../shapes/speech-endpoint.ts';
import { decodeWav, WavError } from '../../shapes/wav.ts';
import { checkSpeaking, chooseVoice, type Spoken, type TextToSpeech, type Voice } from '../port.ts';

/** Five minutes at 48 kHz. */
const REPLY_MAX_BYTES = 30 * 1024 * 1024;

/** `POST /audio/speech`, the reply as WAV, by its bytes and not by what it calls itself; half a file is none. One voice for all of its languages. */
export function createOpenAiTextToSpeech(
  endpoint: SpeechEndpoint,
  { model, voice }: { model: string; voice: string },
  languages: ReadonlySet<Language>,
): TextToSpeech {
  const name = `openai-compatible:${model}`;
  const voices: readonly Voice[] = [{ id: voice, languages: [...languages], manner: 'natural' }];
  return {
    name,
    capabilities: { languages, voices, streaming: false, leaves: true },
    async speak(speaking): Promise<Spoken> {
      checkSpeaking(speaking);
      speaking.signal.throwIfAborted();
      if (chooseVoice(voices, speaking) === null) return { kind: 'no-voice', engine: name };
      const { text: input, speed } = speaking;
      const body = JSON.stringify({ model, voice, input, speed, response_format: 'wav' });
      const request = { path: '/audio/speech', body, maxBytes: REPLY_MAX_BYTES };
      const answered = await askEndpoint(endpoint, name, request, speaking);
      if (answered.kind === 'unavailable') return answered;
      try {
        const sound = decodeWav(answered.answer, { isWhole: true });
        return sound.samples.length === 0 ? unavailable(name, 'failed') : { kind: 'sound', sound, voice, engine: name };
      } catch (error) {
        if (!(error instanceof WavError)) throw error;
        return unavailable(name, 'failed');
      }
    },
    stop: async () => undefined,
  };
}
