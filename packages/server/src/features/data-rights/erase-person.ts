import type { Clock } from '../../platform/clock.ts';
import { hmacSha256 } from '../../platform/crypto/digest.ts';
import type { Db, Tx } from '../../platform/db/db.ts';
import { erasedFrom, type Tombstone, type Tombstones } from '../../platform/db/tombstones.ts';
import { changeTotals } from '../../platform/db/totals.ts';
import type { Id, IdSource } from '../../platform/ids.ts';
import { lockCandidate } from '../candidates/index.ts';
import { eraseConversations } from '../founder-applications/index.ts';
import { eraseInterviews } from '../interviews/index.ts';
import { mailsAbout } from '../mails/index.ts';
import type { PersonErased } from './events.ts';
import { isTraced, type MaskedEarlier, maskSince, maskSlices } from './mask-records.ts';
import { findPerson, type Person, type PersonRef, tracedOf } from './person.ts';
import { addressPattern, type TracedPerson } from './traces.ts';

export type DataRightsDeps = {
  ids: IdSource;
  clock: Clock;
  erased: Tombstones;
  /**
   * Key the hash that a receipt keeps of the person, so that it can be looked for but not read. The first is that of new
   * receipts.
   */
  receiptKeys: readonly string[];
  /** Keys under which an organization keeps replies of the configured upstream about these names; none without an upstream. */
  replyKeys(names: readonly string[]): string[];
  emit(tx: Tx, event: PersonErased): Promise<void>;
  /** Deletes the person's files after the commit, durably, and again what a writer still at work puts there. */
  enqueueBlobErasure(tx: Tx, prefixes: readonly string[], receiptId: string): Promise<void>;
  /** Deletes these mails after the commit, durably, as far as they are still in our hands. */
  enqueueMailErasure(tx: Tx, ids: readonly string[], receiptId: string): Promise<void>;
  /** Has the files of an embedded database written again, durably, after the commit. */
  enqueueRewriting(tx: Tx): Promise<void>;
};

export type Receipt = { id: string; counts: Record<string, number> };

/**
 * Erases one person: what the account holds of the candidate, and the organization's profile. Rows go by cascade, free
 * text is masked, files and mails by a task. The receipt holds counts and a keyed hash, no person.
 *
 * @param earlier what `maskEarlier` has done; without it the whole request record is searched while everybody waits
 */
export async function erasePerson(
  tx: Tx,
  deps: DataRightsDeps,
  ref: PersonRef,
  earlier: MaskedEarlier | null = null,
): Promise<Receipt> {
  const { organizationId, by } = ref;
  // Whoever is writing about the person is waited for, and seen; whoever comes later finds the marks.
  await deps.erased.close(tx);
  const person = await findPerson(tx, ref, deps.replyKeys);
  const traced = await tracedOf(tx, organizationId, person);
  const { accountId, candidateIds, profileIds, emails, names } = person;
  const id = deps.ids.next<'erasure'>();
  const claims = await findClaims(tx, organizationId, person);
  // Mails are named by their rows, which go with what they are about; those of the release before by their claims.
  const mails = [...claims, ...(await mailsAbout(tx, traced.ids, claims))];
  const interviews: Id<'interview'>[] = [];
  for (const candidateId of candidateIds) {
    const erased = await eraseCandidate(tx, candidateId);
    if (erased === null) continue;
    interviews.push(...erased.interviewIds);
    await deps.emit(tx, { name: 'person-erased', receiptId: id, candidateId, ...erased });
  }
  await tx.query('delete from claims where id = any($1)', [claims]);
  await eraseProfiles(tx, organizationId, person);
  const replyKeys = deps.replyKeys(names);
  await eraseReplies(tx, organizationId, replyKeys, person);
  const ids = [...interviews, ...candidateIds, ...profileIds];
  // What was found meanwhile, such as a new interview, is looked for from the beginning.
  const isMasked = earlier !== null && isTraced(traced, earlier.person);
  const late = await maskSince(tx, traced, isMasked ? earlier.since : new Date(0));
  const masked = late + (earlier?.count ?? 0);
  const at = new Date(deps.clock.now());
  await deps.erased.remember(tx, erasureTombstones(organizationId, ids, person, replyKeys), at);
  await deps.erased.closeNames(tx, organizationId, names, at);
  const counts = {
    candidates: candidateIds.length,
    interviews: interviews.length,
    profiles: profileIds.length,
    requestRecords: masked,
  };
  const subject = emails[0] ?? candidateIds[0] ?? ('username' in by ? by.username.toLowerCase() : '');
  await tx.query('insert into erasures (id, account_id, subject_hash, counts, at) values ($1, $2, $3, $4, $5)', [
    id,
    accountId,
    hmacSha256(deps.receiptKeys[0] ?? '', subject),
    JSON.stringify(counts),
    at,
  ]);
  await deps.enqueueBlobErasure(
    tx,
    [
      ...candidateIds.map((candidateId) => `candidates/${candidateId}/`),
      ...interviews.map((interviewId) => `interviews/${interviewId}/`),
    ],
    id,
  );
  if (mails.length > 0) await deps.enqueueMailErasure(tx, mails, id);
  await deps.enqueueRewriting(tx);
  return { id, counts };
}

/** One round more is worth it when the last one took longer, in milliseconds. */
const LONG_ROUND_MS = 1_000;
const MOST_ROUNDS = 5;

