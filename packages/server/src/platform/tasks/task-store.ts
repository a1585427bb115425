import type { Clock } from '../clock.ts';
import type { Db, Queryable, Tx } from '../db/db.ts';
import { InvariantError } from '../errors.ts';
import type { IdSource } from '../ids.ts';
import type { TaskQueue } from './tasks.ts';

/** `attempts` counts every run, so that a later one is told from an earlier; `again` those that asked for another. */
export type TaskRow = { id: string; queue: string; key: string; payload: unknown; attempts: number; again: number };
export type FailedTask = Omit<TaskRow, 'again'> & { lastError: string | null };

/**
 * The server need not flush the transaction of a statement with this condition when it commits: for what is done again
 * where it is lost. Should the server crash at once, a task that was taken or finished is taken again, as after the crash of
 * its node.
 */
export const UNFLUSHED = `set_config('synchronous_commit', 'off', true) = 'off'`;
const LEASE_MS = 60_000;
export const LEASE_RENEWAL_MS = 20_000;

export function createTaskQueue(deps: { ids: IdSource; clock: Clock }): TaskQueue {
  const enqueueAll: TaskQueue['enqueueAll'] = async (tx, kind, tasks) => {
    if (tasks.length === 0) return;
    for (const { payload, options } of tasks) {
      if (!kind.payload.safeParse(payload).success)
        throw new InvariantError(`payload of task ${kind.queue} does not fit its schema`);
      if ((options.group === undefined) !== (kind.concurrencyOfGroup === undefined))
        throw new InvariantError(`tasks of ${kind.queue} have a group, or none has`);
    }
    const now = deps.clock.now();
    await tx.query(
      `insert into tasks (id, queue, key, payload, run_at, group_key)
       select id, $2, key, payload::jsonb, run_at, group_key
       from unnest($1::uuid[], $3::text[], $4::text[], $5::timestamptz[], $6::text[]) t (id, key, payload, run_at, group_key)
       on conflict (queue, key) do update set state = 'ready', attempts = 0, again = 0, run_at = excluded.run_at,
         last_error = null
       where tasks.state = 'failed'`,
      [
        tasks.map(() => deps.ids.next()),
        kind.queue,
        tasks.map(({ options }) => options.key),
        tasks.map(({ payload }) => JSON.stringify(payload)),
        tasks.map(({ options }) => new Date(options.runAt ?? now)),
        tasks.map(({ options }) => options.group ?? null),
      ],
    );
    tx.notify('tasks', kind.queue);
  };
  return { enqueueAll, enqueue: (tx, kind, payload, options) => enqueueAll(tx, kind, [{ payload, options }]) };
}

/** Takes due tasks of one queue under a lease, also those whose holder died. */
export function takeTasks(db: Db, queue: string, limit: number, now: number): Promise<TaskRow[]> {
  return db.query<TaskRow>(
    `update tasks set state = 'running', attempts = attempts + 1, leased_until = $3
     where id in (
       select id from tasks
       where queue = $1 and group_key is null and state in ('ready', 'running') and run_at <= $2
         and (state = 'ready' or leased_until < $2)
       order by run_at limit $4 for update skip locked) and ${UNFLUSHED}
     returning id, queue, key, payload, attempts, again`,
    [queue, new Date(now), new Date(now + LEASE_MS), limit],
  );
}

/**
 * The same where tasks have groups: of each group no more than `atOnce` less those that run, the first of every group
 * before the second of any, so that a long queue of one group holds up no other. Groups are walked along their index.
 */
export function takeGroupedTasks(
  db: Db,
  queue: string,
  limit: number,
  atOnce: number,
  now: number,
): Promise<TaskRow[]> {
  return db.query<TaskRow>(
    `with recursive groups as (
       (select group_key from tasks
        where queue = $1 and group_key is not null and state in ('ready', 'running') order by group_key limit 1)
       union all
       select (select t.group_key from tasks t
               where t.queue = $1 and t.group_key > g.group_key and t.group_key is not null
                 and t.state in ('ready', 'running') order by t.group_key limit 1)
       from groups g where g.group_key is not null),
     room as (
       select g.group_key, coalesce(c.at_once, $5) - (
         select count(*) from tasks r where r.queue = $1 and r.group_key = g.group_key and r.state = 'running'
           and r.leased_until >= $2) as free
       from groups g left join task_groups c on c.queue = $1 and c.group_key = g.group_key
       where g.group_key is not null),
     due as (
       select d.id from room cross join lateral (
         select first.id, first.run_at, row_number() over (order by first.run_at) as rank from (
           select t.id, t.run_at from tasks t
           where t.queue = $1 and t.group_key = room.group_key and t.group_key is not null and t.run_at <= $2
             and (t.state = 'ready' or (t.state = 'running' and t.leased_until < $2))
           order by t.run_at limit greatest(room.free, 0)) first) d
       order by d.rank, d.run_at limit $4)
     update tasks set state = 'running', attempts = attempts + 1, leased_until = $3
     where id in (
       select t.id from tasks t where t.id in (select id from due)
         and (t.state = 'ready' or (t.state = 'running' and t.leased_until < $2)) for update skip locked)
       and ${UNFLUSHED}
     returning id, queue, key, payload, attempts, again`,
    [queue, new Date(now), new Date(now + LEASE_MS), limit, atOnce],
  );
}

/** Lets a group run fewer at once than its kind says; null gives it back what the kind says. */
export async function narrowGroup(
  tx: Tx,
  kind: { queue: string },
  group: string,
  atOnce: number | null,
): Promise<void> {
  if (atOnce === null) {
    await tx.query('delete from task_groups where queue = $1 and group_key = $2', [kind.queue, group]);
    return;
  }
  await tx.query(
    `insert into task_groups (queue, group_key, at_once) values ($1, $2, $3)
     on conflict (queue, group_key) do update set at_once = excluded.at_once where task_groups.at_once <> excluded.at_once`,
    [kind.queue, group, atOnce],
  );
}

