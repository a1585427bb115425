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

  start(): void {
    this.#running = this.#run();
  }

  /** Waits for the round that runs. */
  async stop(): Promise<void> {
    this.#stopping = true;
    this.#wake();
    await this.#running;
  }

  async #run(): Promise<void> {
    while (!this.#stopping) {
      try {
        await this.#work();
      } catch (error) {
        this.#log.error('loop-failed', error, { loop: this.#name });
      }
      if (this.#stopping) return;
      let timer: NodeJS.Timeout | undefined;
      await new Promise<void>((resolve) => {
        this.#wake = resolve;
        timer = setTimeout(resolve, this.#pauseMs);
        timer.unref();
      });
      clearTimeout(timer);
    }
  }
}
