import { createRequire } from 'node:module';
import { join } from 'node:path';

export type TensorData = Float32Array | BigInt64Array | Uint8Array;
export type Tensor = { readonly data: TensorData; readonly dims: readonly number[] };
export type Tensors = Record<string, Tensor>;
export type Session = { run(feeds: Tensors): Promise<Tensors> };

/** What is used of `onnxruntime-node`, which is no dependency: it is pulled with the weights. */
export type OnnxRuntime = {
  Tensor: new (type: 'float32' | 'int64' | 'bool', data: TensorData, dims: readonly number[]) => Tensor;
  InferenceSession: { create(path: string, options: object): Promise<Session> };
};

/** @param folder of the pulled runtime. @throws when it is not there or not for this machine */
export function loadOnnxRuntime(folder: string): OnnxRuntime {
  return createRequire(join(folder, 'node_modules/'))('onnxruntime-node') as OnnxRuntime;
}

/** One thread for a model: with two, both cores spin and each call takes longer while anything else is going on. */
export function openSession(runtime: OnnxRuntime, path: string): Promise<Session> {
  return runtime.InferenceSession.create(path, { intraOpNumThreads: 1, interOpNumThreads: 1 });
}

/** The floats of an output. @throws when the model gave none of that name */
export function floats(tensors: Tensors, name: string): Float32Array {
  const data = tensors[name]?.data;
  if (!(data instanceof Float32Array)) throw new Error(`the model gave no floats called ${name}`);
  return data;
}
