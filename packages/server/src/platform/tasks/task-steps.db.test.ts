import { beforeEach, describe, expect, test } from 'vitest';
import { z } from 'zod';
import { testDatabase } from '../../testing/test-database.ts';
import type { Db } from '../db/db.ts';
import { IdSource } from '../ids.ts';
import { createLog } from '../log.ts';
import { TaskRunner } from './task-runner.ts';
import { createTaskQueue } from './task-store.ts';
import { doubling, type TaskKind, type TaskStep } from './tasks.ts';

const kind: TaskKind<{ id: string }> = {
  queue: 'greet',
  payload: z.strictObject({ id: z.string() }),
  maxAttempts: 3,
  backoffMs: doubling(1_000, 10_000),
  concurrency: 2,
  timeoutMs: 5_000,
};
const log = createLog({ level: 'error', sink: () => undefined });
const clock = { now: () => Date.now() };

let db: Db;
let ran: string[];
beforeEach(async () => {
  db = await testDatabase();
  ran = [];
});

const enqueue = (id: string, { runAt }: { runAt: number }): Promise<void> =>
  db.transaction((tx) =>
    createTaskQueue({ ids: new IdSource(clock), clock }).enqueue(tx, kind, { id }, { key: id, runAt }),
  );

describe('a step', () => {
  const steps = (run: TaskStep['run'], paceMs = 0) => {
    const tasks = new TaskRunner({ db, clock, log, fallbackMs: 3_600_000 });
    tasks.registerStep({ queue: 'walk', paceMs, run });
    return tasks;
  };
  const notify = () => db.transaction(async (tx) => tx.notify('tasks', 'walk'));

  test('runs until it finds nothing more, and again when a notice names it', async () => {
    let left = 5;
    let isEmpty: () => void = () => undefined;
    const emptied = () =>
      new Promise<void>((resolve) => {
        isEmpty = resolve;
      });
    const tasks = steps(async () => {
      const done = Math.min(left, 2);
      left -= done;
      if (left === 0) isEmpty();
      return { done, mayBeMore: done === 2 };
    });
    const first = emptied();
    await tasks.start();
    await first;
    left = 3;
    const second = emptied();
    await notify();
    await second;
    expect(left).toBe(0);
    await tasks.stop(1_000);
  });

  test('that fails holds up no task, and is tried again', async () => {
    let runs = 0;
    const tasks = steps(async () => {
      runs += 1;
      if (runs === 1) throw new Error('not today');
      return { done: 0, mayBeMore: false };
    });
    tasks.register(kind, async ({ id }) => void ran.push(id));
    await enqueue('beside', { runAt: Date.now() - 1_000 });
    await tasks.runDue();
    expect(ran).toEqual(['beside']);
    expect(runs).toBeGreaterThan(1);
  });

  test('that waits for something holds up no task, runs once at a time, and once more for what came meanwhile', async () => {
    let runs = 0;
    let release: () => void = () => undefined;
    const held = new Promise<void>((resolve) => {
      release = resolve;
    });
    let runAgain: () => void = () => undefined;
    const again = new Promise<void>((resolve) => {
      runAgain = resolve;
    });
    const tasks = steps(async () => {
      runs += 1;
      if (runs === 1) await held;
      else runAgain();
      return { done: 0, mayBeMore: false };
    });
    const concurrent = new Promise<void>((resolve) => {
      tasks.register(kind, async () => resolve());
    });
    await tasks.start();
    while (runs === 0) await new Promise((resolve) => setImmediate(resolve));
    await notify();
    await enqueue('beside', { runAt: Date.now() - 1_000 });
    await concurrent;
    expect(runs).toBe(1);
    release();
    await again;
    await tasks.stop(1_000);
  });

  test('that finds only what others hold begins again by itself', async () => {
    let runs = 0;
    const all = new Promise<void>((resolve) => {
      const tasks = steps(async () => {
        runs += 1;
        if (runs === 3) resolve(tasks.stop(1_000));
        return { done: 0, mayBeMore: runs < 3 };
      }, 20);
      void tasks.start();
    });
    await all;
    expect(runs).toBe(3);
  });

  test('what comes within its pace is one run’s, which comes by itself', async () => {
    const waiting: number[] = [];
    const taken: number[][] = [];
    const all = new Promise<void>((resolve) => {
      const tasks = steps(async () => {
        const batch = waiting.splice(0);
        if (batch.length > 0) taken.push(batch);
        if (taken.flat().length === 4) resolve(tasks.stop(1_000));
        return { done: batch.length, mayBeMore: false };
      }, 50);
      void tasks.start().then(async () => {
        for (let n = 0; n < 4; n += 1) {
          waiting.push(n);
          if (n === 0) await notify();
          while (n === 0 && taken.length === 0) await new Promise((done) => setImmediate(done));
        }
        await notify();
      });
    });
    await all;
    expect(taken).toEqual([[0], [1, 2, 3]]);
  });
});
