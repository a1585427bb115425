import type { Clock } from '../../platform/clock.ts';
import type { Tx } from '../../platform/db/db.ts';
import type { Id } from '../../platform/ids.ts';
import type { TaskQueue } from '../../platform/tasks/tasks.ts';
import type { Interview } from '../interviews/index.ts';
import { addNews, findRunOf } from './order-store.ts';
import { notifyAtsTask } from './tasks/notify.ts';

/** Tells the system that ordered the interview, where one did, that something is to be read there. */
export async function notifyAts(
  tx: Tx,
  { clock, queue }: { clock: Clock; queue: TaskQueue },
  { id }: Pick<Interview, 'id'>,
): Promise<void> {
  const run = await findRunOf(tx, id);
  // Greenhouse has heard the last of it: the key to call back with went with that.
  if (run === null || (run.system === 'greenhouse' && run.keySealed === null)) return;
  const news = await addNews(tx, run.id, new Date(clock.now()));
  await enqueueNews(tx, queue, run.id, news);
}

async function enqueueNews(tx: Tx, queue: TaskQueue, orderId: Id<'ats-order'>, news: number): Promise<void> {
  await queue.enqueue(tx, notifyAtsTask, { orderId, news }, { key: `${orderId}:${news}`, group: orderId });
}
