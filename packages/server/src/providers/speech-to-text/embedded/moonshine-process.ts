/** The child process that holds Moonshine: sound in, words out. Each size is loaded when it is first asked for. */
import { loadOnnxRuntime } from '../../../platform/weights/onnx-runtime.ts';
import { serveProcess } from '../../../platform/workers/serve-process.ts';
import { loadTokenizer, Moonshine, type MoonshineSize } from './moonshine.ts';

/** Folders of the pulled sets. */
export type MoonshineStart = { runtime: string; weights: string };
export type MoonshineInput = { samples: Float32Array; terms: readonly string[]; size: MoonshineSize };

serveProcess<MoonshineStart, MoonshineInput>(async (folders) => {
  const runtime = loadOnnxRuntime(folders.runtime);
  const tokenizer = await loadTokenizer(folders.weights);
  const models = new Map<MoonshineSize, Promise<Moonshine>>();
  return async ({ samples, terms, size }, signal) => {
    const model = models.get(size) ?? Moonshine.open(runtime, folders.weights, tokenizer, size);
    models.set(size, model);
    return (await model).hear(samples, terms, signal);
  };
});
