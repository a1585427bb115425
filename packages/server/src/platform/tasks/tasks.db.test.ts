import { beforeEach, expect, test } from 'vitest';
import { z } from 'zod';
import { FakeClock } from '../../testing/fake-clock.ts';
import { testDatabase } from '../../testing/test-database.ts';
import type { Db } from '../db/db.ts';
import { IdSource } from '../ids.ts';
import { createLog } from '../log.ts';
import { TaskRunner } from './task-runner.ts';
import {
  createTaskQueue,
  listFailed,
  narrowGroup,
  nextDue,
  releaseAllTasks,
  retryFailed,
  takeGroupedTasks,
  takeTasks,
} from './task-store.ts';
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

const other: TaskKind<{ id: string }> = { ...kind, queue: 'other' };

/** The database, noting which queues are asked for work. It never says when the next is due: all would be asked then. */
function watched(asked: string[]): Db {
  return {
    ...db,
    query: (text, params) => {
      if (text.startsWith("update tasks set state = 'running'")) asked.push(String(params?.[0]));
      if (text.startsWith('select least(')) return Promise.resolve([]);
      return db.query(text, params);
    },
  };
}

test('a notice asks the queue that it names, no other', async () => {
  const asked: string[] = [];
  const clock = { now: () => Date.now() };
  const tasks = new TaskRunner({ db: watched(asked), clock, log, fallbackMs: 3_600_000 });
  const run = (id: string) => new Promise<void>((resolve) => waiting.set(id, resolve));
  const waiting = new Map<string, () => void>();
  // Registered first, so that the look at all queues has asked it by the time that the first task runs.
  tasks.register(other, async () => undefined);
  tasks.register(kind, async ({ id }) => waiting.get(id)?.());
  const first = run('first');
  await enqueue('first', { runAt: Date.now() });
  await tasks.start();
  await first;
  for (let n = 0; n < 5; n += 1) {
    const done = run(`n${n}`);
    await enqueue(`n${n}`, { runAt: Date.now() });
    await done;
  }
  expect(asked.filter((queue) => queue === 'greet').length).toBeGreaterThan(5);
  expect(asked.filter((queue) => queue === 'other')).toHaveLength(1);
  await tasks.stop(1_000);
});

test('what no notice told of is found while another queue is never quiet', async () => {
  const tasks = new TaskRunner({ db, clock: { now: () => Date.now() }, log });
  let stop = false;
  tasks.register(kind, async (_payload, { runAgainAt }) => {
    if (!stop) runAgainAt(Date.now());
  });
  const found = new Promise<string>((resolve) => tasks.register(other, async ({ id }) => resolve(id)));
  await enqueue('restless', { runAt: Date.now() });
  await tasks.start();
  await db.query(
    `insert into tasks (id, queue, key, payload, run_at) values (gen_random_uuid(), 'other', 'k', '{"id":"silent"}', now())`,
  );
  expect(await found).toBe('silent');
  stop = true;
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

test('a run may ask for another one at its own time, which is no attempt', async () => {
  const seen: { attempt: number; lastAttempt: boolean }[] = [];
  const tasks = new TaskRunner({ db, clock, log });
  let left = 5;
  tasks.register(kind, async (_payload, { attempt, lastAttempt, runAgainAt }) => {
    seen.push({ attempt, lastAttempt });
    left -= 1;
    if (left > 0) runAgainAt(clock.now() + 7_000);
  });
  await enqueue('patient');
  for (let run = 0; run < 5; run += 1) {
    await tasks.runDue();
    clock.advance(6_999);
    await tasks.runDue();
    clock.advance(1);
  }
  expect(seen).toEqual(Array.from({ length: 5 }, () => ({ attempt: 1, lastAttempt: false })));
  expect(await db.query('select from tasks')).toEqual([]);
});

const grouped: TaskKind<{ id: string }> = { ...kind, queue: 'grouped', concurrency: 6, concurrencyOfGroup: 2 };

/** Due one after the other, the first 1 s ago. */
async function enqueueGrouped(group: string, count: number): Promise<void> {
  const queue = createTaskQueue({ ids: new IdSource(clock), clock });
  await db.transaction(async (tx) => {
    for (let n = 0; n < count; n += 1) {
      const id = `${group}${n}`;
      await queue.enqueue(tx, grouped, { id }, { key: id, group, runAt: clock.now() - 1_000 + n });
    }
  });
}

const taken = async (limit: number): Promise<string[]> =>
  (await takeGroupedTasks(db, 'grouped', limit, 2, clock.now())).map(({ key }) => key).sort();

test('of a group no more run than its kind says, and a long queue of one holds up no other', async () => {
  await enqueueGrouped('a', 50);
  await enqueueGrouped('b', 1);
  await enqueueGrouped('c', 3);
  expect(await taken(3)).toEqual(['a0', 'b0', 'c0']);
  expect(await taken(10)).toEqual(['a1', 'c1']);
  expect(await taken(10)).toEqual([]);
  await db.query("delete from tasks where key = 'a0'");
  expect(await taken(10)).toEqual(['a2']);
  clock.advance(61_000);
  expect(await taken(10)).toEqual(['a1', 'a2', 'b0', 'c0', 'c1']);
});

test('a group can be narrowed for a while', async () => {
  await enqueueGrouped('a', 5);
  await db.transaction((tx) => narrowGroup(tx, grouped, 'a', 1));
  await db.transaction((tx) => narrowGroup(tx, grouped, 'a', 1));
  expect(await taken(10)).toEqual(['a0']);
  expect(await taken(10)).toEqual([]);
  await db.transaction((tx) => narrowGroup(tx, grouped, 'a', null));
  expect(await taken(10)).toEqual(['a1']);
});

test('what waits for a place of its group does not keep the runner asking, and runs when one is free', async () => {
  await enqueueGrouped('a', 3);
  expect(await nextDue(db, ['grouped'], clock.now() - 1_000)).toBe(clock.now() - 999);
  expect(await taken(10)).toEqual(['a0', 'a1']);
  expect(await nextDue(db, ['grouped'], clock.now())).toBe(clock.now() + 60_000);
  await releaseAllTasks(db);
  const done: string[] = [];
  const tasks = new TaskRunner({ db, clock: { now: () => Date.now() }, log });
  await new Promise<void>((resolve) => {
    tasks.register(grouped, async ({ id }) => {
      done.push(id);
      if (done.length === 3) resolve();
    });
    void tasks.start();
  });
  await tasks.stop(1_000);
  expect(done.sort()).toEqual(['a0', 'a1', 'a2']);
});

test('a task has a group where its kind has groups, and none elsewhere', async () => {
  const queue = createTaskQueue({ ids: new IdSource(clock), clock });
  for (const [one, group] of [
    [grouped, {}],
    [kind, { group: 'a' }],
  ] as const)
    await expect(db.transaction((tx) => queue.enqueue(tx, one, { id: 'x' }, { key: 'x', ...group }))).rejects.toThrow(
      /group/,
    );
});
