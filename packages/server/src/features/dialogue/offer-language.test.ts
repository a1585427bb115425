import { expect, test, vi } from 'vitest';
import type { Interview } from '../interviews/index.ts';
import type { Judgement } from './answer-assessor.ts';
import { Assessments } from './assessments.ts';
import { withOffer } from './offer-language.ts';
import type { DialogueState } from './state.ts';

const JUDGEMENT: Judgement = {
  assessment: { missing: [], content: 'enough', declined: false, otherLanguage: true, spokenIn: 'de' },
};
const STATE = {
  cursor: 0,
  questions: [{ answers: ['Ich habe die Pumpe getauscht.'], followUps: [] }],
} as unknown as DialogueState;
const PLAN = { language: 'de', version: 'version' } as never;

function offer(planIn: () => Promise<never>, leftMs: number) {
  const assessments = new Assessments();
  const log = { error: vi.fn() };
  const asked = { interview: { id: 'interview' } as unknown as Interview, state: STATE };
  const deadlineAt = assessments.timers.now() + leftMs;
  return { log, given: withOffer({ planIn, log: log as never, assessments }, asked, JUDGEMENT, { deadlineAt }) };
}

test('a plan in the language that was spoken is offered', async () => {
  const { given } = offer(() => Promise.resolve(PLAN), 60_000);
  expect(await given).toEqual({ assessment: { ...JUDGEMENT.assessment, change: PLAN } });
});

test.each([
  ['does not come in time', () => new Promise<never>(() => {})],
  ['cannot be made', () => Promise.reject(new Error('no plan'))],
])('a plan that %s costs nothing of what was read, and is told of', async (_, planIn) => {
  const { log, given } = offer(planIn, 310);
  expect(await given).toEqual(JUDGEMENT);
  expect(log.error).toHaveBeenCalledWith('plan-not-offered', expect.anything(), { interviewId: 'interview' });
});
