import type { Id } from '../../platform/ids.ts';
import type { ConversationStatus } from './extraction/index.ts';

/** What a list of conversations is narrowed to; null where it is not. */
export type ConversationFilter = { status: ConversationStatus | null; cohort: string | null };

/** The counter of one account's conversations under a filter. */
export function conversationTotal(
  accountId: Id<'account'>,
  { status, cohort }: ConversationFilter,
): { list: string; key: string } {
  return {
    list: `conversations${status === null ? '' : '-status'}${cohort === null ? '' : '-cohort'}`,
    key: [accountId, status, cohort].filter((part) => part !== null).join(':'),
  };
}

/** The counters of every list that shows a conversation. */
export function conversationTotals(conversation: {
  accountId: Id<'account'>;
  status: ConversationStatus;
  cohort: string | null;
}): { list: string; key: string }[] {
  const { accountId, status, cohort } = conversation;
  const cohorts = cohort === null ? [null] : [null, cohort];
  return cohorts.flatMap((one) =>
    [null, status].map((state) => conversationTotal(accountId, { status: state, cohort: one })),
  );
}
