import type { consoleEndpoints } from '@colloquy/contract/console';
import type { Issue, Language } from '@colloquy/contract/shared';
import {
  type BlueprintVersion,
  cohortOf,
  latestBlueprint,
  type OwnPlan,
  type PlanProblem,
  promisedMs,
  toOwnPlan,
} from '../../features/interviewers/index.ts';
import { countInvitations, jobCourse } from '../../features/interviews/index.ts';
import type { Job } from '../../features/jobs/index.ts';
import { toInstant } from '../../platform/clock.ts';
import type { Queryable } from '../../platform/db/db.ts';
import { InvariantError } from '../../platform/errors.ts';
import { idTime } from '../../platform/ids.ts';
import type { Input, ReadHandler } from './console-registrar.ts';
import { presentLines, presentOccupation } from './plan-lines.ts';

type PlanForm = Awaited<ReturnType<ReadHandler<typeof consoleEndpoints.getPlan>>>;
export type PlanDraft = Input<typeof consoleEndpoints.checkPlan>['body'];

export async function planIn(
  db: Queryable,
  { id, interviewerId, language }: Pick<Job, 'id' | 'interviewerId' | 'language'>,
): Promise<BlueprintVersion> {
  const version = await latestBlueprint(db, interviewerId, language);
  if (version === null) throw new InvariantError(`job ${id} has no interviewer`);
  return version;
}

export async function presentPlanOf(
  db: Queryable,
  job: Pick<Job, 'id' | 'title'>,
  version: BlueprintVersion,
  now: number,
): Promise<PlanForm> {
  const { id, no, content } = version;
  const { began } = await jobCourse(db, job.id);
  return {
    job: { id: job.id, title: job.title },
    version: no,
    cohort: cohortOf(content),
    publishedAt: toInstant(idTime(id)),
    edited: content.edited ?? false,
    language: content.language,
    minutes: minutesOf(content.plannedMs),
    occupation: presentOccupation(content.plan),
    opening: content.opening,
    lines: presentLines(content.plan),
    plan: toOwnPlan(content),
    begun: began,
    invitations: await countInvitations(db, { jobId: job.id, version, now }),
  };
}

export function minutesOf(plannedMs: number): number {
  return promisedMs(plannedMs) / 60_000;
}

/** @param language of the job: rubrics are in it unless they say otherwise */
export function fromDraft({ plan }: PlanDraft, language: Language): OwnPlan {
  const { title, competencies, questions } = plan;
  return {
    title,
    competencies,
    questions: questions.map(({ rubricLanguage = language, followUps, ...question }) => ({
      ...question,
      rubricLanguage,
      followUps: Object.fromEntries(
        Object.entries(followUps).flatMap(([reason, text]) => (text === undefined ? [] : [[reason, text]])),
      ),
    })),
  };
}

export function toIssues(problems: readonly PlanProblem[]): Issue[] {
  return problems.map(({ path, rule }) => ({ code: 'invalid_value', path: ['plan', ...path], message: rule }));
}

/** The same with the rule by its name, for a page in another language. */
export function toNamedIssues(problems: readonly PlanProblem[]) {
  return toIssues(problems).map((issue, at) => ({ ...issue, named: problems[at]?.named ?? null }));
}
