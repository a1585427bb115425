import { expect, test } from 'vitest';
import { createFakeClock } from '../testing/fake-clock.ts';
import { createLoudWatch } from './loud-watch.ts';

function watch() {
  const clock = createFakeClock();
  let isWaiting = false;
  const seen: boolean[] = [];
  const loud = createLoudWatch({ clock, isWaiting: () => isWaiting, onChange: (is) => seen.push(is) });
  const waits = (is: boolean) => {
    isWaiting = is;
  };
  return { clock, loud, seen, waits };
}

test('sound without a word for twenty seconds is loud, short gaps or not; five quiet seconds and it is not', async () => {
  const { clock, loud, seen } = watch();
  loud.sounds(true);
  for (let at = 0; at < 9; at += 1) {
    await clock.pass(1_500);
    loud.sounds(false);
    await clock.pass(700);
    loud.sounds(true);
  }
  expect(seen).toEqual([]);
  await clock.pass(200);
  expect(seen).toEqual([true]);
  loud.sounds(false);
  await clock.pass(4_999);
  expect(seen).toEqual([true]);
  await clock.pass(1);
  expect(seen).toEqual([true, false]);
});

test('words begin it anew, and while some are still to come nothing is said', async () => {
  const { clock, loud, seen, waits } = watch();
  loud.sounds(true);
  await clock.pass(15_000);
  loud.words();
  await clock.pass(15_000);
  waits(true);
  await clock.pass(15_000);
  expect(seen).toEqual([]);
  waits(false);
  await clock.pass(2_000);
  expect(seen).toEqual([true]);
  loud.words();
  expect(seen).toEqual([true, false]);
});

test('what was judged to hold no words is enough sooner', async () => {
  const { clock, loud, seen } = watch();
  loud.sounds(true);
  await clock.pass(4_000);
  loud.nothing(4_000);
  expect(seen).toEqual([]);
  await clock.pass(2_000);
  loud.nothing(2_000);
  expect(seen).toEqual([true]);
  loud.stop();
  expect(seen).toEqual([true, false]);
});
