import { catalogueLanguage } from '@colloquy/contract/shared';
import { type ProcessOptions, SupervisedProcess } from '../../../platform/workers/supervised-process.ts';
import { type SherpaModel, sherpaStart } from '../../shapes/sherpa-model.ts';
import { LISTENING_RATE, unavailable } from '../../shapes/speech.ts';
import { askProcess } from '../../shapes/speech-call.ts';
import { checkUtterance, type Recognition, type SpeechToText } from '../port.ts';
import type { SherpaHearingInput } from './sherpa-hearing-process.ts';

/** The largest models that a machine without a graphics card keeps up with take about 2 GB. */
const MEMORY_MAX_BYTES = 4 * 1024 ** 3;

export type SherpaSpeechToTextOptions = {
  /** Folder of the pulled runtime. */
  runtime: string;
  model: SherpaModel;
  onLost: ProcessOptions['onLost'];
  /** Tests bring a program of their own. */
  program?: URL;
  limits?: Partial<Pick<ProcessOptions, 'waitingMax' | 'onWords'>>;
};

/** A recogniser that the operator gave, in a child process. It gives no confidence, and heeds no terms. */
export function createSherpaSpeechToText({ runtime, model, ...options }: SherpaSpeechToTextOptions): SpeechToText {
  const engine = new SupervisedProcess({
    program: options.program ?? new URL('./sherpa-hearing-process.ts', import.meta.url),
    data: sherpaStart(runtime, model),
    heapMb: 256,
    memoryMaxBytes: MEMORY_MAX_BYTES,
    // Some are gigabytes, and a disk may be slow.
    startMs: 180_000,
    // Half a minute of speech by a model that just keeps up.
    budgetMs: 60_000,
    idleMs: 10 * 60_000,
    waitingMax: 8,
    backOffMs: 2_000,
    backOffMaxMs: 5 * 60_000,
    onLost: options.onLost,
    ...options.limits,
  });
  const name = `sherpa-onnx:${model.name}`;
  const languages = new Set(model.languages);
  return {
    name,
    capabilities: { languages, streaming: false, terms: false, captions: false, leaves: false },
    async recognise(utterance): Promise<Recognition> {
      checkUtterance(utterance, LISTENING_RATE);
      utterance.signal.throwIfAborted();
      if (!languages.has(utterance.language)) return { kind: 'no-language', engine: name };
      // A caption that has to wait is late before it is there, and would hold up what stays.
      if (utterance.use === 'caption' && engine.isBusy) return unavailable(name, 'busy');
      const input: SherpaHearingInput = {
        samples: utterance.samples,
        language: catalogueLanguage(utterance.language),
      };
      const reply = await askProcess<string>(engine, name, input, utterance);
      if (reply.kind === 'unavailable') return reply;
      return reply.answer === ''
        ? { kind: 'silence', engine: name }
        : { kind: 'text', text: reply.answer, confidence: null, engine: name };
    },
    stop: () => engine.stop(),
  };
}
