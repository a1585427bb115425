import { WorkerPool } from '../../../platform/workers/worker-pool.ts';
import type { MediaMuxer, MuxedPart, MuxerCapabilities } from '../port.ts';

/** Two hours of recording are copied in seconds; a slow disk or a machine at work elsewhere may take long. */
const BUDGET_MS = 15 * 60_000;
const WAIT_MS = 15 * 60_000;
const START_MS = 60_000;

export const EMBEDDED_CAPABILITIES: MuxerCapabilities = {
  containers: new Set(['webm', 'mp4']),
  joinsUnequal: false,
  stills: false,
};

/** In a worker thread that is started for the first recording: what a recorder gave is read apart from all requests. */
export function createEmbeddedMediaMuxer(onLost: (reason: string) => void): MediaMuxer {
  const pool = new WorkerPool({
    program: new URL('./worker/muxer-thread.ts', import.meta.url),
    workers: 1,
    budgetMs: BUDGET_MS,
    waitMs: WAIT_MS,
    startMs: START_MS,
    waitingMax: 64,
    waitingMaxOfLane: 64,
    heapMb: 256,
    // A million packets live for a moment each.
    youngHeapMb: 6,
    onLost,
  });
  return {
    capabilities: EMBEDDED_CAPABILITIES,
    join: async (inputs, folder) => (await pool.run('join', { inputs, folder }, 'recordings')) as MuxedPart[],
    still: async () => null,
    stop: () => pool.stop(),
  };
}
