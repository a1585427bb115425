import type { Clock } from '../clock.ts';
import type { Db, Queryable } from '../db/db.ts';
import { InvariantError } from '../errors.ts';
import type { IdSource } from '../ids.ts';
import type { TaskQueue } from './tasks.ts';

export type TaskRow = { id: string; queue: string; key: string; payload: unknown; attempts: number };
export type FailedTask = TaskRow & { lastError: string | null };

const LEASE_MS = 60_000;
export const LEASE_RENEWAL_MS = 20_000;

export function createTaskQueue(deps: { ids: IdSource; clock: Clock }): TaskQueue {
  return {
    async enqueue(tx, kind, payload, options) {
      const checked = kind.payload.safeParse(payload);
      if (!checked.success) throw new InvariantError(`payload of task ${kind.queue} does not fit its schema`);
      await tx.query(
        `insert into tasks (id, queue, key, payload, run_at) values ($1, $2, $3, $4, $5)
         on conflict (queue, key) do update set state = 'ready', attempts = 0, run_at = excluded.run_at, last_error = null
         where tasks.state = 'failed'`,
        [
          deps.ids.next(),
          kind.queue,
          options.key,
          JSON.stringify(payload),
          new Date(options.runAt ?? deps.clock.now()),
        ],
      );
      tx.notify('tasks', kind.queue);
    },
  };
}

/** Takes due tasks of one queue under a lease, also those whose holder died. */
export function takeTasks(db: Db, queue: string, limit: number, now: number): Promise<TaskRow[]> {
  return db.query<TaskRow>(
    `update tasks set state = 'running', attempts = attempts + 1, leased_until = $3
     where id in (
       select id from tasks
       where queue = $1 and state in ('ready', 'running') and run_at <= $2
         and (state = 'ready' or leased_until < $2)
       order by run_at limit $4 for update skip locked)
     returning id, queue, key, payload, attempts`,
    [queue, new Date(now), new Date(now + LEASE_MS), limit],
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

export async function finishTask(db: Db, { id, attempts }: TaskRun): Promise<void> {
  await db.query(`delete from tasks where id = $1 and attempts = $2 and state = 'running'`, [id, attempts]);
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

/** When the next task of these queues is due, epoch ms; null when none waits. */
export async function nextDue(db: Db, queues: string[]): Promise<number | null> {
  const [row] = await db.query<{ at: Date | null }>(
    `select min(case when state = 'ready' then run_at else greatest(run_at, leased_until) end) as at
     from tasks where state in ('ready', 'running') and queue = any($1)`,
    [queues],
  );
  return row?.at?.getTime() ?? null;
}

export function listFailed(db: Queryable, limit: number): Promise<FailedTask[]> {
  return db.query<FailedTask>(
    `select id, queue, key, payload, attempts, last_error as "lastError" from tasks where state = 'failed' order by id desc limit $1`,
    [limit],
  );
}

/** Makes a failed task ready again; false when there is no such failed task. */
export async function retryFailed(db: Db, id: string, now: number): Promise<boolean> {
  return db.transaction(async (tx) => {
    const rows = await tx.query<{ queue: string }>(
      `update tasks set state = 'ready', attempts = 0, run_at = $2, last_error = null where id = $1 and state = 'failed' returning queue`,
      [id, new Date(now)],
    );
    for (const row of rows) tx.notify('tasks', row.queue);
    return rows.length > 0;
  });
}
