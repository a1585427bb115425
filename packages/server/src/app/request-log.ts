import { mkdirSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { Config } from '../config/config.ts';
import { RequestLog } from '../features/request-log/index.ts';
import type { Metrics } from '../platform/metrics.ts';

type Parts = Omit<ConstructorParameters<typeof RequestLog>[0], 'mode' | 'spoolFile'> & {
  config: Config;
  metrics: Metrics;
};

/** The record of requests with its spool in the data folder, and its figures. */
export function createRequestLog({ config, metrics, ...deps }: Parts): RequestLog {
  const spoolFile = join(config.dataDir, 'request-records.spool');
  mkdirSync(dirname(spoolFile), { recursive: true, mode: 0o700 });
  const requestLog = new RequestLog({ ...deps, mode: config.record.mode, spoolFile });
  metrics.gauge(
    'colloquy_request_records_waiting',
    'Request records that wait because their store is down.',
    () => requestLog.counts.waiting,
  );
  metrics.gauge(
    'colloquy_request_records_lost',
    'Request records given up since the start.',
    () => requestLog.counts.lost,
  );
  return requestLog;
}
