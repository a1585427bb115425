import { expect, test } from 'vitest';
import { ManualTimers } from './manual-timers.ts';

test('runs what is due in order and leaves the rest waiting', () => {
  const timers = new ManualTimers(1000);
  const ran: string[] = [];
  timers.after(20, () => ran.push(`second at ${timers.now()}`));
  timers.after(10, () => ran.push(`first at ${timers.now()}`));
  const takeBack = timers.after(15, () => ran.push('taken back'));
  timers.after(100, () => ran.push('later'));
  takeBack();
  timers.advance(50);
  expect(ran).toEqual(['first at 1010', 'second at 1020']);
  expect([timers.now(), timers.pending]).toEqual([1050, 1]);
});
