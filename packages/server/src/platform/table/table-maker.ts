import { BoundedGate } from '../workers/bounded-gate.ts';
import { WorkerPool } from '../workers/worker-pool.ts';
import { type Table, type TableFile, type TableFormat, tableFile } from './table-file.ts';

/** With the wait before it less than proxies wait for a reply. */
const BUDGET_MS = 30_000;
const WAIT_MS = 20_000;
const START_MS = 60_000;
const HEAP_MB = 512;
/** So many rows take no longer than a thread takes to start. */
const ROWS_AT_ONCE = 200;

export type TableMaker = {
  /**
   * @param lane who asks, to be fair to others
   * @param read gives the rows once their turn has come
   * @throws {PoolBusyError} when too many tables are asked for
   * @throws {OverBudgetError} when it took too long
   */
  make(lane: string, format: TableFormat, read: () => Promise<Table>): Promise<TableFile>;
};

/**
 * Makes tables one after another. A long one is made apart from the thread that serves requests, in one that ends with
 * it: a workbook of twenty thousand rows takes seconds.
 */
export function createTableMaker(): TableMaker {
  const gate = new BoundedGate({ places: 1, placesOfLane: 1, waitingMax: 8, waitingMaxOfLane: 2, waitMs: WAIT_MS });
  return {
    make: (lane, format, read) =>
      gate.run(lane, async () => {
        const table = await read();
        return table.rows.length <= ROWS_AT_ONCE ? tableFile(table, format) : makeApart(table, format, lane);
      }),
  };
}

async function makeApart(table: Table, format: TableFormat, lane: string): Promise<TableFile> {
  const pool = new WorkerPool({
    program: new URL('./worker/table-thread.ts', import.meta.url),
    workers: 1,
    budgetMs: BUDGET_MS,
    waitMs: WAIT_MS,
    startMs: START_MS,
    waitingMax: 1,
    waitingMaxOfLane: 1,
    heapMb: HEAP_MB,
  });
  try {
    return (await pool.run('table', { table, format }, lane)) as TableFile;
  } finally {
    await pool.stop();
  }
}
