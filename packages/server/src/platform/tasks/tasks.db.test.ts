import { beforeEach, expect, test } from 'vitest';
import { z } from 'zod';
import { FakeClock } from '../../testing/fake-clock.ts';
import { testDatabase } from '../../testing/test-database.ts';
import type { Db } from '../db/db.ts';
import { IdSource } from '../ids.ts';
import { createLog } from '../log.ts';
import { TaskRunner } from './task-runner.ts';
import { createTaskQueue, listFailed, releaseAllTasks, retryFailed, takeTasks } from './task-store.ts';
import { doubling, type TaskKind } from './tasks.ts';

const kind: TaskKind<{ id: string }> = {
  queue: 'greet',
  payload: z.strictObject({ id: z.string() }),
  maxAttempts: 3,
  backoffMs: doubling(1_000, 10_000),
  concurrency: 2,
  timeoutMs: 5_000,
};
const log = createLog({ level: 'error', sink: () => undefined });

let db: Db;
let clock: FakeClock;
let ran: string[];
let fail: (id: string) => Error | null;
beforeEach(async () => {
  db = await testDatabase();
  clock = new FakeClock(Date.now());
  ran = [];
  fail = () => null;
});

function runner(): TaskRunner {
  const tasks = new TaskRunner({ db, clock, log });
  tasks.register(kind, async ({ id }) => {
    ran.push(id);
    const error = fail(id);
    if (error) throw error;
  });
  return tasks;
}

const enqueue = (id: string, options: { key?: string; runAt?: number } = {}): Promise<void> =>
  db.transaction((tx) =>
    createTaskQueue({ ids: new IdSource(clock), clock }).enqueue(
      tx,
      kind,
      { id },
      { key: options.key ?? id, ...(options.runAt === undefined ? {} : { runAt: options.runAt }) },
    ),
  );

test('a task runs once; the same key while it waits is the same task', async () => {
  await enqueue('a', { key: 'one' });
  await enqueue('b', { key: 'one' });
  await runner().runDue();
  await runner().runDue();
  expect(ran).toEqual(['a']);
});

test('a task of a rolled-back transaction never existed', async () => {
  const work = db.transaction(async (tx) => {
    await createTaskQueue({ ids: new IdSource(clock), clock }).enqueue(tx, kind, { id: 'ghost' }, { key: 'ghost' });
    throw new Error('back');
  });
  await expect(work).rejects.toThrow('back');
  await runner().runDue();
  expect(ran).toEqual([]);
});

test('a delayed task waits for its time', async () => {
  await enqueue('later', { runAt: clock.now() + 60_000 });
  await runner().runDue();
  expect(ran).toEqual([]);
  clock.advance(60_000);
  await runner().runDue();
  expect(ran).toEqual(['later']);
});

test('a failing task is retried with growing waits, then stands as failed, and can be run again by hand', async () => {
  fail = () => new Error('not today');
  await enqueue('weak');
  const tasks = runner();
  await tasks.runDue();
  await tasks.runDue();
  expect(ran).toHaveLength(1);
  clock.advance(1_000);
  await tasks.runDue();
  clock.advance(2_000);
  await tasks.runDue();
  clock.advance(3_600_000);
  await tasks.runDue();
  expect(ran).toHaveLength(3);
  const [failed] = await listFailed(db, 10);
  expect(failed).toMatchObject({ queue: 'greet', attempts: 3, lastError: 'Error: not today' });
  fail = () => null;
  expect(await retryFailed(db, failed?.id ?? '', clock.now())).toBe(true);
  await tasks.runDue();
  expect(ran).toHaveLength(4);
  expect(await listFailed(db, 10)).toEqual([]);
});

test('what a killed node held is taken again when its lease is over, not before', async () => {
  await enqueue('orphan');
  expect(await takeTasks(db, 'greet', 5, clock.now())).toHaveLength(1);
  expect(await takeTasks(db, 'greet', 5, clock.now() + 30_000)).toHaveLength(0);
  expect(await takeTasks(db, 'greet', 5, clock.now() + 61_000)).toHaveLength(1);
});

test('where one process owns the database, what was cut off runs again at the next start', async () => {
  await enqueue('cut');
  await takeTasks(db, 'greet', 5, clock.now());
  await releaseAllTasks(db);
  await runner().runDue();
  expect(ran).toEqual(['cut']);
});

test('two runners share the work: each task runs exactly once', async () => {
  for (let i = 0; i < 30; i += 1) await enqueue(`t${i}`);
  await Promise.all([runner().runDue(), runner().runDue()]);
  expect([...ran].sort()).toEqual(Array.from({ length: 30 }, (_, i) => `t${i}`).sort());
});

test('a runner is woken by the transaction that enqueued', async () => {
  const tasks = new TaskRunner({ db, clock: { now: () => Date.now() }, log });
  const done = new Promise<string>((resolve) => tasks.register(kind, async ({ id }) => resolve(id)));
  await tasks.start();
  await enqueue('woken', { runAt: Date.now() });
  expect(await done).toBe('woken');
  await tasks.stop(1_000);
});

test('stop waits for what runs; past the grace time it is aborted and given back', async () => {
  const tasks = new TaskRunner({ db, clock: { now: () => Date.now() }, log });
  let begun: () => void = () => undefined;
  const started = new Promise<void>((resolve) => {
    begun = resolve;
  });
  tasks.register(kind, (_payload, { signal }) => {
    begun();
    return new Promise((_resolve, reject) => signal.addEventListener('abort', () => reject(signal.reason)));
  });
  await enqueue('endless', { runAt: Date.now() });
  await tasks.start();
  await started;
  await tasks.stop(50);
  expect(await db.query('select state, attempts from tasks')).toEqual([{ state: 'ready', attempts: 0 }]);
});

test('a payload that does not fit its schema is refused when it is enqueued', async () => {
  const queue = createTaskQueue({ ids: new IdSource(clock), clock });
  await expect(db.transaction((tx) => queue.enqueue(tx, kind, { id: 7 } as never, { key: 'x' }))).rejects.toThrow(
    /does not fit/,
  );
});
