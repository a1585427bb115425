import type { RequestKind } from '@colloquy/contract/shared';
import { only, type Queryable, type Tx } from '../../platform/db/db.ts';
import type { Id } from '../../platform/ids.ts';
import type { CandidateRequest, RequestState } from './request.ts';

export const REQUEST_COLUMNS = `r.id, r.interview_id as "interviewId", r.account_id as "accountId", r.kind, r.note, r.asked_at as "askedAt",
  r.due_at as "dueAt", r.state, r.assignee, r.answer, r.closed_at as "closedAt"`;

export async function insertRequest(
  tx: Tx,
  request: Pick<CandidateRequest, 'id' | 'interviewId' | 'accountId' | 'kind' | 'note' | 'askedAt' | 'dueAt'>,
): Promise<void> {
  const { id, interviewId, accountId, kind, note, askedAt, dueAt } = request;
  await tx.query(
    `insert into requests (id, interview_id, account_id, kind, note, asked_at, due_at) values ($1, $2, $3, $4, $5, $6, $7)`,
    [id, interviewId, accountId, kind, note, askedAt, dueAt],
  );
}

/** The newest open one of a kind of an interview. */
export async function findOpen(
  db: Queryable,
  interviewId: Id<'interview'>,
  kind: RequestKind,
): Promise<CandidateRequest | null> {
  const [row] = await db.query<CandidateRequest>(
    `select ${REQUEST_COLUMNS} from requests r where r.interview_id = $1 and r.kind = $2 and r.state = 'open'
     order by r.asked_at desc, r.id desc limit 1`,
    [interviewId, kind],
  );
  return row ?? null;
}

/** Those of an interview, whatever became of them: whoever asked was not its candidate. */
export async function dropRequests(tx: Tx, interviewId: Id<'interview'>): Promise<void> {
  await tx.query('delete from requests where interview_id = $1', [interviewId]);
}

export async function setNote(tx: Tx, id: Id<'request'>, note: string): Promise<void> {
  await tx.query('update requests set note = $2 where id = $1', [id, note]);
}

export async function findRequest(db: Queryable, id: Id<'request'>): Promise<CandidateRequest | null> {
  const [row] = await db.query<CandidateRequest>(`select ${REQUEST_COLUMNS} from requests r where r.id = $1`, [id]);
  return row ?? null;
}

export async function lockRequest(tx: Tx, id: Id<'request'>): Promise<CandidateRequest | null> {
  const [row] = await tx.query<CandidateRequest>(
    `select ${REQUEST_COLUMNS} from requests r where r.id = $1 for update`,
    [id],
  );
  return row ?? null;
}

export async function setAssignee(tx: Tx, id: Id<'request'>, assignee: string | null): Promise<void> {
  await tx.query('update requests set assignee = $2, assignee_person = null where id = $1', [id, assignee]);
}

export async function setAssigneePerson(tx: Tx, id: Id<'request'>, personId: Id<'person'> | null): Promise<void> {
  await tx.query('update requests set assignee_person = $2 where id = $1', [id, personId]);
}

export async function closeRequest(
  tx: Tx,
  id: Id<'request'>,
  to: { state: Exclude<RequestState, 'open'>; answer: string; at: Date },
): Promise<void> {
  await tx.query('update requests set state = $2, answer = $3, closed_at = $4 where id = $1', [
    id,
    to.state,
    to.answer,
    to.at,
  ]);
}

/** Requests of these interviews, oldest first; interviews without one are left out. */
export async function requestsOf(
  db: Queryable,
  interviewIds: readonly Id<'interview'>[],
): Promise<Map<Id<'interview'>, CandidateRequest[]>> {
  const rows = await db.query<CandidateRequest>(
    `select ${REQUEST_COLUMNS} from requests r where r.interview_id = any($1) order by r.asked_at, r.id`,
    [interviewIds],
  );
  return Map.groupBy(rows, ({ interviewId }) => interviewId);
}

export type RequestSearch = {
  accountId: Id<'account'>;
  state?: RequestState | undefined;
  kind?: RequestKind | undefined;
  interviewId?: Id<'interview'> | undefined;
};

/** A request with whom it is about. */
export type ListedRequest = CandidateRequest & { candidateName: string | null; candidateEmail: string | null };

/** The most urgent first. */
export async function listRequests(
  db: Queryable,
  { accountId, state, kind, interviewId }: RequestSearch,
  page: { offset: number; limit: number },
): Promise<{ results: ListedRequest[]; total: number }> {
  const values = [accountId, state ?? null, kind ?? null, interviewId ?? null];
  // An open list alone has an index of its own: it stays short.
  const where = `r.account_id = $1 and ${state === 'open' ? `r.state = 'open' and` : ''} ($2::text is null or r.state = $2)
    and ($3::text is null or r.kind = $3) and ($4::uuid is null or r.interview_id = $4)`;
  const { total } = only(
    await db.query<{ total: number }>(`select count(*)::int as total from requests r where ${where}`, values),
  );
  const results = await db.query<ListedRequest>(
    `select ${REQUEST_COLUMNS}, coalesce(i.given_name, c.cv_name) as "candidateName", i.email as "candidateEmail"
     from requests r join interviews i on i.id = r.interview_id left join cv_intakes c on c.id = i.cv_intake_id
     where ${where} order by r.due_at, r.id limit $5 offset $6`,
    [...values, page.limit, page.offset],
  );
  return { results, total };
}
