import { hmacSha256 } from '../../platform/crypto/digest.ts';
import type { Db, Queryable } from '../../platform/db/db.ts';
import { type DataRightsDeps, erasePerson, maskEarlier } from './erase-person.ts';
import { PersonNotFoundError, type PersonRef } from './person.ts';

/** A receipt as an operator keeps it outside: it names nobody, and finds whoever it is about in a restored database. */
export type ErasureRecord = {
  id: string;
  /** ISO 8601. */
  at: string;
  /** Keyed hash of the person, hexadecimal. */
  subject: string;
  /** Whose candidate it was; null for one that a username named in every account of an organization. */
  account: { organizationId: string; userId: string } | null;
};

const BATCH = 500;

export function listErasures(db: Queryable, since: Date): Promise<ErasureRecord[]> {
  return db.query<ErasureRecord>(
    `select e.id::text as id, to_char(at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as at,
       encode(subject_hash, 'hex') as subject,
       case when a.id is null then null else json_build_object('organizationId', a.organization_id, 'userId', a.user_id) end as account
     from erasures e left join accounts a on a.id = e.account_id where at >= $1 order by at, e.id`,
    [since],
  );
}

/**
 * Erases whoever receipts are about that this database does not have: after a backup was put back that is older than they
 * are. Takes `Db` since each erasure is a unit of its own; broken off, it is asked for again.
 *
 * A hash names one person of an account, not of another: a receipt without an account is for somebody to decide on.
 *
 * @returns how many people were erased, of how many receipts nothing is held (any more), and which were left
 */
export async function repeatErasures(
  db: Db,
  deps: DataRightsDeps,
  records: readonly ErasureRecord[],
): Promise<{ repeated: number; known: number; absent: number; left: readonly ErasureRecord[] }> {
  const known = new Set(
    (
      await db.query<{ id: string }>('select id::text as id from erasures where id = any($1)', [
        records.map(({ id }) => id),
      ])
    ).map(({ id }) => id),
  );
  const unknown = records.filter(({ id }) => !known.has(id));
  const left = unknown.filter(({ account }) => account === null);
  const wanted = new Map<string, boolean>(
    unknown.flatMap(({ account, subject }) => (account === null ? [] : [[keyOf(account, subject), false] as const])),
  );
  let repeated = 0;
  for await (const { subject, ref } of everybody(db, deps.receiptKeys)) {
    const key = keyOf(ref, subject);
    if (!wanted.has(key)) continue;
    wanted.set(key, true);
    try {
      const earlier = await maskEarlier(db, deps, ref);
      await db.transaction((tx) => erasePerson(tx, deps, ref, earlier));
      repeated += 1;
    } catch (error) {
      // Erased with an account or a profile that came before.
      if (!(error instanceof PersonNotFoundError)) throw error;
    }
  }
  return { repeated, known: known.size, absent: [...wanted.values()].filter((isFound) => !isFound).length, left };
}

type Somebody = { subject: string; ref: PersonRef & { userId: string } };

function keyOf({ organizationId, userId }: { organizationId: string; userId: string }, subject: string): string {
  return JSON.stringify([organizationId, userId, subject]);
}

/**
 * Every person of every account, with each hash that a receipt can have of them. Profiles come first: by one all of the
 * person's candidates are found, whichever of their addresses each has.
 */
async function* everybody(db: Queryable, keys: readonly string[]): AsyncGenerator<Somebody> {
  const hashes = (text: string) => keys.map((key) => hmacSha256(key, text).toString('hex'));
  for await (const { organizationId, users, username, mark } of profileTombstones(db))
    for (const subject of hashes(mark))
      for (const userId of users) yield { subject, ref: { organizationId, userId, by: { username } } };
  for await (const row of candidates(db)) {
    const { organizationId, userId, email, interviewId } = row;
    if (email !== null)
      for (const subject of hashes(email)) yield { subject, ref: { organizationId, userId, by: { email } } };
    if (interviewId !== null)
      for (const subject of hashes(row.id)) yield { subject, ref: { organizationId, userId, by: { interviewId } } };
  }
}

type CandidateRow = {
  id: string;
  organizationId: string;
  userId: string;
  email: string | null;
  interviewId: string | null;
};

async function* candidates(db: Queryable): AsyncGenerator<CandidateRow> {
  for (let after = '00000000-0000-0000-0000-000000000000'; ; ) {
    const rows = await db.query<CandidateRow>(
      `select c.id::text as id, a.organization_id as "organizationId", a.user_id as "userId", c.email_key as email,
         (select i.id::text from interviews i where i.candidate_id = c.id limit 1) as "interviewId"
       from candidates c join accounts a on a.id = c.account_id where c.id > $1 order by c.id limit $2`,
      [after, BATCH],
    );
    yield* rows;
    const last = rows.at(-1);
    if (last === undefined) return;
    after = last.id;
  }
}

type TombstoneRow = { id: string; organizationId: string; users: string[]; username: string; mark: string };

/** Addresses and names by which a profile is erased. */
async function* profileTombstones(db: Queryable): AsyncGenerator<TombstoneRow> {
  for (let after = '00000000-0000-0000-0000-000000000000'; ; ) {
    const rows = await db.query<TombstoneRow>(
      `select p.id::text as id, p.organization_id as "organizationId", p.username, m.mark,
         array(select a.user_id from accounts a where a.organization_id = p.organization_id order by 1) as users
       from (select * from profiles where id > $1 order by id limit $2) p cross join lateral (
         select substring(k.key from 7) as mark from profile_keys k where k.profile_id = p.id and k.key like 'email:%'
         union select lower(c.email) from claims c where c.profile_id = p.id and c.used_at is not null
         union select p.username union select a.username from profile_aliases a where a.profile_id = p.id) m
       order by p.id`,
      [after, BATCH],
    );
    yield* rows;
    const last = rows.at(-1);
    if (last === undefined) return;
    after = last.id;
  }
}
