/** The child process that holds a recogniser which an operator gave, by sherpa-onnx: sound in, words out. */
import { loadSherpa } from '../../../platform/weights/sherpa-runtime.ts';
import { serveProcess } from '../../../platform/workers/serve-process.ts';
import { SHERPA_COMMON, type SherpaStart } from '../../shapes/sherpa-model.ts';
import { LISTENING_RATE } from '../../shapes/speech.ts';

/** `language`: the two letters that multilingual models are told; models of one language pass over it. */
export type SherpaHearingInput = { samples: Float32Array; language: string };

/** Architectures that are told which language they hear. */
const TOLD: ReadonlySet<string> = new Set(['whisper', 'senseVoice']);
const FEATURES = 80;

serveProcess<SherpaStart, SherpaHearingInput>(async ({ runtime: folder, architecture, files, language: first }) => {
  const runtime = loadSherpa(folder);
  const { tokens, ...own } = files;
  const configOf = (language: string): object => ({
    featConfig: { sampleRate: LISTENING_RATE, featureDim: FEATURES },
    modelConfig: {
      ...SHERPA_COMMON,
      tokens,
      [architecture]: { ...own, ...(TOLD.has(architecture) ? { language } : {}) },
    },
  });
  const recogniser = runtime.createOfflineRecognizer(configOf(first));
  let told = first;
  return async ({ samples, language }) => {
    if (language !== told && TOLD.has(architecture)) {
      runtime.offlineRecognizerSetConfig(recogniser, configOf(language));
      told = language;
    }
    const stream = runtime.createOfflineStream(recogniser);
    runtime.acceptWaveformOffline(stream, { samples, sampleRate: LISTENING_RATE });
    const result = JSON.parse(await runtime.decodeOfflineStreamAsync(recogniser, stream)) as { text?: unknown };
    // Some models also guess a mood: nothing but the words leaves this process.
    return typeof result.text === 'string' ? result.text.trim() : '';
  };
});
