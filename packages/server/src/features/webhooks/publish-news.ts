import { type Db, isDataFault, type Tx } from '../../platform/db/db.ts';
import { DatabaseAwayError } from '../../platform/errors.ts';
import { type Id, idTime } from '../../platform/ids.ts';
import type { Log } from '../../platform/log.ts';
import type { TaskStep } from '../../platform/tasks/tasks.ts';
import type { OrganizationUrls } from '../accounts/index.ts';
import { findInterviews, type Interview } from '../interviews/index.ts';
import { findSubscribers } from './endpoint-store.ts';
import { dataOf, newMessage, type PublishDeps, render, send } from './message.ts';
import { lockFreeNews, lockNewsOf, lockNewsOfInterview, type News, noteWithCommit, removeNews } from './news-store.ts';

const QUEUE = 'publish-news';
const TYPE = 'interview.scheduled';
const MOST_AT_ONCE = 200;
/** A first attempt is to be made within a second; what comes within so long shares its statements and one notice. */
const PACE_MS = 300;

/**
 * Of an interview made in this transaction: notes it with the commit, where somebody asked to be told. The call that makes
 * the interview waits for no more than that.
 */
export function publishCreated(tx: Tx, { ids }: Pick<PublishDeps, 'ids'>, { id, accountId }: Interview): void {
  const news: News = { interviewId: id, messageId: ids.next() };
  noteWithCommit(tx, news, accountId, TYPE, () => tx.notify('tasks', QUEUE, PACE_MS));
}

/**
 * The step that tells what was noted, as each interview was when it was made. Lost in a crash of the server, it is done
 * again, under the ids that were noted. It waits for nobody who holds an interview: that one is told with the next run.
 * Where the messages cannot be written together, each is written alone, so that one stops no other.
 */
export function publishNews(deps: PublishDeps & { db: Db; log: Log }): TaskStep {
  return {
    queue: QUEUE,
    paceMs: PACE_MS,
    run: async () => {
      try {
        return await publishFree(deps, MOST_AT_ONCE);
      } catch (error) {
        if (error instanceof DatabaseAwayError) throw error;
        return await publishOneByOne(deps);
      }
    },
  };
}

type StepDeps = PublishDeps & { db: Db; log: Log };

function publishFree(deps: StepDeps, limit: number): Promise<{ done: number; mayBeMore: boolean }> {
  return deps.db.transaction(async (tx) => {
    const { found, free } = await lockFreeNews(tx, limit);
    await publish(tx, deps, free, true);
    return { done: free.length, mayBeMore: found === limit || free.length < found };
  });
}

/**
 * Each note of a batch in a transaction of its own. One whose message the database refuses for its data is dropped and
 * logged: trying it again brings nothing. Of other failures the first is thrown once all were tried.
 */
async function publishOneByOne(deps: StepDeps): Promise<{ done: number; mayBeMore: boolean }> {
  const { db, log } = deps;
  const { found, free } = await db.transaction((tx) => lockFreeNews(tx, MOST_AT_ONCE));
  const failures: unknown[] = [];
  let done = 0;
  for (const news of free) {
    try {
      await db.transaction(async (tx) => publish(tx, deps, await lockNewsOfInterview(tx, news.interviewId), true));
      done += 1;
    } catch (error) {
      if (error instanceof DatabaseAwayError) throw error;
      if (isDataFault(error)) {
        await db.transaction((tx) => removeNews(tx, [news], false));
        log.error('webhook-news-refused', error, { interview: news.interviewId, message: news.messageId });
        done += 1;
      } else failures.push(error);
    }
  }
  if (failures.length > 0) throw failures[0];
  return { done, mayBeMore: found === MOST_AT_ONCE || free.length < found };
}

/**
 * Before an endpoint of an account changes: what happened until then is told as its endpoints are. Another node that is
 * telling it now is waited for.
 */
export async function publishNoted(tx: Tx, deps: PublishDeps, accountId: Id<'account'>): Promise<void> {
  for (;;) {
    const news = await lockNewsOf(tx, accountId, MOST_AT_ONCE);
    await publish(tx, deps, news, false);
    if (news.length < MOST_AT_ONCE) return;
  }
}

/** Before later news of the same interview. */
export async function publishCreation(tx: Tx, deps: PublishDeps, id: Id<'interview'>): Promise<void> {
  await publish(tx, deps, await lockNewsOfInterview(tx, id), false);
}

/** Takes notes off the list and writes their messages. Their interviews are held before. */
async function publish(tx: Tx, deps: PublishDeps, news: readonly News[], isRepeatable: boolean): Promise<void> {
  if (news.length === 0) return;
  await removeNews(tx, news, isRepeatable);
  const messageIds = new Map(news.map(({ interviewId, messageId }) => [interviewId, messageId]));
  const interviews = await findInterviews(tx, [...messageIds.keys()]);
  const accounts = [...new Set(interviews.map(({ accountId }) => accountId))];
  const subscribers = Map.groupBy(await findSubscribers(tx, accounts, TYPE), ({ accountId }) => accountId);
  const urls = new Map<Id<'account'>, OrganizationUrls | null>();
  for (const account of subscribers.keys()) urls.set(account, await deps.consoleUrls.ofAccount(tx, account));
  const messages = interviews.flatMap((interview) => {
    const [id, recipients] = [messageIds.get(interview.id), subscribers.get(interview.accountId)];
    if (id === undefined || recipients === undefined) return [];
    const { id: interviewId, accountId } = interview;
    const asMade: Interview = { ...interview, status: 'SCHEDULED', statusReason: null };
    const body = render(TYPE, idTime(id), dataOf(asMade, TYPE, 1, urls.get(accountId) ?? null));
    return [newMessage(deps, { id, accountId, interviewId, type: TYPE, body }, recipients)];
  });
  if (messages.length > 0) await send(tx, deps, messages);
}
