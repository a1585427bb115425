import { catalogueLanguage, type Language } from '@colloquy/contract/shared';
import { z } from 'zod';
import { LISTENING_RATE, unavailable } from '../../shapes/speech.ts';
import { askEndpoint, type SpeechEndpoint } from '../../shapes/speech-endpoint.ts';
import { encodeWav } from '../../shapes/wav.ts';
import { checkUtterance, type Recognition, type SpeechToText, type Utterance } from '../port.ts';

const REPLY_MAX_BYTES = 256 * 1024;
const TEXT_MAX_LENGTH = 20_000;
const TERMS_MAX = 40;

/** A format that the endpoint or its model does not have is refused by one of these. */
const FORMAT_REFUSED: ReadonlySet<number> = new Set([400, 415, 422]);
/** As the recogniser itself decides that nobody speaks: so little sure of its words, and so sure that there are none. */
const NO_SPEECH_ABOVE = 0.6;
const NO_SPEECH_LOGPROB = -1;

/** Segments are read where they are as they should be: without them there is no confidence. */
const segment = z.object({
  start: z.number(),
  end: z.number(),
  avg_logprob: z.number(),
  no_speech_prob: z.number().optional(),
});
const reply = z.object({
  text: z.string().max(TEXT_MAX_LENGTH),
  segments: z.array(segment).optional().catch(undefined),
});
type Reply = z.infer<typeof reply>;

/**
 * `POST /audio/transcriptions` with a WAV file; of the reply only the text is read, and how sure the model is of its
 * segments (`verbose_json`). An endpoint that does not have that format is asked for plain `json` from then on.
 */
export function createOpenAiSpeechToText(
  endpoint: SpeechEndpoint,
  model: string,
  languages: ReadonlySet<Language>,
): SpeechToText {
  const name = `openai-compatible:${model}`;
  let hasSegments = true;

  async function ask(utterance: Utterance, format: 'json' | 'verbose_json') {
    const wav = encodeWav({ samples: utterance.samples, rate: LISTENING_RATE });
    const body = new FormData();
    body.set('file', new Blob([Buffer.from(wav)], { type: 'audio/wav' }), 'speech.wav');
    body.set('model', model);
    body.set('language', catalogueLanguage(utterance.language));
    body.set('response_format', format);
    if (utterance.terms.length > 0) body.set('prompt', utterance.terms.slice(0, TERMS_MAX).join(', '));
    let isRefused = false;
    const onStatus = (status: number) => {
      isRefused = FORMAT_REFUSED.has(status);
    };
    const request = { path: '/audio/transcriptions', body, maxBytes: REPLY_MAX_BYTES, onStatus };
    const answered = await askEndpoint(endpoint, name, request, utterance);
    return { answered, isRefused };
  }

  return {
    name,
    capabilities: { languages, streaming: false, terms: true, captions: false, leaves: true },
    async recognise(utterance): Promise<Recognition> {
      checkUtterance(utterance, LISTENING_RATE);
      utterance.signal.throwIfAborted();
      if (!languages.has(utterance.language)) return { kind: 'no-language', engine: name };
      let { answered, isRefused } = await ask(utterance, hasSegments ? 'verbose_json' : 'json');
      if (hasSegments && isRefused) {
        ({ answered, isRefused } = await ask(utterance, 'json'));
        hasSegments = answered.kind === 'unavailable';
      }
      if (answered.kind === 'unavailable') return answered;
      const parsed = reply.safeParse(parse(answered.answer));
      if (!parsed.success) return unavailable(name, 'failed');
      const text = parsed.data.text.trim();
      if (text === '' || isSilence(parsed.data)) return { kind: 'silence', engine: name };
      return { kind: 'text', text, confidence: confidenceOf(parsed.data), engine: name };
    },
    stop: async () => undefined,
  };
}

function isSilence({ segments = [] }: Reply): boolean {
  return (
    segments.length > 0 &&
    segments.every(
      ({ no_speech_prob, avg_logprob }) => (no_speech_prob ?? 0) > NO_SPEECH_ABOVE && avg_logprob < NO_SPEECH_LOGPROB,
    )
  );
}

/** The likelihood of a token of the text, each segment as much as it is long; null where the reply does not say. */
function confidenceOf({ segments = [] }: Reply): number | null {
  const lengths = segments.map(({ start, end }) => Math.max(0, end - start));
  const whole = lengths.reduce((sum, length) => sum + length, 0);
  if (whole === 0) return null;
  const mean = segments.reduce((sum, { avg_logprob }, at) => sum + (avg_logprob * (lengths[at] ?? 0)) / whole, 0);
  return Math.exp(Math.min(0, mean));
}

function parse(bytes: Uint8Array): unknown {
  try {
    return JSON.parse(new TextDecoder().decode(bytes));
  } catch (error) {
    if (!(error instanceof SyntaxError)) throw error;
    return undefined;
  }
}
