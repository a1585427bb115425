import { expect, test } from 'vitest';
import { STATEMENTS, type StatementFigure } from '../../providers/answer-reader/port.ts';
import { createScriptedAnswerReader, type ScriptedReading } from '../../providers/answer-reader/scripted.ts';
import type { Plan, PlanLine, Question } from '../interviewers/index.ts';
import { buildReport } from './build-report.ts';
import { BY_ANCHORS, BY_POINTS, type GradingRule } from './grading-rule.ts';
import type { ReportContent, SummaryReport } from './report.ts';
import { makeInterview, makeQuestion, makeRecord, makeVersion } from './testing/report-fixtures.ts';

const FREEZER =
  'I run a small shop. On a Tuesday in March the freezer failed. I moved the goods and found a stuck fan.';
const ROTA = 'Two colleagues wanted the same weekend off. I asked each of them why and wrote the swap into the rota.';
const LEVEL = { score: 4, low: 3.5, high: 4.5 };

function line(id: string, kind: PlanLine['kind'], text: string): PlanLine {
  return { id, kind, text, head: null, start: 0, end: text.length };
}

function plan(
  lines: PlanLine[],
  questions: readonly Question[],
  why: Plan['coverage'][number]['why'] = 'no-room',
): Plan {
  const occupation = { key: 'shop', name: 'Shop assistant', isco: '5223', version: 1, reviewed: true };
  const coverage = lines.map(({ id }): Plan['coverage'][number] => {
    const question = questions.find(({ covers }) => covers?.includes(id));
    return question === undefined
      ? { line: id, question: null, why: why ?? 'no-room' }
      : { line: id, question: question.key, why: null };
  });
  return { lines, coverage, occupation };
}

const printing = (...printed: StatementFigure['statement'][]): StatementFigure[] =>
  STATEMENTS.map((statement) => ({ statement, measured: null, printed: printed.includes(statement) }));

type Asked = Parameters<typeof makeRecord>[0];

async function summaryOf(
  lines: PlanLine[],
  questions: Question[],
  asked: Asked,
  reading: (text: string) => ScriptedReading,
  {
    figures = printing('said', 'partly', 'mistake'),
    rule = BY_POINTS,
    aiEvaluation = true,
  }: { figures?: StatementFigure[]; rule?: GradingRule; aiEvaluation?: boolean } = {},
): Promise<SummaryReport> {
  const content: ReportContent = await buildReport({
    interview: makeInterview(),
    version: makeVersion(questions, { plan: plan(lines, questions) }),
    record: makeRecord(asked),
    reader: createScriptedAnswerReader(({ text }) => reading(text), figures),
    aiEvaluation,
    rule,
    signal: AbortSignal.timeout(20_000),
  });
  if (content.summary === undefined) throw new Error('the report has no summary');
  return content.summary;
}

const MUST = line('l1', 'must', 'You keep goods cold and find out why a freezer fails.');
const freezer = makeQuestion('freezer', 'stock', { covers: ['l1'] });
const answered: Asked = [{ key: 'freezer', outcome: 'answered', answers: [FREEZER] }];

test('a requirement is shown by points that may be printed as said, partly by one of them', async () => {
  const both = await summaryOf([MUST], [freezer], answered, () => ({ facts: { case: 1, cause: 1 }, level: LEVEL }));
  expect(both.requirements).toMatchObject([{ kind: 'must', status: 'shown', questions: ['freezer'], why: null }]);
  const four = makeQuestion('freezer', 'stock', {
    covers: ['l1'],
    rubric: {
      ...freezer.rubric,
      facts: ['a', 'b', 'c', 'd'].map((key) => ({ key, phrasings: [`says ${key}`] })),
    },
  });
  const one = await summaryOf([MUST], [four], answered, () => ({ facts: { a: 1 }, level: LEVEL }));
  expect(one.requirements[0]?.status).toBe('partly');
  const half = await summaryOf([MUST], [four], answered, () => ({ facts: { a: 1, b: 1 }, level: LEVEL }));
  expect(half.requirements[0]?.status).toBe('shown');
});

test.each([
  ['the statement may not be printed', { figures: printing('mistake') }],
  ['levels rest on the anchors, of which nobody measured the statements', { rule: BY_ANCHORS }],
])('asked and answered is to be read where %s', async (_, options) => {
  const found = await summaryOf(
    [MUST],
    [freezer],
    answered,
    () => ({ facts: { case: 1, cause: 1 }, level: LEVEL }),
    options,
  );
  expect(found.requirements[0]).toMatchObject({ status: 'read', reason: null });
  expect(found.requirements[0]?.quotes).not.toEqual([]);
});

test('an answer that says a known mistake is to be read, whatever points it names', async () => {
  const mistaken = makeQuestion('freezer', 'stock', {
    covers: ['l1'],
    rubric: {
      ...freezer.rubric,
      mistakes: [{ key: 'refreeze', name: 'freezes again', reason: 'Thawed goods spoil.', phrasings: [], caps: false }],
    },
  });
  const found = await summaryOf([MUST], [mistaken], answered, () => ({
    facts: { case: 1, cause: 1 },
    mistakes: [{ key: 'refreeze', caps: false }],
    level: LEVEL,
  }));
  expect(found.requirements[0]).toMatchObject({ status: 'read', mistake: true });
});

