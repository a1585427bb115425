import { expect, test } from 'vitest';
import { settle } from '../testing/fake-clock.ts';
import { createScreenLock } from './screen-lock.ts';

type Sentinel = { released: boolean; release(): Promise<void> };

/** A browser whose page is in sight or not; each lock it gave is kept. */
function browser(answer: 'gives' | 'refuses' | 'absent' = 'gives') {
  const given: Sentinel[] = [];
  let asked = 0;
  const page = Object.assign(new EventTarget(), { visibilityState: 'visible' as DocumentVisibilityState });
  const request = async () => {
    asked += 1;
    if (answer === 'refuses') throw new DOMException('battery', 'NotAllowedError');
    const sentinel: Sentinel = {
      released: false,
      async release() {
        sentinel.released = true;
      },
    };
    given.push(sentinel);
    return sentinel as unknown as WakeLockSentinel;
  };
  const lock = createScreenLock({
    locks: () => (answer === 'absent' ? undefined : { request }),
    page: page as unknown as Document,
  });
  return {
    lock,
    held: () => given.filter(({ released }) => !released).length,
    asked: () => asked,
    /** What a browser does with the lock of a page that goes out of sight. */
    show(state: DocumentVisibilityState) {
      page.visibilityState = state;
      if (state === 'hidden') for (const sentinel of given) sentinel.released = true;
      page.dispatchEvent(new Event('visibilitychange'));
    },
  };
}

test('the screen stays on while it is held, and goes its own way after', async () => {
  const { lock, held } = browser();
  const letGo = lock.hold();
  await settle();
  expect(held()).toBe(1);
  letGo();
  expect(held()).toBe(0);
});

test('a page that was out of sight asks again when it is back, and not after it was let go of', async () => {
  const { lock, held, asked, show } = browser();
  const letGo = lock.hold();
  await settle();
  show('hidden');
  await settle();
  expect([held(), asked()]).toEqual([0, 1]);
  show('visible');
  await settle();
  expect([held(), asked()]).toEqual([1, 2]);
  letGo();
  show('hidden');
  show('visible');
  await settle();
  expect([held(), asked()]).toEqual([0, 2]);
});

test('speaking and recording hold one lock, until both are over', async () => {
  const { lock, held, asked } = browser();
  const speaking = lock.hold();
  const recording = lock.hold();
  await settle();
  expect([held(), asked()]).toEqual([1, 1]);
  speaking();
  speaking();
  expect(held()).toBe(1);
  recording();
  expect(held()).toBe(0);
});

test('let go of before the browser has answered, nothing stays locked; held again it is', async () => {
  const { lock, held } = browser();
  lock.hold()();
  await settle();
  expect(held()).toBe(0);
  lock.hold();
  await settle();
  expect(held()).toBe(1);
});

test.each(['refuses', 'absent'] as const)(
  'a browser that %s it does no harm, and is asked again when the page is back',
  async (answer) => {
    const { lock, held, asked, show } = browser(answer);
    const letGo = lock.hold();
    await settle();
    show('hidden');
    show('visible');
    await settle();
    expect([held(), asked()]).toEqual([0, answer === 'absent' ? 0 : 2]);
    letGo();
  },
);
