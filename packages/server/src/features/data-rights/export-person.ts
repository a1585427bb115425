import type { Queryable } from '../../platform/db/db.ts';
import { findPerson, type PersonRef } from './person.ts';

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

/** Everything held about one person of one account, table by table, as stored. */
export async function exportPerson(db: Queryable, ref: PersonRef): Promise<Record<string, unknown>> {
  const { candidateId } = await findPerson(db, ref);
  const rows = async (text: string): Promise<unknown[]> =>
    (await db.query<{ row: unknown }>(text, [candidateId])).map(({ row }) => row);
  const person: Record<string, unknown> = {
    candidate: await rows('select to_jsonb(t) as row from candidates t where id = $1'),
    cvs: await rows('select to_jsonb(t) as row from cv_intakes t where candidate_id = $1 order by id'),
    interviews: await rows('select to_jsonb(t) as row from interviews t where candidate_id = $1 order by id'),
  };
  for (const table of BY_INTERVIEW) {
    person[table] = await rows(
      `select to_jsonb(t) as row from ${table} t join interviews i on i.id = t.interview_id where i.candidate_id = $1`,
    );
  }
  return person;
}
