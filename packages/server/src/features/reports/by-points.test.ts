import { expect, test } from 'vitest';
import { type AnswerReading, STATEMENTS, type StatementFigure } from '../../providers/answer-reader/port.ts';
import { createScriptedAnswerReader, type ScriptedReading } from '../../providers/answer-reader/scripted.ts';
import type { Question } from '../interviewers/index.ts';
import { buildReport } from './build-report.ts';
import { BY_POINTS } from './grading-rule.ts';
import type { ReportContent } from './report.ts';
import { makeInterview, makeQuestion, makeRecord, makeVersion } from './testing/report-fixtures.ts';

const TEXTS = [
  'On a Tuesday in March the freezer failed. I moved the goods and found that a fan was stuck.',
  'Two colleagues wanted the same weekend off. I asked each of them why and wrote the swap into the rota.',
  'The new card reader refused every second payment. I noted the times and had its sleep setting changed.',
];
const only = (...printed: StatementFigure['statement'][]): StatementFigure[] =>
  STATEMENTS.map((statement) => ({
    statement,
    measured: { right: 9, of: 10 },
    printed: printed.includes(statement),
  }));

/** Reads each answer as the script says by the text of its question. */
function build(
  questions: Question[],
  script: Record<string, ScriptedReading>,
  figures = only(),
  change: (reading: AnswerReading) => AnswerReading = (reading) => reading,
  texts: readonly string[] = TEXTS,
): Promise<ReportContent> {
  const plain = createScriptedAnswerReader(({ question }) => script[question.text] ?? {}, figures);
  return buildReport({
    interview: makeInterview(),
    version: makeVersion(questions),
    record: makeRecord(questions.map(({ key }, i) => ({ key, outcome: 'answered', answers: [texts[i] ?? ''] }))),
    reader: { ...plain, read: async (answer) => change(plain.skim(answer)) },
    aiEvaluation: true,
    rule: BY_POINTS,
    signal: AbortSignal.timeout(60_000),
  });
}

const LEVEL = { level: { score: 4, low: 3.5, high: 4.5 } };
const NONE = { level: null };
const general = (key: string): Question => makeQuestion(`behavioural.${key}`, 'people');

test('a competency has a mean from two levels on, or when all of its questions have one', async () => {
  const content = await build([makeQuestion('a', 'order'), makeQuestion('b', 'order'), makeQuestion('c', 'till')], {
    'Tell me about a.': LEVEL,
    'Tell me about b.': NONE,
    'Tell me about c.': LEVEL,
  });
  expect(content.competencies.map(({ score, notAssessable }) => [score, notAssessable])).toEqual([
    [null, 'few-levels'],
    [4, null],
  ]);
  const both = await build([makeQuestion('a', 'order'), makeQuestion('b', 'order'), makeQuestion('c', 'order')], {
    'Tell me about a.': LEVEL,
    'Tell me about b.': LEVEL,
    'Tell me about c.': NONE,
  });
  expect(both.competencies[0]).toMatchObject({ score: 4, notAssessable: null });
});

test('a point found in too few of its own words is not printed as said; its words are shown', async () => {
  const script = { 'Tell me about a.': { ...LEVEL, facts: { cause: 1 } } };
  const question = makeQuestion('a', 'order');
  const [key = ''] = question.rubric.facts.map((fact) => fact.key);
  const unsure = (sure: boolean) => (reading: AnswerReading) => ({
    ...reading,
    facts: reading.facts.map((fact) => ({ ...fact, named: true, span: { start: 0, end: 10 }, sure })),
  });
  for (const sure of [true, false]) {
    const { questions } = await build([question], script, only('said'), unsure(sure));
    expect(key).not.toBe('');
    expect(questions[0]?.facts[0]).toMatchObject({ statement: sure ? 'said' : 'asked', said: sure ? true : null });
    expect(questions[0]?.facts[0]?.evidence).not.toBeNull();
  }
});

test('there is no overall figure while a required question of the trade has no level; general ones do not count', async () => {
  const trade = [makeQuestion('a', 'order'), makeQuestion('b', 'order'), makeQuestion('c', 'order')];
  const all = { 'Tell me about a.': LEVEL, 'Tell me about b.': LEVEL, 'Tell me about c.': LEVEL };
  expect((await build(trade, all)).overall).toMatchObject({ score: 4 });
  expect((await build(trade, { ...all, 'Tell me about c.': NONE })).overall).toBeNull();
  const optional = trade.map((question) => (question.key === 'c' ? { ...question, mustAsk: false } : question));
  expect((await build(optional, { ...all, 'Tell me about c.': NONE })).overall).toMatchObject({ score: 4 });
});

test('a general question is shown with what it tells and lists no points', async () => {
  const content = await build(
    [general('hard-colleague')],
    { 'Tell me about behavioural.hard-colleague.': { level: null, signals: ['example', 'ownPart'] } },
    only(),
    (reading) => ({ ...reading, notAssessable: 'general' }),
  );
  expect(content.questions[0]).toMatchObject({ general: true, level: null, notAssessable: 'general', facts: [] });
  expect(content.questions[0]?.signs?.map(({ sign }) => sign)).toEqual(['example', 'ownPart']);
  expect(content.competencies[0]).toMatchObject({ score: null, notAssessable: 'general', coverage: { answered: 1 } });
});