test('the best quote is the sentence in which most was found; without one, the sentence in words of the line', async () => {
  const texts = (found: SummaryReport): string[] =>
    (found.requirements[0]?.quotes ?? []).map(({ start, end }) => FREEZER.slice(start, end));
  const said = await summaryOf([MUST], [freezer], answered, () => ({
    facts: { case: 1 },
    signals: ['example'],
    level: LEVEL,
  }));
  expect(texts(said)[0]).toBe('I run a small shop.');
  const nothing = await summaryOf([MUST], [freezer], answered, () => ({ level: null }));
  expect(texts(nothing)[0]).toBe('On a Tuesday in March the freezer failed.');
  expect(texts(nothing)).not.toContain('I run a small shop.');
});

test('what was passed on has no quote; what was not reached and what no question is for say why', async () => {
  const lines = [MUST, line('l2', 'duty', 'You plan the rota.'), line('l3', 'nice', 'You speak Frisian.')];
  const rota = makeQuestion('rota', 'people', { covers: ['l2'] });
  const found = await summaryOf(
    lines,
    [freezer, rota],
    [
      { key: 'freezer', outcome: 'skipped' },
      { key: 'rota', outcome: 'unasked' },
    ],
    () => ({}),
  );
  expect(found.requirements).toEqual([
    expect.objectContaining({ status: 'unanswered', reason: 'skipped', why: null, quotes: [] }),
    expect.objectContaining({ status: 'not-asked', why: 'not-reached', reason: null, questions: ['rota'] }),
    expect.objectContaining({ status: 'not-asked', why: 'no-room', questions: [], quotes: [] }),
  ]);
  expect(found.limits).toContainEqual({ limit: 'not-reached', count: 1 });
  expect(found.limits).not.toContainEqual(expect.objectContaining({ limit: 'required-not-asked' }));
});

test('of several questions about a line the one that says most stands, and a required gap is counted', async () => {
  const other = makeQuestion('cold', 'stock', { covers: ['l1'] });
  const asked: Asked = [
    { key: 'freezer', outcome: 'unasked' },
    { key: 'cold', outcome: 'answered', answers: [ROTA] },
  ];
  const found = await summaryOf([MUST], [freezer, other], asked, () => ({ level: null }));
  expect(found.requirements[0]).toMatchObject({ status: 'read', questions: ['cold', 'freezer'] });
  const gap = await summaryOf(
    [MUST],
    [makeQuestion('else', 'stock')],
    [{ key: 'else', outcome: 'unasked' }],
    () => ({}),
  );
  expect(gap.limits).toContainEqual({ limit: 'required-not-asked', count: 1 });
});

test('without consent to the assessment nothing is quoted and nothing is said but that it was asked', async () => {
  const found = await summaryOf([MUST], [freezer], answered, () => ({ facts: { case: 1, cause: 1 } }), {
    aiEvaluation: false,
  });
  expect(found.requirements).toEqual([
    expect.objectContaining({ status: 'read', reason: 'no-consent', quotes: [], mistake: false }),
  ]);
  expect(found.limits[0]).toEqual({ limit: 'no-consent', count: null });
});

const OUTAGE = line('l1', 'must', 'You have run a service through an outage and written down what came of it.');
const outage = makeQuestion('outage', 'running', { covers: ['l1'], text: 'Tell me about an outage you dealt with.' });
const review = makeQuestion('review', 'designs', { covers: ['l1'], text: 'How do you look at a plan of a colleague?' });
const REVIEWED = 'With the plan for the address book I asked what happens when two people edit one entry.';
const DEALT = 'In September the queue filled up. We had a review of the outage two days later.';

test('of several answered questions the one whose own words fit the line stands first, and its words are shown', async () => {
  const found = await summaryOf(
    [OUTAGE],
    [review, outage],
    [
      { key: 'review', outcome: 'answered', answers: [REVIEWED] },
      { key: 'outage', outcome: 'answered', answers: [DEALT] },
    ],
    () => ({ facts: { case: 1, cause: 1 }, level: LEVEL }),
  );
  const [requirement] = found.requirements;
  expect(requirement).toMatchObject({ status: 'shown', questions: ['outage', 'review'] });
  expect(requirement?.quotes.length).toBeGreaterThan(0);
  // The first turn answers the other question.
  expect(requirement?.quotes.every(({ turnId }) => turnId === 4)).toBe(true);
});

test('words that have nothing to do with the line are not shown for it', async () => {
  const rota = makeQuestion('rota', 'people', {
    text: 'How do you write a rota for a service with an outage of staff?',
  });
  const found = await summaryOf(
    [OUTAGE],
    [review, rota],
    [
      { key: 'review', outcome: 'answered', answers: [REVIEWED] },
      { key: 'rota', outcome: 'unasked' },
    ],
    () => ({ level: null }),
  );
  expect(found.requirements[0]).toMatchObject({ status: 'read', questions: ['review'], quotes: [] });
});

