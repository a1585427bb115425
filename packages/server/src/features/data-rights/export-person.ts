import { toInstant } from '../../platform/clock.ts';
import type { Queryable } from '../../platform/db/db.ts';
import { cutToPerson } from './cut-to-person.ts';
import type { DataRightsDeps } from './erase-person.ts';
import { findPerson, type PersonRef } from './person.ts';
import { NAMING_RECORDS, personIn, traceParams } from './traces.ts';

/** Calls about one person are few; the bound keeps a mistaken address from reading the whole record. */
const MOST_RECORDS = 1_000;

/** Tables that hang on an interview, each with the column that leads to it. */
const BY_INTERVIEW = [
  'interview_transitions',
  'consents',
  'presence',
  'dialogues',
  'dialogue_events',
  'reports',
  'reviews',
  'conversations',
] as const;

/** Tables that hang on a profile. */
const BY_PROFILE = [
  'profile_sources',
  'profile_keys',
  'profile_aliases',
  'attestations',
  'claims',
  'identity_deliveries',
] as const;

type NamingRecord = {
  at: Date;
  method: string;
  path: string;
  query: string;
  status: number;
  requestBody: string | null;
  responseBody: string | null;
};

/**
 * Everything held about one person, table by table, as stored; of the request record what an erasure would mask, without
 * the others of a list.
 */
export async function exportPerson(
  db: Queryable,
  ref: PersonRef,
  { replyKeys }: Pick<DataRightsDeps, 'replyKeys'>,
): Promise<Record<string, unknown>> {
  const { candidateIds, profileIds, emails, names, mentioned } = await findPerson(db, ref, replyKeys);
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
      `select to_jsonb(t) as row from ${table} t join interviews i on i.id = t.interview_id where i.candidate_id = any($1)`,
      candidateIds,
    );
  }
  for (const table of BY_PROFILE) {
    // The hash of a code is no statement about the person and could be guessed from.
    person[table] = await rows(
      `select to_jsonb(t) - 'code_hash' as row from ${table} t where profile_id = any($1)`,
      profileIds,
    );
  }
  const interviews = await db.query<{ id: string }>('select id from interviews where candidate_id = any($1)', [
    candidateIds,
  ]);
  const traced = {
    organizationId: ref.organizationId,
    ids: [...interviews.map(({ id }) => id), ...candidateIds, ...profileIds],
    emails,
    names: [...names, ...mentioned],
  };
  const records = await db.query<NamingRecord>(
    `select r.at, r.method, r.path, r.query, r.status, r.request_body as "requestBody", r.response_body as "responseBody"
     from ${NAMING_RECORDS} order by r.at, r.id limit $9`,
    [...traceParams(traced), MOST_RECORDS],
  );
  const isIn = personIn(traced);
  person.request_records = records.map((record) => ({
    ...record,
    at: toInstant(record.at.getTime()),
    requestBody: cutToPerson(record.requestBody, isIn),
    responseBody: cutToPerson(record.responseBody, isIn),
  }));
  return person;
}