test('what was said before to a general question is repeated to one of the trade, which is not general by it', async () => {
  const [same = ''] = TEXTS;
  const content = await build(
    [general('hard-colleague'), makeQuestion('a', 'order')],
    { 'Tell me about behavioural.hard-colleague.': { level: null }, 'Tell me about a.': { level: null } },
    only(),
    (reading) => ({ ...reading, notAssessable: 'general' }),
    [same, same],
  );
  expect(content.questions.map(({ key, notAssessable }) => [key, notAssessable])).toEqual([
    ['behavioural.hard-colleague', 'general'],
    ['a', 'repeated'],
  ]);
});

test('a point that is not surely missing is not printed as not said', async () => {
  const unsure = (sure: boolean) => (reading: AnswerReading) => ({
    ...reading,
    facts: reading.facts.map((fact) => ({ ...fact, named: false, span: null, sure })),
  });
  for (const sure of [true, false]) {
    const script = { 'Tell me about a.': { ...LEVEL, facts: { cause: 0 } } };
    const { questions } = await build([makeQuestion('a', 'order')], script, only('not-said'), unsure(sure));
    expect(questions[0]?.facts[0]).toMatchObject({ statement: sure ? 'not-said' : 'asked', said: sure ? false : null });
  }
});

test('where a part of an answer was given before, nothing is printed as not said', async () => {
  const missing = (reading: AnswerReading) => ({
    ...reading,
    facts: reading.facts.map((fact) => ({ ...fact, named: false, span: null, sure: true })),
  });
  const [first = '', second = ''] = TEXTS;
  const questions = ['a', 'b'].map((key) => makeQuestion(key, 'order'));
  const script = Object.fromEntries(questions.map(({ text }) => [text, LEVEL]));
  const content = await build(questions, script, only('not-said'), missing, [first, `${second} ${first}`]);
  const repeating = content.questions.filter(({ repeats = [] }) => repeats.length > 0);
  expect(repeating).toHaveLength(1);
  for (const question of content.questions)
    expect(question.facts[0]?.statement, question.key).toBe(repeating.includes(question) ? 'asked' : 'not-said');
});

test('what somebody has or has not is noted: no level, no competency, no part of the overall figure', async () => {
  const trade = ['a', 'b'].map((key) => makeQuestion(key, 'order'));
  const facts = makeQuestion('facts.1', 'facts', { asksFacts: true });
  facts.rubric.facts = [];
  const content = await build(
    [...trade, facts, general('hard-colleague')],
    { 'Tell me about a.': LEVEL, 'Tell me about b.': LEVEL, 'Tell me about facts.1.': NONE },
    only(),
    (reading) => (reading.facts.length === 0 ? { ...reading, notAssessable: 'too-short' } : reading),
  );
  const noted = content.questions.find(({ key }) => key === 'facts.1');
  expect(noted).toMatchObject({ level: null, notAssessable: 'general', outcome: 'answered' });
  expect(content.competencies.map(({ key }) => key)).toEqual(['order', 'people']);
  expect(content.overall).toMatchObject({ score: 4 });
});

test.each([
  { figures: only(), said: [null, null], statements: ['asked', 'asked'] },
  { figures: only('said'), said: [true, null], statements: ['said', 'asked'] },
  { figures: only('said', 'not-said'), said: [true, false], statements: ['said', 'not-said'] },
])('what is not right often enough is not printed: $statements', async ({ figures, said, statements }) => {
  const content = await build(
    [makeQuestion('a', 'order')],
    { 'Tell me about a.': { ...LEVEL, facts: { case: 1 } } },
    figures,
  );
  const [question] = content.questions;
  expect(question?.facts.map((fact) => fact.said)).toEqual(said);
  expect(question?.facts.map(({ statement }) => statement)).toEqual(statements);
  expect(question?.facts.map(({ name }) => name)).toEqual(['case', 'cause']);
  // The words on which the level rests are shown either way.
  expect(question?.facts[0]?.evidence).not.toBeNull();
  expect(question?.facts[1]?.evidence).toBeNull();
  expect(content).toMatchObject({ grading: 'points', statements: figures });
});

test('words that come near a point and do not say it are not shown as its evidence', async () => {
  const near = (named: boolean | null) => (reading: AnswerReading) => ({
    ...reading,
    facts: reading.facts.map((fact) => ({ ...fact, named, span: { start: 0, end: 10 } })),
  });
  for (const named of [false, null]) {
    const { questions } = await build(
      [makeQuestion('a', 'order')],
      { 'Tell me about a.': LEVEL },
      only('not-said'),
      near(named),
    );
    expect(questions[0]?.facts.map(({ statement, evidence }) => [statement, evidence])).toEqual(
      [1, 2].map(() => [named === null ? 'asked' : 'not-said', null]),
    );
  }
});

test('a known mistake is shown with its words and the reason, where flags are right often enough', async () => {
  const wrong = makeQuestion('a', 'order');
  wrong.rubric.mistakes = [
    { key: 'refreeze', name: 'Freezes thawed goods again', reason: 'Germs have grown.', phrasings: ['x'], caps: false },
  ];
  const script = { 'Tell me about a.': { ...LEVEL, mistakes: [{ key: 'refreeze', caps: false }] } };
  const shown = await build([wrong], script, only('mistake'));
  expect(shown.questions[0]?.mistakes).toEqual([
    { name: 'Freezes thawed goods again', reason: 'Germs have grown.', caps: false, evidence: expect.anything() },
  ]);
  expect((await build([wrong], script)).questions[0]?.mistakes).toEqual([]);
});
