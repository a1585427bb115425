import { join } from 'node:path';
import type { Config } from '../config/config.ts';
import { eraseBlobsTask } from '../features/data-rights/index.ts';
import type { FinaliseDeps } from '../features/recordings/index.ts';
import type { Clock } from '../platform/clock.ts';
import type { Log } from '../platform/log.ts';
import type { TaskQueue } from '../platform/tasks/tasks.ts';
import { createMediaMuxer, findFfmpeg } from '../providers/media-muxer/create.ts';
import type { MediaMuxer } from '../providers/media-muxer/port.ts';

/** Joins what recorders gave; encodes again what cannot be joined where a program for that is there. */
export function openMuxer({ ffmpeg }: Config['recording'], log: Log): MediaMuxer {
  const program = ffmpeg === 'found' ? findFfmpeg() : ffmpeg === 'off' ? null : ffmpeg;
  return createMediaMuxer({ kind: 'embedded', ffmpeg: program }, (reason) => log.warn('muxer-lost', { reason }));
}

/** Longer than any chunk may be on its way when what it belongs to is deleted. */
const LATE_WRITERS_MS = 15 * 60_000;

/** What recordings are made from, and how their files are deleted: at once, and again what came late. */
export function recordingDeps(
  parts: Omit<FinaliseDeps, 'workFolder' | 'enqueueBlobDeletion'> & { queue: TaskQueue },
  dataDir: string,
): FinaliseDeps {
  return { ...parts, workFolder: join(dataDir, 'muxing'), ...blobDeletion(parts) };
}

/** Deletes blobs of sound and picture after the commit, durably. */
export function blobDeletion({
  queue,
  clock,
}: {
  queue: TaskQueue;
  clock: Pick<Clock, 'now'>;
}): Pick<FinaliseDeps, 'enqueueBlobDeletion'> {
  return {
    async enqueueBlobDeletion(tx, prefixes, key) {
      const payload = { prefixes: [...prefixes] };
      await queue.enqueue(tx, eraseBlobsTask, payload, { key: `recording:${key}` });
      const runAt = clock.now() + LATE_WRITERS_MS;
      await queue.enqueue(tx, eraseBlobsTask, payload, { key: `recording:${key}:late`, runAt });
    },
  };
}