test('a question put when the interview ended is not one that was passed on', async () => {
  const found = await summaryOf([MUST], [freezer], [{ key: 'freezer', outcome: 'interrupted' }], () => ({}));
  expect(found.requirements[0]).toMatchObject({ status: 'interrupted', why: null, reason: null });
});

test('whoever passes on a question that hardly touches a line has not passed on the line', async () => {
  const service = makeQuestion('service', 'running', { text: 'Which service with an outage did you run?' });
  const found = await summaryOf(
    [OUTAGE],
    [review, service],
    [
      { key: 'review', outcome: 'skipped' },
      { key: 'service', outcome: 'answered', answers: [DEALT] },
    ],
    () => ({ level: null }),
  );
  expect(found.requirements[0]).toMatchObject({ status: 'not-asked', why: 'touched', questions: ['review'] });
  const alone = await summaryOf([OUTAGE], [outage], [{ key: 'outage', outcome: 'skipped' }], () => ({}));
  expect(alone.requirements[0]).toMatchObject({ status: 'unanswered', reason: 'skipped' });
});

const NOTHING = 'That is all I can say about it.';
const NOT_DONE = 'No, I have not done that.';

/** What the embedded reader finds in these words, by itself. */
const sayingNothing = (text: string): ScriptedReading =>
  text.includes(NOT_DONE)
    ? { level: null, saysNothing: true, notDone: NOT_DONE }
    : text.includes(NOTHING)
      ? { level: null, saysNothing: true }
      : { facts: { case: 1, cause: 1 }, level: LEVEL };

test('words that tell nothing are no answer, those that say it was not done are quoted, neither is evidence or counted', async () => {
  const lines = [MUST, line('l2', 'must', 'You plan the rota.')];
  const rota = makeQuestion('rota', 'people', { covers: ['l2'], text: 'How do you plan a rota?' });
  const content = await buildReport({
    interview: makeInterview(),
    version: makeVersion([freezer, rota], { plan: plan(lines, [freezer, rota]) }),
    record: makeRecord([
      { key: 'freezer', outcome: 'answered', answers: [NOTHING, NOT_DONE] },
      { key: 'rota', outcome: 'answered', answers: [NOT_DONE] },
    ]),
    reader: createScriptedAnswerReader(({ text }) => sayingNothing(text)),
    aiEvaluation: true,
    rule: BY_POINTS,
    signal: AbortSignal.timeout(20_000),
  });
  const [first, second] = content.summary?.requirements ?? [];
  // What is said to a further question is not said of the line.
  expect(first).toMatchObject({ status: 'unanswered', reason: 'no-answer', quotes: [] });
  expect(second).toMatchObject({ status: 'not-done', reason: 'not-done' });
  expect(second?.quotes).toHaveLength(1);
  expect(content.questions.map(({ notAssessable, sameAs, repeats }) => [notAssessable, sameAs, repeats])).toEqual([
    ['no-answer', null, []],
    ['not-done', null, []],
  ]);
  for (const { evidence, coverage } of content.competencies) expect([evidence, coverage.answered]).toEqual([[], 0]);
});

test('beside a real answer such words are not quoted, and its level stays', async () => {
  const asked: Asked = [{ key: 'freezer', outcome: 'answered', answers: [FREEZER, NOTHING] }];
  const found = await summaryOf([MUST], [freezer], asked, sayingNothing);
  expect(found.requirements[0]?.status).not.toBe('unanswered');
  expect(new Set(found.requirements[0]?.quotes.map(({ turnId }) => turnId))).toEqual(new Set([2]));
});

test('a question about several lines lends its words to the closest one; the others need words of their own', async () => {
  const near = line('l1', 'must', 'You keep goods cold and find out why a freezer fails.');
  const far = line('l2', 'duty', 'You write programs in Haskell.');
  const both = makeQuestion('freezer', 'stock', {
    covers: ['l1', 'l2'],
    text: 'Why did a freezer fail, and what then?',
  });
  const found = await summaryOf([near, far], [both], answered, () => ({ facts: { case: 1, cause: 1 }, level: LEVEL }));
  expect(found.requirements[0]?.quotes.length).toBeGreaterThan(0);
  expect(found.requirements[1]).toMatchObject({ status: 'shown', quotes: [] });
});

test('an answer to be read lends a line without words of its own a sentence that stands nowhere else', async () => {
  const near = line('l1', 'must', 'You keep goods cold and find out why a freezer fails.');
  const far = line('l2', 'duty', 'You write programs in Haskell.');
  const both = makeQuestion('freezer', 'stock', { covers: ['l1', 'l2'], text: 'Why did a freezer fail in Haskell?' });
  const found = await summaryOf([near, far], [both], answered, () => ({ level: null }));
  const [one, other] = found.requirements.map(({ quotes }) => quotes.map(({ start }) => start));
  expect(other).toHaveLength(1);
  expect(one).not.toContain(other?.[0]);
});
