import { expect, test } from 'vitest';
import { MemoryCounterStore } from './memory-counter-store.ts';
import { createOpenGate } from './open-gate.ts';

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
