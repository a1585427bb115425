import { type ChildProcess, fork } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import type { Timers } from '../outbound/budget.ts';
import type { ProcessReply, ProcessRequest } from './process-messages.ts';

export type ProcessOptions = {
  /** A module that ends in `serveProcess`. */
  program: URL;
  /** Given to it at its start: plain data. */
  data: unknown;
  /** All of its environment: nothing of the server's, so none of its secrets. */
  environment?: Readonly<Record<string, string>>;
  /** Heap of JavaScript, in MiB; what an engine takes next to it counts for `memoryMaxBytes`. */
  heapMb: number;
  /** Resident memory beyond which it is ended, and started again for what waits. */
  memoryMaxBytes: number;
  /** Longest start and longest call, in milliseconds. */
  startMs: number;
  budgetMs: number;
  /** It ends after this long without work. */
  idleMs: number;
  /** Calls that may wait. */
  waitingMax: number;
  /** Pause before a start after one that failed; doubled with each more of them up to the longest. */
  backOffMs: number;
  backOffMaxMs: number;
  /** Hears of each end that was not asked for; `problem` is what the program said of a start that failed. */
  onLost(reason: LostReason, problem: string | null): void;
  /**
   * Hears what it writes to its standard error, for a trial that no person's words are in; without it that goes nowhere,
   * since an engine may print what it was given.
   */
  onWords?(text: string): void;
  timers?: Pick<Timers, 'after'>;
};

export type LostReason = 'crashed' | 'unusable' | 'start-too-slow' | 'call-too-long' | 'too-much-memory';

/** Why there is no answer. Only `failed` has to do with the input. */
export type ProcessFailure = 'busy' | 'resting' | 'stopped' | 'cancelled' | 'failed' | LostReason;

export class ProcessError extends Error {
  readonly reason: ProcessFailure;

  /** @param problem in the engine's own words, which may hold some of the input: not for a log */
  constructor(reason: ProcessFailure, problem?: string) {
    super(`the engine gave no answer: ${problem ?? reason}`);
    this.name = 'ProcessError';
    this.reason = reason;
  }
}

type Call = {
  id: number;
  input: unknown;
  resolve(value: unknown): void;
  reject(error: ProcessError): void;
  release(): void;
};

type Child = {
  process: ChildProcess;
  isReady: boolean;
  /** Asked for and not yet answered, a call whose caller has gone included. */
  running: { id: number; call: Call | null } | null;
  cancelTimer(): void;
};

/** They keep no server alive. */
const TIMERS: Pick<Timers, 'after'> = {
  after(delayMs, run) {
    const timer = setTimeout(run, delayMs).unref();
    return () => clearTimeout(timer);
  },
};

/**
 * One child process with an engine, and one bounded queue before it. It is started by the first call, ended when idle,
 * and replaced when it dies, hangs or grows: that costs the call under way, not those that wait. After a start that failed,
 * and after a second loss in a row, calls are refused at once for a while. An idle process keeps no server alive.
 */
export class SupervisedProcess {
  readonly #options: ProcessOptions;
  readonly #timers: Pick<Timers, 'after'>;
  readonly #queue: Call[] = [];
  #child: Child | null = null;
  #ending: Promise<void> = Promise.resolve();
  #nextId = 1;
  #failures = 0;
  #isResting = false;
  #isStopped = false;
  #cancelIdle: () => void = () => undefined;
  #cancelRest: () => void = () => undefined;

  constructor(options: ProcessOptions) {
    this.#options = options;
    this.#timers = options.timers ?? TIMERS;
  }

  /** Of the running child; null when none runs. */
  get pid(): number | null {
    return this.#child?.process.pid ?? null;
  }

  get isBusy(): boolean {
    return this.#queue.length > 0 || this.#child?.running != null;
  }

