import { strFromU8, unzipSync } from 'fflate';
import { expect, test } from 'vitest';
import { PoolBusyError } from '../workers/worker-pool.ts';
import type { Table } from './table-file.ts';
import { createTableMaker } from './table-maker.ts';

const table = (rows: number): Table => ({
  head: ['Candidate', 'Note'],
  rows: Array.from({ length: rows }, (_, no) => [`Mila Novak ${no}`, '=1+1']),
});

test('one is made at a time; what waits has read nothing yet, and beyond that is refused', async () => {
  const maker = createTableMaker();
  let end = (): void => undefined;
  const ended = new Promise<void>((resolve) => {
    end = resolve;
  });
  let reads = 0;
  const read = async (): Promise<Table> => {
    reads += 1;
    await ended;
    return table(1);
  };
  const taken = [1, 2, 3].map(() => maker.make('a', 'csv', read));
  await expect(maker.make('a', 'csv', read)).rejects.toBeInstanceOf(PoolBusyError);
  taken.push(maker.make('b', 'csv', read));
  expect(reads).toBe(1);
  end();
  await Promise.all(taken);
  expect(reads).toBe(4);
});

test('a long table leaves the thread that serves requests free', async () => {
  let longest = 0;
  let last = performance.now();
  const ticks = setInterval(() => {
    longest = Math.max(longest, performance.now() - last);
    last = performance.now();
  }, 5);
  const begun = performance.now();
  const { bytes, type } = await createTableMaker().make('a', 'xlsx', async () => table(20_000));
  const took = performance.now() - begun;
  longest = Math.max(longest, performance.now() - last);
  clearInterval(ticks);
  expect(type).toContain('spreadsheetml');
  const text = Object.entries(unzipSync(new Uint8Array(bytes)))
    .map(([name, part]) => (name.endsWith('.xml') ? strFromU8(part) : ''))
    .join('');
  expect(text).toContain('Mila Novak 19999');
  expect(text).not.toContain('<f>');
  expect(longest).toBeLessThan(took / 2);
}, 60_000);
