import type { Queryable } from '../../platform/db/db.ts';
import type { Id } from '../../platform/ids.ts';
import type { Interview } from './interview.ts';
import { INTERVIEW_COLUMNS } from './interview-store.ts';
import { type SessionFilter, sessionTotal } from './session-totals.ts';

type Order = 'asc' | 'desc';

/** One text for each filter and order, so that each is planned with the index made for it. */
function pageText({ interviewType, talentId }: SessionFilter, order: Order): string {
  const conditions = [
    ...(interviewType === null ? [] : ['interview_type = $6']),
    ...(talentId === null ? [] : [`talent_id = $${interviewType === null ? 6 : 7}`]),
  ];
  return `select t.n as total, l.* from (select coalesce(sum(n), 0)::bigint as n from list_totals where list = $1 and key = $2) t
     left join (
       select ${INTERVIEW_COLUMNS}
       from (select id from interviews
             where ${["door = 'SESSION'", 'account_id = $3', ...conditions].join(' and ')}
             order by id ${order} limit $4 offset $5) page
       join interviews i on i.id = page.id) l on true
     order by l.id ${order}`;
}

/** One page of an account's sessions by creation, with the true total, in one statement. */
export async function listSessions(
  db: Queryable,
  accountId: Id<'account'>,
  filter: SessionFilter,
  page: { order: Order; offset: number; limit: number },
): Promise<{ results: Interview[]; total: number }> {
  const { list, key } = sessionTotal(accountId, filter);
  const rows = await db.query<Interview & { total: number }>(pageText(filter, page.order), [
    list,
    key,
    accountId,
    page.limit,
    page.offset,
    ...[filter.interviewType, filter.talentId].filter((value) => value !== null),
  ]);
  return { total: rows[0]?.total ?? 0, results: rows.filter((row) => row.id !== null) };
}
