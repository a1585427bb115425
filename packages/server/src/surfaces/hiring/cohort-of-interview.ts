import { findCohorts } from '../../features/interviewers/index.ts';
import type { Interview } from '../../features/interviews/index.ts';
import type { Queryable } from '../../platform/db/db.ts';

/** Number and cohort of the plan that an interview is held on; null where none is known yet. */
export async function cohortOfInterview(
  db: Queryable,
  { blueprintVersionId }: Interview,
): Promise<{ version: number; cohort: string } | null> {
  return (await findCohorts(db, [blueprintVersionId])).get(blueprintVersionId ?? '') ?? null;
}
