import type { Queryable } from '../../platform/db/db.ts';
import { AppError } from '../../platform/errors.ts';
import { type Id, parseId } from '../../platform/ids.ts';
import { findAccount } from '../accounts/index.ts';
import { emailKey } from '../candidates/index.ts';

/** One person of one account: by address, or by an interview, session or conversation held with them. */
export type PersonRef = {
  organizationId: string;
  userId: string;
  by: { email: string } | { interviewId: string };
};

export class PersonNotFoundError extends AppError {
  readonly kind = 'person-not-found';

  constructor() {
    super('no such person in this account');
  }
}

export type Person = {
  accountId: Id<'account'>;
  /** Null when the organization holds only a profile of the person. */
  candidateId: Id<'candidate'> | null;
  /** Comparable form of the address; null for somebody who never gave one. */
  emailKey: string | null;
  profileIds: Id<'profile'>[];
};

/**
 * Candidate and profiles of a person. The profile belongs to the organization, so that one without any interview is
 * found under every account of it.
 *
 * @throws {PersonNotFoundError} when nothing is held
 */
export async function findPerson(db: Queryable, ref: PersonRef): Promise<Person> {
  const account = await findAccount(db, ref);
  if (account === null) throw new PersonNotFoundError();
  const candidate = await findInAccount(db, account.id, ref.by);
  const key = 'email' in ref.by ? emailKey(ref.by.email) : (candidate?.emailKey ?? null);
  const profiles =
    key === null
      ? []
      : await db.query<{ id: Id<'profile'> }>(
          `select profile_id as id from profile_keys where organization_id = $1 and key = $2
           union select c.profile_id from claims c join profiles p on p.id = c.profile_id
             where p.organization_id = $1 and lower(c.email) = $3 and c.used_at is not null`,
          [ref.organizationId, `email:${key}`, key],
        );
  if (candidate === null && profiles.length === 0) throw new PersonNotFoundError();
  return {
    accountId: account.id,
    candidateId: candidate?.id ?? null,
    emailKey: key,
    profileIds: profiles.map(({ id }) => id),
  };
}

async function findInAccount(
  db: Queryable,
  accountId: Id<'account'>,
  by: PersonRef['by'],
): Promise<{ id: Id<'candidate'>; emailKey: string | null } | null> {
  if ('interviewId' in by && parseId(by.interviewId) === null) return null;
  const [row] = await db.query<{ id: Id<'candidate'>; emailKey: string | null }>(
    'email' in by
      ? 'select id, email_key as "emailKey" from candidates where account_id = $1 and email_key = $2'
      : `select c.id, c.email_key as "emailKey" from interviews i join candidates c on c.id = i.candidate_id
         where i.account_id = $1 and i.id = $2`,
    [accountId, 'email' in by ? emailKey(by.email) : by.interviewId],
  );
  return row ?? null;
}
