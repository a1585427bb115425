import { Worker } from 'node:worker_threads';
import type { EmbeddedEngine, EngineOptions } from './embedded-engine.ts';
import type { EngineCall, EngineReply, EngineStart } from './worker/engine-messages.ts';

type Waiting = { resolve(value: Uint8Array): void; reject(error: unknown): void };

/**
 * The engine in a thread of its own: while a statement runs, requests, polls and timers of this thread go on. Bytes are
 * moved, not copied. An idle engine keeps no process alive.
 */
export class ThreadedEngine implements EmbeddedEngine {
  readonly #worker: Worker;
  /** Calls are answered in their order. */
  readonly #waiting: Waiting[] = [];
  #lost: Error | null = null;

  private constructor({ directory, archive }: { directory: string | null; archive: ArrayBuffer | null }) {
    const start: EngineStart = { directory, archive };
    this.#worker = new Worker(new URL('./worker/engine-thread.ts', import.meta.url), {
      workerData: start,
      ...(archive === null ? {} : { transferList: [archive] }),
    });
    this.#worker.on('message', (reply: EngineReply) => this.#answer(reply));
    this.#worker.on('error', (error) => this.#lose(error));
    this.#worker.on('exit', (code) => this.#lose(new EngineEndedError(code)));
  }

  /** @throws what PGlite says of a directory that it cannot open */
  static async open({ directory, archive }: EngineOptions): Promise<ThreadedEngine> {
    const engine = new ThreadedEngine({ directory, archive: archive === null ? null : await archive.arrayBuffer() });
    // The thread's first reply says that the database is open.
    await engine.#reply();
    return engine;
  }

  send(message: Uint8Array<ArrayBuffer>): Promise<Uint8Array> {
    return this.#call({ name: 'send', message }, [message.buffer]);
  }

  async dump(): Promise<Blob> {
    return new Blob([(await this.#call({ name: 'dump' })) as Uint8Array<ArrayBuffer>], { type: 'application/gzip' });
  }

  async close(): Promise<void> {
    if (this.#lost !== null) return;
    await this.#call({ name: 'close' });
    this.#lost ??= new EngineClosedError();
    await this.#worker.terminate();
  }

  isLost(): boolean {
    return this.#lost !== null;
  }

  #call(call: EngineCall, moved: ArrayBuffer[] = []): Promise<Uint8Array> {
    if (this.#lost !== null) return Promise.reject(this.#lost);
    this.#worker.postMessage(call, moved);
    return this.#reply();
  }

  #reply(): Promise<Uint8Array> {
    return new Promise((resolve, reject) => {
      if (this.#waiting.length === 0) this.#worker.ref();
      this.#waiting.push({ resolve, reject });
    });
  }

  #answer(reply: EngineReply): void {
    const waiting = this.#waiting.shift();
    if (this.#waiting.length === 0) this.#worker.unref();
    if (reply.type === 'done') {
      waiting?.resolve(reply.bytes);
      return;
    }
    const error = Object.assign(new Error(reply.message), { name: reply.name });
    if (reply.isLost) this.#lost ??= error;
    waiting?.reject(error);
  }

  #lose(error: Error): void {
    this.#lost ??= error;
    for (const waiting of this.#waiting.splice(0)) waiting.reject(this.#lost);
  }
}

class EngineEndedError extends Error {
  constructor(code: number) {
    super(`the thread of the database ended with status ${code}`);
  }
}

class EngineClosedError extends Error {
  constructor() {
    super('the database is closed');
  }
}
