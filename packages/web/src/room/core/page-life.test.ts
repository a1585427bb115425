// @vitest-environment happy-dom
import { expect, test } from 'vitest';
import { bindPageLife } from './page-life.ts';
import type { Room } from './room.ts';

function setUp(unsent = false) {
  const calls: string[] = [];
  const room = {
    setOnline: (online: boolean) => calls.push(online ? 'online' : 'offline'),
    freeze: () => calls.push('freeze'),
    thaw: () => calls.push('thaw'),
    hide: () => calls.push('hide'),
    retryNow: () => calls.push('retryNow'),
    hasUnsent: () => unsent,
  };
  const undo = bindPageLife(room as unknown as Room, window);
  calls.length = 0;
  return { calls, undo };
}

function pageShow(persisted: boolean) {
  const event = new Event('pageshow');
  Object.defineProperty(event, 'persisted', { value: persisted });
  return event;
}

test('the room hears of the line, the freeze and the return', () => {
  const { calls, undo } = setUp();
  window.dispatchEvent(new Event('offline'));
  window.dispatchEvent(new Event('online'));
  window.dispatchEvent(new Event('pagehide'));
  window.dispatchEvent(pageShow(false));
  window.dispatchEvent(pageShow(true));
  document.dispatchEvent(new Event('freeze'));
  document.dispatchEvent(new Event('resume'));
  document.dispatchEvent(new Event('visibilitychange'));
  expect(calls).toEqual(['offline', 'online', 'freeze', 'thaw', 'freeze', 'thaw', 'retryNow']);
  undo();
  window.dispatchEvent(new Event('offline'));
  expect(calls).toHaveLength(7);
});

test.each([true, false])('the browser asks before the page goes only where words would be lost (%s)', (unsent) => {
  const { undo } = setUp(unsent);
  const event = new Event('beforeunload', { cancelable: true });
  window.dispatchEvent(event);
  expect(event.defaultPrevented).toBe(unsent);
  undo();
});
