import { type ProcessOptions, SupervisedProcess } from '../../../platform/workers/supervised-process.ts';
import { type SherpaModel, sherpaStart } from '../../shapes/sherpa-model.ts';
import { unavailable } from '../../shapes/speech.ts';
import { askProcess } from '../../shapes/speech-call.ts';
import { checkSpeaking, chooseVoice, languagesOf, type Spoken, type TextToSpeech, type Voice } from '../port.ts';
import type { SherpaSpeakingInput, SherpaSpoken } from './sherpa-speaking-process.ts';

const MEMORY_MAX_BYTES = 4 * 1024 ** 3;
/** Of a model with hundreds of speakers so many are offered. */
const SPEAKERS_MAX = 20;

export type SherpaTextToSpeechOptions = {
  /** Folder of the pulled runtime. */
  runtime: string;
  model: SherpaModel & { speakers: number };
  onLost: ProcessOptions['onLost'];
  /** Tests bring a program of their own. */
  program?: URL;
  limits?: Partial<Pick<ProcessOptions, 'waitingMax' | 'onWords'>>;
};

/** `speakers`: how many the model has, known when it has spoken; null before. */
export type SherpaTextToSpeech = TextToSpeech & { speakers(): number | null };

/** A voice that the operator gave, in a child process; a model with several speakers has a voice for each. */
export function createSherpaTextToSpeech({
  runtime,
  model,
  ...options
}: SherpaTextToSpeechOptions): SherpaTextToSpeech {
  const engine = new SupervisedProcess({
    program: options.program ?? new URL('./sherpa-speaking-process.ts', import.meta.url),
    data: sherpaStart(runtime, model),
    heapMb: 256,
    memoryMaxBytes: MEMORY_MAX_BYTES,
    // Some are gigabytes, and a disk may be slow.
    startMs: 180_000,
    budgetMs: 5 * 60_000,
    idleMs: 10 * 60_000,
    waitingMax: 16,
    backOffMs: 2_000,
    backOffMaxMs: 5 * 60_000,
    onLost: options.onLost,
    ...options.limits,
  });
  const name = `sherpa-onnx:${model.name}`;
  const voices: readonly Voice[] = voicesOf(model);
  let counted: number | null = null;
  return {
    name,
    speakers: () => counted,
    capabilities: { languages: languagesOf(voices), voices, streaming: false, leaves: false },
    async speak(speaking): Promise<Spoken> {
      checkSpeaking(speaking);
      speaking.signal.throwIfAborted();
      const voice = chooseVoice(voices, speaking);
      if (voice === null) return { kind: 'no-voice', engine: name };
      const { text, speed } = speaking;
      const input: SherpaSpeakingInput = { text, speaker: voices.indexOf(voice), speed };
      const reply = await askProcess<SherpaSpoken>(engine, name, input, speaking);
      if (reply.kind === 'unavailable') return reply;
      const { samples, rate, speakers } = reply.answer;
      counted = speakers;
      if (samples.length === 0) return unavailable(name, 'failed');
      return { kind: 'sound', sound: { samples, rate }, voice: voice.id, engine: name };
    },
    stop: () => engine.stop(),
  };
}

function voicesOf({ name, languages, speakers }: SherpaTextToSpeechOptions['model']): Voice[] {
  if (speakers === 1) return [{ id: name, languages, manner: 'natural' }];
  return Array.from({ length: Math.min(speakers, SPEAKERS_MAX) }, (_none, index) => ({
    id: `${name}-${index + 1}`,
    languages,
    manner: 'natural',
  }));
}
