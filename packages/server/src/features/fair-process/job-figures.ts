import type { Db } from '../../platform/db/db.ts';
import type { IdSource } from '../../platform/ids.ts';
import { accountsOf } from '../accounts/index.ts';
import { type CohortFigures, cohortFigures } from './cohort-figures.ts';
import { type FairJob, listFairJobs } from './figures-store.ts';
import { fairSettings } from './settings-store.ts';

/**
 * Figures of every job of an organization that somebody has completed an interview for, newest job first. Takes `Db`
 * since each job is a transaction: nobody waits for all of them.
 */
export async function organizationFigures(
  db: Db,
  deps: { ids: IdSource; smallestGroup: number },
  organizationId: string,
): Promise<{ job: FairJob; cohorts: CohortFigures[] }[]> {
  const settings = await fairSettings(db, organizationId);
  const found: { job: FairJob; cohorts: CohortFigures[] }[] = [];
  for (const job of await listFairJobs(db, await accountsOf(db, organizationId)))
    found.push({ job, cohorts: await db.transaction((tx) => cohortFigures(tx, deps, job.id, settings)) });
  return found;
}
