import type { Clock } from '../../platform/clock.ts';
import { hmacSha256 } from '../../platform/crypto/digest.ts';
import type { Tx } from '../../platform/db/db.ts';
import { changeTotals } from '../../platform/db/totals.ts';
import type { Id, IdSource } from '../../platform/ids.ts';
import { eraseConversations } from '../founder-applications/index.ts';
import { eraseInterviews } from '../interviews/index.ts';
import { findPerson, type PersonRef } from './person.ts';

export type DataRightsDeps = {
  ids: IdSource;
  clock: Clock;
  /** Keys the hash that a receipt keeps of the address, so that it can be looked for but not read. */
  receiptKey: string;
  /** Deletes the person's files after the commit, durably. */
  enqueueBlobErasure(tx: Tx, prefixes: readonly string[], receiptId: string): Promise<void>;
};

export type Receipt = { id: string; counts: Record<string, number> };

const MASK = '[erased]';

/**
 * Erases one person of one account: rows go by cascade, free text is masked, files by a task. The receipt holds
 * counts and a keyed hash, no person.
 */
export async function erasePerson(tx: Tx, deps: DataRightsDeps, ref: PersonRef): Promise<Receipt> {
  const person = await findPerson(tx, ref);
  const { accountId, candidateId, profileIds } = person;
  const interviews = candidateId === null ? [] : await eraseCandidate(tx, candidateId);
  const traces = { interviewIds: interviews, emailKey: person.emailKey, profileIds };
  const names = await eraseProfiles(tx, ref.organizationId, traces);
  const masked = await maskRecords(tx, ref.organizationId, [
    ...interviews,
    ...profileIds,
    ...names,
    ...(person.emailKey === null ? [] : [person.emailKey, encodeURIComponent(person.emailKey).toLowerCase()]),
    ...(candidateId === null ? [] : [candidateId]),
  ]);
  const id = deps.ids.next<'erasure'>();
  const counts = {
    candidates: candidateId === null ? 0 : 1,
    interviews: interviews.length,
    profiles: profileIds.length,
    requestRecords: masked,
  };
  await tx.query('insert into erasures (id, account_id, subject_hash, counts, at) values ($1, $2, $3, $4, $5)', [
    id,
    accountId,
    hmacSha256(deps.receiptKey, person.emailKey ?? candidateId ?? ''),
    JSON.stringify(counts),
    new Date(deps.clock.now()),
  ]);
  await deps.enqueueBlobErasure(
    tx,
    [
      ...(candidateId === null ? [] : [`candidates/${candidateId}/`]),
      ...interviews.map((interviewId) => `interviews/${interviewId}/`),
    ],
    id,
  );
  return { id, counts };
}

/** Deletes a candidate with what hangs on them; gives back the interviews. */
async function eraseCandidate(tx: Tx, candidateId: Id<'candidate'>): Promise<readonly Id<'interview'>[]> {
  const conversations = await eraseConversations(tx, candidateId);
  const interviews = await eraseInterviews(tx, candidateId);
  await changeTotals(tx, [...conversations, ...interviews.totals]);
  await tx.query('delete from cv_intakes where candidate_id = $1', [candidateId]);
  await tx.query('delete from candidates where id = $1', [candidateId]);
  return interviews.ids;
}

/** Deletes profiles, claims that name the address, and kept replies of an upstream; gives back the profiles' names. */
async function eraseProfiles(
  tx: Tx,
  organizationId: string,
  { emailKey: key, profileIds }: { emailKey: string | null; profileIds: readonly Id<'profile'>[] },
): Promise<string[]> {
  const rows = await tx.query<{ username: string }>('delete from profiles where id = any($1) returning username', [
    profileIds,
  ]);
  if (key !== null) {
    await tx.query(
      `delete from claims c using profiles p
       where p.id = c.profile_id and p.organization_id = $1 and lower(c.email) = $2`,
      [organizationId, key],
    );
    await tx.query('delete from upstream_replies where reply::text ilike $1', [`%${likeText(key)}%`]);
  }
  return rows.map(({ username }) => username);
}

/**
 * Records that name the person lose their text, not their row. Calls that nobody was recognised for and those of the
 * administrator belong to no organization: they are searched as well.
 */
async function maskRecords(tx: Tx, organizationId: string, needles: readonly string[]): Promise<number> {
  const rows = await tx.query(
    `update request_records set
       request_body = case when request_body is null then null else $3 end,
       response_body = case when response_body is null then null else $3 end,
       error = case when error is null then null else $3 end, query = '', path = coalesce(route, $3)
     where (organization_id = $1 or organization_id is null) and exists (
       select from unnest($2::text[]) needle
       where position(needle in lower(concat_ws(' ', request_body, response_body, query, path, error))) > 0)
     returning 1`,
    [organizationId, needles, MASK],
  );
  return rows.length;
}

/** Text with the signs of `like` made plain. */
function likeText(text: string): string {
  return text.replace(/[\\%_]/g, '\\$&');
}
