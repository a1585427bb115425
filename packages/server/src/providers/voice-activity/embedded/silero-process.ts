/** The child process that holds Silero: sound in, likelihoods of speech out. */
import { loadOnnxRuntime, openSession } from '../../../platform/weights/onnx-runtime.ts';
import { serveProcess } from '../../../platform/workers/serve-process.ts';
import { likelihoods } from './silero.ts';

/** Folders of the pulled sets. */
export type SileroStart = { runtime: string; weights: string };
export type SileroInput = { samples: Float32Array };

serveProcess<SileroStart, SileroInput>(async (folders) => {
  const runtime = loadOnnxRuntime(folders.runtime);
  const model = await openSession(runtime, `${folders.weights}/silero_vad_v6.onnx`);
  return ({ samples }, signal) => likelihoods(runtime, model, samples, signal);
});
