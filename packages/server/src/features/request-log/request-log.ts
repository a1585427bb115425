import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import type { Db } from '../../platform/db/db.ts';
import type { Tombstones } from '../../platform/db/tombstones.ts';
import type { ExchangeLog, ExchangeRecord } from '../../platform/http/exchange.ts';
import type { Log } from '../../platform/log.ts';
import { type Alongside, GroupCommit } from './group-commit.ts';
import { insertRecords, insertWhatHolds } from './record-store.ts';

/** The request record: rows of writes in the work's own transaction, everything else in groups. */
export class RequestLog implements ExchangeLog {
  readonly #group: GroupCommit;
  readonly #db: Db;
  readonly #erased: Tombstones;
  readonly #log: Log;
  readonly #spoolFile: string;
  #stopped = false;

  constructor(deps: {
    db: Db;
    erased: Tombstones;
    log: Log;
    mode: 'durable' | 'fast';
    spoolFile: string;
    alongside?: Alongside | null;
  }) {
    this.#erased = deps.erased;
    this.#group = new GroupCommit(deps);
    this.#db = deps.db;
    this.#log = deps.log;
    this.#spoolFile = deps.spoolFile;
  }

  /** While an erasure is at work the record waits for it outside of the transaction: it may wait for this one. */
  insert: ExchangeLog['insert'] = async (tx, record) => {
    if (!(await insertRecords(tx, this.#erased, [record], false))) tx.afterCommit(() => void this.append(record));
  };

  append(record: ExchangeRecord): Promise<void> {
    if (!this.#stopped) return this.#group.append(record);
    // A request that broke off while the server ends: the database is closed by now.
    this.#spool([record]);
    return Promise.resolve();
  }

  get counts(): GroupCommit['counts'] {
    return this.#group.counts;
  }

  /** Stores what an earlier stop could not. A line that cannot be read or stored is given up, counted and told. */
  async catchUp(): Promise<void> {
    if (!existsSync(this.#spoolFile)) return;
    const lines = readFileSync(this.#spoolFile, 'utf8')
      .split('\n')
      .filter((line) => line !== '');
    const records = lines.map(readSpooled).filter((record) => record !== null);
    const refused = await insertWhatHolds(this.#db, this.#erased, records, this.#log);
    rmSync(this.#spoolFile);
    const lost = lines.length - records.length + refused;
    this.#group.counts.lost += lost;
    this.#log.info('request-records-caught-up', { records: lines.length - lost, lost });
  }

  /** Resolves when everything appended so far is stored, or the store is found down. */
  async settle(): Promise<void> {
    await this.#group.drain();
  }

  /** Stores what waits; what the store would not take, and what still comes, goes to the spool file. */
  async stop(): Promise<void> {
    const left = await this.#group.drain();
    this.#stopped = true;
    if (left.length > 0) this.#spool(left);
  }

  #spool(records: readonly ExchangeRecord[]): void {
    const lines = records.map((record) =>
      JSON.stringify({ ...record, requestSha256: record.requestSha256?.toString('hex') ?? null }),
    );
    writeFileSync(this.#spoolFile, `${lines.join('\n')}\n`, { mode: 0o600, flag: 'a' });
    this.#log.warn('request-records-spooled', { records: records.length });
  }
}

/** A line of the spool file; null when it was cut off by a crash. */
function readSpooled(line: string): ExchangeRecord | null {
  try {
    const record = JSON.parse(line) as Omit<ExchangeRecord, 'requestSha256'> & { requestSha256: string | null };
    return {
      ...record,
      requestSha256: record.requestSha256 === null ? null : Buffer.from(record.requestSha256, 'hex'),
    };
  } catch (error) {
    if (error instanceof SyntaxError) return null;
    throw error;
  }
}
