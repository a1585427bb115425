import type { consoleEndpoints } from '@colloquy/contract/console';
import { accountsOf } from '../../features/accounts/index.ts';
import {
  type CohortFigures,
  changeFairSettings,
  cohortFigures,
  type FairSettings,
  fairSettings,
  findDecision,
  listFairJobs,
  organizationFigures,
  recordDecision,
  recordedNotice,
  statedNotice,
  stateNotice,
  toCsv,
} from '../../features/fair-process/index.ts';
import { findOfAccounts, InterviewNotFoundError } from '../../features/interviews/index.ts';
import { findJobOf, JobNotFoundError } from '../../features/jobs/index.ts';
import { StaleSignInError } from '../../features/people/index.ts';
import { toInstant } from '../../platform/clock.ts';
import type { Queryable } from '../../platform/db/db.ts';
import { type Id, parseId } from '../../platform/ids.ts';
import { type Actor, by, type Input, type ReadHandler, type WriteHandler } from './console-registrar.ts';
import type { ConsoleDeps } from './deps.ts';

type Endpoints = typeof consoleEndpoints;

export function getFairnessHandler(deps: ConsoleDeps): ReadHandler<Endpoints['getFairness']> {
  return async (_input, { organizationId }) => {
    const accounts = await accountsOf(deps.db, organizationId);
    const settings = await fairSettings(deps.db, organizationId);
    return { ...presentSettings(deps, settings), jobs: await listFairJobs(deps.db, accounts) };
  };
}

export function setFairnessHandler(deps: ConsoleDeps): WriteHandler<Endpoints['setFairness']> {
  return async (tx, { body }, actor) => {
    const current = await fairSettings(tx, actor.organizationId);
    // It is a floor under how long recordings are kept.
    if (body.keepDays !== current.keepDays && !actor.isFresh) throw new StaleSignInError();
    const settings = await changeFairSettings(tx, actor.organizationId, body);
    return { body: presentSettings(deps, settings), noted: by(actor, 'fairness.changed') };
  };
}

/** That somebody looked at the figures is kept; the figures that were shown are, too. */
export function getFairFiguresHandler(deps: ConsoleDeps): WriteHandler<Endpoints['getFairFigures']> {
  return async (tx, { params }, actor) => {
    const job = await jobOf(tx, actor, params.id);
    const settings = await fairSettings(tx, actor.organizationId);
    const cohorts = await cohortFigures(tx, deps, job.id, settings);
    return {
      body: {
        job: { id: job.id, title: job.title },
        noticeOn: await statedNotice(tx, job.id),
        cohorts: cohorts.map(presentCohort),
      },
      noted: by(actor, 'fairness.opened', 'job', job.id),
    };
  };
}

/** Job by job, before the transaction that notes it. */
export function readExport(deps: ConsoleDeps) {
  return async (_input: Input<Endpoints['exportFairness']>, { organizationId }: Actor): Promise<string> =>
    toCsv(await organizationFigures(deps.db, deps, organizationId));
}

export function exportFairnessHandler(): WriteHandler<Endpoints['exportFairness'], string> {
  return async (_tx, _input, actor, csv) => ({ body: { csv }, noted: by(actor, 'fairness.exported') });
}

export function stateNoticeHandler(): WriteHandler<Endpoints['stateNotice']> {
  return async (tx, { params, body }, actor) => {
    const job = await jobOf(tx, actor, params.id);
    await stateNotice(tx, job.id, body.on, actor.person.id);
    return { body: { on: body.on }, noted: by(actor, 'notice.stated', 'job', job.id) };
  };
}

export function getDecisionHandler(deps: ConsoleDeps): ReadHandler<Endpoints['getDecision']> {
  return async ({ params }, actor) => presentDecision(deps.db, await interviewOf(deps.db, actor, params.id));
}

export function decideHandler(deps: ConsoleDeps): WriteHandler<Endpoints['decide']> {
  return async (tx, { params, body }, actor) => {
    const id = await interviewOf(tx, actor, params.id);
    await recordDecision(tx, deps, id, { outcome: body.outcome, personId: actor.person.id });
    return { body: await presentDecision(tx, id), noted: by(actor, 'candidate.decided', 'interview', id) };
  };
}

async function presentDecision(db: Queryable, id: Id<'interview'>) {
  const decision = await findDecision(db, id);
  const notice = await recordedNotice(db, id);
  return {
    decision: decision === null ? null : { ...decision, at: toInstant(decision.at.getTime()) },
    notice:
      notice === null
        ? null
        : {
            givenAt: toInstant(notice.givenAt.getTime()),
            how: notice.how,
            days: notice.days,
            checkedAt: notice.checkedAt === null ? null : toInstant(notice.checkedAt.getTime()),
          },
  };
}

/** @throws {JobNotFoundError} for another organization's, as for none */
async function jobOf(db: Queryable, { organizationId }: Actor, given: string) {
  const id = parseId<'job'>(given);
  const job = id === null ? null : await findJobOf(db, await accountsOf(db, organizationId), id);
  if (job === null) throw new JobNotFoundError(given);
  return job;
}

/** @throws {InterviewNotFoundError} for another organization's, as for none */
async function interviewOf(db: Queryable, { organizationId }: Actor, given: string): Promise<Id<'interview'>> {
  const id = parseId<'interview'>(given);
  const found = id === null ? null : await findOfAccounts(db, await accountsOf(db, organizationId), id);
  if (found === null) throw new InterviewNotFoundError();
  return found.id;
}

function presentSettings({ smallestGroup }: ConsoleDeps, { asks, noticeDays, keepDays }: FairSettings) {
  return { asks: [...asks], noticeDays, keepDays, smallestGroup };
}

function presentCohort({ cohort, versions, completed, decided, figures }: CohortFigures) {
  return {
    cohort,
    versions,
    completed,
    decided,
    figures:
      figures === null
        ? null
        : {
            madeAt: toInstant(figures.madeAt.getTime()),
            people: figures.people,
            smallestGroup: figures.smallestGroup,
            tables: figures.tables.map((table) => ({ ...table, by: [...table.by] })),
          },
  };
}
