import type { consoleEndpoints } from '@colloquy/contract/console';
import {
  type Blueprint,
  type BlueprintVersion,
  cohortOf,
  draftPlan,
  loadInterviewerTexts,
  PlanChangedError,
  publishPlan,
} from '../../features/interviewers/index.ts';
import { moveInvitations } from '../../features/interviews/index.ts';
import { InvalidRequestError } from '../../platform/http/validation.ts';
import { type Actor, by, type Input, type ReadHandler, type WriteHandler } from './console-registrar.ts';
import type { ConsoleDeps } from './deps.ts';
import { jobOf } from './job-of.ts';
import { fromDraft, minutesOf, type PlanDraft, planIn, presentPlanOf, toIssues, toNamedIssues } from './plan-form.ts';

type PublishPlan = typeof consoleEndpoints.publishPlan;

export function getPlanHandler(deps: ConsoleDeps): ReadHandler<typeof consoleEndpoints.getPlan> {
  return async ({ params }, { organizationId }) => {
    const job = await jobOf(deps.db, organizationId, params.id);
    return presentPlanOf(deps.db, job, await planIn(deps.db, job), deps.clock.now());
  };
}

/** Before the transaction begins: texts come from files. */
export function loadPlanTexts(deps: ConsoleDeps) {
  return async ({ params }: Pick<Input<PublishPlan>, 'params'>, { organizationId }: Actor): Promise<void> => {
    const { language } = await jobOf(deps.db, organizationId, params.id);
    await loadInterviewerTexts(deps.content, language);
  };
}

export function publishPlanHandler(deps: ConsoleDeps): WriteHandler<PublishPlan, void> {
  return async (tx, { params, body }, actor) => {
    const job = await jobOf(tx, actor.organizationId, params.id);
    const published = await publishPlan(tx, deps, job, body.from, fromDraft(body, job.language));
    if (!published.ok) throw new InvalidRequestError(toIssues(published.problems));
    return {
      body: await presentPlanOf(tx, job, published.version, deps.clock.now()),
      noted: by(actor, 'plan.published', 'job', job.id),
    };
  };
}

export function moveInvitationsHandler(deps: ConsoleDeps): WriteHandler<typeof consoleEndpoints.moveInvitations> {
  return async (tx, { params }, actor) => {
    const job = await jobOf(tx, actor.organizationId, params.id);
    const version = await planIn(tx, job);
    const moved = await moveInvitations(tx, { jobId: job.id, version, now: deps.clock.now() });
    return { body: { version: version.no, moved }, noted: by(actor, 'plan.invitations-moved', 'job', job.id) };
  };
}

/** What would come of a draft; nothing is stored. */
export function checkPlanHandler(deps: ConsoleDeps): ReadHandler<typeof consoleEndpoints.checkPlan> {
  return async ({ params, body }, actor) => {
    const { current, drafted } = await draftOf(deps, actor, params.id, body);
    if (!drafted.ok) return { problems: toNamedIssues(drafted.problems), made: null };
    const { plannedMs, opening } = drafted.blueprint;
    const newCohort = cohortOf(drafted.blueprint) !== cohortOf(current.content);
    return { problems: [], made: { minutes: minutesOf(plannedMs), opening, newCohort } };
  };
}

/** The dialogue itself on a draft, in memory: nothing of it is stored or counted. */
export function rehearseHandler(deps: ConsoleDeps): ReadHandler<typeof consoleEndpoints.rehearse> {
  return async ({ params, body }, actor) => {
    const { drafted } = await draftOf(deps, actor, params.id, body);
    if (!drafted.ok) throw new InvalidRequestError(toIssues(drafted.problems));
    const { turns, heard, over } = await deps.rehearse(
      { blueprint: toRehearse(drafted.blueprint), answers: body.answers },
      actor.accountId,
    );
    return { turns: [...turns], heard, over };
  };
}

/** What is asked from a candidate's own CV has no place in it. */
function toRehearse(blueprint: Blueprint): Blueprint {
  return { ...blueprint, questions: blueprint.questions.filter(({ fromCv }) => fromCv !== true) };
}

async function draftOf(deps: ConsoleDeps, { organizationId }: Actor, sent: string, draft: PlanDraft) {
  const job = await jobOf(deps.db, organizationId, sent);
  await loadInterviewerTexts(deps.content, job.language);
  const current: BlueprintVersion = await planIn(deps.db, job);
  if (current.no !== draft.from) throw new PlanChangedError(current.no);
  return { current, drafted: draftPlan(deps.content, current.content, fromDraft(draft, job.language)) };
}
