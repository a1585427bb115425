/*
 * A voice model small enough to make: a graph in the form of VITS that gives a tone for each symbol of a text. It tries
 * what an operator's own voice goes through without one: reading the folder, the real engine, and sound that comes out.
 */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';

const RATE = 16_000;
/** Of sound for each symbol. */
const SAMPLES_A_SYMBOL = 800;

const FLOAT = 1;
const INT64 = 7;
const LENGTH_DELIMITED = 2;

/** Protocol buffers, as far as a model needs them. */
function varint(value: number): Buffer {
  const bytes: number[] = [];
  for (let rest = value; ; rest = Math.floor(rest / 128)) {
    bytes.push(rest < 128 ? rest : (rest % 128) + 128);
    if (rest < 128) return Buffer.from(bytes);
  }
}
const int = (field: number, value: number): Buffer => Buffer.concat([varint(field * 8), varint(value)]);
const block = (field: number, ...parts: Buffer[]): Buffer => {
  const body = Buffer.concat(parts);
  return Buffer.concat([varint(field * 8 + LENGTH_DELIMITED), varint(body.length), body]);
};
const text = (field: number, value: string): Buffer => block(field, Buffer.from(value));

/** `dims`: a name for what varies. */
function value(field: number, name: string, type: number, dims: (number | string)[]): Buffer {
  const shape = dims.map((dim) => block(1, typeof dim === 'number' ? int(1, dim) : text(2, dim)));
  return block(field, text(1, name), block(2, block(1, int(1, type), block(2, ...shape))));
}

function constant(name: string, type: number, dims: number[], data: Buffer): Buffer {
  return block(5, ...dims.map((dim) => int(1, dim)), int(2, type), text(8, name), block(9, data));
}

const INT_ATTRIBUTE = 2;
function node(type: string, inputs: string[], output: string, attributes: Record<string, number> = {}): Buffer {
  return block(
    1,
    ...inputs.map((input) => text(1, input)),
    text(2, output),
    text(4, type),
    ...Object.entries(attributes).map(([name, number]) =>
      block(5, text(1, name), int(3, number), int(20, INT_ATTRIBUTE)),
    ),
  );
}

function floats(...values: number[]): Buffer {
  return Buffer.from(Float32Array.from(values).buffer);
}
function longs(...values: number[]): Buffer {
  return Buffer.from(BigInt64Array.from(values, BigInt).buffer);
}

function model(): Buffer {
  const wave = Array.from({ length: SAMPLES_A_SYMBOL }, (_none, at) => (2 * Math.PI * 40 * at) / RATE);
  // Each symbol as its number times 40 hertz: [1, T] → [1, T, 1] × [1, 1, samples] → [1, 1, T × samples].
  const nodes = [
    node('Cast', ['x'], 'numbers', { to: FLOAT }),
    node('Unsqueeze', ['numbers', 'two'], 'column'),
    node('Mul', ['column', 'wave'], 'angles'),
    node('Sin', ['angles'], 'tones'),
    node('Mul', ['tones', 'half'], 'quiet'),
    node('Reshape', ['quiet', 'shape'], 'y'),
  ];
  const graph = block(
    7,
    ...nodes,
    text(2, 'toy'),
    constant('two', INT64, [1], longs(2)),
    constant('wave', FLOAT, [1, 1, SAMPLES_A_SYMBOL], floats(...wave)),
    constant('half', FLOAT, [1], floats(0.5)),
    constant('shape', INT64, [3], longs(1, 1, -1)),
    value(11, 'x', INT64, ['N', 'T']),
    value(11, 'x_length', INT64, ['N']),
    value(11, 'noise_scale', FLOAT, [1]),
    value(11, 'length_scale', FLOAT, [1]),
    value(11, 'noise_scale_w', FLOAT, [1]),
    value(12, 'y', FLOAT, [1, 1, 'S']),
  );
  const metadata = {
    model_type: 'vits',
    comment: 'toy',
    language: 'English',
    sample_rate: String(RATE),
    n_speakers: '0',
    add_blank: '0',
    punctuation: ', . ! ?',
  };
  return Buffer.concat([
    int(1, 8),
    ...Object.entries(metadata).map(([key, value]) => block(14, text(1, key), text(2, value))),
    graph,
    block(8, text(1, ''), int(2, 13)),
  ]);
}

/** Writes the model, its tokens and a dictionary of these words into a folder. */
export function writeToyVoice(folder: string, words: readonly string[]): void {
  const letters = [...new Set([...words.join('').toLowerCase(), ',', '.', '!', '?', ' '])];
  writeFileSync(join(folder, 'toy.onnx'), model());
  writeFileSync(join(folder, 'tokens.txt'), `${letters.map((letter, index) => `${letter} ${index + 1}`).join('\n')}\n`);
  const lines = words.map((word) => `${word.toLowerCase()} ${[...word.toLowerCase()].join(' ')}`);
  writeFileSync(join(folder, 'lexicon.txt'), `${lines.join('\n')}\n`);
}
