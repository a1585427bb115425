import { z } from 'zod';
import { doubling, type TaskHandler, type TaskKind } from '../../../platform/tasks/tasks.ts';
import { DECLARED_TABLES } from '../declared-tables.ts';

/** What was erased stays readable in the files of the embedded database until its tables are written again. */
export const rewriteTablesTask: TaskKind<Record<string, never>> = {
  queue: 'rewrite-tables',
  payload: z.strictObject({}),
  maxAttempts: 20,
  backoffMs: doubling(60_000, 3_600_000),
  concurrency: 1,
  timeoutMs: 600_000,
};

/** Erasures of this span of time share one run, after its end. */
const TOGETHER_MS = 600_000;
/** The longest that an erasure takes to commit. */
const COMMIT_MS = 60_000;

export function rewriteTablesAt(now: number): { key: string; runAt: number } {
  const span = Math.floor(now / TOGETHER_MS);
  return { key: String(span), runAt: (span + 1) * TOGETHER_MS + COMMIT_MS };
}

export function createRewriteTablesHandler(deps: {
  /** Null where the database is a server, which has its own maintenance. */
  rewrite: ((tables: readonly string[]) => Promise<void>) | null;
}): TaskHandler<Record<string, never>> {
  const tables = Object.entries(DECLARED_TABLES).flatMap(([table, kind]) => (kind === 'holds-none' ? [] : [table]));
  return async () => deps.rewrite?.(tables);
}
