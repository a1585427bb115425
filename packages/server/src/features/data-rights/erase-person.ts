import type { Clock } from '../../platform/clock.ts';
import { hmacSha256 } from '../../platform/crypto/digest.ts';
import type { Tx } from '../../platform/db/db.ts';
import { changeTotals } from '../../platform/db/totals.ts';
import type { IdSource } from '../../platform/ids.ts';
import { emailKey } from '../candidates/index.ts';
import { eraseConversations } from '../founder-applications/index.ts';
import { eraseInterviews } from '../interviews/index.ts';
import { eraseByEmail } from '../profiles/index.ts';
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
  const { accountId, candidateId } = await findPerson(tx, ref);
  const conversations = await eraseConversations(tx, candidateId);
  const interviews = await eraseInterviews(tx, candidateId);
  await changeTotals(tx, [...conversations, ...interviews.totals]);
  const intakes = await tx.query('delete from cv_intakes where candidate_id = $1 returning 1', [candidateId]);
  await tx.query('delete from candidates where id = $1', [candidateId]);
  const profiles = await eraseByEmail(tx, ref.organizationId, emailKey(ref.email));
  await tx.query('delete from upstream_replies where reply::text ilike $1', [`%${likeText(emailKey(ref.email))}%`]);
  const masked = await maskRecords(tx, ref, interviews.ids);
  const id = deps.ids.next<'erasure'>();
  const counts = {
    candidates: 1,
    interviews: interviews.ids.length,
    cvs: intakes.length,
    profiles: profiles.length,
    requestRecords: masked,
  };
  await tx.query('insert into erasures (id, account_id, subject_hash, counts, at) values ($1, $2, $3, $4, $5)', [
    id,
    accountId,
    hmacSha256(deps.receiptKey, emailKey(ref.email)),
    JSON.stringify(counts),
    new Date(deps.clock.now()),
  ]);
  await deps.enqueueBlobErasure(
    tx,
    [`candidates/${candidateId}/`, ...interviews.ids.map((interviewId) => `interviews/${interviewId}/`)],
    id,
  );
  return { id, counts };
}

/** Bodies that name the address or an erased interview lose their text, not their row. */
async function maskRecords(tx: Tx, ref: PersonRef, interviewIds: readonly string[]): Promise<number> {
  const needles = [emailKey(ref.email), ...interviewIds];
  const rows = await tx.query(
    `update request_records set
       request_body = case when request_body is null then null else $3 end,
       response_body = case when response_body is null then null else $3 end, query = '', path = coalesce(route, path)
     where organization_id = $1 and exists (
       select from unnest($2::text[]) needle
       where position(needle in lower(coalesce(request_body, ''))) > 0 or position(needle in lower(coalesce(response_body, ''))) > 0
          or position(needle in lower(query)) > 0 or position(needle in lower(path)) > 0)
     returning 1`,
    [ref.organizationId, needles, MASK],
  );
  return rows.length;
}

/** Text with the signs of `like` made plain. */
function likeText(text: string): string {
  return text.replace(/[\\%_]/g, '\\$&');
}
