import type { Channel, LastStatement, Queryable, Tx } from './db.ts';

/** `heldMs`: how long it may wait for others of its kind; 0 for one that is sent at once. */
export type Notice = { channel: Channel; payload: string; heldMs: number };

/** Collects what an open transaction wants done once it is committed. */
export class OpenTransaction {
  readonly notices: Notice[] = [];
  readonly #last: { statement: () => LastStatement<object>; isHot: boolean }[] = [];
  readonly #after: (() => void)[] = [];
  readonly #run: Queryable['query'];

  constructor(run: Queryable['query']) {
    this.#run = run;
  }

  get tx(): Tx {
    return {
      query: this.#run,
      notify: (channel: Channel, payload: string, heldMs = 0) => {
        const same = this.notices.find((notice) => notice.channel === channel && notice.payload === payload);
        if (same === undefined) this.notices.push({ channel, payload, heldMs });
        else same.heldMs = Math.min(same.heldMs, heldMs);
      },
      withCommit: (statement: () => LastStatement<object>, { isHot } = { isHot: false }) => {
        this.#last.push({ statement, isHot });
      },
      afterCommit: (work: () => void) => {
        this.#after.push(work);
      },
    } as Tx;
  }

  /** What is to be sent with the commit, in this order. */
  last(): LastStatement<object>[] {
    const ordered = this.#last.toSorted((one, other) => Number(one.isHot) - Number(other.isHot));
    return ordered.map(({ statement }) => statement());
  }

  committed(): void {
    for (const work of this.#after) work();
  }
}
