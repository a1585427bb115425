import type { Clock } from '../../platform/clock.ts';
import type { Db } from '../../platform/db/db.ts';
import type { TaskQueue } from '../../platform/tasks/tasks.ts';
import { takeSilent } from './recording-store.ts';
import { finaliseRecordingTask } from './tasks/finalise-recording.ts';

/**
 * Has files made of recordings that got nothing for long, such as of a candidate who never came back: no move of the
 * interview says that they ended.
 *
 * @returns how many; fewer than the batch means that no more are due
 */
export function finaliseSilent(deps: { db: Db; clock: Clock; queue: TaskQueue }, batch = 100): Promise<number> {
  return deps.db.transaction(async (tx) => {
    const due = await takeSilent(tx, new Date(deps.clock.now()), batch);
    for (const { id, version } of due)
      await deps.queue.enqueue(tx, finaliseRecordingTask, { interviewId: id }, { key: `${id}:silent:${version}` });
    return due.length;
  });
}
