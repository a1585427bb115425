import { randomBytes } from 'node:crypto';
import type { Db } from '../../platform/db/db.ts';

/** As long as a browser waits for news; proxies cut off what takes a minute. */
const WAIT_MS = 25_000;
/** That wait for one session at once: as many windows as somebody looks at. */
const MOST_OF_SESSION = 4;

type Waiter = { sessionId: string; accounts: ReadonlySet<string>; wake: () => void };

/**
 * Wakes screens that wait for interviews of accounts to move. What is counted here is told by the database's notices to
 * every node; a screen that comes to another node, or to one that began again, finds another mark and reads once more.
 */
export class ChangeHub {
  readonly #name = randomBytes(6).toString('hex');
  readonly #counts = new Map<string, number>();
  readonly #waiting = new Set<Waiter>();
  readonly #unlisten: () => void;
  #missed = 0;
  #ending = false;

  constructor({ db }: { db: Pick<Db, 'listen'> }) {
    this.#unlisten = db.listen('interviews', (account) => this.#changed(account));
  }

  /** What has been told so far. */
  mark(accounts: readonly string[]): string {
    const told = accounts.reduce((sum, account) => sum + (this.#counts.get(account) ?? 0), this.#missed);
    return `${this.#name}-${told}`;
  }

  /**
   * Resolves when something of these accounts moved, after a while, when whoever waits has gone, or when its session has
   * others that wait and this is the oldest of too many.
   */
  async wait(accounts: readonly string[], sessionId: string, gone: AbortSignal): Promise<void> {
    if (this.#ending || gone.aborted) return;
    // A set keeps the order in which they came.
    const ofSession = [...this.#waiting].filter((waiter) => waiter.sessionId === sessionId);
    if (ofSession.length >= MOST_OF_SESSION) ofSession[0]?.wake();
    await new Promise<void>((resolve) => {
      const waiter: Waiter = { sessionId, accounts: new Set(accounts), wake: () => done() };
      const timer = setTimeout(() => done(), WAIT_MS);
      const done = (): void => {
        clearTimeout(timer);
        gone.removeEventListener('abort', done);
        this.#waiting.delete(waiter);
        resolve();
      };
      gone.addEventListener('abort', done, { once: true });
      this.#waiting.add(waiter);
    });
  }

  /** Answers whatever waits: this node ends. */
  drain(): void {
    this.#ending = true;
    for (const { wake } of [...this.#waiting]) wake();
  }

  stop(): void {
    this.drain();
    this.#unlisten();
  }

  /** @param account null after a time in which calls may have been lost */
  #changed(account: string | null): void {
    if (account === null) this.#missed += 1;
    else this.#counts.set(account, (this.#counts.get(account) ?? 0) + 1);
    for (const waiter of [...this.#waiting]) if (account === null || waiter.accounts.has(account)) waiter.wake();
  }
}
