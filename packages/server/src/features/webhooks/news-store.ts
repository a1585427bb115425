import type { Tx } from '../../platform/db/db.ts';
import type { Id } from '../../platform/ids.ts';
import { UNFLUSHED } from '../../platform/tasks/task-store.ts';
import type { SubscribedType } from './endpoint.ts';

/** An interview whose creation is to be told, and the id of the message: the instant of the event is in it. */
export type News = { interviewId: Id<'interview'>; messageId: Id<'webhook-message'> };

const COLUMNS = 'interview_id as "interviewId", message_id as "messageId"';
const HOLD_INTERVIEWS = 'select 1 as held from interviews where id = any($1) order by id for key share';

/**
 * Notes an interview with the commit, where an endpoint of its account asked for the type. The number 1 is its creation's
 * from then on: a node that knows nothing of notes gives 2 to what comes next. In the same transaction no other news of
 * the interview is told: it would take that number first.
 *
 * @param noted called where one asked
 */
export function noteWithCommit(
  tx: Tx,
  { interviewId, messageId }: News,
  accountId: Id<'account'>,
  type: SubscribedType,
  noted: () => void,
): void {
  tx.withCommit(() => ({
    text: `with noted as (
       insert into webhook_news (interview_id, account_id, message_id)
       select $1::uuid, $3::uuid, $2::uuid
       where exists (select from webhook_endpoints where account_id = $3 and $4 = any(types)) returning interview_id)
     insert into webhook_sequences (interview_id, n) select interview_id, 1 from noted returning 1 as noted`,
    params: [interviewId, messageId, accountId, type],
    told: (rows) => {
      if (rows.length > 0) noted();
    },
  }));
}

/**
 * Of the oldest notes those that can be told at once: no other node is at work on them, and nobody holds their interview,
 * which is held against erasure from here on. Nothing is waited for.
 *
 * @returns `found`: how many were looked at; `free`: the notes that can be told or whose interview is gone
 */
export async function lockFreeNews(tx: Tx, limit: number): Promise<{ found: number; free: News[] }> {
  const news = await tx.query<News>(
    `select ${COLUMNS} from webhook_news order by interview_id limit $1 for update skip locked`,
    [limit],
  );
  const ids = news.map(({ interviewId }) => interviewId);
  const held = await tx.query<{ id: Id<'interview'> }>(
    'select id from interviews where id = any($1) order by id for key share skip locked',
    [ids],
  );
  const there = await tx.query<{ id: Id<'interview'> }>('select id from interviews where id = any($1)', [ids]);
  const isHeld = new Set(held.map(({ id }) => id));
  const isThere = new Set(there.map(({ id }) => id));
  return { found: news.length, free: news.filter(({ interviewId: id }) => isHeld.has(id) || !isThere.has(id)) };
}

/** The oldest notes of an account, held with their interviews, in the order of their ids; both are waited for. */
export async function lockNewsOf(tx: Tx, accountId: Id<'account'>, limit: number): Promise<News[]> {
  const news = await tx.query<News>(
    `select ${COLUMNS} from webhook_news where account_id = $1 order by interview_id limit $2 for update`,
    [accountId, limit],
  );
  await tx.query(HOLD_INTERVIEWS, [news.map(({ interviewId }) => interviewId)]);
  return news;
}

/** Held with its interview. Empty where it was told, or another node is telling it now. */
export async function lockNewsOfInterview(tx: Tx, interviewId: Id<'interview'>): Promise<News[]> {
  const news = await tx.query<News>(
    `select ${COLUMNS} from webhook_news where interview_id = $1 for update skip locked`,
    [interviewId],
  );
  if (news.length > 0) await tx.query(HOLD_INTERVIEWS, [[interviewId]]);
  return news;
}

/** @param isRepeatable whether all of the transaction is done again where a crash of the server loses it */
export async function removeNews(tx: Tx, news: readonly News[], isRepeatable: boolean): Promise<void> {
  await tx.query(`delete from webhook_news where interview_id = any($1) ${isRepeatable ? `and ${UNFLUSHED}` : ''}`, [
    news.map(({ interviewId }) => interviewId),
  ]);
}
