import type { Tx } from '../../platform/db/db.ts';
import { type Id, type IdSource, idTime } from '../../platform/ids.ts';
import { findCohorts } from '../interviewers/index.ts';
import { hasChanged, type Now, revealsFew, type Standing } from './changes.ts';
import { type FairTable, fairTables, medianOf } from './figures.ts';
import { keepFigures, listAssessed, listFigures, lockJob } from './figures-store.ts';
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
 * Rates by what candidates declared, for each cohort of a job. Figures that were shown stand until those who came, went
 * or changed since, each way by itself, are nobody or as many as the smallest group, and of more than one group: beside
 * any figures that were ever shown, new ones would else tell of one person. Where the smallest group has been made larger
 * meanwhile and that does not hold, none are shown.
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
    const decided = own.flatMap((row) =>
      row.outcome === null ? [] : [{ ...row, movedOn: row.outcome === 'moved-on' }],
    );
    const now: Now = {
      standings: standingsOf(decided),
      said: new Map(rows.map(({ interviewId, declared }) => [interviewId, declared])),
    };
    const earlier = await listFigures(tx, jobId, cohort);
    let kept = earlier.at(-1) ?? null;
    const isStricter = kept !== null && kept.figures.smallest < smallestGroup;
    const mayReport = (basis: 'selection' | 'scoring'): boolean =>
      earlier.every((shown) => !revealsFew(shown, now, basis, { asks, smallest: smallestGroup }));
    const isNewer =
      kept === null
        ? decided.length >= 2 * smallestGroup && asks.length > 0
        : mayReport('selection') &&
          (isStricter ||
            hasChanged(kept, now, 'selection') ||
            (hasChanged(kept, now, 'scoring') && mayReport('scoring')));
    if (isNewer) {
      let tables = fairTables(decided, asks, smallestGroup);
      let { standings } = now;
      if (kept !== null && !mayReport('scoring')) {
        // The scores stay as they were told, of those of whom they were.
        const told = new Map(kept.standings.map(({ interviewId, scored }) => [interviewId, scored]));
        const old = isStricter ? [] : kept.figures.tables.filter(({ basis }) => basis === 'scoring');
        tables = [...tables.filter(({ basis }) => basis === 'selection'), ...old];
        standings = standings.map((one) => ({ ...one, scored: told.get(one.interviewId) ?? null }));
      }
      const figures = { smallest: smallestGroup, tables };
      kept = await keepFigures(tx, deps, { jobId, cohort }, { standings, people: decided.length, figures });
    } else if (isStricter) kept = null;
    found.push({
      cohort,
      versions: versions.sort((a, b) => a - b),
      completed: own.length,
      decided: decided.length,
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

function standingsOf(
  decided: readonly { interviewId: Id<'interview'>; movedOn: boolean; score: number | null; declared: object | null }[],
): Standing[] {
  const median = medianOf(decided.flatMap(({ score }) => (score === null ? [] : [score])));
  return decided.map(({ interviewId, movedOn, score, declared }) => ({
    interviewId,
    movedOn,
    scored: score === null || median === null ? 'none' : score > median ? 'above' : 'below',
    declared: declared !== null,
  }));
}
