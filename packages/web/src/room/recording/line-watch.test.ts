import { expect, test } from 'vitest';
import { createLineWatch } from './line-watch.ts';

function watch() {
  let poor = 0;
  const { sent } = createLineWatch(() => {
    poor += 1;
  });
  return { sent, poor: () => poor };
}

test('three chunks in a row that take longer than they last, with others waiting: the line is too slow', () => {
  const { sent, poor } = watch();
  sent(4_000, true, 4);
  sent(4_000, true, 5);
  expect(poor()).toBe(0);
  sent(60_000, false, 25);
  expect(poor()).toBe(1);
});

test('one that goes out quickly between them, or none that waits, and the line is not', () => {
  const { sent, poor } = watch();
  for (const tookMs of [4_000, 4_000, 900, 4_000, 4_000]) sent(tookMs, true, 9);
  expect(poor()).toBe(0);
  const keeping = watch();
  for (let chunk = 0; chunk < 9; chunk += 1) keeping.sent(4_000, true, 2);
  expect(keeping.poor()).toBe(0);
});

test('offline is not slow: what fails at once counts for nothing, and the backlog after it goes out', () => {
  const { sent, poor } = watch();
  for (let chunk = 0; chunk < 20; chunk += 1) sent(3, false, chunk);
  for (let chunk = 20; chunk > 0; chunk -= 1) sent(400, true, chunk);
  expect(poor()).toBe(0);
});

test('after it was said it is said again only when it goes on', () => {
  const { sent, poor } = watch();
  for (let chunk = 0; chunk < 6; chunk += 1) sent(4_000, true, 9);
  expect(poor()).toBe(2);
});
