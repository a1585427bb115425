import { expect, test } from 'vitest';
import { trimSilence } from './trim-silence.ts';

const RATE = 16_000;
const ms = (samples: { length: number }) => (samples.length * 1_000) / RATE;

/** Silence, a tone, silence. */
function sound(leadMs: number, toneMs: number, tailMs: number, hiss = 0): Float32Array {
  const at = (index: number) => (index * 1_000) / RATE;
  return Float32Array.from({ length: ((leadMs + toneMs + tailMs) * RATE) / 1_000 }, (_, index) =>
    at(index) >= leadMs && at(index) < leadMs + toneMs ? Math.sin(index / 5) / 2 : index % 2 === 0 ? hiss : -hiss,
  );
}
const trimmed = (samples: Float32Array, text: string) => trimSilence({ samples, rate: RATE }, text).samples;

test('what is silent before and after goes; after a clause more of it than after a sentence', () => {
  const whole = sound(300, 1_000, 500);
  const sentence = trimmed(whole, 'How did you find it?');
  const clause = trimmed(whole, 'When the line stands still,');
  expect([ms(sentence), ms(clause)]).toEqual([60 + 1_000 + 400, 60 + 1_000 + 160]);
  for (const kept of [sentence, clause])
    expect(kept.subarray(960, 960 + 16_000)).toEqual(whole.subarray(4_800, 20_800));
  expect(ms(trimmed(whole, 'ブレーキが鳴ったとき、'))).toBe(ms(clause));
});

test('a hiss that nobody hears is silence; a soft sound is not', () => {
  expect(ms(trimmed(sound(300, 1_000, 500, 0.0005), 'Why?'))).toBe(1_460);
  expect(ms(trimmed(sound(300, 1_000, 500, 0.01), 'Why?'))).toBe(1_800);
});

test('what has less silence keeps it, a pause in the middle stays, and silence alone stays as it is', () => {
  expect(ms(trimmed(sound(20, 500, 100), 'Why?'))).toBe(620);
  const twice = Float32Array.from([...sound(300, 400, 500), ...sound(0, 400, 500)]);
  expect(ms(trimmed(twice, 'One. Two.'))).toBe(60 + 400 + 500 + 400 + 400);
  expect(ms(trimmed(new Float32Array(RATE), 'Why?'))).toBe(1_000);
  expect(trimmed(new Float32Array(0), 'Why?')).toHaveLength(0);
});
