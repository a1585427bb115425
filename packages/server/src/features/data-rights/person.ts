import type { Queryable } from '../../platform/db/db.ts';
import { AppError } from '../../platform/errors.ts';
import { type Id, parseId } from '../../platform/ids.ts';
import { findAccount } from '../accounts/index.ts';
import { emailKey } from '../candidates/index.ts';
import { findByUsername, networkName } from '../profiles/index.ts';
import type { TracedPerson } from './traces.ts';

/**
 * One person of one account: by address, by an interview, session or conversation held with them, or by the username of
 * their profile. The profile belongs to the organization: for a username the account may be left out, which takes the
 * candidates of all its accounts.
 */
export type PersonRef = {
  organizationId: string;
  userId: string | null;
  by: { email: string } | { interviewId: string } | { username: string };
};

export class PersonNotFoundError extends AppError {
  readonly kind = 'person-not-found';

  constructor() {
    super('no such person in this account');
  }
}

export type Person = {
  /** Null while no key has named the account. */
  accountId: Id<'account'> | null;
  /** Empty when the organization holds only a profile of the person. */
  candidateIds: Id<'candidate'>[];
  profileIds: Id<'profile'>[];
  /** Comparable forms of the addresses, the one asked for first; empty for somebody who never gave one. */
  emails: string[];
  /** What look-ups find the person by, in small letters: usernames, aliases, public names at a network. */
  names: string[];
  /** Public names at a network that the person's own documents name: by them look-ups may have asked for the person. */
  mentioned: string[];
  /** What indicates that a source is about the person. */
  keys: string[];
};

type Candidate = { id: Id<'candidate'>; emailKey: string | null };

/**
 * Candidates and profiles of a person; or, by the username alone, somebody of whom no more is held than a reply of the
 * upstream. An organization may hold profiles without any account: an unknown account has
 * no candidates, and that is all.
 *
 * @throws {PersonNotFoundError} when nothing is held
 */
export async function findPerson(
  db: Queryable,
  ref: PersonRef,
  replyKeys: (names: readonly string[]) => string[],
): Promise<Person> {
  const { organizationId, userId, by } = ref;
  const account = userId === null ? null : await findAccount(db, { organizationId, userId });
  const named = 'username' in by ? await findByUsername(db, organizationId, by.username) : null;
  const invited = account === null ? null : await findInvited(db, account.id, by);
  const given = 'email' in by ? emailKey(by.email) : (invited?.emailKey ?? null);
  const profileIds =
    named === null ? (given === null ? [] : await findByAddress(db, organizationId, given)) : [named.id];
  const { emails, names } = await findMarks(db, profileIds);
  const candidateIds =
    named === null ? (invited === null ? [] : [invited.id]) : await findCandidates(db, organizationId, userId, emails);
  if (candidateIds.length === 0 && profileIds.length === 0) {
    const asked = 'username' in by ? [networkName(by.username)] : [];
    if (!(await isReplyKept(db, organizationId, replyKeys(asked)))) throw new PersonNotFoundError();
    return { accountId: null, candidateIds, profileIds, emails: [], names: asked, mentioned: [], keys: [] };
  }
  return {
    accountId: account?.id ?? null,
    candidateIds,
    profileIds,
    emails: [...new Set([...(given === null ? [] : [given]), ...emails])],
    names,
    mentioned: await findMentioned(db, profileIds),
    keys: await findKeys(db, profileIds),
  };
}

/** What the request record is searched for: names also those that the person's own documents give. */
export async function tracedOf(
  db: Queryable,
  organizationId: string,
  { candidateIds, profileIds, emails, names, mentioned }: Person,
): Promise<TracedPerson> {
  const interviews = await db.query<{ id: string }>(
    'select id from interviews where candidate_id = any($1) order by id',
    [candidateIds],
  );
  return {
    organizationId,
    ids: [...interviews.map(({ id }) => id), ...candidateIds, ...profileIds],
    emails,
    names: [...names, ...mentioned],
  };
}

async function isReplyKept(db: Queryable, organizationId: string, keys: readonly string[]): Promise<boolean> {
  const rows = await db.query('select 1 from upstream_replies where organization_id = $1 and key = any($2)', [
    organizationId,
    keys,
  ]);
  return rows.length > 0;
}

async function findMentioned(db: Queryable, profileIds: readonly Id<'profile'>[]): Promise<string[]> {
  const rows = await db.query<{ name: string }>(
    `select distinct content ->> 'publicIdentifier' as name from profile_sources
     where profile_id = any($1) and content ->> 'publicIdentifier' <> ''`,
    [profileIds],
  );
  return rows.map(({ name }) => networkName(name));
}

async function findKeys(db: Queryable, profileIds: readonly Id<'profile'>[]): Promise<string[]> {
  const rows = await db.query<{ key: string }>('select distinct key from profile_keys where profile_id = any($1)', [
    profileIds,
  ]);
  return rows.map(({ key }) => key);
}

async function findInvited(db: Queryable, accountId: Id<'account'>, by: PersonRef['by']): Promise<Candidate | null> {
  if ('username' in by || ('interviewId' in by && parseId(by.interviewId) === null)) return null;
  const [row] = await db.query<Candidate>(
    'email' in by
      ? 'select id, email_key as "emailKey" from candidates where account_id = $1 and email_key = $2'
      : `select c.id, c.email_key as "emailKey" from interviews i join candidates c on c.id = i.candidate_id
         where i.account_id = $1 and i.id = $2`,
    [accountId, 'email' in by ? emailKey(by.email) : by.interviewId],
  );
  return row ?? null;
}

async function findByAddress(db: Queryable, organizationId: string, key: string): Promise<Id<'profile'>[]> {
  const rows = await db.query<{ id: Id<'profile'> }>(
    `select profile_id as id from profile_keys where organization_id = $1 and key = $2
     union select c.profile_id from claims c join profiles p on p.id = c.profile_id
       where p.organization_id = $1 and lower(c.email) = $3 and c.used_at is not null`,
    [organizationId, `email:${key}`, key],
  );
  return rows.map(({ id }) => id);
}

async function findCandidates(
  db: Queryable,
  organizationId: string,
  userId: string | null,
  emails: readonly string[],
): Promise<Id<'candidate'>[]> {
  const rows = await db.query<{ id: Id<'candidate'> }>(
    `select c.id from candidates c join accounts a on a.id = c.account_id
     where a.organization_id = $1 and ($2::text is null or a.user_id = $2) and c.email_key = any($3) order by c.id`,
    [organizationId, userId, emails],
  );
  return rows.map(({ id }) => id);
}

/** The addresses and names of profiles. */
async function findMarks(
  db: Queryable,
  profileIds: readonly Id<'profile'>[],
): Promise<{ emails: string[]; names: string[] }> {
  const rows = await db.query<{ kind: 'email' | 'name'; mark: string }>(
    `select case when key like 'email:%' then 'email' else 'name' end as kind, substring(key from position(':' in key) + 1) as mark
       from profile_keys where profile_id = any($1) and (key like 'email:%' or key like 'network:%')
     union select 'email', lower(email) from claims where profile_id = any($1) and used_at is not null
     union select 'name', username from profiles where id = any($1)
     union select 'name', username from profile_aliases where profile_id = any($1)
     order by 1, 2`,
    [profileIds],
  );
  const marks = (kind: string): string[] => rows.filter((row) => row.kind === kind).map(({ mark }) => mark);
  return { emails: marks('email'), names: marks('name') };
}
