import type { Queryable } from '../../platform/db/db.ts';
import { AppError } from '../../platform/errors.ts';
import type { Id } from '../../platform/ids.ts';
import { findAccount } from '../accounts/index.ts';
import { findCandidate } from '../candidates/index.ts';

export type PersonRef = { organizationId: string; userId: string; email: string };

export class PersonNotFoundError extends AppError {
  readonly kind = 'person-not-found';

  constructor() {
    super('no such person in this account');
  }
}

/** @throws {PersonNotFoundError} */
export async function findPerson(
  db: Queryable,
  ref: PersonRef,
): Promise<{ accountId: Id<'account'>; candidateId: Id<'candidate'> }> {
  const account = await findAccount(db, ref);
  const candidateId = account === null ? null : await findCandidate(db, account.id, ref.email);
  if (account === null || candidateId === null) throw new PersonNotFoundError();
  return { accountId: account.id, candidateId };
}
