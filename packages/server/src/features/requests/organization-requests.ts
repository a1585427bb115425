import type { RequestView } from '@colloquy/contract/console';
import type { Language } from '@colloquy/contract/shared';
import { only, type Queryable, type Tx } from '../../platform/db/db.ts';
import type { Id } from '../../platform/ids.ts';
import type { Interview } from '../interviews/index.ts';
import { assignRequest, type RequestRef } from './close.ts';
import { RequestNotFoundError } from './errors.ts';
import type { CandidateRequest } from './request.ts';
import { REQUEST_COLUMNS, setAssigneePerson } from './request-store.ts';

/** A request as the people of an organization see it, whichever of its accounts it belongs to. */
export type OrganizationRequest = CandidateRequest &
  Pick<Interview, 'door' | 'status' | 'startedAt' | 'expiresAt' | 'timeFactor' | 'jobId'> & {
    assigneePerson: Id<'person'> | null;
    candidateName: string | null;
    candidateEmail: string | null;
    jobTitle: string | null;
    /** What the candidate is written in. */
    language: Language;
  };

const SHOWN = `${REQUEST_COLUMNS}, r.assignee_person as "assigneePerson", coalesce(i.given_name, c.cv_name) as "candidateName",
  i.email as "candidateEmail", i.job_id as "jobId", j.title as "jobTitle", coalesce(i.room_language, i.language) as language,
  i.door, i.status, i.started_at as "startedAt", i.expires_at as "expiresAt", i.time_factor as "timeFactor"`;
const FROM = `from requests r join interviews i on i.id = r.interview_id left join cv_intakes c on c.id = i.cv_intake_id
  left join jobs j on j.id = i.job_id`;

/** What narrows each list, and its order: open ones by what is due first, closed ones by what was closed last. */
const VIEWS: Readonly<Record<RequestView, { where: string; after: string; order: string }>> = {
  open: { where: `r.state = 'open'`, after: '(r.due_at, r.id) > (l.due_at, l.id)', order: 'r.due_at, r.id' },
  mine: {
    where: `r.state = 'open' and r.assignee_person = $4`,
    after: '(r.due_at, r.id) > (l.due_at, l.id)',
    order: 'r.due_at, r.id',
  },
  closed: {
    where: `r.state <> 'open'`,
    after: '(r.closed_at, r.id) < (l.closed_at, l.id)',
    order: 'r.closed_at desc, r.id desc',
  },
};

/**
 * One page of a list.
 *
 * @param personId whose requests `mine` are
 * @param page `before` is the last row of the page above
 */
export function listRequestsOf(
  db: Queryable,
  accountIds: readonly Id<'account'>[],
  { view, personId }: { view: RequestView; personId: Id<'person'> },
  page: { before: string | null; limit: number },
): Promise<OrganizationRequest[]> {
  const { where, after, order } = VIEWS[view];
  const mine = view === 'mine' ? [personId] : [];
  return db.query<OrganizationRequest>(
    `select ${SHOWN} ${FROM}
     where r.account_id = any($1::uuid[]) and ${where}
       and ($2::uuid is null or exists (select from requests l where l.id = $2 and ${after}))
     order by ${order} limit $3`,
    [accountIds, page.before, page.limit, ...mine],
  );
}

/** How many are open, past their time, and in the hands of a person. */
export async function countRequestsOf(
  db: Queryable,
  accountIds: readonly Id<'account'>[],
  personId: Id<'person'>,
  now: number,
): Promise<{ open: number; overdue: number; mine: number }> {
  return only(
    await db.query<{ open: number; overdue: number; mine: number }>(
      `select count(*)::int as open, count(*) filter (where due_at < $2)::int as overdue,
         count(*) filter (where assignee_person = $3)::int as mine
       from requests where account_id = any($1::uuid[]) and state = 'open'`,
      [accountIds, new Date(now), personId],
    ),
  );
}

/** A request of an organization; another's is as unknown as none. @throws {RequestNotFoundError} */
export async function requireRequestOf(
  db: Queryable,
  accountIds: readonly Id<'account'>[],
  id: Id<'request'> | null,
): Promise<OrganizationRequest> {
  const [row] = await db.query<OrganizationRequest>(
    `select ${SHOWN} ${FROM} where r.id = $1 and r.account_id = any($2::uuid[])`,
    [id, accountIds],
  );
  if (row === undefined) throw new RequestNotFoundError();
  return row;
}

/** Gives it to a member, under the name they have now; null: to nobody. @throws {RequestsErrors} */
export async function assignToPerson(
  tx: Tx,
  ref: RequestRef,
  person: { id: Id<'person'>; name: string } | null,
): Promise<void> {
  await assignRequest(tx, ref, person?.name ?? null);
  if (ref.id !== null) await setAssigneePerson(tx, ref.id, person?.id ?? null);
}
