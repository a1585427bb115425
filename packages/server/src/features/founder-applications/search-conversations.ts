import type { Queryable } from '../../platform/db/db.ts';
import type { Id } from '../../platform/ids.ts';
import { type InterviewSearch, interviewConditions } from '../interviews/index.ts';
import { type ListedConversation, WITH_INTERVIEW } from './conversation-store.ts';
import type { ConversationFilter } from './conversation-totals.ts';

/** What a list is narrowed to besides; what is left out narrows nothing. */
export type OwnFilter = Pick<InterviewSearch, 'email' | 'externalId' | 'metadata' | 'updatedSince'>;

/** One page of what a search finds, by creation, with the true total, in one statement. */
export async function searchConversations(
  db: Queryable,
  accountId: Id<'account'>,
  { status, cohort, ...own }: ConversationFilter & OwnFilter,
  page: { order: 'asc' | 'desc'; offset: number; limit: number },
): Promise<{ results: ListedConversation[]; total: number }> {
  const values: unknown[] = [];
  const bind = (value: unknown): string => `$${values.push(value)}`;
  const search: InterviewSearch = {
    accountId,
    door: 'CONVERSATION',
    ...own,
    // What is known changes with answers and corrections, which are no moves.
    alsoChanged: (since, account) =>
      `select interview_id from conversations where account_id = ${account} and changed_at >= ${since}`,
  };
  const where = [
    ...interviewConditions(search, bind),
    ...(status === null ? [] : [`c.status = ${bind(status)}`]),
    ...(cohort === null ? [] : [`c.cohort = ${bind(cohort)}`]),
  ].join(' and ');
  const from = `from conversations c join interviews i on i.id = c.interview_id`;
  const rows = await db.query<ListedConversation & { total: number }>(
    `select t.n as total, l.* from (select count(*) as n ${from} where ${where}) t
     left join (
       select ${WITH_INTERVIEW}
       from (select c.interview_id ${from} where ${where} order by c.interview_id ${page.order}
             limit ${bind(page.limit)} offset ${bind(page.offset)}) page
       join conversations c on c.interview_id = page.interview_id join interviews i on i.id = page.interview_id) l on true
     order by l.id ${page.order}`,
    values,
  );
  return { total: Number(rows[0]?.total ?? 0), results: rows.filter((row) => row.id !== null) };
}
