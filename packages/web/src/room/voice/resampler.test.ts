import { expect, test } from 'vitest';
import { createResampler } from './resampler.ts';

const tone = (hz: number, rate: number, seconds: number) =>
  Float32Array.from({ length: rate * seconds }, (_, at) => Math.sin((2 * Math.PI * hz * at) / rate));
const loudness = (samples: Float32Array) =>
  Math.sqrt(samples.slice(400, -400).reduce((sum, sample) => sum + sample ** 2, 0) / (samples.length - 800));

function inPieces(samples: Float32Array, rate: number, length: number): Float32Array {
  const resample = createResampler(rate, 16_000);
  const parts: number[] = [];
  for (let at = 0; at < samples.length; at += length) parts.push(...resample(samples.slice(at, at + length)));
  return Float32Array.from(parts);
}

test.each([48_000, 44_100, 32_000])(
  'a voice at %s Hz keeps its loudness, and what lies above is not folded down',
  (rate) => {
    expect(loudness(inPieces(tone(440, rate, 1), rate, 2_048))).toBeCloseTo(Math.SQRT1_2, 2);
    expect(loudness(inPieces(tone(12_000, rate, 1), rate, 2_048))).toBeLessThan(0.02);
  },
);

test('the length is that of the new rate, in however many pieces it comes', () => {
  const samples = tone(200, 48_000, 2);
  const whole = inPieces(samples, 48_000, samples.length);
  const small = inPieces(samples, 48_000, 128);
  expect(Math.abs(whole.length - 32_000)).toBeLessThan(40);
  expect(small).toHaveLength(whole.length);
  for (const at of [500, 5_000, 20_000]) expect(small[at]).toBeCloseTo(whole[at] ?? 0, 5);
});

test('at the same rate nothing is done', () => {
  const samples = tone(440, 16_000, 0.1);
  expect(createResampler(16_000, 16_000)(samples)).toBe(samples);
});
