import { sha256 } from '../../platform/crypto/digest.ts';
import type { Id } from '../../platform/ids.ts';

/** What a list of sessions is narrowed to; null where it is not. */
export type SessionFilter = { interviewType: string | null; talentId: string | null };

/** The counter of one account's sessions under a filter. */
export function sessionTotal(
  accountId: Id<'account'>,
  { interviewType, talentId }: SessionFilter,
): { list: string; key: string } {
  // Counters outlive the interviews they count, so they do not hold the caller's name of a person.
  const talent = talentId === null ? null : sha256(talentId).toString('base64url');
  return {
    list: `sessions${interviewType === null ? '' : '-type'}${talent === null ? '' : '-talent'}`,
    key: [accountId, interviewType, talent].filter((part) => part !== null).join(':'),
  };
}

/** The counters of every list that shows a session. */
export function sessionTotals(session: { accountId: Id<'account'> } & SessionFilter): { list: string; key: string }[] {
  const types = [null, session.interviewType ?? ''];
  const talents = session.talentId === null ? [null] : [null, session.talentId];
  return types.flatMap((interviewType) =>
    talents.map((talentId) => sessionTotal(session.accountId, { interviewType, talentId })),
  );
}
