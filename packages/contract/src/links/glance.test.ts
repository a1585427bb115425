import { expect, test } from 'vitest';
import { LINE_KINDS, REQUIREMENT_STATUSES } from './constants.ts';
import { glanceOf } from './glance.ts';
import type { CompetencyReport, QuestionReport, ReportForm } from './report.ts';
import type { Requirement } from './summary.ts';
import { isNothingUsable } from './telling.ts';

const quote = (text: string): Requirement['quotes'][number] => ({
  turnId: 3,
  start: 0,
  end: text.length,
  text,
  offsetMs: 1_000,
  media: null,
});

function line(text: string, more: Partial<Requirement> = {}): Requirement {
  const { status = 'read' } = more;
  const why = status === 'not-asked' ? 'no-question' : null;
  const base = { kind: 'must', status, reason: null, mistake: false } as const;
  return { ...base, questions: [], points: [], quotes: [], text, why, ...more };
}

function question(key: string, level: number | null, points: Partial<QuestionReport['facts'][number]>[] = []) {
  return {
    key,
    fromCv: false,
    mustAsk: true,
    notAssessable: level === null ? 'no-answer' : null,
    level: level === null ? null : { score: level, low: level, high: level },
    facts: points.map((point) => ({ name: null, statement: 'asked', ...point })),
    mistakes: [],
  } as unknown as QuestionReport;
}

function form(
  requirements: Requirement[] | null,
  questions: QuestionReport[] = [],
  competencies: Partial<CompetencyReport>[] = [],
): ReportForm {
  const summary = requirements === null ? null : { requirements, claims: [], limits: [] };
  return {
    report: { evaluation: 'drafted', summary, questions, competencies },
    transcript: { turns: [] },
  } as unknown as ReportForm;
}

test('the best words are those of the line of which most can be said, required before others, then by level', () => {
  const strongest = (...lines: Requirement[]) =>
    glanceOf(form(lines, [question('high', 4), question('low', 2)])).strongest?.text ?? null;
  const quotes = [quote('I did it.')];
  const shown = line('shown', { kind: 'duty', status: 'shown', quotes });
  const partly = line('partly', { status: 'partly', quotes });
  const high = line('high', { questions: ['high'], quotes });
  expect(strongest(high, partly, shown)).toBe('shown');
  expect(
    strongest(line('nice', { kind: 'nice', status: 'shown', quotes }), line('must', { status: 'shown', quotes })),
  ).toBe('must');
  expect(strongest(high)).toBe('high');
  expect(strongest(line('low', { questions: ['low'], quotes }))).toBeNull();
  expect(strongest({ ...shown, mistake: true }, { ...partly, quotes: [] })).toBeNull();
  expect(strongest(line('not done', { status: 'not-done', quotes }))).toBeNull();
});

test('without a description the best words are those of the highest competency', () => {
  const found = (score: number | null) =>
    glanceOf(form(null, [], [{ name: 'Handover', score, evidence: [quote('I did it.')] }]));
  expect(found(4)).toMatchObject({ strongest: { text: 'Handover', quote: { turnId: 3 } }, required: null });
  expect([found(2).strongest, found(null).strongest]).toEqual([null, null]);
});

test('there are no best words where nothing of the interview can be used', () => {
  let shown = 0;
  for (const status of REQUIREMENT_STATUSES)
    for (const kind of LINE_KINDS)
      for (const level of [null, 1, 4])
        for (const quotes of [[], [quote('I did it.')]]) {
          const one = form([line('a', { kind, status, quotes, questions: ['q'] })], [question('q', level)]);
          if (glanceOf(one).strongest === null) continue;
          shown += 1;
          expect(isNothingUsable(one), `${status} ${kind} ${level}`).toBe(false);
        }
  expect(shown).toBeGreaterThan(0);
});

test('next come required lines without an answer, then points that were not said, then other lines; papers are shown', () => {
  const lines = [
    line('welcome', { kind: 'nice', status: 'not-asked' }),
    line('papers', { status: 'not-asked', why: 'papers' }),
    line('silent', { status: 'unanswered', questions: ['q'] }),
    line('open', { status: 'not-asked' }),
  ];
  const questions = [
    question('q', 3, [
      { name: 'the pager', statement: 'not-said' },
      { name: 'said', statement: 'said' },
    ]),
  ];
  expect(glanceOf(form(lines, questions)).next).toEqual([
    { text: 'open', question: null },
    { text: 'silent', question: 'q' },
    { text: 'the pager', question: 'q' },
  ]);
  expect(glanceOf(form([line('welcome', { kind: 'nice', status: 'not-asked' })])).next).toEqual([
    { text: 'welcome', question: null },
  ]);
});

test('required lines are counted where there are some', () => {
  const lines = [line('a', { status: 'not-done' }), line('b', { status: 'shown' }), line('c', { kind: 'nice' })];
  expect(glanceOf(form(lines)).required).toEqual({ total: 2, without: 1 });
  expect(glanceOf(form([line('d', { kind: 'nice' })])).required).toBeNull();
});
