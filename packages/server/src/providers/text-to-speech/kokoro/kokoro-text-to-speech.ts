import type { Language } from '@colloquy/contract/shared';
import { type ProcessOptions, SupervisedProcess } from '../../../platform/workers/supervised-process.ts';
import { askProcess } from '../../shapes/speech-call.ts';
import { checkSpeaking, chooseVoice, languagesOf, type Spoken, type TextToSpeech, type Voice } from '../port.ts';
import type { English } from './espeak-phonemes.ts';
import { KOKORO_RATE } from './kokoro.ts';
import type { KokoroInput, KokoroStart } from './kokoro-process.ts';
import table from './voices.json' with { type: 'json' };

type KokoroVoice = Voice & { espeakVoice: string; english: English };

const VOICES: readonly KokoroVoice[] = table.map(({ id, languages, espeak, english }) => ({
  id,
  languages: languages as Language[],
  manner: 'natural',
  espeakVoice: espeak,
  english: english as English,
}));

/** The weights and one sentence take 650 MB, the dictionary 80. */
const MEMORY_MAX_BYTES = 1_400 * 1024 * 1024;

export type KokoroOptions = {
  start: KokoroStart;
  onLost: ProcessOptions['onLost'];
  /** Tests bring a program of their own. */
  program?: URL;
  limits?: Partial<Pick<ProcessOptions, 'waitingMax'>>;
};

/**
 * Kokoro in a child process. Which sounds a text consists of is said by espeak-ng where that is installed; without it the
 * American voices alone are left, which a dictionary and rules of our own serve.
 */
export function createKokoroTextToSpeech(options: KokoroOptions): TextToSpeech {
  const engine = new SupervisedProcess({
    program: options.program ?? new URL('./kokoro-process.ts', import.meta.url),
    data: options.start,
    heapMb: 512,
    memoryMaxBytes: MEMORY_MAX_BYTES,
    startMs: 60_000,
    // The longest text gives about 150 s of sound, which takes 85 s on an idle core.
    budgetMs: 5 * 60_000,
    idleMs: 10 * 60_000,
    waitingMax: 16,
    backOffMs: 2_000,
    backOffMaxMs: 5 * 60_000,
    onLost: options.onLost,
    ...options.limits,
  });
  const name = 'embedded:kokoro-82m';
  const hasEspeak = options.start.espeak !== null;
  const usable = hasEspeak ? VOICES : VOICES.filter(({ english }) => english === 'american').map(forAllEnglish);
  return {
    name,
    capabilities: { languages: languagesOf(usable), voices: usable, streaming: false, leaves: false },
    async speak(speaking): Promise<Spoken> {
      checkSpeaking(speaking);
      speaking.signal.throwIfAborted();
      const voice = usable.find(({ id }) => id === chooseVoice(usable, speaking)?.id);
      if (voice === undefined) return { kind: 'no-voice', engine: name };
      const { text, language, speed } = speaking;
      const { id, espeakVoice, english } = voice;
      const input: KokoroInput = { text, language, voice: id, espeakVoice, english, speed };
      const reply = await askProcess<Float32Array>(engine, name, input, speaking);
      if (reply.kind === 'unavailable') return reply;
      return { kind: 'sound', sound: { samples: reply.answer, rate: KOKORO_RATE }, voice: id, engine: name };
    },
    stop: () => engine.stop(),
  };
}

function forAllEnglish(voice: KokoroVoice): KokoroVoice {
  return { ...voice, languages: ['en', 'en-IN'] };
}
