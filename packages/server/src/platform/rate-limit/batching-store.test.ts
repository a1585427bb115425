import { expect, test } from 'vitest';
import { createBatchingStore, type Taken } from './batching-store.ts';

const NOW = Date.UTC(2026, 2, 10, 12);
const NONE = { second: 0, minute: 0, day: 0, month: 0, year: 0 };

test('calls that come while a step runs share the next one, and each has its own figures', async () => {
  const steps: { calls: number; end: (taken: Taken) => void }[] = [];
  const store = createBatchingStore(
    () => null,
    (_identity, _limits, calls) => new Promise((end) => steps.push({ calls, end })),
  );
  const first = store.take('a', { day: 3 });
  const others = Array.from({ length: 4 }, () => store.take('a', { day: 3 }));
  expect(steps.map(({ calls }) => calls)).toEqual([1]);
  steps[0]?.end({ used: NONE, accepted: 1, judgedAt: NOW });
  expect((await first).tightest?.remaining).toBe(2);
  expect(steps.map(({ calls }) => calls)).toEqual([1, 4]);
  steps[1]?.end({ used: { ...NONE, day: 1 }, accepted: 2, judgedAt: NOW });
  const decisions = await Promise.all(others);
  expect(decisions.map(({ allowed, tightest }) => [allowed, tightest?.remaining])).toEqual([
    [true, 1],
    [true, 0],
    [false, 0],
    [false, 0],
  ]);
});

test('other identities and other limits do not wait for each other', () => {
  const asked: string[] = [];
  const store = createBatchingStore(
    () => null,
    (identity, limits) => {
      asked.push(`${identity} ${limits.day}`);
      return new Promise(() => {});
    },
  );
  for (const [identity, day] of [
    ['a', 1],
    ['b', 1],
    ['a', 2],
    ['a', 1],
  ] as const)
    void store.take(identity, { day });
  expect(asked).toEqual(['a 1', 'b 1', 'a 2']);
});

test('a step that fails refuses its calls only; a call after the end of a queue begins a new one', async () => {
  let steps = 0;
  const store = createBatchingStore(
    () => null,
    async () => {
      steps += 1;
      if (steps === 1) throw new Error('the store is down');
      return { used: NONE, accepted: 1, judgedAt: NOW };
    },
  );
  await expect(store.take('a', { day: 1 })).rejects.toThrow('the store is down');
  for (let n = 0; n < 3; n += 1) expect((await store.take('a', { day: 1 })).allowed).toBe(true);
});
