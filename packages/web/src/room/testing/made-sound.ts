import { SPEECH_RATE } from '@colloquy/contract/room';
import { FRAME_SAMPLES } from '../voice/frames.ts';

const samplesOf = (ms: number) => Math.round((ms / 1_000) * SPEECH_RATE);

/** The same numbers between 0 and 1 for the same seed. */
export function numbersOf(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state * 1_664_525 + 1_013_904_223) % 4_294_967_296;
    return state / 4_294_967_296;
  };
}

/** Syllables of 110 to 260 ms with short gaps, and a breath after every dozen or so. */
export function madeSpeech(ms: number, seed: number): Float32Array {
  const next = numbersOf(seed);
  const sound = new Float32Array(samplesOf(ms));
  let at = 0;
  while (at < sound.length) {
    const length = samplesOf(110 + next() * 150);
    const loud = 10 ** ((next() * -8) / 20);
    for (let i = 0; i < length && at + i < sound.length; i += 1)
      sound[at + i] = loud * Math.sin((Math.PI * i) / length) ** 0.5 * (next() * 2 - 1);
    at += length + samplesOf(next() < 0.08 ? 250 + next() * 250 : 20 + next() * 60);
  }
  return sound;
}

/** Four who talk at once. */
export function madeBabble(ms: number): Float32Array {
  const voices = [11, 23, 37, 53].map((seed) => madeSpeech(ms, seed));
  return new Float32Array(samplesOf(ms)).map((_, at) => voices.reduce((sum, voice) => sum + (voice[at] ?? 0), 0));
}

/** Keys that are struck, some six a second; each rings for a moment. */
export function madeClicks(ms: number): Float32Array {
  const next = numbersOf(5);
  const sound = new Float32Array(samplesOf(ms));
  for (let at = 0; at < sound.length; at += samplesOf(70 + next() * 200))
    for (let i = 0; i < samplesOf(80) && at + i < sound.length; i += 1)
      sound[at + i] = (sound[at + i] ?? 0) + Math.exp(-i / samplesOf(16)) * (next() * 2 - 1);
  return sound;
}

/** A ventilator. */
export function madeFan(ms: number): Float32Array {
  const next = numbersOf(3);
  return new Float32Array(samplesOf(ms)).map(() => next() * 2 - 1);
}

/** Made so loud on the whole; decibels, full scale is 0. */
export function atLevel(sound: Float32Array, db: number): Float32Array {
  const power = sound.reduce((sum, sample) => sum + sample * sample, 0) / sound.length;
  const gain = 10 ** (db / 20) / Math.sqrt(power);
  return sound.map((sample) => sample * gain);
}

/** Sounds laid over one another, each from a moment on, in a quiet room. */
export function madeScene(ms: number, ...sounds: { fromMs: number; sound: Float32Array }[]): Float32Array[] {
  const next = numbersOf(1);
  const all = new Float32Array(samplesOf(ms)).map(() => (next() * 2 - 1) * 0.0005);
  for (const { fromMs, sound } of sounds)
    for (const [index, sample] of sound.entries()) {
      const at = samplesOf(fromMs) + index;
      if (at < all.length) all[at] = (all[at] ?? 0) + sample;
    }
  return Array.from({ length: Math.floor(all.length / FRAME_SAMPLES) }, (_, index) =>
    all.slice(index * FRAME_SAMPLES, (index + 1) * FRAME_SAMPLES),
  );
}
