import { rolesThatMay } from '@colloquy/contract/console';
import { only, type Queryable } from '../../platform/db/db.ts';
import type { Interview } from '../interviews/index.ts';

/** What becomes of a candidate's wish. */
export type WishPromise = {
  /** People who find it in the console, or are mailed of it; nobody: it is in the records alone. */
  wishesReach: 'people' | 'nobody';
  /** How an answer comes back: by mail from here, or by whatever way the organization chooses. */
  answersBy: 'mail' | 'organization';
};

/** In the text of the statement: each look of a room asks it, and a list as a parameter takes as long again. */
const MAY_ANSWER = rolesThatMay('answer-requests')
  .map((role) => `'${role}'`)
  .join(', ');

/** As `keepRequest` and `answerRequest` will do it, so that a page promises what then happens. */
export async function promiseOf(
  db: Queryable,
  { sendsMail }: { sendsMail: boolean },
  { accountId, email }: Pick<Interview, 'accountId' | 'email'>,
): Promise<WishPromise> {
  const { isTest, hasMember, hasNotices } = only(
    await db.query<{ isTest: boolean; hasMember: boolean; hasNotices: boolean }>(
      `select a.is_test as "isTest", s.notices is not null as "hasNotices",
         exists (select from memberships m where m.organization_id = a.organization_id and m.role in (${MAY_ANSWER})) as "hasMember"
       from accounts a left join mail_settings s on s.organization_id = a.organization_id where a.id = $1`,
      [accountId],
    ),
  );
  const mails = sendsMail && !isTest;
  const reaches = hasMember || (mails && hasNotices);
  return { wishesReach: reaches ? 'people' : 'nobody', answersBy: mails && email !== null ? 'mail' : 'organization' };
}
