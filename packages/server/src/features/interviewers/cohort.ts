import { sha256 } from '../../platform/crypto/digest.ts';
import type { Queryable } from '../../platform/db/db.ts';
import type { Id } from '../../platform/ids.ts';
import type { Blueprint } from './blueprint.ts';
import { loadBlueprint } from './blueprint-store.ts';

const DIGITS = 16;

/**
 * Names the plans within which levels may be compared: the same must-asks, word for word and in the same order, and the
 * same points. The same for the same plan wherever and whenever it is computed.
 */
export function cohortOf({ language, questions }: Blueprint): string {
  const asked = questions.filter(({ mustAsk }) => mustAsk).map(({ key, text }) => [key, text]);
  const points = questions
    .filter(({ rubric }) => rubric.facts.length > 0)
    .map(({ key, rubric }) => [key, rubric.language, ...rubric.facts.map((fact) => [fact.key, ...fact.phrasings])]);
  return sha256(JSON.stringify([language, asked, points]))
    .toString('hex')
    .slice(0, DIGITS);
}

/** Number and cohort of plans by id; those that are gone are left out. */
export async function findCohorts(
  db: Queryable,
  ids: readonly (Id<'blueprint-version'> | null)[],
): Promise<Map<string, { version: number; cohort: string }>> {
  const found = new Map<string, { version: number; cohort: string }>();
  for (const id of new Set(ids)) {
    const version = id === null ? null : await loadBlueprint(db, id);
    if (version !== null) found.set(version.id, { version: version.no, cohort: cohortOf(version.content) });
  }
  return found;
}
