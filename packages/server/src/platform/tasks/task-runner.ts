import type { Clock } from '../clock.ts';
import type { Db } from '../db/db.ts';
import { DatabaseAwayError, toError } from '../errors.ts';
import { inBatches } from '../in-batches.ts';
import type { Log } from '../log.ts';
import { NO_TRACER, type Tracer } from '../tracing/tracer.ts';
import {
  finishTasks,
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
import { type TaskHandler, type TaskKind, type TaskStep, TaskTooLongError } from './tasks.ts';

type GivenUp<Payload> = (payload: Payload) => Promise<void>;
type Registered = { kind: TaskKind<unknown>; handler: TaskHandler<unknown>; givenUp: GivenUp<unknown> | null };

/** `notBefore` on the clock of `performance`; a delayed one is looked at again then. */
type PacedStep = {
  step: TaskStep;
  notBefore: number;
  isDelayed: boolean;
  running: Promise<number> | null;
  isAskedMeanwhile: boolean;
};

const FALLBACK_MS = 2_000;
/** Looks follow each other no faster: a burst of notices is one look. */
const PACE_MS = 10;
/** A task that is due and could not be taken is looked for again after so long. */
const DUE_AGAIN_MS = 20;
const SETTLE_MS = 500;

/**
 * Runs tasks on this node. It asks a queue when a notice names it or one of its tasks ends, and all queues when the next
 * task is due, or a while after they were last asked.
 *
 * `stop` takes no new tasks, gives those that run the grace time, then aborts them and hands them back.
 */
export class TaskRunner {
  readonly #db: Db;
  readonly #clock: Clock;
  readonly #log: Log;
  readonly #tracer: Tracer;
  readonly #fallbackMs: number;
  readonly #registered = new Map<string, Registered>();
  readonly #steps = new Map<string, PacedStep>();
  readonly #running = new Map<string, { queue: string; done: Promise<void>; abort: AbortController }>();
  /** Those that end together are taken off in one statement. */
  readonly #finish: (task: TaskRow) => Promise<void>;
  /** Queues in which something may be due. */
  readonly #toAsk = new Set<string>();
  /** When all queues are asked, on the clock of `performance`. */
  #askAllAt = 0;
  #stopping = false;
  #wake: () => void = () => undefined;
  #loop: Promise<void> = Promise.resolve();
  #unlisten: () => void = () => undefined;

  /** @param deps.fallbackMs how long after all queues were asked they are asked again, whatever notices say */
  constructor(deps: { db: Db; clock: Clock; log: Log; tracer?: Tracer; fallbackMs?: number }) {
    this.#db = deps.db;
    this.#clock = deps.clock;
    this.#log = deps.log;
    this.#tracer = deps.tracer ?? NO_TRACER;
    this.#fallbackMs = deps.fallbackMs ?? FALLBACK_MS;
    this.#finish = inBatches(async (tasks) => {
      await finishTasks(deps.db, tasks);
      return tasks.map(() => undefined);
    });
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

  /** The kinds that were registered. */
  get queues(): readonly string[] {
    return [...this.#registered.keys()];
  }

  registerStep(step: TaskStep): void {
    this.#steps.set(step.queue, { step, notBefore: 0, isDelayed: false, running: null, isAskedMeanwhile: false });
  }

  /** @param afterMs how long it waits before it looks for what is due; a new task wakes it earlier */
  async start(afterMs = 0): Promise<void> {
    if (this.#db.kind === 'embedded') await releaseAllTasks(this.#db);
    this.#unlisten = this.#db.listen('tasks', (queue) => this.#ask(queue));
    this.#loop = this.#run(afterMs);
  }

  async stop(graceMs: number): Promise<void> {
    this.#stopping = true;
    this.#unlisten();
    this.#wake();
    await this.#loop;
    const steps = [...this.#steps.values()].map(({ running }) => running);
    const all = Promise.allSettled([...steps, ...[...this.#running.values()].map((task) => task.done)]);
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
    for (;;) {
      this.#ask(null);
      if ((await this.#take({ paced: false })).started === 0) return;
      await Promise.all([...this.#running.values()].map((task) => task.done));
    }
  }

  /** @param queue null for all; a queue that this node does not serve is passed over */
  #ask(queue: string | null): void {
    for (const name of queue === null ? [...this.#steps.keys(), ...this.#registered.keys()] : [queue]) {
      if (this.#registered.has(name) || this.#steps.has(name)) this.#toAsk.add(name);
    }
    if (this.#toAsk.size > 0) this.#wake();
  }

  async #run(afterMs: number): Promise<void> {
    await this.#wait(performance.now() + afterMs);
    while (!this.#stopping) {
      const begun = performance.now();
      if (begun >= this.#askAllAt) {
        this.#ask(null);
        this.#askAllAt = begun + this.#fallbackMs;
      }
      try {
        // Where nothing was looked at but steps that wait for their time, the next task is due when it was.
        if ((await this.#take({ paced: true })).hasLooked) await this.#planNext();
      } catch (error) {
        this.#log.error('tasks-take-failed', error);
        this.#askAllAt = performance.now() + this.#fallbackMs;
      }
      await this.#wait(this.#askAllAt);
      await this.#wait(begun + PACE_MS, { whateverComes: true });
    }
  }

  async #planNext(): Promise<void> {
    // A kind that is fully at work is asked for by the end of one of its own.
    const open = [...this.#registered.values()].flatMap(({ kind }) => (this.#room(kind) > 0 ? [kind.queue] : []));
    const due = await nextDue(this.#db, open, this.#clock.now());
    if (due === null) return;
    const waitMs = Math.max(DUE_AGAIN_MS, due - this.#clock.now());
    this.#askAllAt = Math.min(this.#askAllAt, performance.now() + waitMs);
  }

  /** Until an instant on the clock of `performance`, or until something may be due. */
  async #wait(until: number, { whateverComes = false } = {}): Promise<void> {
    const waitMs = until - performance.now();
    if (waitMs <= 0 || this.#stopping || (this.#toAsk.size > 0 && !whateverComes)) return;
    await new Promise<void>((resolve) => {
      const timer = setTimeout(resolve, waitMs);
      if (whateverComes) return;
      this.#wake = () => {
        clearTimeout(timer);
        resolve();
      };
    });
  }

  /** Takes what is due in the queues that are to be asked. */
  async #take({ paced }: { paced: boolean }): Promise<{ started: number; hasLooked: boolean }> {
    const queues = [...this.#toAsk];
    this.#toAsk.clear();
    let started = 0;
    let hasLooked = false;
    for (const queue of queues) {
      if (this.#stopping) break;
      const step = this.#steps.get(queue);
      if (step !== undefined && !(paced && this.#delays(step))) {
        const walk = this.#walk(step);
        // One that waits for something holds up no task.
        if (!paced) started += await walk;
      }
      const registered = this.#registered.get(queue);
      if (registered === undefined) continue;
      hasLooked = true;
      const room = this.#room(registered.kind);
      if (room <= 0) continue;
      for (const task of await this.#takeOf(registered.kind, room)) {
        started += 1;
        this.#begin(task, registered);
      }
    }
    return { started, hasLooked };
  }

  /** Whether a step has to wait for its time; it is looked at again then. */
  #delays(paced: PacedStep): boolean {
    const waitMs = paced.notBefore - performance.now();
    if (waitMs <= 0) return false;
    if (!paced.isDelayed) {
      paced.isDelayed = true;
      setTimeout(() => {
        paced.isDelayed = false;
        this.#ask(paced.step.queue);
      }, waitMs).unref();
    }
    return true;
  }

  /** One run at a time: what is asked for while it runs is asked for again after it. */
  #walk(paced: PacedStep): Promise<number> {
    if (paced.running !== null) {
      paced.isAskedMeanwhile = true;
      return paced.running;
    }
    paced.running = this.#runOf(paced).finally(() => {
      paced.running = null;
      if (paced.isAskedMeanwhile) this.#ask(paced.step.queue);
      paced.isAskedMeanwhile = false;
    });
    return paced.running;
  }

  async #runOf(paced: PacedStep): Promise<number> {
    const { queue, paceMs, run } = paced.step;
    const begun = performance.now();
    try {
      const { done, mayBeMore } = await run();
      // Of one that found only what others hold, the next run begins a while later.
      if (done === 0 ? mayBeMore : !mayBeMore) paced.notBefore = begun + paceMs;
      if (mayBeMore) this.#ask(queue);
      return done;
    } catch (error) {
      // Tasks go on; the look at all queues after a while tries it again.
      this.#log.error('step-failed', error, { queue });
      return 0;
    }
  }

  #room(kind: TaskKind<unknown>): number {
    return kind.concurrency - [...this.#running.values()].filter((task) => task.queue === kind.queue).length;
  }

  #takeOf({ queue, concurrencyOfGroup }: TaskKind<unknown>, room: number): Promise<TaskRow[]> {
    const now = this.#clock.now();
    return concurrencyOfGroup === undefined
      ? takeTasks(this.#db, queue, room, now)
      : takeGroupedTasks(this.#db, queue, room, concurrencyOfGroup, now);
  }

  #begin(task: TaskRow, registered: Registered): void {
    const abort = new AbortController();
    const done = this.#execute(task, registered, abort).finally(() => {
      this.#running.delete(task.id);
      this.#ask(task.queue);
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
    const timeout = setTimeout(() => abort.abort(new TaskTooLongError(kind.timeoutMs)), kind.timeoutMs);
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
    return () => (againAt === null ? this.#finish(task) : runAgain(this.#db, task, againAt));
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
