import { expect, test } from 'vitest';
import { createFakeClock } from '../testing/fake-clock.ts';
import { type CaptionReply, createCaptions } from './captions.ts';

const RATE = 16_000;

/** Somebody who speaks on, with a server that writes it down. */
function speaking() {
  const clock = createFakeClock();
  const asked: number[] = [];
  const shown: string[] = [];
  const world = {
    replies: async (): Promise<CaptionReply> => ({ kind: 'text', text: `words ${asked.length}` }),
    isWanted: true,
  };
  let openMs = 0;
  const captions = createCaptions({
    clock,
    ask(bytes) {
      asked.push(bytes.length / 2 / (RATE / 1_000));
      return world.replies();
    },
    isWanted: () => world.isWanted,
    onText: (text) => shown.push(text),
  });
  const open = {
    openMs: () => openMs,
    openSamples: (mostMs: number) => new Float32Array((Math.min(openMs, mostMs) * RATE) / 1_000),
  };
  return {
    ...{ clock, asked, shown, world, captions },
    async speak(ms: number) {
      for (let at = 0; at < ms; at += 20) {
        openMs += 20;
        await clock.pass(20);
        captions.look(open);
      }
      await clock.pass(0);
    },
    pause() {
      captions.closed();
      openMs = 0;
    },
  };
}

test('words come from a second on, and what is sent grows no faster than what is said', async () => {
  const { asked, shown, speak } = speaking();
  await speak(980);
  expect(asked).toEqual([]);
  await speak(13_000);
  expect(asked.slice(0, 3)).toEqual([1_000, 2_000, 3_000]);
  expect(asked.at(-1)).toBe(6_000);
  expect(asked.reduce((sum, ms) => sum + ms, 0)).toBeLessThan(2.5 * 14_000);
  expect(shown[0]).toBe('words 1');
  // The beginning is in it no more.
  expect(shown.at(-1)).toMatch(/^… words \d+$/);
});

test('one call at a time, and what was asked of a piece that is over is not shown', async () => {
  const { asked, shown, speak, pause, world } = speaking();
  let reply = (_: CaptionReply): void => undefined;
  world.replies = () =>
    new Promise((resolve) => {
      reply = resolve;
    });
  await speak(3_000);
  expect(asked).toHaveLength(1);
  pause();
  reply({ kind: 'text', text: 'too late' });
  await speak(20);
  expect(shown).toEqual([]);
});

test('while what stays waits for the line, or they are not offered, none are asked for', async () => {
  const { asked, speak, world } = speaking();
  world.isWanted = false;
  await speak(5_000);
  expect(asked).toEqual([]);
  world.isWanted = true;
  await speak(20);
  expect(asked).toEqual([5_020]);
});

test.each(['away', 'slow'])('%s: there are none for twenty seconds, then they are tried again', async (how) => {
  const { asked, speak, pause, world, clock } = speaking();
  world.replies = async () => {
    if (how === 'away') return { kind: 'away' };
    await new Promise<void>((resolve) => {
      clock.after(1_600, resolve);
    });
    return { kind: 'none' };
  };
  await speak(5_000);
  pause();
  await speak(8_000);
  expect(asked).toHaveLength(1);
  pause();
  await speak(10_000);
  expect(asked).toHaveLength(2);
});

test('words are shown until those that stay are there', async () => {
  const { shown, speak, pause, captions } = speaking();
  await speak(1_500);
  pause();
  expect(shown).toEqual(['words 1']);
  captions.replaced();
  expect(shown.at(-1)).toBe('');
});
