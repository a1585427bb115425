import { findVersions } from '../../features/dialogue/index.ts';
import type { Db } from '../../platform/db/db.ts';
import type { Log } from '../../platform/log.ts';

const FALLBACK_MS = 2_000;
/** How long a poll waits on a server that is about to end: clients that stay with it do not ask without a pause. */
const DRAIN_WAIT_MS = 1_000;

/** One poll's look-out for its room. */
export type Watch = {
  /** Resolves when the room may have changed since the watch began, at the latest after `timeoutMs`, or when the client is gone. */
  wait(timeoutMs: number, gone: AbortSignal): Promise<void>;
  end(): void;
};

type Waiter = { since: number; wake: () => void };

/**
 * Polls that wait for a change of their room. They are woken by the database's notices; on a server database, where
 * a notice can be lost, one query looks after all of them every 2 s.
 */
export class PollHub {
  readonly #waiting = new Map<string, Set<Waiter>>();
  readonly #db: Db;
  readonly #log: Log;
  readonly #unlisten: () => void;
  readonly #fallback: NodeJS.Timeout | null;
  #stopped = false;
  #draining = false;

  /** Polls answer what they have: their next one may reach another node. */
  get ending(): boolean {
    return this.#stopped || this.#draining;
  }

  constructor(deps: { db: Db; log: Log }) {
    this.#db = deps.db;
    this.#log = deps.log;
    this.#unlisten = deps.db.listen('room', (id) => (id === null ? void this.#lookAfterAll() : this.#wake(id)));
    this.#fallback = deps.db.kind === 'server' ? setInterval(() => void this.#lookAfterAll(), FALLBACK_MS) : null;
    this.#fallback?.unref();
  }

  /**
   * Looks out for changes of a room from now on: begun before the room is read, so that a change between the reading and
   * the waiting is not missed. Whoever begins it ends it.
   */
  watch(interviewId: string, since: number): Watch {
    let isWoken = false;
    let wakeUp = (): void => undefined;
    const waiter: Waiter = {
      since,
      wake: () => {
        isWoken = true;
        wakeUp();
      },
    };
    const waiters = this.#waiting.get(interviewId) ?? new Set();
    waiters.add(waiter);
    this.#waiting.set(interviewId, waiters);
    return {
      wait: async (timeoutMs, gone) => {
        if (this.#stopped || gone.aborted || isWoken) return;
        await new Promise<void>((resolve) => {
          const timer = setTimeout(() => done(), this.#draining ? Math.min(timeoutMs, DRAIN_WAIT_MS) : timeoutMs);
          const done = (): void => {
            clearTimeout(timer);
            gone.removeEventListener('abort', done);
            resolve();
          };
          wakeUp = done;
          gone.addEventListener('abort', done, { once: true });
        });
      },
      end: () => {
        waiters.delete(waiter);
        if (waiters.size === 0 && this.#waiting.get(interviewId) === waiters) this.#waiting.delete(interviewId);
      },
    };
  }

  /** Answers everything that waits: clients poll again, on another node. Polls that still come here wait a second. */
  drain(): void {
    this.#draining = true;
    this.#wakeAll();
  }

  /** Answers everything that waits, and from now on at once. */
  stop(): void {
    this.#stopped = true;
    this.#unlisten();
    if (this.#fallback) clearInterval(this.#fallback);
    this.#wakeAll();
  }

  #wakeAll(): void {
    for (const id of [...this.#waiting.keys()]) this.#wake(id);
  }

  #wake(interviewId: string): void {
    for (const waiter of [...(this.#waiting.get(interviewId) ?? [])]) waiter.wake();
  }

  async #lookAfterAll(): Promise<void> {
    const ids = [...this.#waiting.keys()];
    if (ids.length === 0) return;
    try {
      const versions = new Map((await findVersions(this.#db, ids)).map(({ id, version }) => [id, version]));
      for (const id of ids) {
        const version = versions.get(id);
        for (const waiter of [...(this.#waiting.get(id) ?? [])])
          if (version === undefined || version > waiter.since) waiter.wake();
      }
    } catch (error) {
      this.#log.warn('room-fallback-failed', { message: error instanceof Error ? error.message : 'unknown' });
    }
  }
}
