import { expect, test } from 'vitest';
import { MemoryCounterStore } from './memory-counter-store.ts';
import { createOpenGate } from './open-gate.ts';
import type { RateCounterStore } from './rate-counter-store.ts';

test('judges while the store works', async () => {
  const gate = createOpenGate(new MemoryCounterStore({ now: () => 0 }), { timeoutMs: 1000, onFailure: () => {} });
  expect((await gate('a', { day: 1 }))?.allowed).toBe(true);
  expect((await gate('a', { day: 1 }))?.allowed).toBe(false);
});

test.each([
  ['fails', () => Promise.reject(new Error('connection refused'))],
  ['never answers', () => new Promise<never>(() => {})],
])('a store that %s lets the call pass and raises the alarm', async (_what, take) => {
  const failures: Error[] = [];
  const gate = createOpenGate({ take }, { timeoutMs: 5, onFailure: (error) => failures.push(error) });
  expect(await gate('a', { day: 1 })).toBeNull();
  expect(failures.length).toBe(1);
});

test('once it is down calls pass without waiting for it, one at a time asks behind, and a good answer ends that', async () => {
  const failures: Error[] = [];
  const memory = new MemoryCounterStore({ now: () => 0 });
  const asked: (() => void)[] = [];
  let take: RateCounterStore['take'] = () => Promise.reject(new Error('connection lost'));
  const gate = createOpenGate(
    { take: (identity, limits) => take(identity, limits) },
    { timeoutMs: 3_600_000, onFailure: (error) => failures.push(error) },
  );
  expect(await gate('a', { day: 2 })).toBeNull();
  // From here on it answers only when it is let: whoever waited for it would wait an hour.
  take = (identity, limits) =>
    new Promise((resolve) => asked.push(() => void memory.take(identity, limits).then(resolve)));
  expect(await Promise.all([gate('a', { day: 2 }), gate('a', { day: 2 }), gate('b', { day: 2 })])).toEqual([
    null,
    null,
    null,
  ]);
  expect([asked.length, failures.length]).toEqual([1, 3]);
  take = (identity, limits) => memory.take(identity, limits);
  asked[0]?.();
  await expect.poll(async () => (await gate('c', { day: 9 }))?.allowed).toBe(true);
  // The call that asked was counted.
  expect((await gate('a', { day: 2 }))?.allowed).toBe(true);
  expect((await gate('a', { day: 2 }))?.allowed).toBe(false);
});

test('a failure behind keeps it down, and the next call asks again', async () => {
  const failures: string[] = [];
  let calls = 0;
  const gate = createOpenGate(
    {
      take: () => {
        calls += 1;
        return Promise.reject(new Error(`no ${calls}`));
      },
    },
    { timeoutMs: 1_000, onFailure: (error) => failures.push(error.message) },
  );
  for (let n = 1; n <= 3; n += 1) {
    expect(await gate('a', { day: 1 })).toBeNull();
    await expect.poll(() => failures.length).toBe(n);
  }
  expect(failures).toEqual(['no 1', 'no 2', 'no 3']);
});
