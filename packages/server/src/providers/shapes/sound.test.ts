import fc from 'fast-check';
import { expect, test } from 'vitest';
import { resample } from './resample.ts';
import { decodeWav, encodeWav, WavError } from './wav.ts';

function tone(hertz: number, rate: number, ms: number): Float32Array {
  return Float32Array.from(
    { length: (rate * ms) / 1_000 },
    (_, index) => 0.5 * Math.sin((2 * Math.PI * hertz * index) / rate),
  );
}

function loudness(samples: Float32Array): number {
  const middle = samples.subarray(samples.length / 4, (samples.length * 3) / 4);
  return Math.sqrt(middle.reduce((sum, sample) => sum + sample * sample, 0) / middle.length);
}

test('a WAV holds what was put into it', () => {
  const samples = Float32Array.of(0, 0.5, -0.5, 1, -1, 3);
  const { samples: read, rate } = decodeWav(encodeWav({ samples, rate: 24_000 }));
  expect(rate).toBe(24_000);
  for (const [index, sample] of samples.entries())
    expect(read[index]).toBeCloseTo(Math.max(-1, Math.min(1, sample)), 3);
});

test('a stream whose header tells no length is read to its end', () => {
  const bytes = encodeWav({ samples: Float32Array.of(0.5, 0.5, 0.5), rate: 16_000 });
  bytes.set([0xff, 0xff, 0xff, 0xff], 40);
  expect(decodeWav(bytes).samples).toHaveLength(3);
});

test('two channels become one', () => {
  const bytes = encodeWav({ samples: Float32Array.of(0.5, -0.5, 0.25, 0.75), rate: 16_000 });
  bytes[22] = 2;
  const { samples } = decodeWav(bytes);
  expect(samples).toHaveLength(2);
  expect(samples[0]).toBeCloseTo(0, 3);
  expect(samples[1]).toBeCloseTo(0.5, 3);
});

test('whatever bytes come, they are a sound or refused as none', () => {
  const start = encodeWav({ samples: new Float32Array(4), rate: 16_000 });
  fc.assert(
    fc.property(fc.uint8Array({ maxLength: 80 }), fc.nat(44), (noise, keep) => {
      const bytes = Uint8Array.from([...start.subarray(0, keep), ...noise]);
      try {
        return decodeWav(bytes).samples.every(Number.isFinite);
      } catch (error) {
        return error instanceof WavError;
      }
    }),
  );
});

test.each([24_000, 22_050, 48_000, 8_000])('a tone keeps its loudness from %i to 16,000', (rate) => {
  const { samples } = resample({ samples: tone(440, rate, 500), rate }, 16_000);
  expect(samples).toHaveLength(8_000);
  expect(loudness(samples)).toBeCloseTo(0.5 / Math.SQRT2, 2);
});

test('what the new rate cannot hold is kept out', () => {
  expect(loudness(resample({ samples: tone(11_000, 48_000, 500), rate: 48_000 }, 16_000).samples)).toBeLessThan(0.01);
});
