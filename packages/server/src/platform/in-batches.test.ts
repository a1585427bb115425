import { describe, expect, it } from 'vitest';
import { inBatches } from './in-batches.ts';

describe('inBatches', () => {
  it('runs calls of one turn together and gives each its own result', async () => {
    const runs: number[][] = [];
    const double = inBatches(async (items: readonly number[]) => {
      runs.push([...items]);
      return items.map((item) => item * 2);
    });
    expect(await Promise.all([double(1), double(2), double(3)])).toEqual([2, 4, 6]);
    expect(await double(4)).toBe(8);
    expect(runs).toEqual([[1, 2, 3], [4]]);
  });

  it('waits for calls that follow, and parts what is more than the limit', async () => {
    const runs: number[][] = [];
    const keep = inBatches(
      async (items: readonly number[]) => {
        runs.push([...items]);
        return items;
      },
      { waitMs: 20, limit: 2 },
    );
    const first = keep(1);
    await new Promise((resolve) => setImmediate(resolve));
    expect(await Promise.all([first, keep(2), keep(3)])).toEqual([1, 2, 3]);
    expect(runs).toEqual([[1, 2], [3]]);
  });

  it('lets a call that fails stop no other', async () => {
    const half = inBatches(async (items: readonly number[]) => {
      if (items.includes(3)) throw new Error('odd');
      return items.map((item) => item / 2);
    });
    const results = await Promise.allSettled([half(2), half(3), half(4)]);
    expect(results.map((result) => (result.status === 'fulfilled' ? result.value : 'failed'))).toEqual([
      1,
      'failed',
      2,
    ]);
  });
});
