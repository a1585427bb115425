import { type Db, isDataFault, type Tx } from '../../platform/db/db.ts';
import type { Tombstones } from '../../platform/db/tombstones.ts';
import type { ExchangeRecord } from '../../platform/http/exchange.ts';
import type { Log } from '../../platform/log.ts';
import { insertRecords, insertWhatHolds } from './record-store.ts';

/** Something kept in memory that is written behind in the transaction of each group, such as counters. */
export interface Alongside {
  /** Writes what has changed; gives back a function that marks it as changed again when the commit fails. */
  write(tx: Tx): Promise<() => void>;
}

const BATCH = 500;
/** Of the texts of one statement: the embedded database runs it on the thread that answers requests. */
const GROUP_CHARS = 262_144;
/** A record with longer texts is stored by itself. */
const LONG_CHARS = 65_536;
/** So long no long record is stored after another: what others ask of the database gets its turns meanwhile. */
const REST_MS = 40;
const RETRY_MS = 1_000;

type Waiting = { record: ExchangeRecord; chars: number; done: () => void };

/**
 * Commits records of reads and refusals in groups: while one group is being committed the next one gathers. Long
 * records are stored one at a time with a rest after each, in which short ones go on: who sends large bodies waits for
 * their records alone.
 *
 * `append` resolves when the record is safe. When the store is down, replies go out all the same: records wait in
 * memory up to a bound, are counted, and are caught up when the store answers again.
 */
export class GroupCommit {
  readonly #db: Db;
  readonly #erased: Tombstones;
  readonly #log: Log;
  readonly #mode: 'durable' | 'fast';
  readonly #bound: number;
  readonly #alongside: Alongside | null;
  #short: Waiting[] = [];
  #long: Waiting[] = [];
  #restsUntil = 0;
  #rest: NodeJS.Timeout | null = null;
  #isDraining = false;
  #flushing: Promise<void> | null = null;
  #down = false;
  #retry: NodeJS.Timeout | null = null;
  /** For the metrics: records waiting because the store is down, and records given up. */
  readonly counts = { waiting: 0, lost: 0 };

  constructor(deps: {
    db: Db;
    erased: Tombstones;
    log: Log;
    mode: 'durable' | 'fast';
    bound?: number;
    alongside?: Alongside | null;
  }) {
    this.#db = deps.db;
    this.#erased = deps.erased;
    this.#log = deps.log;
    this.#mode = deps.mode;
    this.#bound = deps.bound ?? 10_000;
    this.#alongside = deps.alongside ?? null;
  }

  append(record: ExchangeRecord): Promise<void> {
    if (this.#waiting >= this.#bound) {
      this.counts.lost += 1;
      if (this.counts.lost % 1_000 === 1) this.#log.warn('request-records-lost', { lost: this.counts.lost });
      return Promise.resolve();
    }
    const chars = textLength(record);
    const queue = chars > LONG_CHARS ? this.#long : this.#short;
    const safe = new Promise<void>((resolve) => queue.push({ record, chars, done: resolve }));
    this.#kick();
    return this.#mode === 'fast' || this.#down ? Promise.resolve() : safe;
  }

  /** Waits until everything appended so far is stored, or the store is found down. */
  async drain(): Promise<ExchangeRecord[]> {
    this.#isDraining = true;
    this.#kick();
    while (this.#flushing) await this.#flushing;
    this.#isDraining = false;
    if (this.#retry) clearTimeout(this.#retry);
    this.#retry = null;
    return [...this.#short, ...this.#long].map(({ record }) => record);
  }

  get #waiting(): number {
    return this.#short.length + this.#long.length;
  }

  #kick(): void {
    if (this.#flushing || this.#waiting === 0 || this.#retry) return;
    const restMs = this.#isDraining ? 0 : this.#restsUntil - performance.now();
    if (this.#short.length === 0 && restMs > 0) {
      this.#rest ??= setTimeout(() => {
        this.#rest = null;
        this.#kick();
      }, restMs);
      return;
    }
    this.#flushing = this.#flush().finally(() => {
      this.#flushing = null;
      this.#kick();
    });
  }

  #next(): Waiting[] {
    // Long ones go when they have rested, whether or not short ones wait: those come again after them.
    if (this.#long.length > 0 && (this.#short.length === 0 || performance.now() >= this.#restsUntil))
      return this.#long.splice(0, 1);
    let [count, chars] = [0, 0];
    for (const waiting of this.#short.slice(0, BATCH)) {
      chars += waiting.chars;
      if (count > 0 && chars > GROUP_CHARS) break;
      count += 1;
    }
    return this.#short.splice(0, count);
  }

  async #flush(): Promise<void> {
    const group = this.#next();
    const records = group.map(({ record }) => record);
    try {
      await this.#store(records);
      this.#down = false;
      this.counts.waiting = 0;
    } catch (error) {
      if (!this.#down) this.#log.error('request-record-store-down', error);
      this.#down = true;
      for (const waiting of group.toReversed())
        (waiting.chars > LONG_CHARS ? this.#long : this.#short).unshift(waiting);
      this.counts.waiting = this.#waiting;
      this.#retry = setTimeout(() => {
        this.#retry = null;
        this.#kick();
      }, RETRY_MS);
    }
    if ((group[0]?.chars ?? 0) > LONG_CHARS) this.#restsUntil = performance.now() + REST_MS;
    for (const { done } of group) done();
  }

  /**
   * One transaction for the group and what goes alongside. Where the data of a record is refused, the others are stored
   * without it, and what goes alongside waits for the next group.
   */
  async #store(records: readonly ExchangeRecord[]): Promise<void> {
    const alongside = this.#alongside;
    let undo: (() => void) | null = null;
    try {
      if (alongside === null) await insertRecords(this.#db, this.#erased, records, true);
      else {
        await this.#db.transaction(async (tx) => {
          undo = await alongside.write(tx);
          await insertRecords(tx, this.#erased, records, true);
        });
      }
    } catch (error) {
      (undo as (() => void) | null)?.();
      if (!isDataFault(error)) throw error;
      this.counts.lost += await insertWhatHolds(this.#db, this.#erased, records, this.#log);
    }
  }
}

function textLength({ path, query, requestBody, responseBody, error }: ExchangeRecord): number {
  return (
    path.length + query.length + [requestBody, responseBody, error].reduce((sum, text) => sum + (text?.length ?? 0), 0)
  );
}
