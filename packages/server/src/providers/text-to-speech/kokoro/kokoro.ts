import { readFile } from 'node:fs/promises';
import { floats, type OnnxRuntime, openSession, type Session } from '../../../platform/weights/onnx-runtime.ts';
import symbolIds from './symbols.json' with { type: 'json' };

/** Samples a second that it makes. */
export const KOKORO_RATE = 24_000;
/** Longest text at once, in symbols. */
export const SYMBOLS_MAX = 500;
/**
 * In half precision a text overflows now and then, about one in a hundred: all of its wave is then no number. A little
 * faster or slower, or after a pause, it does not.
 */
const ATTEMPTS: readonly [before: string, speed: number][] = [
  ['', 1],
  ['', 1.02],
  [' ', 1],
  [' ', 0.98],
  ['', 0.9],
];
/** Of a voice: one row for each length of a text. */
const STYLE_LENGTH = 256;

const IDS: ReadonlyMap<string, number> = new Map(Object.entries(symbolIds));

/** Kokoro-82M (hexgrad, Apache-2.0) in half precision: symbols of sounds in, a wave out. */
export class Kokoro {
  readonly #runtime: OnnxRuntime;
  readonly #model: Session;
  readonly #folder: string;
  readonly #voices = new Map<string, Float32Array>();

  private constructor(runtime: OnnxRuntime, model: Session, folder: string) {
    this.#runtime = runtime;
    this.#model = model;
    this.#folder = folder;
  }

  /** @param folder of the pulled set */
  static async open(runtime: OnnxRuntime, folder: string): Promise<Kokoro> {
    return new Kokoro(runtime, await openSession(runtime, `${folder}/kokoro-fp16.onnx`), folder);
  }

  /**
   * @param phonemes up to `SYMBOLS_MAX` symbols; others than the model's are passed over
   * @throws when the model has no wave for them
   */
  async speak(phonemes: string, voice: string, speed: number): Promise<Float32Array> {
    const styles = await this.#voice(voice);
    for (const [before, factor] of ATTEMPTS) {
      const ids = [...before, ...phonemes].flatMap((symbol) => IDS.get(symbol) ?? []).slice(0, SYMBOLS_MAX);
      const row = Math.max(0, ids.length - 1) * STYLE_LENGTH;
      const wave = await this.#run(ids, styles.slice(row, row + STYLE_LENGTH), speed * factor);
      if (wave.every(Number.isFinite)) return wave;
    }
    throw new Error('the model overflows at this text');
  }

  async #run(ids: readonly number[], style: Float32Array, speed: number): Promise<Float32Array> {
    const { Tensor } = this.#runtime;
    const result = await this.#model.run({
      input_ids: new Tensor('int64', BigInt64Array.from([0, ...ids, 0], BigInt), [1, ids.length + 2]),
      style: new Tensor('float32', style, [1, STYLE_LENGTH]),
      speed: new Tensor('float32', Float32Array.of(speed), [1]),
    });
    return floats(result, 'waveform');
  }

  async #voice(name: string): Promise<Float32Array> {
    const known = this.#voices.get(name);
    if (known !== undefined) return known;
    const bytes = await readFile(`${this.#folder}/voices/${name}.bin`);
    const styles = new Float32Array(new Uint8Array(bytes).buffer);
    this.#voices.set(name, styles);
    return styles;
  }
}
