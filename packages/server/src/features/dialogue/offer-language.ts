import type { Interview } from '../interviews/index.ts';
import type { Judgement } from './answer-assessor.ts';
import { isFirstAnswer } from './is-first-answer.ts';
import type { RoomDeps } from './room-deps.ts';
import type { DialogueState } from './state.ts';

/**
 * Where the first answer is in another language: whether the interview can go on in it. Nobody is held up by a plan that
 * cannot be made: then the interview goes on in its language.
 */
export function withOffer(
  deps: Pick<RoomDeps, 'planIn' | 'log'>,
  asked: { interview: Interview; state: DialogueState },
  judgement: Judgement | Promise<Judgement>,
): Judgement | Promise<Judgement> {
  if (judgement instanceof Promise) return judgement.then((given) => withOffer(deps, asked, given));
  const { otherLanguage, spokenIn, followUp } = judgement.assessment;
  const isNoticed = otherLanguage || followUp?.reason === 'other-language';
  const { interview, state } = asked;
  if (!isNoticed || spokenIn === undefined || state.languageSaid || !isFirstAnswer(state)) return judgement;
  return deps.planIn(interview, spokenIn, state.cursor + 1).then(
    (change) => (change === null ? judgement : { ...judgement, assessment: { ...judgement.assessment, change } }),
    (error: unknown) => {
      deps.log.error('plan-not-offered', error, { interviewId: interview.id });
      return judgement;
    },
  );
}
