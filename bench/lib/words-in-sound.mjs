// Sounds that hold their own words: whoever hears one knows what was said in it, and nothing else can be heard of it.
import { crc32 } from 'node:zlib';

export const RATE = 16_000;
const SAMPLES_OF_BIT = 20;
const LOUD = 8_000;
const LENGTH_BYTES = 2;
const SUM_BYTES = 4;

/** 16-bit samples, each bit of the words a stretch above or below zero: rounding on the way changes none. */
export function soundOf(words) {
  const text = Buffer.from(words, 'utf8');
  const bytes = Buffer.alloc(LENGTH_BYTES + text.length + SUM_BYTES);
  bytes.writeUInt16BE(text.length, 0);
  text.copy(bytes, LENGTH_BYTES);
  bytes.writeUInt32BE(crc32(text), LENGTH_BYTES + text.length);
  const samples = new Int16Array(bytes.length * 8 * SAMPLES_OF_BIT);
  for (let bit = 0; bit < bytes.length * 8; bit += 1)
    samples.fill(bitOf(bytes, bit) ? LOUD : -LOUD, bit * SAMPLES_OF_BIT, (bit + 1) * SAMPLES_OF_BIT);
  return new Uint8Array(samples.buffer);
}

export function durationMs(sound) {
  return (sound.length / 2 / RATE) * 1_000;
}

/** @param samples -1 to 1 @returns null where the sound is not whole, or holds no words */
export function wordsOf(samples) {
  const bytes = Buffer.alloc(Math.floor(samples.length / SAMPLES_OF_BIT / 8));
  for (let bit = 0; bit < bytes.length * 8; bit += 1) {
    let sum = 0;
    for (let at = 0; at < SAMPLES_OF_BIT; at += 1) sum += samples[bit * SAMPLES_OF_BIT + at];
    if (sum > 0) bytes[bit >> 3] |= 0x80 >> (bit & 7);
  }
  if (bytes.length < LENGTH_BYTES + SUM_BYTES) return null;
  const end = LENGTH_BYTES + bytes.readUInt16BE(0);
  if (end + SUM_BYTES !== bytes.length) return null;
  const text = bytes.subarray(LENGTH_BYTES, end);
  return crc32(text) === bytes.readUInt32BE(end) ? text.toString('utf8') : null;
}

function bitOf(bytes, bit) {
  return (bytes[bit >> 3] & (0x80 >> (bit & 7))) !== 0;
}
