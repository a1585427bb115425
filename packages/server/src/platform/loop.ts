import type { Log } from './log.ts';

/** Runs a piece of work again and again with a pause between; a failure is logged and the next round comes all the same. */
export class Loop {
  readonly #name: string;
  readonly #pauseMs: number;
  readonly #log: Log;
  readonly #work: () => Promise<void>;
  #stopping = false;
  #wake: () => void = () => undefined;
  #running: Promise<void> = Promise.resolve();

  constructor(name: string, pauseMs: number, log: Log, work: () => Promise<void>) {
    this.#name = name;
    this.#pauseMs = pauseMs;
    this.#log = log;
    this.#work = work;
  }

  /** @param afterMs of the first round */
  start(afterMs = 0): void {
    this.#running = this.#run(afterMs);
  }

  /** Waits for the round that runs. */
  async stop(): Promise<void> {
    this.#stopping = true;
    this.#wake();
    await this.#running;
  }

  async #run(afterMs: number): Promise<void> {
    if (afterMs > 0) await this.#pause(afterMs);
    while (!this.#stopping) {
      try {
        await this.#work();
      } catch (error) {
        this.#log.error('loop-failed', error, { loop: this.#name });
      }
      if (this.#stopping) return;
      await this.#pause(this.#pauseMs);
    }
  }

  async #pause(ms: number): Promise<void> {
    let timer: NodeJS.Timeout | undefined;
    await new Promise<void>((resolve) => {
      this.#wake = resolve;
      timer = setTimeout(resolve, ms);
      timer.unref();
    });
    clearTimeout(timer);
  }
}
