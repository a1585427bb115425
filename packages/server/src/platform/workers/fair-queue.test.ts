import { describe, expect, test } from 'vitest';
import { FairQueue } from './fair-queue.ts';

function drained<Item>(queue: FairQueue<Item>): Item[] {
  const all: Item[] = [];
  for (let item = queue.shift(); item !== undefined; item = queue.shift()) all.push(item);
  return all;
}

describe('a fair queue', () => {
  test('a lane with one piece of work waits for one of each other lane at most', () => {
    const queue = new FairQueue<string>();
    for (let no = 1; no <= 8; no += 1) queue.push('busy', `busy ${no}`);
    queue.push('quiet', 'quiet 1');
    expect(drained(queue).slice(0, 3)).toEqual(['busy 1', 'quiet 1', 'busy 2']);
  });

  test('a lane that was served waits behind the others, also when it comes again later', () => {
    const queue = new FairQueue<string>();
    queue.push('a', 'a1');
    queue.push('b', 'b1');
    expect(queue.shift()).toBe('a1');
    queue.push('a', 'a2');
    expect(drained(queue)).toEqual(['b1', 'a2']);
  });

  test('within a lane the order is the one of coming', () => {
    const queue = new FairQueue<number>();
    for (const no of [1, 2, 3]) queue.push('a', no);
    expect(drained(queue)).toEqual([1, 2, 3]);
  });

  test('what is taken out is not served, and the counts follow', () => {
    const queue = new FairQueue<string>();
    queue.push('a', 'a1');
    queue.push('b', 'b1');
    expect(queue.remove((item) => item === 'a1')).toBe('a1');
    expect(queue.remove((item) => item === 'a1')).toBeUndefined();
    expect([queue.size, queue.waitingIn('a'), queue.waitingIn('b')]).toEqual([1, 0, 1]);
    expect(queue.clear()).toEqual(['b1']);
    expect(queue.size).toBe(0);
  });
});
