import type { Clock } from '../platform/clock.ts';
import type { Db } from '../platform/db/db.ts';
import type { Log } from '../platform/log.ts';
import type { Metrics } from '../platform/metrics.ts';
import { type DueOfQueue, dueTasks } from '../platform/tasks/task-store.ts';

/** A database that answers no faster is told of by readiness; the other figures do not wait for it. */
const PATIENCE_MS = 2_000;
/** Kinds of a newer release, which this one does not know by name. */
const OTHER = 'other';

/**
 * Figures of what waits: background work of all nodes, looked up in the database when somebody asks, and the connections of
 * this process. While the database does not answer, there are none of the work.
 *
 * @param deps.queues the kinds of work that have a row each, with nothing in it, too
 */
export function watchWork(deps: { db: Db; clock: Clock; log: Log; metrics: Metrics; queues: () => readonly string[] }) {
  const { db, clock, log, metrics } = deps;
  let found: DueOfQueue[] | null = null;
  metrics.beforeRead(async () => {
    found = null;
    try {
      found = await within(PATIENCE_MS, dueTasks(db, clock.now()));
    } catch (error) {
      log.error('work-not-counted', error);
    }
  });
  const rows = (of: (each: DueOfQueue) => number) => () => {
    if (found === null) return [];
    const counts = new Map([...deps.queues(), OTHER].map((queue) => [queue, 0]));
    for (const each of found) {
      const queue = counts.has(each.queue) ? each.queue : OTHER;
      counts.set(queue, Math.max(counts.get(queue) ?? 0, of(each)));
    }
    return [...counts].map(([queue, count]) => [`{queue="${queue}"}`, count] as const);
  };
  metrics.family(
    'colloquy_tasks_due',
    'Background work of all nodes that is due and that nobody has taken.',
    'gauge',
    rows(({ due }) => due),
  );
  metrics.family(
    'colloquy_tasks_oldest_due_seconds',
    'For how long the oldest of it has been due; 0 where nothing is.',
    'gauge',
    rows(({ oldest }) => (oldest === null ? 0 : Math.max(0, (clock.now() - oldest.getTime()) / 1_000))),
  );
  metrics.family(
    'colloquy_tasks_failed',
    'Background work of all nodes that was given up: colloquy tasks failed.',
    'gauge',
    rows(({ failed }) => failed),
  );
  if (db.connections === undefined) return;
  const connections = db.connections;
  metrics.family(
    'colloquy_database_connections',
    'Connections of this process to PostgreSQL by what they do, and callers that wait for one.',
    'gauge',
    () => Object.entries(connections()).map(([state, count]) => [`{state="${state}"}`, count] as const),
  );
}

async function within<T>(ms: number, work: Promise<T>): Promise<T | null> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<null>((resolve) => {
    timer = setTimeout(resolve, ms, null);
  });
  try {
    return await Promise.race([work, late]);
  } finally {
    clearTimeout(timer);
  }
}
