import type { Clock } from '../clock.ts';
import type { Db } from '../db/db.ts';
import { DatabaseAwayError, toError } from '../errors.ts';
import type { Log } from '../log.ts';
import { NO_TRACER, type Tracer } from '../tracing/tracer.ts';
import {
  finishTask,
  LEASE_RENEWAL_MS,
  nextDue,
  putBack,
  releaseAllTasks,
  releaseTask,
  renewLease,
  runAgain,
  type TaskRow,
  takeGroupedTasks,
  takeTasks,
} from './task-store.ts';
import type { TaskHandler, TaskKind } from './tasks.ts';

type GivenUp<Payload> = (payload: Payload) => Promise<void>;
type Registered = { kind: TaskKind<unknown>; handler: TaskHandler<unknown>; givenUp: GivenUp<unknown> | null };

const FALLBACK_MS = 2_000;
const SETTLE_MS = 500;

/**
 * Runs tasks on this node: woken by the database's notices or by the next due time, with a slow fallback.
 *
 * `stop` takes no new tasks, gives those that run the grace time, then aborts them and hands them back.
 */
export class TaskRunner {
  readonly #db: Db;
  readonly #clock: Clock;
  readonly #log: Log;
  readonly #tracer: Tracer;
  readonly #registered = new Map<string, Registered>();
  readonly #running = new Map<string, { queue: string; done: Promise<void>; abort: AbortController }>();
  #stopping = false;
  #wake: () => void = () => undefined;
  #loop: Promise<void> = Promise.resolve();
  #unlisten: () => void = () => undefined;

  constructor(deps: { db: Db; clock: Clock; log: Log; tracer?: Tracer }) {
    this.#db = deps.db;
    this.#clock = deps.clock;
    this.#log = deps.log;
    this.#tracer = deps.tracer ?? NO_TRACER;
  }

