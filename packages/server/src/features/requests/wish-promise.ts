import type { Queryable } from '../../platform/db/db.ts';
import { isTestAccount } from '../accounts/index.ts';
import type { Interview } from '../interviews/index.ts';
import { mailSettings } from '../mails/index.ts';
import { hasMemberWhoMay } from '../people/index.ts';

/** What becomes of a candidate's wish. */
export type WishPromise = {
  /** People who find it in the console, or are mailed of it; nobody: it is in the records alone. */
  wishesReach: 'people' | 'nobody';
  /** How an answer comes back: by mail from here, or by whatever way the organization chooses. */
  answersBy: 'mail' | 'organization';
};

/** As `keepRequest` and `answerRequest` will do it, so that a page promises what then happens. */
export async function promiseOf(
  db: Queryable,
  { sendsMail }: { sendsMail: boolean },
  { accountId, email }: Pick<Interview, 'accountId' | 'email'>,
): Promise<WishPromise> {
  const mails = sendsMail && !(await isTestAccount(db, accountId));
  const reaches =
    (await hasMemberWhoMay(db, accountId, 'answer-requests')) ||
    (mails && (await mailSettings(db, accountId)).notices !== null);
  return { wishesReach: reaches ? 'people' : 'nobody', answersBy: mails && email !== null ? 'mail' : 'organization' };
}
