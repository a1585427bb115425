import { expect, test } from 'vitest';
import { createFakeClock } from '../testing/fake-clock.ts';
import { createOwnSound } from './own-sound.ts';

const RATE = 16_000;
/** Full scale is 0 dB. */
const tone = (ms: number, amplitude: number) => ({
  sampleRate: RATE,
  getChannelData: () =>
    Float32Array.from({ length: (RATE * ms) / 1_000 }, (_, at) => (at % 2 ? amplitude : -amplitude)),
});

test('before anything was played nothing comes back', () => {
  expect(createOwnSound(createFakeClock()).comesBackDb()).toBe(Number.NEGATIVE_INFINITY);
});

test('it comes back 9 dB quieter at most, late by half a second at most, and fades by 20 dB a second', async () => {
  const clock = createFakeClock();
  const own = createOwnSound(clock);
  own.began(tone(1_000, 0.1));
  expect(own.comesBackDb()).toBeCloseTo(-29, 1);
  await clock.pass(1_400);
  expect(own.comesBackDb()).toBeCloseTo(-29, 1);
  await clock.pass(1_100);
  expect(own.comesBackDb()).toBeCloseTo(-49, 1);
  await clock.pass(2_000);
  expect(own.comesBackDb()).toBe(Number.NEGATIVE_INFINITY);
});

test('what was cut off is not waited for', async () => {
  const clock = createFakeClock();
  const own = createOwnSound(clock);
  own.began(tone(10_000, 0.1));
  await clock.pass(200);
  own.ended();
  await clock.pass(1_700);
  expect(own.comesBackDb()).toBeCloseTo(-53, 1);
});

test('a quiet word after a loud one is no louder than what still rings of the loud one', async () => {
  const clock = createFakeClock();
  const own = createOwnSound(clock);
  own.began(tone(100, 0.1));
  await clock.pass(100);
  own.ended();
  own.began(tone(3_000, 0.001));
  expect(own.comesBackDb()).toBeCloseTo(-29, 1);
  await clock.pass(2_900);
  expect(own.comesBackDb()).toBeCloseTo(-69, 0);
});
