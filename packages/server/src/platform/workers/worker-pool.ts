import { Worker } from 'node:worker_threads';
import { AppError } from '../errors.ts';
import { FairQueue } from './fair-queue.ts';
import type { WorkerCall, WorkerReply } from './messages.ts';

/** The call took longer than its budget, or more memory than a worker has; its worker was ended. */
export class OverBudgetError extends AppError {
  readonly kind = 'over-budget';
}

/** Too much waits already, or it waited for too long. The same call may work later. */
export class PoolBusyError extends AppError {
  readonly kind = 'pool-busy';
}

export type WorkerPoolOptions = {
  /** The program of a worker: a module that ends in `serveCalls`. */
  program: URL;
  /** Given to each worker at its start (`workerData`); plain data. */
  data?: unknown;
  /** Workers at once; each is started when a call waits and none is free. */
  workers: number;
  /** Time for one call from when a worker takes it up, in milliseconds; then the worker is ended. */
  budgetMs: number;
  /** Longest wait for a worker while one is up, in milliseconds: the time in which none is does not count. */
  waitMs: number;
  /** Longest start of a worker, in milliseconds; then it is ended, as one that crashed. */
  startMs: number;
  /** Calls that may wait at once: all lanes together, and one lane. */
  waitingMax: number;
  waitingMaxOfLane: number;
  /** Heap of a worker, in MiB. */
  heapMb: number;
  /** Heap of a worker for what is just made, in MiB; 32 unless it is named: with less, what is done with goes sooner. */
  youngHeapMb?: number;
  /** Hears of each worker that ended before its time; holds nothing of a call's input. */
  onLost?(reason: 'over-budget' | 'crashed', call: string): void;
};

type Waiting = {
  call: WorkerCall;
  resolve(value: unknown): void;
  reject(error: unknown): void;
  /** What is left of the longest wait; runs while `timer` does. */
  leftMs: number;
  timer: { handle: NodeJS.Timeout; since: number } | null;
};

type Slot = {
  worker: Worker;
  ready: boolean;
  startTimer: NodeJS.Timeout;
  running: { waiting: Waiting; timer: NodeJS.Timeout } | null;
};

const YOUNG_HEAP_MB = 32;
/** Starts in a row that may fail before those who wait are told so. */
const FAILED_STARTS_MAX = 3;

/**
 * Runs calls apart from the thread that serves requests. Each has a budget of time and memory: one that goes over it
 * ends its worker, which is replaced, and nobody else's call is lost. Lanes get their turns one after another.
 *
 * Idle workers keep no process alive.
 */
export class WorkerPool {
  readonly #options: WorkerPoolOptions;
  readonly #queue = new FairQueue<Waiting>();
  readonly #slots = new Set<Slot>();
  #nextId = 1;
  #failedStarts = 0;
  #stopped = false;

  constructor(options: WorkerPoolOptions) {
    this.#options = options;
  }

