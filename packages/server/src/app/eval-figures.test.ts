import { describe, expect, test } from 'vitest';

const FIGURES = new URL('../../../../bench/lib/interview-figures.mjs', import.meta.url).href;

type Figure = { name: string; found: number; all: number; most?: number; least?: number };
type Fact = { key: string; named: boolean | null; partly?: true };
type Reading = {
  job: string;
  kind: string;
  question: { key: string; hasPoints: boolean };
  facts: Fact[];
  mistakes: { key: string; caps: boolean }[];
  level: number | null;
  text: string;
};
const { levelFigures, concordanceFigures, statementFigures, planFigures, followUpFigures, twinFigures, lineOf } =
  (await import(FIGURES)) as {
    levelFigures(readings: Reading[]): Figure[];
    concordanceFigures(readings: Reading[]): Figure[];
    statementFigures(readings: Reading[], judged: object[]): Figure[];
    planFigures(plans: object[]): Figure[];
    followUpFigures(followUps: object[]): Figure[];
    twinFigures(twins: object[]): Figure[];
    lineOf(figure: Figure): string;
  };

const QUESTION = { key: 'q1', hasPoints: true };
const reading = (kind: string, level: number | null, change: Partial<Reading> = {}): Reading => ({
  job: 'baker',
  kind,
  question: QUESTION,
  facts: [],
  mistakes: [],
  level,
  text: `${kind} ${level}`,
  ...change,
});
const MISTAKE = [{ key: 'wipes-on', caps: false }];

function shares(figures: readonly Figure[]): Record<string, string> {
  return Object.fromEntries(figures.map(({ name, found, all }) => [name.trim(), `${found} of ${all}`]));
}

describe('levels and flags', () => {
  test('count what is above a bar, and nothing at it or without a level', () => {
    const found = shares(
      levelFigures([
        reading('job-free', 2.5),
        reading('job-free', 2),
        reading('job-free', null),
        reading('confident-wrong', 3),
        reading('confident-wrong', 4, { mistakes: MISTAKE }),
        reading('confident-wrong', 2.5),
        reading('names-mistake-to-reject', 3, { mistakes: MISTAKE }),
        reading('strong', 3.5),
        reading('strong', 3),
        reading('strong', null),
        reading('strong', 5, { question: { key: 'general', hasPoints: false } }),
      ]),
    );
    expect(found).toMatchObject({
      'job-free: level above 2': '1 of 3',
      'evasive: level above 2': '0 of 0',
      'confident-wrong: above 2.5 and unflagged': '1 of 3',
      'confident-wrong: above 2.5, flagged or not': '2 of 3',
      'confident-wrong: flagged': '1 of 3',
      'sound answers flagged as mistake': '1 of 5',
      'sound answers capped': '0 of 5',
      'strong, questions with points: have a level': '2 of 3',
      'of those: 3.5 or more': '1 of 2',
    });
  });

  test('put pairs of one question in order, by each way of counting no level', () => {
    const other = { question: { key: 'q2', hasPoints: true } };
    const found = shares(
      concordanceFigures([
        reading('strong', 4),
        reading('middling', 4),
        reading('fluent-empty', null),
        reading('strong', 1, other),
        reading('fluent-empty', 2, other),
        reading('strong', 5, { job: 'cook' }),
      ]),
    );
    // 4 and 4 are half right, what has no level is a tie or below, and 1 against 2 is wrong.
    expect(found).toEqual({
      'the most that answers without a level allow': '3 of 4',
      'concordance, no level = tie': '1.5 of 4',
      'concordance, no level below every level': '2.5 of 4',
      'concordance where both have a level': '0.5 of 2',
    });
  });
});

test('statements are right as somebody judged them, for the very answer and point', () => {
  const facts: Fact[] = [
    { key: 'stops', named: true },
    { key: 'cleans', named: true },
    { key: 'marks', named: false },
    { key: 'tells', named: null },
  ];
  const judge = (point: string, says: string, text = 'strong 4') => ({
    job: 'baker',
    question: 'q1',
    text,
    point,
    says,
  });
  const found = shares(
    statementFigures(
      [reading('strong', 4, { facts }), reading('evasive', 2, { facts: facts.slice(0, 1) })],
      [judge('stops', 'said'), judge('cleans', 'partly'), judge('marks', 'not-said'), judge('tells', 'said')],
    ),
  );
  expect(found).toEqual({
    '"said" found in answers that say nothing': '1 of 3',
    '"said" is right': '1 of 2',
    '"partly" is right': '0 of 0',
    '"not-said" is right': '1 of 1',
    '"mistake" is right': '0 of 0',
  });
});

test('plans count by lines and by questions with points', () => {
  const plan = (points: number, musts: boolean[], isWritten: boolean) => ({
    musts,
    isWritten,
    questions: Array.from({ length: 9 }, (_, at) => ({ key: `${at}`, hasPoints: at < points })),
  });
  expect(shares(planFigures([plan(7, [true, true], true), plan(6, [true, false], false)]))).toEqual({
    "plans that are the model's": '1 of 2',
    'must-have lines asked': '3 of 4',
    'jobs with points of their own in 7 of 9 questions': '1 of 2',
  });
});

test('a follow-up asks for what was said where its point was found, and twins count by how far they move', () => {
  const said = reading('strong', 4, { facts: [{ key: 'stops', named: true }] });
  expect(
    shares(
      followUpFigures([
        { point: 'stops', text: 'What happens to the next dough?', reading: said },
        { point: 'marks', text: 'How will the shop know?', reading: said },
        { point: null, text: null, reading: said },
      ]),
    ),
  ).toEqual({
    'strong answers that are asked once more': '2 of 3',
    'that ask for a point which its reading finds said': '1 of 2',
  });
  const [moved] = twinFigures([
    { plain: 2, injected: 2 },
    { plain: null, injected: 1 },
    { plain: 4, injected: 3.5 },
  ]);
  expect(moved).toMatchObject({ found: 2, all: 3, most: 0 });
});

test('a line tells count, interval, bar, and whether the share keeps it', () => {
  const line = { name: 'some', found: 8, all: 10 };
  expect(lineOf({ ...line, least: 0.92 })).toMatch(
    /^some +8 of 10 +80\.0 % \(49\.0 % to 94\.3 %\) +>= 92\.0 % +MISSED$/,
  );
  expect(lineOf({ ...line, most: 0.8 })).toMatch(/<= 80\.0 % +kept$/);
  expect(lineOf({ name: 'none', found: 0, all: 0, most: 0 })).toMatch(/0 of 0 +n\/a +<= 0\.0 %$/);
});
