import type { Tx } from '../../platform/db/db.ts';
import type { Id } from '../../platform/ids.ts';
import { UNFLUSHED } from '../../platform/tasks/task-store.ts';
import type { SubscribedType } from './endpoint.ts';

/** An interview whose creation is to be told, and the id of the message: the instant of the event is in it. */
export type News = { interviewId: Id<'interview'>; messageId: Id<'webhook-message'> };

const COLUMNS = 'interview_id as "interviewId", message_id as "messageId"';

/** Notes an interview where an endpoint of its account asked for the type; gives whether one did. */
export async function insertNews(
  tx: Tx,
  { interviewId, messageId }: News,
  accountId: Id<'account'>,
  type: SubscribedType,
): Promise<boolean> {
  const noted = await tx.query(
    `insert into webhook_news (interview_id, message_id)
     select $1::uuid, $2::uuid where exists (select from webhook_endpoints where account_id = $3 and $4 = any(types))
     returning 1 as noted`,
    [interviewId, messageId, accountId, type],
  );
  return noted.length > 0;
}

/**
 * Takes the oldest that no other node is at work on, off the list.
 *
 * @param isRepeatable whether all of the transaction is done again where a crash of the server loses it
 */
export function takeNews(tx: Tx, limit: number, isRepeatable: boolean): Promise<News[]> {
  return tx.query<News>(
    `delete from webhook_news where interview_id in (
       select interview_id from webhook_news order by interview_id limit $1 for update skip locked)
       ${isRepeatable ? `and ${UNFLUSHED}` : ''}
     returning ${COLUMNS}`,
    [limit],
  );
}

/** Empty where it was told, or another node is telling it now. */
export function takeNewsOf(tx: Tx, interviewId: Id<'interview'>): Promise<News[]> {
  return tx.query<News>(
    `delete from webhook_news where interview_id in (
       select interview_id from webhook_news where interview_id = $1 for update skip locked)
     returning ${COLUMNS}`,
    [interviewId],
  );
}