  /** How many workers are up, and how many calls wait. */
  get counts(): { workers: number; waiting: number } {
    return { workers: this.#slots.size, waiting: this.#queue.size };
  }

  /** Starts one worker if there is none, so that the first call need not wait for it. */
  warm(): void {
    if (!this.#stopped && this.#slots.size === 0) this.#start();
  }

  /**
   * @param lane who asks, to be fair to others
   * @throws {OverBudgetError} when it took too long
   * @throws {PoolBusyError} when too much waits
   */
  run(name: string, input: unknown, lane: string): Promise<unknown> {
    if (this.#stopped) return Promise.reject(new PoolBusyError('The server stops'));
    const { waitingMax, waitingMaxOfLane, waitMs } = this.#options;
    if (this.#queue.size >= waitingMax || this.#queue.waitingIn(lane) >= waitingMaxOfLane)
      return Promise.reject(new PoolBusyError('Too many texts wait to be read, try again later'));
    return new Promise((resolve, reject) => {
      const call: WorkerCall = { id: this.#nextId++, name, input };
      const waiting: Waiting = { call, resolve, reject, leftMs: waitMs, timer: null };
      this.#queue.push(lane, waiting);
      if (this.#isUp()) this.#countWait(waiting);
      this.#pump();
    });
  }

  async stop(): Promise<void> {
    this.#stopped = true;
    for (const waiting of this.#queue.clear()) this.#refuse(waiting, new PoolBusyError('The server stops'));
    const ending = [...this.#slots].map(async (slot) => {
      if (slot.running !== null) {
        clearTimeout(slot.running.timer);
        this.#refuse(slot.running.waiting, new PoolBusyError('The server stops'));
        slot.running = null;
      }
      clearTimeout(slot.startTimer);
      await slot.worker.terminate();
    });
    this.#slots.clear();
    await Promise.all(ending);
  }

  #refuse(waiting: Waiting, error: unknown): void {
    this.#stopWait(waiting);
    waiting.reject(error);
  }

  #isUp(): boolean {
    return [...this.#slots].some(({ ready }) => ready);
  }

  #countWait(waiting: Waiting): void {
    if (waiting.timer !== null) return;
    const handle = setTimeout(() => {
      this.#queue.remove((other) => other === waiting);
      waiting.reject(new PoolBusyError('Too many texts wait to be read, try again later'));
    }, waiting.leftMs);
    waiting.timer = { handle, since: performance.now() };
  }

  #stopWait(waiting: Waiting): void {
    if (waiting.timer === null) return;
    clearTimeout(waiting.timer.handle);
    waiting.leftMs = Math.max(0, waiting.leftMs - (performance.now() - waiting.timer.since));
    waiting.timer = null;
  }

  #pump(): void {
    for (const slot of this.#slots) {
      if (!slot.ready || slot.running !== null) continue;
      const waiting = this.#queue.shift();
      if (waiting === undefined) return;
      this.#give(slot, waiting);
    }
    const starting = [...this.#slots].filter(({ ready }) => !ready).length;
    if (this.#queue.size > starting && this.#slots.size < this.#options.workers) this.#start();
  }

  #give(slot: Slot, waiting: Waiting): void {
    this.#stopWait(waiting);
    const timer = setTimeout(() => this.#end(slot, 'over-budget'), this.#options.budgetMs);
    slot.running = { waiting, timer };
    slot.worker.ref();
    try {
      slot.worker.postMessage(waiting.call);
    } catch (error) {
      clearTimeout(timer);
      slot.running = null;
      slot.worker.unref();
      waiting.reject(error);
      this.#pump();
    }
  }

  #start(): void {
    const worker = new Worker(this.#options.program, {
      // Nothing of the server's environment is needed to read a text, and none of its secrets shall be there.
      env: {},
      workerData: this.#options.data ?? null,
      execArgv: ['--disable-warning=ExperimentalWarning'],
      resourceLimits: {
        maxOldGenerationSizeMb: this.#options.heapMb,
        maxYoungGenerationSizeMb: this.#options.youngHeapMb ?? YOUNG_HEAP_MB,
      },
    });
    const startTimer = setTimeout(() => this.#end(slot, 'crashed'), this.#options.startMs).unref();
    const slot: Slot = { worker, ready: false, startTimer, running: null };
    this.#slots.add(slot);
    worker.unref();
    worker.on('message', (reply: WorkerReply) => this.#receive(slot, reply));
    worker.on('error', () => this.#end(slot, 'crashed'));
    worker.on('exit', () => this.#end(slot, 'crashed'));
  }

  #receive(slot: Slot, reply: WorkerReply): void {
    if (!this.#slots.has(slot)) return;
    if (reply.type === 'ready') {
      clearTimeout(slot.startTimer);
      slot.ready = true;
      this.#failedStarts = 0;
      for (const waiting of this.#queue) this.#countWait(waiting);
    } else {
      const { running } = slot;
      if (running === null || running.waiting.call.id !== reply.id) return;
      clearTimeout(running.timer);
      slot.running = null;
      slot.worker.unref();
      if (reply.type === 'done') running.waiting.resolve(reply.value);
      else
        running.waiting.reject(new Error(`the call ${running.waiting.call.name} failed in its worker: ${reply.error}`));
    }
    this.#pump();
  }

  /** A worker that took too long, or is gone: its call is lost, the others get a new worker. */
  #end(slot: Slot, reason: 'over-budget' | 'crashed'): void {
    if (!this.#slots.delete(slot)) return;
    const { running } = slot;
    if (running !== null) {
      clearTimeout(running.timer);
      this.#options.onLost?.(reason, running.waiting.call.name);
      running.waiting.reject(new OverBudgetError('The text takes too long to be read'));
    }
    clearTimeout(slot.startTimer);
    void slot.worker.terminate();
    if (!this.#isUp()) for (const waiting of this.#queue) this.#stopWait(waiting);
    if (!slot.ready) {
      this.#failedStarts += 1;
      this.#options.onLost?.('crashed', 'start');
    }
    if (this.#failedStarts >= FAILED_STARTS_MAX) {
      this.#failedStarts = 0;
      for (const waiting of this.#queue.clear()) this.#refuse(waiting, new PoolBusyError('No worker can be started'));
      return;
    }
    if (!this.#stopped) this.#pump();
  }
}
