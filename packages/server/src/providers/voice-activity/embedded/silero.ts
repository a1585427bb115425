import { floats, type OnnxRuntime, type Session, type Tensor } from '../../../platform/weights/onnx-runtime.ts';
import { LISTENING_RATE } from '../../shapes/speech.ts';

/** 32 ms. */
export const FRAME_SAMPLES = 512;
/** Of the frame before, which the model sees again. */
const CONTEXT_SAMPLES = 64;
const STATE = [2, 1, 128] as const;
const STATE_LENGTH = 256;
/** So often a caller who has gone is noticed. */
const LOOK_UP_FRAMES = 64;

/**
 * How likely there is speech in each frame of `FRAME_SAMPLES`, by Silero (MIT, version 6).
 *
 * @param samples at `LISTENING_RATE`; what is left of the last frame counts as silence
 */
export async function likelihoods(
  runtime: OnnxRuntime,
  model: Session,
  samples: Float32Array,
  signal: AbortSignal,
): Promise<number[]> {
  const rate = new runtime.Tensor('int64', BigInt64Array.of(BigInt(LISTENING_RATE)), []);
  let state: Tensor = new runtime.Tensor('float32', new Float32Array(STATE_LENGTH), STATE);
  const found: number[] = [];
  let context = new Float32Array(CONTEXT_SAMPLES);
  for (let at = 0; at < samples.length; at += FRAME_SAMPLES) {
    if (found.length % LOOK_UP_FRAMES === 0) signal.throwIfAborted();
    const input = new Float32Array(CONTEXT_SAMPLES + FRAME_SAMPLES);
    input.set(context);
    input.set(samples.subarray(at, at + FRAME_SAMPLES), CONTEXT_SAMPLES);
    context = input.slice(-CONTEXT_SAMPLES);
    const result = await model.run({ input: new runtime.Tensor('float32', input, [1, input.length]), state, sr: rate });
    state = result.stateN ?? state;
    found.push(floats(result, 'output')[0] ?? 0);
  }
  return found;
}
