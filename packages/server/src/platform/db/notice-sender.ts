import type { Notice } from './transaction.ts';

/** Between two statements: what comes meanwhile goes together. */
const GAP_MS = 5;
/** Nobody took any for so long that what is lost is found by the listeners' slow fallback. */
const MOST = 10_000;

const keyOf = ({ channel, payload }: Notice): string => `${channel} ${payload}`;

/** Passes notices on: those that may wait once for all that come meanwhile, the others at once. */
export class HeldNotices {
  readonly #pass: (notices: readonly Notice[]) => void;
  readonly #held = new Map<string, { notice: Notice; timer: NodeJS.Timeout }>();

  constructor(pass: (notices: readonly Notice[]) => void) {
    this.#pass = pass;
  }

  add(notices: readonly Notice[]): void {
    for (const notice of notices) if (notice.heldMs > 0) this.#hold(notice);
    const now = notices.filter(({ heldMs }) => heldMs === 0);
    if (now.length > 0) this.#pass(now);
  }

  /** Passes on what is held: others need not wait until they look for themselves. */
  close(): void {
    for (const { timer } of this.#held.values()) clearTimeout(timer);
    const left = [...this.#held.values()].map(({ notice }) => notice);
    this.#held.clear();
    if (left.length > 0) this.#pass(left);
  }

  #hold(notice: Notice): void {
    const key = keyOf(notice);
    if (this.#held.has(key)) return;
    const timer = setTimeout(() => {
      this.#held.delete(key);
      this.#pass([notice]);
    }, notice.heldMs);
    this.#held.set(key, { notice, timer: timer.unref() });
  }
}

export type SendNotices = (notices: readonly Notice[]) => Promise<void>;

/**
 * Tells other nodes of commits, apart from them: PostgreSQL lets transactions that notify commit one at a time, each with
 * a flush of its own. Notices of a process that dies in between are lost, as `Db.listen` says.
 */
export class NoticeSender {
  readonly #send: SendNotices;
  readonly #waiting = new Map<string, Notice>();
  #sending: Promise<void> | null = null;

  /** @param send one statement; what it rejects with is known to whoever watches the database, and the notices are lost */
  constructor(send: SendNotices) {
    this.#send = send;
  }

  add(notices: readonly Notice[]): void {
    for (const notice of notices) {
      if (this.#waiting.size < MOST) this.#waiting.set(keyOf(notice), notice);
    }
    if (this.#waiting.size > 0) this.#sending ??= this.#sendAll();
  }

  /** All that was added has been sent. */
  async sent(): Promise<void> {
    await this.#sending;
  }

  async #sendAll(): Promise<void> {
    while (this.#waiting.size > 0) {
      const notices = [...this.#waiting.values()];
      this.#waiting.clear();
      await this.#send(notices).catch(() => undefined);
      await new Promise((resolve) => setTimeout(resolve, GAP_MS));
    }
    this.#sending = null;
  }
}
