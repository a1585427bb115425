import type { Id } from '../../platform/ids.ts';

/** A candidate of an account is gone, with their interviews. */
export type PersonErased = {
  name: 'person-erased';
  accountId: Id<'account'>;
  receiptId: Id<'erasure'>;
  candidateId: Id<'candidate'>;
  interviewIds: readonly Id<'interview'>[];
};
