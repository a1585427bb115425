import type { Queryable } from '../../platform/db/db.ts';
import { findPerson, type PersonRef } from './person.ts';

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
const BY_PROFILE = ['profile_sources', 'profile_keys', 'attestations', 'claims', 'identity_deliveries'] as const;

/** Everything held about one person, table by table, as stored; of the request record what names their address. */
export async function exportPerson(db: Queryable, ref: PersonRef): Promise<Record<string, unknown>> {
  const { candidateId, profileIds, emailKey } = await findPerson(db, ref);
  const rows = async (text: string, value: unknown): Promise<unknown[]> =>
    (await db.query<{ row: unknown }>(text, [value])).map(({ row }) => row);
  const person: Record<string, unknown> = {
    candidate: await rows('select to_jsonb(t) as row from candidates t where id = $1', candidateId),
    cvs: await rows('select to_jsonb(t) as row from cv_intakes t where candidate_id = $1 order by id', candidateId),
    interviews: await rows(
      'select to_jsonb(t) as row from interviews t where candidate_id = $1 order by id',
      candidateId,
    ),
    profiles: await rows('select to_jsonb(t) as row from profiles t where id = any($1) order by id', profileIds),
  };
  for (const table of BY_INTERVIEW) {
    person[table] = await rows(
      `select to_jsonb(t) as row from ${table} t join interviews i on i.id = t.interview_id where i.candidate_id = $1`,
      candidateId,
    );
  }
  for (const table of BY_PROFILE) {
    // The hash of a code is no statement about the person and could be guessed from.
    person[table] = await rows(
      `select to_jsonb(t) - 'code_hash' as row from ${table} t where profile_id = any($1)`,
      profileIds,
    );
  }
  person.request_records =
    emailKey === null
      ? []
      : (
          await db.query<{ row: unknown }>(
            `select jsonb_build_object('at', at, 'method', method, 'path', path, 'query', query, 'status', status,
               'requestBody', request_body, 'responseBody', response_body) as row
             from request_records
             where organization_id = $1 and position($2 in lower(concat_ws(' ', request_body, response_body, query, path))) > 0
             order by at, id limit $3`,
            [ref.organizationId, emailKey, MOST_RECORDS],
          )
        ).map(({ row }) => row);
  return person;
}
