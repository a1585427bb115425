import { expect, test } from 'vitest';
import { nextFollowUp } from './next-follow-up.ts';
import type { Assessment, DialogueState, QuestionProgress } from './state.ts';
import type { TransitionContext } from './transition-draft.ts';

const WORDINGS = ['one', 'two', 'three'];
const LACKING: Assessment = { missing: ['no-result'], content: 'enough', declined: false };

function asked(said: readonly string[], variant: number): string | undefined {
  const context = { phrases: { followUps: () => WORDINGS }, limits: { briefAfterMs: 1 } };
  return nextFollowUp(
    context as unknown as TransitionContext,
    undefined,
    { followUps: [] } as unknown as QuestionProgress,
    { followUpsSaid: said, activeMs: 0 } as unknown as DialogueState,
    LACKING,
    variant,
  )?.text;
}

test.each([0, 1, 2, 3, 10])(
  'whichever wording comes first (%i), every one is used before nothing is asked',
  (variant) => {
    const said: string[] = [];
    for (let text = asked(said, variant); text !== undefined; text = asked(said, variant)) said.push(text);
    expect(said[0]).toBe(WORDINGS[variant % 3]);
    expect(said.toSorted()).toEqual(WORDINGS.toSorted());
  },
);
