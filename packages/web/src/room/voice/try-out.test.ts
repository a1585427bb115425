import { SPEECH_RATE } from '@colloquy/contract/room';
import { expect, test } from 'vitest';
import { createOwnSound } from './own-sound.ts';
import { createTryOut, type TryState, testSound } from './try-out.ts';

function tried() {
  const told: TryState[] = [];
  const played: { samples: Float32Array; node: { onended: null | (() => void); isStopped: boolean } }[] = [];
  const audio = {
    destination: {},
    createBuffer: (_: number, length: number) => {
      const samples = new Float32Array(length);
      return { samples, copyToChannel: (from: Float32Array) => samples.set(from) };
    },
    createBufferSource: () => {
      const node = {
        buffer: null as null | { samples: Float32Array },
        onended: null,
        isStopped: false,
        connect: () => undefined,
        start: () => played.push({ samples: node.buffer?.samples ?? new Float32Array(0), node }),
        stop: () => {
          node.isStopped = true;
        },
      };
      return node;
    },
  };
  let nowMs = 0;
  const own = createOwnSound({ now: () => nowMs });
  const it = createTryOut({
    context: () => audio as unknown as AudioContext,
    own,
    onChange: (state) => told.push(state),
  });
  const hear = (ms: number, value: number) => {
    for (let at = 0; at < ms; at += 20) {
      nowMs += 20;
      it.add(new Float32Array(SPEECH_RATE / 50).fill(value));
    }
  };
  return { it, own, told, played, hear };
}

test('two seconds are recorded from the press on, and played back as they were heard', () => {
  const { it, told, played, hear } = tried();
  hear(1_000, 0.9);
  it.record();
  hear(1_980, 0.25);
  expect([told, played.length]).toEqual([['recording'], 0]);
  hear(100, 0.25);
  expect([told, played.length]).toEqual([['recording', 'playing'], 1]);
  expect(played[0]?.samples.length).toBe(2 * SPEECH_RATE);
  expect(new Set(played[0]?.samples)).toEqual(new Set([0.25]));
  played[0]?.node.onended?.();
  hear(3_000, 0.5);
  expect([told.at(-1), played.length]).toEqual(['idle', 1]);
});

test('a test sound is loud enough to be heard and ends in silence', () => {
  const { it, told, played } = tried();
  it.sound();
  expect(told).toEqual(['sounding']);
  const sound = testSound();
  expect(played[0]?.samples).toEqual(sound);
  const loudest = Math.max(...sound.map(Math.abs));
  expect([loudest > 0.15, loudest <= 0.21, Math.abs(sound.at(-1) ?? 1) < 0.01]).toEqual([true, true, true]);
});

test('who leaves hears no more of it', () => {
  const { it, told, played, hear } = tried();
  it.record();
  hear(2_000, 0.25);
  it.stop();
  expect(played[0]?.node.isStopped).toBe(true);
  it.record();
  it.stop();
  hear(3_000, 0.25);
  expect([played.length, told]).toEqual([1, ['recording', 'playing', 'recording']]);
});

test('where nothing can be played it is over at once', () => {
  const told: TryState[] = [];
  createTryOut({
    context: () => null,
    own: createOwnSound({ now: () => 0 }),
    onChange: (state) => told.push(state),
  }).sound();
  expect(told).toEqual(['idle']);
});

test('from the test sound the page learns that nothing of it comes back', () => {
  const { it, own, played, hear } = tried();
  const usual = own.raisedByDb();
  hear(2_000, 0);
  it.sound();
  hear(700, 0);
  played[0]?.node.onended?.();
  hear(2_000, 0);
  expect([usual, own.raisedByDb()]).toEqual([8, 0]);
});
