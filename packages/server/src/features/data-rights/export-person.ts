import { toInstant } from '../../platform/clock.ts';
import type { Queryable } from '../../platform/db/db.ts';
import { cutToPerson } from './cut-to-person.ts';
import type { DataRightsDeps } from './erase-person.ts';
import { findNaming } from './mask-records.ts';
import { findPerson, type PersonRef, tracedOf } from './person.ts';
import { personIn } from './traces.ts';

/** Calls about one person are few; the bound keeps a mistaken address from reading the whole record. */
const MOST_RECORDS = 1_000;
/** Clocks of nodes are the database's, and that far apart at most. */
const AHEAD_MS = 2_000;

/** Tables that hang on an interview, each with the column that leads to it. */
const BY_INTERVIEW = [
  'interview_transitions',
  'consents',
  'presence',
  'room_seats',
  'dialogues',
  'dialogue_events',
  'reports',
  'reviews',
  'requests',
  'mails',
  'model_calls',
  'model_reservations',
  'conversations',
  'recordings',
  'recording_runs',
  'recording_chunks',
  'recording_parts',
  'declared_categories',
  'candidate_decisions',
  'candidate_notices',
  'fair_counted',
  'heard_pieces',
  'ats_runs',
  'idempotency',
  'webhook_sequences',
  'webhook_messages',
] as const;

/** Tables that hang on a message about an interview, each with the column of the delivery. */
const BY_MESSAGE = { webhook_deliveries: 'id', webhook_attempts: 'delivery_id' } as const;

/** A key of the organization's at another system, and hashes of keys of repeated calls, are no statements about the person. */
const NOT_THEIRS = `'{key_sealed,scope_hash,body_hash}'::text[]`;

/** Tables that hang on a profile. */
const BY_PROFILE = [
  'profile_sources',
  'profile_keys',
  'profile_aliases',
  'attestations',
  'claims',
  'identity_deliveries',
] as const;

/** By the key of each table, whatever it is: as they were made, not as they lie in the database. */
const IN_ORDER = `to_jsonb(t) -> 'id', to_jsonb(t) -> 'seq', to_jsonb(t) -> 'no', to_jsonb(t)`;

/**
 * Everything held about one person, table by table, as stored; of the request record what an erasure would mask, without
 * the others of a list.
 */
export async function exportPerson(
  db: Queryable,
  ref: PersonRef,
  { replyKeys, clock }: Pick<DataRightsDeps, 'replyKeys' | 'clock'>,
): Promise<Record<string, unknown>> {
  const found = await findPerson(db, ref, replyKeys);
  const { candidateIds, profileIds, names } = found;
  const rows = async (text: string, ...values: unknown[]): Promise<unknown[]> =>
    (await db.query<{ row: unknown }>(text, values)).map(({ row }) => row);
  const person: Record<string, unknown> = {
    candidate: await rows('select to_jsonb(t) as row from candidates t where id = any($1) order by id', candidateIds),
    cvs: await rows(
      'select to_jsonb(t) as row from cv_intakes t where candidate_id = any($1) order by id',
      candidateIds,
    ),
    interviews: await rows(
      'select to_jsonb(t) as row from interviews t where candidate_id = any($1) order by id',
      candidateIds,
    ),
    profiles: await rows('select to_jsonb(t) as row from profiles t where id = any($1) order by id', profileIds),
    upstream_replies: await rows(
      'select to_jsonb(t) as row from upstream_replies t where organization_id = $1 and key = any($2) order by key',
      ref.organizationId,
      replyKeys(names),
    ),
  };
  for (const table of BY_INTERVIEW) {
    person[table] = await rows(
      `select to_jsonb(t) - ${NOT_THEIRS} as row from ${table} t join interviews i on i.id = t.interview_id
       where i.candidate_id = any($1) order by i.id, ${IN_ORDER}`,
      candidateIds,
    );
  }
  for (const [table, column] of Object.entries(BY_MESSAGE)) {
    person[table] = await rows(
      `select to_jsonb(t) as row from webhook_messages m join interviews i on i.id = m.interview_id
         join webhook_deliveries d on d.message_id = m.id join ${table} t on t.${column} = d.id
       where i.candidate_id = any($1) order by t.id`,
      candidateIds,
    );
  }
  for (const table of BY_PROFILE) {
    // The hash of a code is no statement about the person and could be guessed from.
    person[table] = await rows(
      `select to_jsonb(t) - 'code_hash' as row from ${table} t where profile_id = any($1) order by ${IN_ORDER}`,
      profileIds,
    );
  }
  const traced = await tracedOf(db, ref.organizationId, found);
  const records = await findNaming(db, traced, new Date(clock.now() + AHEAD_MS), MOST_RECORDS);
  const isIn = personIn(traced);
  person.request_records = records.map((record) => ({
    ...record,
    at: toInstant(record.at.getTime()),
    requestBody: cutToPerson(record.requestBody, isIn),
    responseBody: cutToPerson(record.responseBody, isIn),
  }));
  return person;
}
