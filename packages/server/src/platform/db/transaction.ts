import type { Channel, Queryable, Tx } from './db.ts';

export type Notice = { channel: Channel; payload: string };

/** Collects what an open transaction wants done once it is committed. */
export class OpenTransaction {
  readonly notices: Notice[] = [];
  readonly #after: (() => void)[] = [];
  readonly #run: Queryable['query'];

  constructor(run: Queryable['query']) {
    this.#run = run;
  }

  get tx(): Tx {
    return {
      query: this.#run,
      notify: (channel: Channel, payload: string) => {
        if (!this.notices.some((notice) => notice.channel === channel && notice.payload === payload)) {
          this.notices.push({ channel, payload });
        }
      },
      afterCommit: (work: () => void) => {
        this.#after.push(work);
      },
    } as Tx;
  }

  committed(): void {
    for (const work of this.#after) work();
  }
}
