import { catalogueLanguage, type Language } from '@colloquy/contract/shared';
import { z } from 'zod';
import { LISTENING_RATE, unavailable } from '../../shapes/speech.ts';
import { askEndpoint, type SpeechEndpoint } from '../../shapes/speech-endpoint.ts';
import { encodeWav } from '../../shapes/wav.ts';
import { checkUtterance, type Recognition, type SpeechToText } from '../port.ts';

const REPLY_MAX_BYTES = 256 * 1024;
const TEXT_MAX_LENGTH = 20_000;
const TERMS_MAX = 40;

const reply = z.object({ text: z.string().max(TEXT_MAX_LENGTH) });

/** `POST /audio/transcriptions` with a WAV file; of the reply only `text` is read. */
export function createOpenAiSpeechToText(
  endpoint: SpeechEndpoint,
  model: string,
  languages: ReadonlySet<Language>,
): SpeechToText {
  const name = `openai-compatible:${model}`;
  return {
    name,
    capabilities: { languages, streaming: false, terms: true, leaves: true },
    async recognise(utterance): Promise<Recognition> {
      checkUtterance(utterance, LISTENING_RATE);
      utterance.signal.throwIfAborted();
      if (!languages.has(utterance.language)) return { kind: 'no-language', engine: name };
      const wav = encodeWav({ samples: utterance.samples, rate: LISTENING_RATE });
      const body = new FormData();
      body.set('file', new Blob([Buffer.from(wav)], { type: 'audio/wav' }), 'speech.wav');
      body.set('model', model);
      body.set('language', catalogueLanguage(utterance.language));
      body.set('response_format', 'json');
      if (utterance.terms.length > 0) body.set('prompt', utterance.terms.slice(0, TERMS_MAX).join(', '));
      const request = { path: '/audio/transcriptions', body, maxBytes: REPLY_MAX_BYTES };
      const answered = await askEndpoint(endpoint, name, request, utterance);
      if (answered.kind === 'unavailable') return answered;
      const parsed = reply.safeParse(parse(answered.answer));
      if (!parsed.success) return unavailable(name, 'failed');
      const text = parsed.data.text.trim();
      return text === '' ? { kind: 'silence', engine: name } : { kind: 'text', text, confidence: null, engine: name };
    },
    stop: async () => undefined,
  };
}

function parse(bytes: Uint8Array): unknown {
  try {
    return JSON.parse(new TextDecoder().decode(bytes));
  } catch (error) {
    if (!(error instanceof SyntaxError)) throw error;
    return undefined;
  }
}
