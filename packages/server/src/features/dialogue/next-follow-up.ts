import type { Question } from '../interviewers/index.ts';
import type { AskedReason, Assessment, DialogueState, QuestionProgress } from './state.ts';
import type { TransitionContext } from './transition-draft.ts';

export type Asked = { reason: AskedReason; text: string };

/** Of one question. */
export const MAX_FOLLOW_UPS = 2;

/**
 * What is asked further, for what the answer lacks most that there are words left for: worded for this answer, a point of
 * the question without a trace, then what any answer may lack. Nothing is asked twice in the same words.
 *
 * @param variant picks among wordings
 */
export function nextFollowUp(
  { phrases, limits }: TransitionContext,
  question: Question | undefined,
  { followUps: used }: QuestionProgress,
  { followUpsSaid, activeMs }: DialogueState,
  assessment: Assessment,
  variant: number,
): Asked | null {
  if (used.length >= MAX_FOLLOW_UPS || activeMs >= limits.briefAfterMs) return null;
  const said = new Set(followUpsSaid);
  const worded = assessment.followUp;
  if (worded !== undefined && !said.has(worded.text)) return worded;
  const point = used.includes('open-point') ? undefined : assessment.points?.find(({ text }) => !said.has(text));
  if (point !== undefined) {
    const { text, quote } = point;
    return { reason: 'open-point', text: quote === null ? text : phrases.youSaid(quote, text, variant) };
  }
  for (const reason of assessment.missing.filter((missing) => !used.includes(missing))) {
    const prepared = question?.followUps.find((followUp) => followUp.reason === reason)?.text;
    const wordings = prepared === undefined ? phrases.followUps(reason) : [prepared];
    const from = variant % Math.max(1, wordings.length);
    const text = [...wordings.slice(from), ...wordings.slice(0, from)].find((wording) => !said.has(wording));
    if (text !== undefined) return { reason, text };
  }
  return null;
}
