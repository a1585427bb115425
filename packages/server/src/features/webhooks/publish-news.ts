import type { Db, Tx } from '../../platform/db/db.ts';
import { type Id, idTime } from '../../platform/ids.ts';
import type { TaskStep } from '../../platform/tasks/tasks.ts';
import { findInterviews, type Interview } from '../interviews/index.ts';
import { findSubscribers } from './endpoint-store.ts';
import { dataOf, newMessage, type PublishDeps, render, send } from './message.ts';
import { insertNews, type News, takeNews, takeNewsOf } from './news-store.ts';

const QUEUE = 'publish-news';
const TYPE = 'interview.scheduled';
const MOST_AT_ONCE = 200;
/** A first attempt is to be made within a second; what comes within so long shares its statements. */
const PACE_MS = 100;

/**
 * Of an interview made in this transaction: notes it, where somebody asked to be told. The call that makes the interview
 * waits for no more than that.
 */
export async function publishCreated(
  tx: Tx,
  { ids }: Pick<PublishDeps, 'ids'>,
  { id, accountId }: Interview,
): Promise<void> {
  const news: News = { interviewId: id, messageId: ids.next() };
  if (await insertNews(tx, news, accountId, TYPE)) tx.notify('tasks', QUEUE);
}

/**
 * The step that tells what was noted, as each interview was when it was made. Lost in a crash of the server, it is done
 * again, under the ids that were noted.
 */
export function publishNews(deps: PublishDeps & { db: Db }): TaskStep {
  return {
    queue: QUEUE,
    paceMs: PACE_MS,
    run: async () => {
      const done = await deps.db.transaction((tx) => tellNoted(tx, deps, true));
      return { done, mayBeMore: done === MOST_AT_ONCE };
    },
  };
}

/** Before an endpoint changes: what happened until then is told as the endpoints are. Gives how many were noted. */
export async function tellNoted(tx: Tx, deps: PublishDeps, isRepeatable = false): Promise<number> {
  const news = await takeNews(tx, MOST_AT_ONCE, isRepeatable);
  await tell(tx, deps, news);
  return news.length;
}

/** Before later news of the same interview. */
export async function tellCreated(tx: Tx, deps: PublishDeps, id: Id<'interview'>): Promise<void> {
  await tell(tx, deps, await takeNewsOf(tx, id));
}

async function tell(tx: Tx, deps: PublishDeps, news: readonly News[]): Promise<void> {
  if (news.length === 0) return;
  const messageIds = new Map(news.map(({ interviewId, messageId }) => [interviewId, messageId]));
  const interviews = await findInterviews(tx, [...messageIds.keys()]);
  const accounts = [...new Set(interviews.map(({ accountId }) => accountId))];
  const subscribers = Map.groupBy(await findSubscribers(tx, accounts, TYPE), ({ accountId }) => accountId);
  const messages = interviews.flatMap((interview) => {
    const [id, told] = [messageIds.get(interview.id), subscribers.get(interview.accountId)];
    if (id === undefined || told === undefined) return [];
    const { id: interviewId, accountId } = interview;
    const asMade: Interview = { ...interview, status: 'SCHEDULED', statusReason: null };
    const body = render(TYPE, idTime(id), dataOf(asMade, TYPE, 1));
    return [newMessage(deps, { id, accountId, interviewId, type: TYPE, body, isFirst: true }, told)];
  });
  if (messages.length > 0) await send(tx, deps, messages);
}
