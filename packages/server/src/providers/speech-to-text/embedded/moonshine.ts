import { pathToFileURL } from 'node:url';
import {
  floats,
  type OnnxRuntime,
  openSession,
  type Session,
  type Tensors,
} from '../../../platform/weights/onnx-runtime.ts';
import { LISTENING_RATE } from '../../shapes/speech.ts';
import { TermBoost } from './term-boost.ts';

/** What is used of the tokenizer that is pulled with the weights. */
export type Tokenizer = {
  encode(text: string, addBeginning: boolean, addSpace: boolean): number[];
  decode(tokens: number[], addBeginning: boolean, addSpace: boolean): string;
};

export type MoonshineSize = 'tiny' | 'base';
export type Heard = { text: string; confidence: number };

/** Of the decoder's memory; both have eight heads. */
const SHAPES: Record<MoonshineSize, { layers: number; dimension: number }> = {
  tiny: { layers: 6, dimension: 36 },
  base: { layers: 8, dimension: 52 },
};
const HEADS = 8;
const BEGINNING = 1;
const END = 2;
/** The fastest speech; more is the decoder going round in circles. */
const TOKENS_PER_SECOND = 6.5;
/** Silence before and after, without which a first word is dropped. */
const PADDING_MS = 300;

/**
 * Moonshine (Useful Sensors, MIT) as its ONNX export has it: an encoder over the wave itself, and a decoder that gives
 * one token at a time, the likeliest.
 */
export class Moonshine {
  readonly #runtime: OnnxRuntime;
  readonly #encoder: Session;
  readonly #decoder: Session;
  readonly #tokenizer: Tokenizer;
  readonly #size: MoonshineSize;

  constructor(runtime: OnnxRuntime, encoder: Session, decoder: Session, tokenizer: Tokenizer, size: MoonshineSize) {
    this.#runtime = runtime;
    this.#encoder = encoder;
    this.#decoder = decoder;
    this.#tokenizer = tokenizer;
    this.#size = size;
  }

  /** @param folder of the pulled set */
  static async open(
    runtime: OnnxRuntime,
    folder: string,
    tokenizer: Tokenizer,
    size: MoonshineSize,
  ): Promise<Moonshine> {
    const encoder = await openSession(runtime, `${folder}/${size}/encoder_model.onnx`);
    const decoder = await openSession(runtime, `${folder}/${size}/decoder_model_merged.onnx`);
    return new Moonshine(runtime, encoder, decoder, tokenizer, size);
  }

  /** @param samples at `LISTENING_RATE`. @returns an empty text where nobody speaks */
  async hear(samples: Float32Array, terms: readonly string[], signal: AbortSignal): Promise<Heard> {
    const { Tensor } = this.#runtime;
    const padding = Math.round((PADDING_MS * LISTENING_RATE) / 1_000);
    const wave = new Float32Array(samples.length + 2 * padding);
    wave.set(samples, padding);
    const encoded = await this.#encoder.run({ input_values: new Tensor('float32', wave, [1, wave.length]) });
    const states = encoded.last_hidden_state;
    if (states === undefined) throw new Error('the encoder gave no states');
    const boost = new TermBoost(terms.map((term) => this.#tokenizer.encode(term, false, true)));
    const tokens: number[] = [];
    let memory = this.#emptyMemory();
    let logLikelihood = 0;
    let last = BEGINNING;
    const most = Math.ceil((wave.length / LISTENING_RATE) * TOKENS_PER_SECOND);
    for (let step = 0; step < most; step++) {
      signal.throwIfAborted();
      const result = await this.#decoder.run({
        input_ids: new Tensor('int64', BigInt64Array.of(BigInt(last)), [1, 1]),
        encoder_hidden_states: states,
        use_cache_branch: new Tensor('bool', Uint8Array.of(step === 0 ? 0 : 1), [1]),
        ...memory,
      });
      const scores = boost.applied(floats(result, 'logits'));
      const best = likeliest(scores);
      logLikelihood += best.logProbability;
      if (best.token === END) break;
      tokens.push(best.token);
      boost.follow(best.token);
      last = best.token;
      memory = remembered(memory, result, step === 0);
    }
    const text = this.#tokenizer.decode(tokens, false, false).trim();
    return { text, confidence: tokens.length === 0 ? 0 : Math.exp(logLikelihood / (tokens.length + 1)) };
  }

  #emptyMemory(): Tensors {
    const { layers, dimension } = SHAPES[this.#size];
    const memory: Tensors = {};
    for (let layer = 0; layer < layers; layer++)
      for (const side of ['decoder', 'encoder'])
        for (const part of ['key', 'value'])
          memory[`past_key_values.${layer}.${side}.${part}`] = new this.#runtime.Tensor(
            'float32',
            new Float32Array(0),
            [0, HEADS, 1, dimension],
          );
    return memory;
  }
}

/** What the decoder remembers of the sound is computed in the first step alone. */
function remembered(memory: Tensors, result: Tensors, isFirst: boolean): Tensors {
  return Object.fromEntries(
    Object.entries(memory).map(([name, tensor]) => {
      const isNew = isFirst || name.includes('.decoder.');
      return [name, isNew ? (result[name.replace('past_key_values', 'present')] ?? tensor) : tensor];
    }),
  );
}

function likeliest(scores: Float32Array): { token: number; logProbability: number } {
  let token = 0;
  for (let at = 1; at < scores.length; at++) if ((scores[at] ?? 0) > (scores[token] ?? 0)) token = at;
  const highest = scores[token] ?? 0;
  if (!Number.isFinite(highest)) throw new Error('the model gave no numbers: the sound has none either');
  let sum = 0;
  for (const score of scores) sum += Math.exp(score - highest);
  return { token, logProbability: -Math.log(sum) };
}

/** @param folder of the pulled set */
export async function loadTokenizer(folder: string): Promise<Tokenizer> {
  const loaded = (await import(pathToFileURL(`${folder}/tokenizer/llama-tokenizer.mjs`).href)) as {
    default: Tokenizer;
  };
  return loaded.default;
}
