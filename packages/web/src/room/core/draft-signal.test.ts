import { expect, test } from 'vitest';
import { createFakeClock } from '../testing/fake-clock.ts';
import { createDraftSignal } from './draft-signal.ts';

function setUp() {
  const clock = createFakeClock();
  const reported: { atMs: number; last: boolean }[] = [];
  const signal = createDraftSignal(clock, (last) => reported.push({ atMs: clock.now(), last }));
  return { clock, reported, signal };
}

test('the first key is told at once', async () => {
  const { reported, signal } = setUp();
  signal.press();
  expect(reported).toEqual([{ atMs: 0, last: false }]);
});

test('a rest of two seconds is told once', async () => {
  const { clock, reported, signal } = setUp();
  signal.press();
  await clock.pass(1000);
  signal.press();
  await clock.pass(500);
  signal.press();
  await clock.pass(60_000);
  expect(reported.map(({ atMs }) => atMs)).toEqual([0, 3500]);
});

test('writing without a rest is told every five seconds', async () => {
  const { clock, reported, signal } = setUp();
  for (let key = 0; key < 200; key += 1) {
    signal.press();
    await clock.pass(100);
  }
  const gaps = reported.slice(1).map(({ atMs }, index) => atMs - (reported[index]?.atMs ?? 0));
  expect(reported.length).toBeGreaterThanOrEqual(4);
  for (const gap of gaps) {
    expect(gap).toBeGreaterThanOrEqual(5000);
    expect(gap).toBeLessThanOrEqual(5200);
  }
});

test('a page that goes away tells what is untold, and nothing twice', async () => {
  const { clock, reported, signal } = setUp();
  signal.press();
  signal.flush(true);
  await clock.pass(100);
  signal.press();
  signal.flush(true);
  signal.flush(true);
  await clock.pass(60_000);
  expect(reported).toEqual([
    { atMs: 0, last: false },
    { atMs: 100, last: true },
  ]);
});

test('what an answer carried away is not told any more', async () => {
  const { clock, reported, signal } = setUp();
  signal.press();
  await clock.pass(100);
  signal.press();
  signal.settle();
  await clock.pass(60_000);
  expect(reported).toHaveLength(1);
});
