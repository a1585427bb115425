import { AppError } from '../errors.ts';
import { OverBudgetError, PoolBusyError, WorkerPool } from '../workers/worker-pool.ts';
import type { PdfDocument, PdfMade } from './blocks.ts';

const RETRY_SECONDS = 15;

/** No document now: too many are asked for, or this one takes longer than one may. Nothing is lost; ask again later. */
export class PdfUnavailableError extends AppError {
  readonly kind = 'pdf-unavailable';

  constructor(message: string) {
    super(message, { retryAfterSeconds: RETRY_SECONDS });
  }
}

export type PdfMaker = {
  /** @param lane who asks: of each little may wait, and all take turns @throws {PdfUnavailableError} */
  make(document: PdfDocument, lane: string): Promise<PdfMade>;
  stop(): Promise<void>;
};

/** With the wait before it less than proxies wait for a reply. */
const BUDGET_MS = 30_000;
const WAIT_MS = 20_000;
const START_MS = 60_000;
const HEAP_MB = 512;
/** Fonts and shapes are kept for the next document; then the thread ends and gives them back. */
const IDLE_MS = 60_000;

/**
 * Makes documents in a thread of their own, one after another, with a budget of time and memory. The thread is started by
 * the first document.
 *
 * @param fonts a folder with fonts of the operator, or null
 */
export function createPdfMaker(
  fonts: string | null,
  onLost: (reason: string) => void,
  idleMs: number = IDLE_MS,
): PdfMaker {
  let pool: WorkerPool | null = null;
  let running = 0;
  let idle: NodeJS.Timeout | undefined;
  let isStopped = false;
  const open = (): WorkerPool =>
    new WorkerPool({
      data: { fonts },
      program: new URL('./worker/pdf-thread.ts', import.meta.url),
      workers: 1,
      budgetMs: BUDGET_MS,
      waitMs: WAIT_MS,
      startMs: START_MS,
      waitingMax: 64,
      waitingMaxOfLane: 2,
      heapMb: HEAP_MB,
      onLost,
    });
  return {
    async make(document, lane) {
      if (isStopped) throw new PdfUnavailableError('The server stops');
      clearTimeout(idle);
      pool ??= open();
      running += 1;
      try {
        return (await pool.run('pdf', document, lane)) as PdfMade;
      } catch (error) {
        if (error instanceof OverBudgetError || error instanceof PoolBusyError)
          throw new PdfUnavailableError('The PDF cannot be made now, try again later');
        throw error;
      } finally {
        running -= 1;
        if (running === 0 && !isStopped) {
          idle = setTimeout(() => {
            const ending = pool;
            pool = null;
            void ending?.stop();
          }, idleMs).unref();
        }
      }
    },
    async stop() {
      isStopped = true;
      clearTimeout(idle);
      await pool?.stop();
      pool = null;
    },
  };
}
