import { z } from 'zod';
import type { BlobStore } from '../../../platform/blob/blob-store.ts';
import { doubling, type TaskHandler, type TaskKind } from '../../../platform/tasks/tasks.ts';

export const eraseBlobsTask: TaskKind<{ prefixes: string[] }> = {
  queue: 'erase-blobs',
  payload: z.strictObject({ prefixes: z.array(z.string()) }),
  maxAttempts: 20,
  backoffMs: doubling(2_000, 3_600_000),
  concurrency: 1,
  timeoutMs: 600_000,
};

export function createEraseBlobsHandler(deps: { blobs: BlobStore }): TaskHandler<{ prefixes: string[] }> {
  return async ({ prefixes }) => {
    for (const prefix of prefixes) await deps.blobs.deletePrefix(prefix);
  };
}
