import { expect, test } from 'vitest';
import { createFakeClock } from '../testing/fake-clock.ts';
import { createSayPrompt } from './say-prompt.ts';

/** A question is asked by silence; its sound is there at once. */
function saying() {
  const clock = createFakeClock();
  let prompt = { id: 1, speechUrl: '/1' };
  let speaksSinceMs: number | null = null;
  let isAsLoud = true;
  let played = 0;
  let anew = 0;
  const say = createSayPrompt({
    clock,
    play: (_, mayPlay) =>
      clock.after(200, () => {
        if (mayPlay()) played += 1;
      }),
    prompt: () => prompt,
    speaksSinceMs: () => speaksSinceMs,
    isAsLoud: () => isAsLoud,
    isWaiting: () => false,
    onAskedAnew() {
      anew += 1;
    },
  });
  const ask = () => {
    prompt = { id: prompt.id + 1, speechUrl: `/${prompt.id + 1}` };
    say.look();
  };
  return {
    clock,
    say,
    ask,
    played: () => played,
    anew: () => anew,
    speaks(sinceMs: number | null, loud = true) {
      speaksSinceMs = sinceMs;
      isAsLoud = loud;
    },
  };
}

test('who speaks on after an answer that went out by itself is not talked over while words come', async () => {
  const { clock, say, ask, speaks, played, anew } = saying();
  await clock.pass(5_000);
  say.sent(false);
  speaks(clock.now());
  await clock.pass(1);
  ask();
  for (let at = 0; at < 4; at += 1) {
    await clock.pass(12_000);
    say.words();
  }
  expect(played()).toBe(0);
  speaks(null);
  say.look();
  await clock.pass(200);
  expect([played(), anew()]).toEqual([1, 1]);
});

test('sound without words withholds a question for no longer than a piece and its words take', async () => {
  const { clock, say, ask, speaks, played } = saying();
  await clock.pass(5_000);
  say.sent(false);
  speaks(clock.now());
  await clock.pass(1);
  ask();
  await clock.pass(15_900);
  expect(played()).toBe(0);
  await clock.pass(400);
  expect(played()).toBe(1);
});

test('who begins to answer before the sound is there has read it; what is much quieter has not', async () => {
  for (const [isAsLoud, times] of [
    [true, 0],
    [false, 1],
  ] as const) {
    const { clock, say, ask, speaks, played } = saying();
    await clock.pass(5_000);
    say.sent(false);
    ask();
    await clock.pass(100);
    speaks(clock.now(), isAsLoud);
    await clock.pass(30_000);
    expect(played()).toBe(times);
  }
});
