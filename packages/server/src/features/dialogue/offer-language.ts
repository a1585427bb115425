import { orAbort } from '../../platform/outbound/budget.ts';
import type { Interview } from '../interviews/index.ts';
import type { AssessmentLimits, Judgement } from './answer-assessor.ts';
import { isFirstAnswer } from './is-first-answer.ts';
import type { RoomDeps } from './room-deps.ts';
import type { DialogueState } from './state.ts';

/** So long before the deadline of the assessment a plan is waited for no more, so that what was read counts. */
const LEFT_MS = 300;

/**
 * Where the first answer is in another language: whether the interview can go on in it. Nobody is held up by a plan that
 * cannot be made, or not in time: then the interview goes on in its language.
 */
export function withOffer(
  deps: Pick<RoomDeps, 'planIn' | 'log' | 'assessments'>,
  asked: { interview: Interview; state: DialogueState },
  judgement: Judgement | Promise<Judgement>,
  limits: Pick<AssessmentLimits, 'deadlineAt'>,
): Judgement | Promise<Judgement> {
  if (judgement instanceof Promise) return judgement.then((given) => withOffer(deps, asked, given, limits));
  const { otherLanguage, spokenIn, followUp } = judgement.assessment;
  const isNoticed = otherLanguage || followUp?.reason === 'other-language';
  const { interview, state } = asked;
  if (!isNoticed || spokenIn === undefined || state.languageSaid || !isFirstAnswer(state)) return judgement;
  const plan = deps.planIn(interview, spokenIn, state.cursor + 1);
  const patienceMs = limits.deadlineAt - deps.assessments.timers.now() - LEFT_MS;
  return orAbort(plan, AbortSignal.timeout(Math.max(0, patienceMs))).then(
    (change) => (change === null ? judgement : { ...judgement, assessment: { ...judgement.assessment, change } }),
    (error: unknown) => {
      deps.log.error('plan-not-offered', error, { interviewId: interview.id });
      return judgement;
    },
  );
}
