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
