import type { Tx } from '../../platform/db/db.ts';
import { type Id, type IdSource, idTime } from '../../platform/ids.ts';
import { findCohorts } from '../interviewers/index.ts';
import { type FairTable, fairTables } from './figures.ts';
import { findFigures, keepFigures, listAssessed, lockJob } from './figures-store.ts';
import type { FairSettings } from './settings-store.ts';

/** The candidates of one job who were asked the same, and what is told of them. */
export type CohortFigures = {
  cohort: string;
  /** Numbers of the plans within it. */
  versions: number[];
  /** Interviews that were completed, and of them those with a decision. */
  completed: number;
  decided: number;
  /** Null while fewer than twice the smallest group are decided about. */
  figures: { madeAt: Date; people: number; smallestGroup: number; tables: FairTable[] } | null;
};

/**
 * Rates by what candidates declared, for each cohort of a job. Figures that were shown stand until as many people as the
 * smallest group may have have come or gone since: two readings apart would else tell of one person.
 */
export async function cohortFigures(
  tx: Tx,
  deps: { ids: IdSource; smallestGroup: number },
  jobId: Id<'job'>,
  { asks }: Pick<FairSettings, 'asks'>,
): Promise<CohortFigures[]> {
  const { smallestGroup } = deps;
  await lockJob(tx, jobId);
  const rows = await listAssessed(tx, jobId);
  const plans = await findCohorts(
    tx,
    rows.map(({ planId }) => planId),
  );
  const cohorts = [...new Set([...plans.values()].map(({ cohort }) => cohort))];
  const found: CohortFigures[] = [];
  for (const cohort of cohorts) {
    const own = rows.filter(({ planId }) => planId !== null && plans.get(planId)?.cohort === cohort);
    const versions = [...plans.values()].filter((plan) => plan.cohort === cohort).map(({ version }) => version);
    const counted = own.flatMap(({ outcome, declared, score }) =>
      outcome === null ? [] : [{ declared, movedOn: outcome === 'moved-on', score }],
    );
    let kept = await findFigures(tx, jobId, cohort);
    const isNewer =
      kept === null
        ? counted.length >= 2 * smallestGroup && asks.length > 0
        : Math.abs(counted.length - kept.people) >= smallestGroup || kept.figures.smallest < smallestGroup;
    if (isNewer)
      kept = await keepFigures(
        tx,
        deps,
        { jobId, cohort },
        {
          people: counted.length,
          figures: { smallest: smallestGroup, tables: fairTables(counted, asks, smallestGroup) },
        },
      );
    found.push({
      cohort,
      versions: versions.sort((a, b) => a - b),
      completed: own.length,
      decided: counted.length,
      figures:
        kept === null
          ? null
          : {
              madeAt: new Date(idTime(kept.id)),
              people: kept.people,
              smallestGroup: kept.figures.smallest,
              tables: kept.figures.tables,
            },
    });
  }
  return found.sort((a, b) => (b.versions[0] ?? 0) - (a.versions[0] ?? 0));
}
