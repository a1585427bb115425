import { expect, test } from 'vitest';
import { BoundedGate } from './bounded-gate.ts';
import { PoolBusyError } from './worker-pool.ts';

const OPTIONS = { places: 1, placesOfLane: 1, waitingMax: 3, waitingMaxOfLane: 2, waitMs: 5_000 };

function work() {
  let end = (): void => undefined;
  const ended = new Promise<void>((resolve) => {
    end = resolve;
  });
  return { run: () => ended, end };
}

test('one runs, so much waits of one lane and of all, and what comes beyond that is refused', async () => {
  const gate = new BoundedGate(OPTIONS);
  const { run, end } = work();
  const taken = [gate.run('a', run), gate.run('a', run), gate.run('a', run)];
  await expect(gate.run('a', run)).rejects.toBeInstanceOf(PoolBusyError);
  taken.push(gate.run('b', run));
  await expect(gate.run('c', run)).rejects.toBeInstanceOf(PoolBusyError);
  end();
  await Promise.all(taken);
  await gate.run('c', run);
});

test('whose turn does not come in time is refused, and what it ran into goes on', async () => {
  const gate = new BoundedGate({ ...OPTIONS, waitMs: 20 });
  const { run, end } = work();
  const first = gate.run('a', run);
  await expect(gate.run('b', run)).rejects.toBeInstanceOf(PoolBusyError);
  end();
  await first;
});

test('the error of the work is its own, and gives its place back', async () => {
  const gate = new BoundedGate(OPTIONS);
  await expect(gate.run('a', () => Promise.reject(new Error('no')))).rejects.toThrow('no');
  await gate.run('a', async () => undefined);
});