  /** @param givenUp called when all attempts are used up, once or, where the process dies at that moment, again */
  register<Payload>(kind: TaskKind<Payload>, handler: TaskHandler<Payload>, givenUp?: GivenUp<Payload>): void {
    if (this.#registered.has(kind.queue)) throw new Error(`task ${kind.queue} is registered twice`);
    this.#registered.set(kind.queue, {
      kind: kind as TaskKind<unknown>,
      handler: handler as TaskHandler<unknown>,
      givenUp: (givenUp as GivenUp<unknown> | undefined) ?? null,
    });
  }

  /** @param afterMs how long it waits before it looks for what is due; a new task wakes it earlier */
  async start(afterMs = 0): Promise<void> {
    if (this.#db.kind === 'embedded') await releaseAllTasks(this.#db);
    this.#unlisten = this.#db.listen('tasks', () => this.#wake());
    this.#loop = this.#run(afterMs);
  }

  async stop(graceMs: number): Promise<void> {
    this.#stopping = true;
    this.#unlisten();
    this.#wake();
    await this.#loop;
    const all = Promise.allSettled([...this.#running.values()].map((task) => task.done));
    let timer: NodeJS.Timeout | undefined;
    await Promise.race([
      all,
      new Promise((resolve) => {
        timer = setTimeout(resolve, graceMs);
      }),
    ]);
    clearTimeout(timer);
    for (const task of this.#running.values()) task.abort.abort(new Error('the server stops'));
    await Promise.allSettled([...this.#running.values()].map((task) => task.done));
  }

  /** Runs everything that is due now and waits for it: for tests and one-shot commands. */
  async runDue(): Promise<void> {
    while ((await this.#takeAll()) > 0) await Promise.all([...this.#running.values()].map((task) => task.done));
  }

  async #run(afterMs: number): Promise<void> {
    if (afterMs > 0) await this.#wait(this.#woken(), afterMs);
    while (!this.#stopping) {
      const woken = this.#woken();
      let waitMs = FALLBACK_MS;
      try {
        if ((await this.#takeAll()) > 0) continue;
        // A kind that is fully at work is woken for by the end of one of its own.
        const open = [...this.#registered.values()].flatMap(({ kind }) => (this.#room(kind) > 0 ? [kind.queue] : []));
        const due = await nextDue(this.#db, open, this.#clock.now());
        if (due !== null) waitMs = Math.min(FALLBACK_MS, Math.max(20, due - this.#clock.now()));
      } catch (error) {
        this.#log.error('tasks-take-failed', error);
      }
      await this.#wait(woken, waitMs);
    }
  }

  #woken(): Promise<void> {
    return new Promise((resolve) => {
      this.#wake = resolve;
    });
  }

  async #wait(woken: Promise<void>, ms: number): Promise<void> {
    let timer: NodeJS.Timeout | undefined;
    await Promise.race([
      woken,
      new Promise((resolve) => {
        timer = setTimeout(resolve, ms);
      }),
    ]);
    clearTimeout(timer);
  }

  async #takeAll(): Promise<number> {
    let started = 0;
    for (const registered of this.#registered.values()) {
      const { kind } = registered;
      const room = this.#room(kind);
      if (room <= 0 || this.#stopping) continue;
      for (const task of await this.#take(kind, room)) {
        started += 1;
        this.#begin(task, registered);
      }
    }
    return started;
  }

  #room(kind: TaskKind<unknown>): number {
    return kind.concurrency - [...this.#running.values()].filter((task) => task.queue === kind.queue).length;
  }

  #take({ queue, concurrencyOfGroup }: TaskKind<unknown>, room: number): Promise<TaskRow[]> {
    const now = this.#clock.now();
    return concurrencyOfGroup === undefined
      ? takeTasks(this.#db, queue, room, now)
      : takeGroupedTasks(this.#db, queue, room, concurrencyOfGroup, now);
  }

  #begin(task: TaskRow, registered: Registered): void {
    const abort = new AbortController();
    const done = this.#execute(task, registered, abort).finally(() => {
      this.#running.delete(task.id);
      this.#wake();
    });
    this.#running.set(task.id, { queue: task.queue, done, abort });
  }

  async #execute(task: TaskRow, registered: Registered, abort: AbortController): Promise<void> {
    const { kind, handler } = registered;
    const renewal = setInterval(() => {
      renewLease(this.#db, task, this.#clock.now()).catch((error: unknown) =>
        this.#log.error('task-lease-failed', error),
      );
    }, LEASE_RENEWAL_MS);
    let failure: Error | null = null;
    let againAt: number | null = null;
    // Runs that asked for another one are no attempts.
    const attempt = task.attempts - task.again;
    const timeout = setTimeout(() => abort.abort(new Error(`took longer than ${kind.timeoutMs} ms`)), kind.timeoutMs);
    try {
      const payload = kind.payload.parse(task.payload);
      const lastAttempt = attempt >= kind.maxAttempts;
      const runAgainAt = (instant: number): void => {
        againAt = instant;
      };
      const run = () => handler(payload, { attempt, lastAttempt, signal: abort.signal, runAgainAt });
      await this.#tracer.span(`task ${task.queue}`, { 'task.attempt': attempt }, run, { root: true });
    } catch (error) {
      failure = toError(error);
    }
    clearTimeout(timeout);
    await this.#settle(failure === null ? this.#done(task, againAt) : this.#failed(task, registered, failure));
    clearInterval(renewal);
  }

  /** Writes what became of a task. The database may be away meanwhile: nobody else takes the task until its lease ends. */
  async #settle(write: () => Promise<void>): Promise<void> {
    for (;;) {
      try {
        return await write();
      } catch (error) {
        if (!(error instanceof DatabaseAwayError) || this.#stopping)
          return this.#log.error('task-put-back-failed', error);
        await new Promise((resolve) => setTimeout(resolve, SETTLE_MS));
      }
    }
  }

  #done(task: TaskRow, againAt: number | null): () => Promise<void> {
    return () => (againAt === null ? finishTask(this.#db, task) : runAgain(this.#db, task, againAt));
  }

  #failed(task: TaskRow, { kind, givenUp }: Registered, error: Error): () => Promise<void> {
    if (this.#stopping) return () => releaseTask(this.#db, task);
    const attempt = task.attempts - task.again;
    const last = attempt >= kind.maxAttempts;
    const fields = { queue: task.queue, task: task.id, attempt };
    if (last) this.#log.error('task-failed', error, fields);
    else this.#log.warn('task-retried', { ...fields, error: error.name });
    const runAt = last ? null : this.#clock.now() + kind.backoffMs(attempt);
    const payload = kind.payload.safeParse(task.payload);
    return async () => {
      if (last && givenUp !== null && payload.success) await givenUp(payload.data);
      await putBack(this.#db, task, runAt, `${error.name}: ${error.message}`.slice(0, 500));
    };
  }
}
