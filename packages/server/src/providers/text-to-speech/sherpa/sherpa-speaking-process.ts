/** The child process that holds a voice which an operator gave, by sherpa-onnx: text in, a wave out. */
import { loadSherpa } from '../../../platform/weights/sherpa-runtime.ts';
import { serveProcess } from '../../../platform/workers/serve-process.ts';
import { SHERPA_COMMON, type SherpaStart } from '../../shapes/sherpa-model.ts';

export type SherpaSpeakingInput = { text: string; speaker: number; speed: number };
/** `speakers`: how many voices the model has. */
export type SherpaSpoken = { samples: Float32Array; rate: number; speakers: number };

serveProcess<SherpaStart, SherpaSpeakingInput>(async ({ runtime: folder, architecture, files }) => {
  const runtime = loadSherpa(folder);
  const { tokens, ...own } = files;
  // Tokens, dictionary and rules belong to the architecture here, unlike those of recognisers.
  const voice = runtime.createOfflineTts({
    model: { ...SHERPA_COMMON, [architecture]: { ...own, tokens } },
    maxNumSentences: 1,
  });
  const speakers = Math.max(1, runtime.getOfflineTtsNumSpeakers(voice));
  return async ({ text, speaker, speed }) => {
    const request = { text, sid: speaker, speed, enableExternalBuffer: false };
    const { samples, sampleRate } = await runtime.offlineTtsGenerateAsync(voice, request);
    // A model may overshoot; one that gives no numbers gives nothing.
    if (!samples.every(Number.isFinite)) throw new Error('the model gave no numbers');
    return {
      samples: samples.map((sample) => Math.max(-1, Math.min(1, sample))),
      rate: sampleRate,
      speakers,
    } satisfies SherpaSpoken;
  };
});
