import type { Content } from '@colloquy/content';
import type { Language } from '@colloquy/contract/shared';
import type { Tx } from '../../platform/db/db.ts';
import { AppError, InvariantError } from '../../platform/errors.ts';
import type { Id, IdSource } from '../../platform/ids.ts';
import { addVersion, type BlueprintVersion, latestBlueprint, lockInterviewer } from './blueprint-store.ts';
import { draftPlan } from './draft-plan.ts';
import type { OwnPlan } from './own-plan/own-plan.ts';
import type { PlanProblem } from './own-plan/own-plan-problems.ts';

/** Another version was published since the one that the change was made from. */
export class PlanChangedError extends AppError {
  readonly kind = 'plan-changed';

  /** @param current the version that is published now */
  constructor(current: number) {
    super(`The plan was changed meanwhile: version ${current} is published now`);
  }
}

export type PublishedPlan = { ok: true; version: BlueprintVersion } | { ok: false; problems: PlanProblem[] };

/**
 * Publishes a company's plan as the next version of an interviewer; one that changes nothing is the version that stands.
 * The texts of the language have to be loaded before the transaction (`loadInterviewerTexts`).
 *
 * @param from the version that the plan was made from
 * @throws {PlanChangedError} when that is not the published one
 */
export async function publishPlan(
  tx: Tx,
  deps: { ids: IdSource; content: Content },
  { interviewerId, language }: { interviewerId: Id<'interviewer'>; language: Language },
  from: number,
  own: OwnPlan,
): Promise<PublishedPlan> {
  await lockInterviewer(tx, interviewerId);
  const current = await latestBlueprint(tx, interviewerId, language);
  if (current === null || current.no !== from) throw new PlanChangedError(current?.no ?? 0);
  const draft = draftPlan(deps.content, current.content, own);
  if (!draft.ok) return draft;
  if (draft.blueprint === current.content) return { ok: true, version: current };
  await addVersion(tx, deps.ids, interviewerId, draft.blueprint);
  const version = await latestBlueprint(tx, interviewerId, language);
  if (version === null) throw new InvariantError(`interviewer ${interviewerId} lost its plan`);
  return { ok: true, version };
}
