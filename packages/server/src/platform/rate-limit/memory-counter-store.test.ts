import { expect, test } from 'vitest';
import { rateCounterStoreConformance } from '../../testing/rate-counter-store.conformance.ts';
import { MemoryCounterStore } from './memory-counter-store.ts';

rateCounterStoreConformance('memory', async (now) => ({
  nodes: [new MemoryCounterStore({ now: () => now() ?? Date.now() })],
  close: async () => {},
}));

const now = Date.UTC(2026, 2, 10, 12);
const limits = { day: 10 };
const remaining = (store: MemoryCounterStore): number | undefined => store.takeNow('a', limits).tightest?.remaining;

test('changed rows are handed out once, and again when writing them failed', () => {
  const store = new MemoryCounterStore({ now: () => now });
  store.takeNow('a', limits);
  store.takeNow('a', limits);
  store.takeNow('b', { day: 0 });
  const [row, ...rest] = store.takeChanged();
  expect([row?.identity, row?.counters.day.count, rest.length]).toEqual(['a', 2, 0]);
  expect(store.takeChanged()).toEqual([]);
  store.markChanged(['a', 'unknown']);
  expect(store.takeChanged().map(({ identity }) => identity)).toEqual(['a']);
});

test('restored counters go on where they stood; restoring twice counts nothing twice', () => {
  const before = new MemoryCounterStore({ now: () => now });
  for (let i = 0; i < 4; i += 1) before.takeNow('a', limits);
  const rows = before.takeChanged();
  const after = new MemoryCounterStore({ now: () => now });
  after.restore(rows);
  expect(remaining(after)).toBe(5);
  after.restore(rows);
  expect(remaining(after)).toBe(4);
});

test('counters of a day that is over do not come back', () => {
  const before = new MemoryCounterStore({ now: () => now });
  before.takeNow('a', limits);
  const after = new MemoryCounterStore({ now: () => now + 86_400_000 });
  after.takeNow('a', limits);
  after.restore(before.takeChanged());
  expect(remaining(after)).toBe(8);
});
