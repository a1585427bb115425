/**
 * The database as the rest of the server sees it: PostgreSQL 15's dialect, on a server or embedded.
 *
 * SQL texts are constants: each distinct text becomes one prepared statement for the life of a connection.
 * Rows come back with numbers for int8 and numeric counts, `Date` for timestamptz, text for date, bytes for bytea.
 * A call that finds the database away rejects with `DatabaseAwayError`; the next one connects again.
 */
export interface Queryable {
  query<Row extends object = Record<string, unknown>>(text: string, params?: readonly unknown[]): Promise<Row[]>;
}

declare const txBrand: unique symbol;

/** An open transaction. A use case that takes one awaits nothing but the database. */
export interface Tx extends Queryable {
  readonly [txBrand]: true;
  /**
   * Tells listeners on every node after the commit; nothing is sent when it rolls back.
   *
   * @param heldMs the same notices of so long are one, sent at its end; at once when left out
   */
  notify(channel: Channel, payload: string, heldMs?: number): void;
  /**
   * Leaves a statement to the end: it goes with the commit, and nobody waits for a reply between the two. Where the database
   * refuses it the transaction is rolled back and rejects. Its text and parameters are asked for when all else is done.
   *
   * @param isHot its rows are those that every writer takes: it goes after all that are not, and holds them for the commit
   */
  withCommit<Row extends object>(statement: () => LastStatement<Row>, options?: { isHot: boolean }): void;
  /** Runs in this process after the commit. Must not throw. */
  afterCommit(work: () => void): void;
}

type Plain = string | number | boolean | Date | null;

/**
 * `params`: nothing that could fail on its way, since the commit goes on without it. `told` gets the rows of a transaction
 * that is committed, before anybody is notified of it. Must not throw.
 */
export type LastStatement<Row extends object> = {
  text: string;
  params: readonly (Plain | readonly Plain[])[];
  told?: (rows: Row[]) => void;
};

/** Wake-up calls between nodes; payloads are ids only. */
export type Channel = 'tasks' | 'room' | 'keys' | 'interviews';

/** @param payload null after a time in which calls may have been lost: whoever waits looks for itself */
export type Listener = (payload: string | null) => void;

export interface Db extends Queryable {
  readonly kind: 'embedded' | 'server';
  /**
   * Runs `work` in one transaction at read committed. Deadlocks and serialization failures run it again (three times
   * at most), so it must have no effect but on the database.
   */
  transaction<T>(work: (tx: Tx) => Promise<T>): Promise<T>;
  /** Calls back on every `notify` of any node. Lost calls are possible: listeners have a slow fallback. */
  listen(channel: Channel, onMessage: Listener): () => void;
  /** Runs a text of several statements without parameters; a transaction it left open by failing is rolled back. */
  script(text: string): Promise<void>;
  /** What the connections of this process do; absent on the embedded database, which has one. */
  connections?: () => Connections;
  close(): Promise<void>;
}

/** `waiting`: callers that wait for one. */
type Connections = { busy: number; idle: number; waiting: number };

/** SQLSTATE of a failed statement, on both databases. */
export function sqlState(error: unknown): string | null {
  return error instanceof Error && 'code' in error && typeof error.code === 'string' && error.code.length === 5
    ? error.code
    : null;
}

const RETRYABLE = new Set(['40001', '40P01']);

export function isRetryable(error: unknown): boolean {
  return RETRYABLE.has(sqlState(error) ?? '');
}

/** The only row of a statement that always gives one. */
export function only<Row>(rows: Row[]): Row {
  const [row] = rows;
  if (row === undefined || rows.length !== 1) throw new Error(`expected one row, got ${rows.length}`);
  return row;
}

/** Whether the database refused the data of a statement (SQLSTATE class 22 or 23): trying again brings nothing. */
export function isDataFault(error: unknown): boolean {
  return /^2[23]/.test(sqlState(error) ?? '');
}
