import type { Language } from '@colloquy/contract/shared';
import { type ProcessOptions, SupervisedProcess } from '../../../platform/workers/supervised-process.ts';
import { LISTENING_RATE, unavailable } from '../../shapes/speech.ts';
import { askProcess } from '../../shapes/speech-call.ts';
import { checkUtterance, type Recognition, type SpeechToText } from '../port.ts';
import type { Heard } from './moonshine.ts';
import type { MoonshineInput, MoonshineStart } from './moonshine-process.ts';

const LANGUAGES: readonly Language[] = ['en', 'en-IN'];
const TERMS_MAX = 40;
const TERM_MAX_LENGTH = 60;
/** Both sizes take about 550 MB; a process that has leaked twice that is replaced. */
const MEMORY_MAX_BYTES = 1_200 * 1024 * 1024;

export type EmbeddedSpeechToTextOptions = {
  folders: MoonshineStart;
  onLost: ProcessOptions['onLost'];
  /** Tests bring a program of their own. */
  program?: URL;
  limits?: Partial<Pick<ProcessOptions, 'budgetMs' | 'waitingMax' | 'idleMs'>>;
};

/** English by Moonshine in a child process: the base model for what stays, the tiny one for captions. */
export function createEmbeddedSpeechToText(options: EmbeddedSpeechToTextOptions): SpeechToText {
  const engine = new SupervisedProcess({
    program: options.program ?? new URL('./moonshine-process.ts', import.meta.url),
    data: options.folders,
    heapMb: 256,
    memoryMaxBytes: MEMORY_MAX_BYTES,
    startMs: 60_000,
    // Half a minute of speech takes 2 s on an idle core.
    budgetMs: 60_000,
    idleMs: 10 * 60_000,
    waitingMax: 8,
    backOffMs: 2_000,
    backOffMaxMs: 5 * 60_000,
    onLost: options.onLost,
    ...options.limits,
  });
  const languages = new Set(LANGUAGES);
  return {
    name: 'embedded:moonshine',
    capabilities: { languages, streaming: false, terms: true, captions: true, leaves: false },
    async recognise(utterance): Promise<Recognition> {
      checkUtterance(utterance, LISTENING_RATE);
      utterance.signal.throwIfAborted();
      const size = utterance.use === 'caption' ? 'tiny' : 'base';
      const name = `embedded:moonshine-${size}-en`;
      if (!languages.has(utterance.language)) return { kind: 'no-language', engine: name };
      // A caption that has to wait is late before it is there, and would hold up what stays.
      if (utterance.use === 'caption' && engine.isBusy) return unavailable(name, 'busy');
      const terms = utterance.terms.slice(0, TERMS_MAX).filter((term) => term.length <= TERM_MAX_LENGTH);
      const input: MoonshineInput = { samples: utterance.samples, terms, size };
      const reply = await askProcess<Heard>(engine, name, input, utterance);
      if (reply.kind === 'unavailable') return reply;
      const { text, confidence } = reply.answer;
      return text === '' ? { kind: 'silence', engine: name } : { kind: 'text', text, confidence, engine: name };
    },
    stop: () => engine.stop(),
  };
}
