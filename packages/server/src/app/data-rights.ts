import {
  type DataRightsDeps,
  eraseBlobsTask,
  eraseMailsTask,
  rewriteTablesAt,
  rewriteTablesTask,
} from '../features/data-rights/index.ts';
import type { Db } from '../platform/db/db.ts';
import type { TaskQueue } from '../platform/tasks/tasks.ts';
import { replyKey } from '../providers/profile-source/upstream/reply-key.ts';

/** Longer than any background work may take that writes files of a person. */
const LATE_WRITERS_MS = 15 * 60_000;

type Parts = Pick<DataRightsDeps, 'ids' | 'clock' | 'erased' | 'emit' | 'receiptKeys'> & {
  db: Db;
  queue: TaskQueue;
  /** Of the configured upstream of profiles; undefined without one. */
  upstreamName: string | undefined;
};

/** What an erasure needs: the tasks that follow it are enqueued in its transaction. */
export function dataRightsDeps({ db, queue, upstreamName, ...deps }: Parts): DataRightsDeps {
  const { clock } = deps;
  return {
    ...deps,
    replyKeys: (names) => (upstreamName === undefined ? [] : names.map((name) => replyKey(upstreamName, name))),
    async enqueueBlobErasure(tx, prefixes, receiptId) {
      const payload = { prefixes: [...prefixes] };
      await queue.enqueue(tx, eraseBlobsTask, payload, { key: receiptId });
      const runAt = clock.now() + LATE_WRITERS_MS;
      await queue.enqueue(tx, eraseBlobsTask, payload, { key: `${receiptId}:late`, runAt });
    },
    enqueueMailErasure: (tx, about, receiptId) =>
      queue.enqueue(tx, eraseMailsTask, { about: [...about] }, { key: receiptId }),
    async enqueueRewriting(tx) {
      if (db.kind === 'embedded') await queue.enqueue(tx, rewriteTablesTask, {}, rewriteTablesAt(clock.now()));
    },
  };
}
