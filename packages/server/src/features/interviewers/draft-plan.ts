import type { Content } from '@colloquy/content';
import type { Blueprint } from './blueprint.ts';
import { InterviewLanguageError } from './build-blueprint.ts';
import { openingsIn } from './openings.ts';
import { applyOwnPlan } from './own-plan/apply-own-plan.ts';
import type { OwnPlan } from './own-plan/own-plan.ts';
import { ownPlanProblems, type PlanProblem } from './own-plan/own-plan-problems.ts';

export type DraftedPlan = { ok: true; blueprint: Blueprint } | { ok: false; problems: PlanProblem[] };

/**
 * What a company's plan makes of the current one; nothing is stored. The texts of the language have to be loaded
 * (`loadInterviewerTexts`). One that changes nothing gives the current one itself.
 */
export function draftPlan(content: Content, current: Blueprint, own: OwnPlan): DraftedPlan {
  const problems = ownPlanProblems(own, current);
  if (problems.length > 0) return { ok: false, problems };
  const openings = openingsIn(content, current.language);
  if (openings === undefined)
    throw new InterviewLanguageError(`No interviewer texts are written in ${current.language}.`);
  return { ok: true, blueprint: applyOwnPlan(current, own, openings) };
}
