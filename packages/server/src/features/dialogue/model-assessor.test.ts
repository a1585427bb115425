import { expect, test } from 'vitest';
import type { AnswerToRead } from '../../providers/answer-reader/port.ts';
import { createScriptedAnswerReader } from '../../providers/answer-reader/scripted.ts';
import type { Question } from '../interviewers/index.ts';
import type { AnswerAssessor, AnswerToAssess, AssessmentLimits } from './answer-assessor.ts';
import { createModelAssessor, type ModelAccess } from './model-assessor.ts';
import { createScoredAssessor } from './scored-assessor.ts';
import type { Assessment } from './state.ts';

const QUESTION = {
  key: 'one',
  text: 'How do you find a fault?',
  rubric: { anchors: { 1: '', 3: '', 5: '' }, facts: [], language: 'en' },
} as unknown as Question;

const factsOf = (count: number) =>
  Array.from({ length: count }, (_, no) => ({ key: `p${no}`, name: `p${no}`, phrasings: [`p${no}`], followUp: '' }));

/** What the embedded engine would go on with, and what is made of it when the model replies. */
async function judged(plain: Partial<Assessment>, reply: object, followUps = 0, points = 0): Promise<Assessment> {
  const assessment: Assessment = { missing: ['no-result'], content: 'some', declined: false, ...plain } as Assessment;
  const embedded = { gather: async () => null, assess: () => ({ assessment }) } as unknown as AnswerAssessor<null>;
  const access = {
    mayRead: async () => true,
    ask: async () => ({ kind: 'used', reply: { covered: [], kind: 'enough', point: null, wording: null, ...reply } }),
    isIn: () => true,
    nameOf: () => 'English',
  } as unknown as ModelAccess;
  const answer = {
    interview: { id: 'i', accountId: 'a', givenName: null },
    blueprint: { language: 'en', questions: [QUESTION] },
    question: { ...QUESTION, rubric: { ...QUESTION.rubric, facts: factsOf(points) } },
    answers: ['I measured first.'],
    material: { said: [], followUps },
  } as unknown as AnswerToAssess<{ said: string[]; followUps: number }>;
  const limits = { deadlineAt: Date.now() + 60_000, signal: new AbortController().signal } as AssessmentLimits;
  const { assessment: found } = await createModelAssessor(embedded, access).assess(answer, limits);
  return found;
}

const POINTS = [{ key: 'isolates', text: 'How did you make it safe?', quote: null }];

test('where the model says that it is enough, no point of the embedded engine is asked for', async () => {
  const found = await judged({ points: POINTS } as Partial<Assessment>, { kind: 'enough' });
  expect(found).toMatchObject({ missing: [], content: 'enough' });
  expect(found.points).toBeUndefined();
});

test('the words of the model stand before what the embedded engine would say of the language', async () => {
  const wording = 'Shall we go on in English?';
  const found = await judged({ otherLanguage: true }, { kind: 'other-language', wording });
  expect(found.followUp).toEqual({ reason: 'other-language', text: wording });
  expect(found.otherLanguage).toBeUndefined();
});

test('which language it was is kept where the model says that it was another, and only there', async () => {
  const german = { otherLanguage: true, spokenIn: 'de' } as const;
  const wording = 'Shall we go on in English?';
  expect((await judged(german, { kind: 'other-language', wording })).spokenIn).toBe('de');
  expect((await judged(german, { kind: 'enough' })).spokenIn).toBeUndefined();
});

test('a point is asked for in the words of the model alone', async () => {
  const wording = 'What did you measure?';
  const found = await judged({ points: POINTS } as Partial<Assessment>, { kind: 'point', point: 'p', wording });
  expect(found).toMatchObject({ missing: [], followUp: { reason: 'open-point', text: wording } });
  expect(found.points).toBeUndefined();
});

test('whoever has said most of the points is asked once more at most, others twice', async () => {
  const wording = 'What did you measure?';
  const covered = (count: number) => factsOf(count).map(({ key }) => ({ point: key, quote: 'I measured first.' }));
  const asked = async (count: number, followUps: number) =>
    (await judged({}, { kind: 'point', point: 'p2', wording, covered: covered(count) }, followUps, 3)).followUp?.text;
  expect(await asked(2, 0)).toBe(wording);
  expect(await asked(2, 1)).toBeUndefined();
  expect(await asked(1, 1)).toBe(wording);
});

test('an answer is read once for both: what the embedded engine finds said is no point to ask about', async () => {
  let read = 0;
  const reader = createScriptedAnswerReader(() => ({ facts: { isolates: 1, measures: 0 } }));
  const counting = {
    skim: (answer: AnswerToRead) => {
      read += 1;
      return reader.skim(answer);
    },
  };
  const facts = ['isolates', 'measures'].map((key) => ({ key, phrasings: [key] }));
  const question = { ...QUESTION, followUps: [], answerForm: 'prose', rubric: { ...QUESTION.rubric, facts } };
  const broken: (string | null)[] = [];
  const access = {
    mayRead: async () => true,
    ask: async ({ check }: { check(reply: object): string | null }) => {
      for (const point of ['isolates', 'measures'])
        broken.push(check({ covered: [], kind: 'point', point, wording: 'What did you do before that?' }));
      return { kind: 'unavailable', retryable: true };
    },
    isIn: () => true,
    nameOf: () => 'English',
  } as unknown as ModelAccess;
  const answer = {
    interview: { id: 'i', accountId: 'a', givenName: null },
    blueprint: { language: 'en', questions: [question] },
    question,
    answers: ['I switched the line off, locked it and hung my tag on it before anybody touched the board that day.'],
    material: { said: [], followUps: 0 },
  } as unknown as AnswerToAssess<{ said: string[]; followUps: number }>;
  const limits = { deadlineAt: Date.now() + 60_000, signal: new AbortController().signal } as AssessmentLimits;
  await createModelAssessor(createScoredAssessor(counting), access).assess(answer, limits);
  expect(broken).toEqual(['point-covered', null]);
  expect(read).toBe(1);
});
