import { expect, test } from 'vitest';
import { createFakeClock } from '../testing/fake-clock.ts';
import { createServerClock } from './server-clock.ts';

test("the server's time runs on between replies, whatever the device believes", async () => {
  const clock = createFakeClock();
  const server = createServerClock(clock);
  expect(server.now()).toBeNull();
  server.learn('2026-11-28T09:00:00.000Z');
  await clock.pass(90_000);
  expect(server.now()).toBe(Date.parse('2026-11-28T09:01:30.000Z'));
  server.learn('2026-11-28T10:00:00.000Z');
  expect(server.now()).toBe(Date.parse('2026-11-28T10:00:00.000Z'));
});

test('an unreadable instant changes nothing', () => {
  const server = createServerClock(createFakeClock());
  server.learn('soon');
  expect(server.now()).toBeNull();
});
