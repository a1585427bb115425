import { type ChildProcess, fork } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { OutsideError } from '../../../platform/errors.ts';
import type { MeaningReply, MeaningRequest } from './meaning-process.ts';

export type MeaningOptions = {
  /** Longest silence of the process while readings wait, model start included; then it is replaced. Default 60 s. */
  deadlineMs?: number;
  /** Readings that may wait at once; one more is refused. Default 64. */
  waitingMax?: number;
  /** The process ends itself after this long without work. Default 10 min. */
  idleMs?: number;
  /** Program of the child process; tests bring their own. */
  program?: URL;
};

/** Vectors of texts. `null` when this installation has no model. */
export interface MeaningEngine {
  embed(texts: string[], signal: AbortSignal): Promise<Float32Array[] | null>;
  stop(): Promise<void>;
}

type Waiting = {
  id: number;
  texts: string[];
  resolve(vectors: Float32Array[] | null): void;
  reject(error: Error): void;
  release(): void;
};

/** Heap of the child: the weights lie in WebAssembly memory, and without these limits garbage doubles its size. */
const CHILD_FLAGS = ['--max-old-space-size=128', '--max-semi-space-size=8'];

function unavailable(message: string): OutsideError {
  return new OutsideError(message, { retryable: true });
}

/**
 * Supervises one child process with the model: started on the first request, restarted after it died, ended when idle.
 * A request whose process dies or falls silent rejects with a retryable error; it is not sent again by itself.
 */
export class ChildMeaningEngine implements MeaningEngine {
  readonly #deadlineMs: number;
  readonly #waitingMax: number;
  readonly #idleMs: number;
  readonly #program: URL;
  readonly #waiting = new Map<number, Waiting>();
  #child: ChildProcess | null = null;
  #nextId = 1;
  #absent = false;
  #stopped = false;
  #idle: NodeJS.Timeout | undefined;
  #watch: NodeJS.Timeout | undefined;

  constructor(options: MeaningOptions = {}) {
    this.#deadlineMs = options.deadlineMs ?? 60_000;
    this.#waitingMax = options.waitingMax ?? 64;
    this.#idleMs = options.idleMs ?? 600_000;
    this.#program = options.program ?? new URL('./meaning-process.ts', import.meta.url);
  }

  /** Process id of the running child, for supervision and tests; null when none runs. */
  get pid(): number | null {
    return this.#child?.pid ?? null;
  }

  embed(texts: string[], signal: AbortSignal): Promise<Float32Array[] | null> {
    if (signal.aborted) return Promise.reject(unavailable('The reading was cancelled.'));
    if (this.#stopped) return Promise.reject(unavailable('The meaning engine is stopped.'));
    if (this.#absent) return Promise.resolve(null);
    if (texts.length === 0) return Promise.resolve([]);
    if (this.#waiting.size >= this.#waitingMax) return Promise.reject(unavailable('The meaning engine is busy.'));
    return new Promise((resolve, reject) => {
      const id = this.#nextId++;
      const onAbort = (): void => this.#settle(id)?.reject(unavailable('The reading was cancelled.'));
      signal.addEventListener('abort', onAbort, { once: true });
      this.#waiting.set(id, {
        id,
        texts,
        resolve,
        reject,
        release: () => {
          signal.removeEventListener('abort', onAbort);
        },
      });
      const child = this.#running();
      if (this.#waiting.size === 1) this.#watchFor();
      const request: MeaningRequest = { id, texts };
      child.send(request, (error) => {
        if (error) this.#settle(id)?.reject(unavailable('The meaning engine could not be reached.'));
      });
    });
  }

  async stop(): Promise<void> {
    this.#stopped = true;
    const child = this.#child;
    this.#abandon('The meaning engine is stopped.');
    if (child && child.exitCode === null && child.signalCode === null) {
      child.ref();
      await new Promise<void>((resolve) => child.once('exit', () => resolve()));
    }
  }

  #running(): ChildProcess {
    clearTimeout(this.#idle);
    if (this.#child) return this.#child;
    const child = fork(fileURLToPath(this.#program), [], {
      serialization: 'advanced',
      stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
      // The model needs nothing of the environment, so no secret of it reaches the model's packages.
      env: {},
      execArgv: [
        ...process.execArgv.filter((flag) => !flag.startsWith('--inspect') && !flag.startsWith('--max-old')),
        ...CHILD_FLAGS,
      ],
    });
    // The child alone must not keep the server from ending.
    child.unref();
    child.channel?.unref();
    child.on('message', (reply: MeaningReply) => this.#receive(reply));
    const gone = (): void => {
      if (this.#child !== child) return;
      this.#child = null;
      this.#rejectAll('The meaning engine ended.');
    };
    child.once('exit', gone);
    child.once('error', gone);
    this.#child = child;
    return child;
  }

  /** A process that stays silent while readings wait may be stuck; a long queue that moves on is none. */
  #watchFor(): void {
    clearTimeout(this.#watch);
    if (this.#waiting.size === 0) return;
    this.#watch = setTimeout(() => this.#abandon('The meaning engine did not answer in time.'), this.#deadlineMs);
  }

  #receive(reply: MeaningReply): void {
    if (reply.kind === 'ready') return;
    if (reply.kind === 'absent') {
      this.#absent = true;
      for (const id of [...this.#waiting.keys()]) this.#settle(id)?.resolve(null);
      this.#end();
      return;
    }
    const waiting = this.#settle(reply.id);
    if (reply.kind === 'failed') waiting?.reject(unavailable('The meaning engine could not read the text.'));
    else waiting?.resolve(reply.vectors);
    this.#watchFor();
    if (this.#waiting.size === 0 && this.#child) {
      this.#idle = setTimeout(() => {
        if (this.#waiting.size === 0) this.#end();
      }, this.#idleMs);
      this.#idle.unref();
    }
  }

  #settle(id: number): Waiting | undefined {
    const waiting = this.#waiting.get(id);
    if (waiting) {
      this.#waiting.delete(id);
      waiting.release();
      if (this.#waiting.size === 0) clearTimeout(this.#watch);
    }
    return waiting;
  }

  #rejectAll(message: string): void {
    for (const id of [...this.#waiting.keys()]) this.#settle(id)?.reject(unavailable(message));
  }

  #abandon(message: string): void {
    this.#rejectAll(message);
    this.#end();
  }

  #end(): void {
    clearTimeout(this.#idle);
    this.#child?.kill('SIGKILL');
    this.#child = null;
  }
}
