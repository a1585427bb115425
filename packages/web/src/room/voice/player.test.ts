import { expect, test } from 'vitest';
import { createFakeClock, settle } from '../testing/fake-clock.ts';
import { createOwnSound } from './own-sound.ts';
import { createPlayer, type PlayerStatus } from './player.ts';
import type { PromptSound } from './send-piece.ts';

type Source = { buffer: unknown; onended: null | (() => void); isStarted: boolean; isStopped: boolean };

/** A browser whose sounds end when a test says so. */
function player(parts: readonly PromptSound['kind'][], options: { locked?: boolean; spoilt?: boolean } = {}) {
  const clock = createFakeClock();
  const sources: Source[] = [];
  const asked: number[] = [];
  const told: PlayerStatus[] = [];
  const audio = {
    state: options.locked ? 'suspended' : 'running',
    destination: {},
    resume: async () => undefined,
    async decodeAudioData() {
      if (options.spoilt) throw new DOMException('no sound', 'EncodingError');
      return { sampleRate: 16_000, getChannelData: () => new Float32Array(16_000).fill(0.1) };
    },
    createBufferSource() {
      const source: Source & { connect(): void; start(): void; stop(): void } = {
        buffer: null,
        onended: null,
        isStarted: false,
        isStopped: false,
        connect: () => undefined,
        start: () => {
          source.isStarted = true;
        },
        stop: () => {
          source.isStopped = true;
        },
      };
      sources.push(source);
      return source;
    },
  };
  const own = createOwnSound(clock);
  const it = createPlayer({
    own,
    context: () => audio as unknown as AudioContext,
    async fetch(_, part): Promise<PromptSound> {
      asked.push(part);
      const kind = parts[part] ?? 'end';
      return kind === 'sound' ? { kind, bytes: new ArrayBuffer(8) } : { kind };
    },
    clock,
    onChange: (status) => told.push(status),
  });
  return { it, clock, own, sources, asked, told, audio };
}

test('one part after another, the next fetched while one is heard', async () => {
  const { it, sources, asked, told } = player(['sound', 'sound']);
  const over = it.play('/speech/1');
  await settle();
  expect([sources.length, asked]).toEqual([1, [0, 1]]);
  sources[0]?.onended?.();
  await settle();
  expect([sources.length, asked]).toEqual([2, [0, 1, 2]]);
  sources[1]?.onended?.();
  await over;
  expect(told).toEqual(['fetching', 'playing', 'idle']);
});

test('somebody speaks when the sound is there: nothing begins', async () => {
  const { it, sources, told } = player(['sound']);
  await it.play('/speech/1', () => false);
  expect([sources, told]).toEqual([[], ['fetching', 'idle']]);
});

test('whether it may begin is asked of the first part alone', async () => {
  const { it, sources } = player(['sound', 'sound']);
  let asked = 0;
  const over = it.play('/speech/1', () => {
    asked += 1;
    return true;
  });
  for (let at = 0; at < 2; at += 1) {
    await settle();
    sources[at]?.onended?.();
  }
  await over;
  expect(asked).toBe(1);
});

test('stopped, it is silent at once, and what was on its way is not played', async () => {
  const { it, sources, told } = player(['sound', 'sound']);
  void it.play('/speech/1');
  await settle();
  it.stop();
  await settle();
  expect([sources.length, sources[0]?.isStopped, told.at(-1)]).toEqual([1, true, 'idle']);
});

test('another text takes the place of the one before', async () => {
  const { it, sources } = player(['sound']);
  void it.play('/speech/1');
  await settle();
  void it.play('/speech/2');
  await settle();
  expect(sources.map(({ isStopped }) => isStopped)).toEqual([true, false]);
});

test('a browser that lets no sound out without a press is told of', async () => {
  const { it, clock, told } = player(['sound'], { locked: true });
  const over = it.play('/speech/1');
  await clock.pass(1_000);
  await over;
  expect(told).toEqual(['fetching', 'blocked']);
});

test('what cannot be had or decoded has failed; what ends before its time is over', async () => {
  const missing = player(['end']);
  await missing.it.play('/speech/1');
  expect(missing.told.at(-1)).toBe('failed');
  const spoilt = player(['sound'], { spoilt: true });
  await spoilt.it.play('/speech/1');
  expect(spoilt.told.at(-1)).toBe('failed');
});

test('it sounds for a moment longer than it plays, and comes back for longer still', async () => {
  const { it, clock, own, sources } = player(['sound']);
  const over = it.play('/speech/1');
  await settle();
  expect(it.isSounding()).toBe(true);
  await clock.pass(1_000);
  sources[0]?.onended?.();
  await over;
  await clock.pass(399);
  expect(it.isSounding()).toBe(true);
  await clock.pass(1);
  expect(it.isSounding()).toBe(false);
  expect(own.comesBackDb()).toBeGreaterThan(-40);
  await clock.pass(5_000);
  expect(own.comesBackDb()).toBe(Number.NEGATIVE_INFINITY);
});
