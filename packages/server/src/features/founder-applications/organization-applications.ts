import type { Queryable } from '../../platform/db/db.ts';
import type { Id } from '../../platform/ids.ts';
import type { Conversation } from './conversation.ts';
import { CONVERSATION_COLUMNS } from './conversation-store.ts';
import type { Programme } from './programme.ts';
import { listProgrammes } from './programme-store.ts';

/** Programmes of every account of an organization; an account has few. */
export async function listProgrammesOf(db: Queryable, accountIds: readonly Id<'account'>[]): Promise<Programme[]> {
  const found: Programme[] = [];
  for (const id of accountIds) found.push(...(await listProgrammes(db, id)));
  return found;
}

/** A founder's form with the programme that it is for. */
export type OrganizationApplication = Conversation & { programmeName: string | null };

const LISTED = `${CONVERSATION_COLUMNS}, p.name as "programmeName"`;
const FROM = 'from conversations c left join programmes p on p.id = c.programme_id';

/** Newest first, those older than `before`. */
export function listApplicationsOf(
  db: Queryable,
  accountIds: readonly Id<'account'>[],
  page: { before: string | null; limit: number },
): Promise<OrganizationApplication[]> {
  return db.query<OrganizationApplication>(
    `select ${LISTED} ${FROM} where c.account_id = any($1::uuid[]) and ($2::uuid is null or c.interview_id < $2)
     order by c.interview_id desc limit $3`,
    [accountIds, page.before, page.limit],
  );
}

export async function findApplicationOf(
  db: Queryable,
  accountIds: readonly Id<'account'>[],
  id: Id<'interview'>,
): Promise<OrganizationApplication | null> {
  const [row] = await db.query<OrganizationApplication>(
    `select ${LISTED} ${FROM} where c.interview_id = $1 and c.account_id = any($2::uuid[])`,
    [id, accountIds],
  );
  return row ?? null;
}