/**
 * The run that took the task: one that lost its lease, while the database was away, must not end the run of another node,
 * which has a higher number of attempts.
 */
type TaskRun = Pick<TaskRow, 'id' | 'attempts'>;

export async function renewLease(db: Db, { id, attempts }: TaskRun, now: number): Promise<void> {
  await db.query(`update tasks set leased_until = $3 where id = $1 and attempts = $2 and state = 'running'`, [
    id,
    attempts,
    new Date(now + LEASE_MS),
  ]);
}

export async function finishTasks(db: Db, runs: readonly TaskRun[]): Promise<void> {
  await db.query(
    `delete from tasks t using unnest($1::uuid[], $2::int[]) r (id, attempts)
     where t.id = r.id and t.attempts = r.attempts and t.state = 'running' and ${UNFLUSHED}`,
    [runs.map(({ id }) => id), runs.map(({ attempts }) => attempts)],
  );
}

/** `runAt` null leaves the task as failed. `error` is a safe text: no personal data. */
export async function putBack(db: Db, { id, attempts }: TaskRun, runAt: number | null, error: string): Promise<void> {
  await db.query(
    `update tasks set state = case when $3::timestamptz is null then 'failed' else 'ready' end,
       run_at = coalesce($3, run_at), leased_until = null, last_error = $4
     where id = $1 and attempts = $2 and state = 'running'`,
    [id, attempts, runAt === null ? null : new Date(runAt), error],
  );
}

/** A run that went well and has more to do: it counts as no attempt. */
export async function runAgain(db: Db, { id, attempts }: TaskRun, runAt: number): Promise<void> {
  await db.query(
    `update tasks set state = 'ready', run_at = $3, leased_until = null, last_error = null, again = again + 1
     where id = $1 and attempts = $2 and state = 'running'`,
    [id, attempts, new Date(runAt)],
  );
}

/** Hands tasks back that a drained node did not finish; their attempt does not count. */
export async function releaseTask(db: Db, { id, attempts }: TaskRun): Promise<void> {
  await db.query(
    `update tasks set state = 'ready', leased_until = null, attempts = attempts - 1
     where id = $1 and attempts = $2 and state = 'running'`,
    [id, attempts],
  );
}

/** On a database with one process no lease can be held by anyone else: whatever runs was cut off. */
export async function releaseAllTasks(db: Db): Promise<void> {
  await db.query(`update tasks set state = 'ready', leased_until = null where state = 'running'`);
}

/**
 * When the next task of these queues is due, epoch ms; null when none waits. What is due and has a group waits for one of
 * its group to end, which wakes whoever waits.
 */
export async function nextDue(db: Db, queues: string[], now: number): Promise<number | null> {
  const [row] = await db.query<{ at: Date | null }>(
    `select least(
       (select min(run_at) from tasks where state = 'ready' and group_key is null and queue = any($1)),
       (select run_at from tasks where state = 'ready' and group_key is not null and run_at > $2 and queue = any($1)
        order by run_at limit 1),
       (select min(greatest(run_at, leased_until)) from tasks where state = 'running' and queue = any($1))) as at`,
    [queues, new Date(now)],
  );
  return row?.at?.getTime() ?? null;
}

/** `oldest`: when the first of what is due was to run; null where nothing is due. */
export type DueOfQueue = { queue: string; due: number; oldest: Date | null; failed: number };

/** Of every queue that has any: what is due and not taken, also what a node held that is gone, and what was given up. */
export function dueTasks(db: Queryable, now: number): Promise<DueOfQueue[]> {
  return db.query<DueOfQueue>(
    `select coalesce(d.queue, f.queue) as queue, coalesce(d.due, 0) as due, d.oldest, coalesce(f.failed, 0) as failed
     from (select queue, count(*)::int as due, min(run_at) as oldest from tasks
           where state in ('ready', 'running') and run_at <= $1 and (state = 'ready' or leased_until < $1)
           group by queue) d
     full join (select queue, count(*)::int as failed from tasks where state = 'failed' group by queue) f using (queue)`,
    [new Date(now)],
  );
}

export function listFailed(db: Queryable, limit: number): Promise<FailedTask[]> {
  return db.query<FailedTask>(
    `select id, queue, key, payload, attempts, last_error as "lastError" from tasks where state = 'failed' order by id desc limit $1`,
    [limit],
  );
}

/** Work that is not done; what is done leaves nothing. */
export type OpenTask = {
  state: 'ready' | 'running' | 'failed';
  payload: unknown;
  /** Runs so far that were attempts, this one with them. */
  attempts: number;
  runAt: Date;
  lastError: string | null;
};

/** Of a queue, work whose key begins so, what comes first in front. */
export function openTasks(db: Queryable, { queue }: { queue: string }, keyStart: string): Promise<OpenTask[]> {
  return db.query<OpenTask>(
    `select state, payload, attempts - again as attempts, run_at as "runAt", last_error as "lastError" from tasks
     where queue = $1 and starts_with(key, $2) order by run_at, id`,
    [queue, keyStart],
  );
}

/** Makes a failed task ready again; false when there is no such failed task. */
export async function retryFailed(db: Db, id: string, now: number): Promise<boolean> {
  return db.transaction(async (tx) => {
    const rows = await tx.query<{ queue: string }>(
      `update tasks set state = 'ready', attempts = 0, again = 0, run_at = $2, last_error = null where id = $1 and state = 'failed' returning queue`,
      [id, new Date(now)],
    );
    for (const row of rows) tx.notify('tasks', row.queue);
    return rows.length > 0;
  });
}
