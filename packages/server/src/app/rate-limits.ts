import type { Config } from '../config/config.ts';
import type { Alongside } from '../features/request-log/index.ts';
import type { Clock } from '../platform/clock.ts';
import type { Db } from '../platform/db/db.ts';
import type { Log } from '../platform/log.ts';
import type { Metrics } from '../platform/metrics.ts';
import { MemoryCounterStore } from '../platform/rate-limit/memory-counter-store.ts';
import { createOpenGate, type OpenGate } from '../platform/rate-limit/open-gate.ts';
import { createRedisCounterStore } from '../platform/rate-limit/redis-counter-store.ts';
import { createSqlCounterStore, loadCounters, saveCounters } from '../platform/rate-limit/sql-counter-store.ts';

const GATE_MS = 1_000;

export type RateLimits = { gate: OpenGate; alongside: Alongside | null; stop(): Promise<void> };

/**
 * Counters in Redis where it is configured, else in PostgreSQL, else in memory, written behind with the request
 * record: a reply waits for its record, so a restart loses no call that was answered.
 *
 * @param byClock whether the given clock judges instead of the store's own: for tests
 */
export async function createRateLimits(
  config: Config,
  db: Db,
  clock: Clock,
  log: Log,
  metrics: Metrics,
  byClock: boolean,
): Promise<RateLimits> {
  const alarm = metrics.counter(
    'colloquy_rate_counter_failures_total',
    'Faults of the counter store; calls passed unlimited while it was down.',
  );
  let failures = 0;
  const onFailure = (error: Error): void => {
    alarm();
    failures += 1;
    if (failures === 1 || failures % 1_000 === 0) log.warn('rate-counters-down', { failures, message: error.message });
  };
  const now = byClock ? () => clock.now() : () => null;
  if (config.redisUrl !== null) {
    const store = await createRedisCounterStore(config.redisUrl, onFailure);
    return {
      gate: createOpenGate(store, { timeoutMs: GATE_MS, onFailure }),
      alongside: null,
      stop: () => store.stop(),
    };
  }
  if (db.kind === 'server') {
    return {
      gate: createOpenGate(createSqlCounterStore(db, now), { timeoutMs: GATE_MS, onFailure }),
      alongside: null,
      stop: async () => undefined,
    };
  }
  const store = new MemoryCounterStore(clock);
  store.restore(await loadCounters(db));
  const alongside: Alongside = {
    async write(tx) {
      const rows = store.takeChanged();
      await saveCounters(tx, rows);
      return () => store.markChanged(rows.map(({ identity }) => identity));
    },
  };
  // Memory always answers, and at once: no timer for a call that cannot be late.
  return { gate: async (identity, limits) => store.takeNow(identity, limits), alongside, stop: async () => undefined };
}