/**
 * The long part of an erasure, before its lock: masks what is on record, slice by slice, so that nobody waits. Takes `Db`
 * since each slice is a transaction. Nothing else of the person is touched: broken off, the erasure is asked for again.
 *
 * Records of requests that were at work meanwhile are stored without their text, by marks that concern records only;
 * those of requests that began later are left to the erasure itself, which has only these to search.
 *
 * @throws {PersonNotFoundError} when nothing is held
 */
export async function maskEarlier(db: Db, deps: DataRightsDeps, ref: PersonRef): Promise<MaskedEarlier> {
  let from = new Date(0);
  let count = 0;
  let searched: TracedPerson | null = null;
  for (let round = 1; ; round += 1) {
    const began = performance.now();
    // Whoever writes about the person is waited for and seen, and so are records that are being stored.
    const { person, since } = await db.transaction(async (tx) => {
      await deps.erased.close(tx);
      const traced = await tracedOf(tx, ref.organizationId, await findPerson(tx, ref, deps.replyKeys));
      const now = deps.clock.now();
      await deps.erased.rememberForRecords(tx, recordTombstones(traced), new Date(now));
      return { person: traced, since: erasedFrom(now) };
    });
    // Who has become known by more meanwhile is looked for from the beginning.
    if (searched !== null && !isTraced(person, searched)) from = new Date(0);
    searched = person;
    count += await maskSlices(db, person, from, since);
    from = since;
    if (performance.now() - began < LONG_ROUND_MS || round === MOST_ROUNDS) return { person, since, count };
  }
}

function recordTombstones({ organizationId, ids, emails, names }: TracedPerson): Tombstone[] {
  const known = [...ids.map((id) => `id:${id}`), ...emails.map((email) => `email:${email}`)];
  return [
    ...[...known, ...names.map((name) => `name:${name}`)].map((mark) => ({ scope: organizationId, mark })),
    ...known.map((mark) => ({ scope: null, mark })),
  ];
}

/** An address and an id are the person's whoever asks; a name and a kept reply are so within the organization. */
function erasureTombstones(
  organizationId: string,
  ids: readonly string[],
  { emails, names, keys }: Person,
  replyKeys: readonly string[],
): Tombstone[] {
  const known = [...ids.map((id) => `id:${id}`), ...emails.map((email) => `email:${email}`)];
  const named = names.map((name) => `name:${name}`);
  const replies = replyKeys.map((key) => `reply:${key}`);
  const own = [...known, ...named, ...keys.map((key) => `key:${key}`), ...replies];
  return [...own.map((mark) => ({ scope: organizationId, mark })), ...known.map((mark) => ({ scope: null, mark }))];
}

/** Deletes a candidate with what hangs on them; gives back whose they were and the interviews. Null for one that is gone. */
async function eraseCandidate(
  tx: Tx,
  candidateId: Id<'candidate'>,
): Promise<Pick<PersonErased, 'accountId' | 'interviewIds'> | null> {
  const accountId = await lockCandidate(tx, candidateId);
  if (accountId === null) return null;
  const conversations = await eraseConversations(tx, candidateId);
  const interviews = await eraseInterviews(tx, candidateId);
  changeTotals(tx, [...conversations, ...interviews.totals]);
  await tx.query('delete from cv_intakes where candidate_id = $1', [candidateId]);
  await tx.query('delete from candidates where id = $1', [candidateId]);
  return { accountId, interviewIds: interviews.ids };
}

/** The claims of the profiles, and those of others of the organization that name an address of the person. */
async function findClaims(tx: Tx, organizationId: string, { profileIds, emails }: Person): Promise<string[]> {
  const rows = await tx.query<{ id: string }>(
    `select c.id from claims c join profiles p on p.id = c.profile_id
     where p.id = any($1) or (p.organization_id = $2 and lower(c.email) = any($3)) for update of c`,
    [profileIds, organizationId, emails],
  );
  return rows.map(({ id }) => id);
}

/**
 * Deletes profiles with their names: what another candidate's CV had fed into one leads nowhere any more. Deliveries of an
 * identity provider stay known by their fingerprint alone: the same one sent again must not prove whoever gets the name next.
 */
async function eraseProfiles(tx: Tx, organizationId: string, { profileIds, names }: Person): Promise<void> {
  await tx.query(
    `update identity_deliveries set profile_id = null, attestation_id = null, event_id = '' where profile_id = any($1)`,
    [profileIds],
  );
  await tx.query('delete from profiles where id = any($1)', [profileIds]);
  await tx.query(
    `update cv_intakes v set profile_username = null from candidates c join accounts a on a.id = c.account_id
     where c.id = v.candidate_id and a.organization_id = $1 and v.profile_username = any($2)`,
    [organizationId, names],
  );
}

/** Deletes kept replies of an upstream: under the person's names, and those that hold a name or address. */
async function eraseReplies(
  tx: Tx,
  organizationId: string,
  keys: readonly string[],
  { emails, names }: Person,
): Promise<void> {
  await tx.query(
    `delete from upstream_replies
     where organization_id = $1 and (key = any($2)
       or lower(reply -> 'profile' ->> 'publicIdentifier') = any($3) or lower(reply::text) ~ $4)`,
    [organizationId, keys, names, addressPattern(emails)],
  );
}
