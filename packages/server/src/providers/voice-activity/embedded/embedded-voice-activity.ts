import { type ProcessOptions, SupervisedProcess } from '../../../platform/workers/supervised-process.ts';
import { LISTENING_RATE } from '../../shapes/speech.ts';
import { askProcess } from '../../shapes/speech-call.ts';
import { type Activity, checkListening, LONGEST_LISTENING_MS, type VoiceActivity } from '../port.ts';
import { segmentsOf } from '../segments.ts';
import { FRAME_SAMPLES } from './silero.ts';
import type { SileroInput, SileroStart } from './silero-process.ts';

const FRAME_MS = (FRAME_SAMPLES * 1_000) / LISTENING_RATE;
/** The sound of an hour takes 230 MB, sent and received. */
const MEMORY_MAX_BYTES = 900 * 1024 * 1024;

export type EmbeddedVoiceActivityOptions = {
  folders: SileroStart;
  onLost: ProcessOptions['onLost'];
  /** Tests bring a program of their own. */
  program?: URL;
  limits?: Partial<Pick<ProcessOptions, 'waitingMax'>>;
};

/** Silero in a child process. */
export function createEmbeddedVoiceActivity(options: EmbeddedVoiceActivityOptions): VoiceActivity {
  const name = 'embedded:silero-6';
  const engine = new SupervisedProcess({
    program: options.program ?? new URL('./silero-process.ts', import.meta.url),
    data: options.folders,
    heapMb: 128,
    memoryMaxBytes: MEMORY_MAX_BYTES,
    startMs: 30_000,
    // An hour of sound takes 50 s on an idle core.
    budgetMs: 10 * 60_000,
    idleMs: 10 * 60_000,
    waitingMax: 8,
    backOffMs: 2_000,
    backOffMaxMs: 5 * 60_000,
    onLost: options.onLost,
    ...options.limits,
  });
  return {
    name,
    capabilities: { knowsSpeech: true, longestMs: LONGEST_LISTENING_MS },
    async listen(listening): Promise<Activity> {
      checkListening(listening, LISTENING_RATE);
      const input: SileroInput = { samples: listening.samples };
      const reply = await askProcess<number[]>(engine, name, input, listening);
      if (reply.kind === 'unavailable') return reply;
      return {
        kind: 'segments',
        segments: segmentsOf(reply.answer, { frameMs: FRAME_MS, ...listening }),
        engine: name,
      };
    },
    stop: () => engine.stop(),
  };
}
