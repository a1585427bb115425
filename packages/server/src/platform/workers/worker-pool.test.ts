import { afterEach, describe, expect, test, vi } from 'vitest';
import { OverBudgetError, PoolBusyError, WorkerPool, type WorkerPoolOptions } from './worker-pool.ts';

const pools: WorkerPool[] = [];

function pool(options: Partial<WorkerPoolOptions> = {}): { pool: WorkerPool; lost: string[] } {
  const lost: string[] = [];
  const made = new WorkerPool({
    program: new URL('./pool-thread.fixture.ts', import.meta.url),
    workers: 1,
    budgetMs: 20_000,
    waitMs: 20_000,
    startMs: 60_000,
    waitingMax: 100,
    waitingMaxOfLane: 100,
    heapMb: 64,
    onLost: (reason, call) => lost.push(`${reason} ${call}`),
    ...options,
  });
  pools.push(made);
  return { pool: made, lost };
}

afterEach(async () => {
  vi.useRealTimers();
  await Promise.all(pools.splice(0).map((made) => made.stop()));
});

describe('a pool of workers', () => {
  test('gives back what the call made, and starts a worker only when one is needed', async () => {
    const { pool: workers } = pool({ workers: 2 });
    expect(workers.counts.workers).toBe(0);
    expect(await workers.run('echo', { text: 'a', set: new Set([1]) }, 'lane')).toEqual({
      text: 'a',
      set: new Set([1]),
    });
    expect(workers.counts).toEqual({ workers: 1, waiting: 0 });
  });

  test('a call over its budget ends alone: the one behind it gets a new worker', async () => {
    const { pool: workers, lost } = pool({ budgetMs: 300 });
    // Its time passes by hand: what a good call takes depends on the machine.
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    await workers.run('echo', 1, 'warm');
    const hanging = workers.run('hang', null, 'a');
    const next = workers.run('echo', 2, 'b');
    vi.advanceTimersByTime(300);
    await expect(hanging).rejects.toBeInstanceOf(OverBudgetError);
    expect(await next).toBe(2);
    expect(lost).toEqual(['over-budget hang']);
  });

  test('a call that eats the memory of its worker ends alone', async () => {
    const { pool: workers } = pool();
    const filling = workers.run('fill', null, 'a');
    const next = workers.run('echo', 2, 'b');
    await expect(filling).rejects.toBeInstanceOf(OverBudgetError);
    expect(await next).toBe(2);
  });

  test('a worker that leaves by itself loses its own call alone', async () => {
    const { pool: workers } = pool();
    await expect(workers.run('leave', null, 'a')).rejects.toBeInstanceOf(OverBudgetError);
    expect(await workers.run('echo', 3, 'a')).toBe(3);
  });

  test('a call that fails keeps its worker and says why', async () => {
    const { pool: workers, lost } = pool();
    await expect(workers.run('fail', null, 'a')).rejects.toThrow('RangeError: out of range');
    await expect(workers.run('none', null, 'a')).rejects.toThrow('no call none');
    expect(workers.counts.workers).toBe(1);
    expect(lost).toEqual([]);
  });

  test('lanes get their turn: one call of a quiet lane is done before the second of a busy one', async () => {
    const { pool: workers } = pool();
    const done: string[] = [];
    const call = (lane: string, no: number) => workers.run('echo', no, lane).then(() => done.push(`${lane}${no}`));
    await Promise.all([call('busy', 1), call('busy', 2), call('busy', 3), call('quiet', 1)]);
    expect(done.indexOf('quiet1')).toBeLessThan(done.indexOf('busy2'));
  });

  test('refuses what would wait behind too much, all together and of one lane', async () => {
    const { pool: workers } = pool({ waitingMax: 3, waitingMaxOfLane: 2 });
    const kept = [workers.run('echo', 1, 'a'), workers.run('echo', 2, 'a')];
    await expect(workers.run('echo', 3, 'a')).rejects.toBeInstanceOf(PoolBusyError);
    kept.push(workers.run('echo', 4, 'b'));
    await expect(workers.run('echo', 5, 'c')).rejects.toBeInstanceOf(PoolBusyError);
    expect(await Promise.all(kept)).toEqual([1, 2, 4]);
  });

  test('a call waits for a worker no longer than it may', async () => {
    const { pool: workers } = pool({ waitMs: 50 });
    await workers.run('echo', 0, 'warm');
    const first = workers.run('hang', null, 'a').catch((error: unknown) => error);
    await expect(workers.run('echo', 1, 'b')).rejects.toBeInstanceOf(PoolBusyError);
    await workers.stop();
    expect(await first).toBeInstanceOf(PoolBusyError);
  });

  test('the start of a worker is no part of the wait, the first and the one after a lost worker', async () => {
    const { pool: workers } = pool({ waitMs: 1 });
    expect(await workers.run('echo', 1, 'a')).toBe(1);
    await expect(workers.run('leave', null, 'a')).rejects.toBeInstanceOf(OverBudgetError);
    expect(await workers.run('echo', 2, 'b')).toBe(2);
  });

  test('a start that does not end is given up, and who waits is told', async () => {
    const { pool: workers, lost } = pool({
      program: new URL('data:text/javascript,setInterval(() => {}, 1000)'),
      startMs: 20,
    });
    await expect(workers.run('echo', 1, 'a')).rejects.toThrow('No worker can be started');
    expect(lost).toEqual(['crashed start', 'crashed start', 'crashed start']);
  });

  test('who waits is told when no worker can be started', async () => {
    const { pool: workers } = pool({ program: new URL('./no-such-thread.ts', import.meta.url) });
    await expect(workers.run('echo', 1, 'a')).rejects.toThrow('No worker can be started');
  });

  test('a worker sees nothing of the environment of the server', async () => {
    const { pool: workers } = pool();
    expect(await workers.run('environment', null, 'a')).toEqual([]);
  });

  test('stopping tells those who run and those who wait, and takes no more', async () => {
    const { pool: workers } = pool();
    await workers.run('echo', 0, 'warm');
    const told = Promise.allSettled([workers.run('hang', null, 'a'), workers.run('echo', 1, 'a')]);
    await workers.stop();
    expect((await told).map(({ status }) => status)).toEqual(['rejected', 'rejected']);
    await expect(workers.run('echo', 1, 'a')).rejects.toBeInstanceOf(PoolBusyError);
  });
});