  /** @throws {ProcessError} when there is no answer */
  call(input: unknown, signal: AbortSignal): Promise<unknown> {
    const refusal = this.#refusal(signal);
    if (refusal !== null) return Promise.reject(new ProcessError(refusal));
    return new Promise((resolve, reject) => {
      const onAbort = (): void => this.#forget(call);
      const call: Call = {
        id: this.#nextId++,
        input,
        resolve,
        reject,
        release: () => signal.removeEventListener('abort', onAbort),
      };
      signal.addEventListener('abort', onAbort, { once: true });
      this.#queue.push(call);
      this.#cancelIdle();
      if (this.#child === null) this.#start();
      else this.#pump(this.#child);
      this.#keepAlive();
    });
  }

  async stop(): Promise<void> {
    this.#isStopped = true;
    this.#cancelRest();
    this.#end('stopped');
    this.#refuseAll('stopped');
    await this.#ending;
  }

  #refusal(signal: AbortSignal): ProcessFailure | null {
    if (signal.aborted) return 'cancelled';
    if (this.#isStopped) return 'stopped';
    if (this.#isResting) return 'resting';
    return this.#queue.length >= this.#options.waitingMax ? 'busy' : null;
  }

  #forget(call: Call): void {
    const at = this.#queue.indexOf(call);
    if (at !== -1) this.#queue.splice(at, 1);
    const running = this.#child?.running;
    if (running?.call === call) {
      running.call = null;
      this.#send({ type: 'cancel', id: call.id });
    }
    settle(call).reject(new ProcessError('cancelled'));
  }

  #start(): void {
    const { program, data, environment = {}, heapMb, startMs, onWords } = this.#options;
    const child = fork(fileURLToPath(program), [], {
      serialization: 'advanced',
      stdio: ['ignore', 'ignore', onWords === undefined ? 'ignore' : 'pipe', 'ipc'],
      env: environment,
      execArgv: [`--max-old-space-size=${heapMb}`, '--disable-warning=ExperimentalWarning'],
    });
    const one: Child = {
      process: child,
      isReady: false,
      running: null,
      cancelTimer: this.#timers.after(startMs, () => this.#lose(one, 'start-too-slow')),
    };
    this.#child = one;
    child.stderr?.setEncoding('utf8').on('data', (text: string) => onWords?.(text));
    child.on('message', (reply: ProcessReply) => this.#receive(one, reply));
    child.once('exit', () => this.#lose(one, 'crashed'));
    child.once('error', () => this.#lose(one, 'crashed'));
    this.#send({ type: 'start', data });
  }

  #send(request: ProcessRequest): void {
    const one = this.#child;
    one?.process.send(request, (error) => {
      if (error !== null) this.#lose(one, 'crashed');
    });
  }

  #pump(one: Child): void {
    if (!one.isReady || one.running !== null) return;
    const call = this.#queue.shift();
    if (call === undefined) {
      this.#keepAlive();
      this.#cancelIdle = this.#timers.after(this.#options.idleMs, () => this.#end('stopped'));
      return;
    }
    one.running = { id: call.id, call };
    one.cancelTimer = this.#timers.after(this.#options.budgetMs, () => this.#lose(one, 'call-too-long'));
    this.#send({ type: 'call', id: call.id, input: call.input });
  }

  #receive(one: Child, reply: ProcessReply): void {
    if (this.#child !== one) return;
    if (reply.type === 'unusable') this.#lose(one, 'unusable', reply.problem);
    else if (reply.type === 'ready') {
      one.cancelTimer();
      one.isReady = true;
      this.#pump(one);
    } else {
      if (reply.type !== 'memory') this.#finish(one, reply);
      if (reply.memoryBytes > this.#options.memoryMaxBytes) this.#lose(one, 'too-much-memory');
      else this.#pump(one);
    }
  }

  #finish(one: Child, reply: Extract<ProcessReply, { type: 'done' | 'failed' }>): void {
    if (one.running?.id !== reply.id) return;
    one.cancelTimer();
    this.#failures = 0;
    const { call } = one.running;
    one.running = null;
    if (call === null) return;
    if (reply.type === 'done') settle(call).resolve(reply.value);
    else settle(call).reject(new ProcessError('failed', reply.problem));
  }

  /** Whoever waits for an answer keeps the program going, an idle process does not. */
  #keepAlive(): void {
    const child = this.#child?.process;
    if (this.isBusy) {
      child?.ref();
      child?.channel?.ref();
    } else {
      child?.unref();
      child?.channel?.unref();
    }
  }

  /** The child is gone or of no more use. Whoever waits gets a new one, unless starts fail. */
  #lose(one: Child, reason: LostReason, problem: string | null = null): void {
    if (this.#child !== one) return;
    // One that grew and has answered is replaced by the next call: nothing was lost.
    const isHarmless = reason === 'too-much-memory' && one.running === null;
    this.#end(reason);
    this.#options.onLost(reason, problem);
    if (!isHarmless) this.#failures += 1;
    if (!one.isReady || this.#failures > 1) this.#rest(reason);
    else if (this.#queue.length > 0) this.#start();
  }

  #rest(reason: LostReason): void {
    this.#isResting = true;
    this.#refuseAll(reason);
    const { backOffMs, backOffMaxMs } = this.#options;
    const pauseMs = Math.min(backOffMaxMs, backOffMs * 2 ** (this.#failures - 1));
    this.#cancelRest = this.#timers.after(pauseMs, () => {
      this.#isResting = false;
    });
  }

  #end(reason: ProcessFailure): void {
    this.#cancelIdle();
    const one = this.#child;
    if (one === null) return;
    this.#child = null;
    one.cancelTimer();
    const { process: child, running } = one;
    if (running !== null && running.call !== null) settle(running.call).reject(new ProcessError(reason));
    if (child.exitCode === null && child.signalCode === null && child.pid !== undefined) {
      child.ref();
      this.#ending = new Promise((resolve) => child.once('exit', () => resolve()));
      child.kill('SIGKILL');
    }
  }

  #refuseAll(reason: ProcessFailure): void {
    for (const call of this.#queue.splice(0)) settle(call).reject(new ProcessError(reason));
  }
}

function settle(call: Call): Call {
  call.release();
  return call;
}
