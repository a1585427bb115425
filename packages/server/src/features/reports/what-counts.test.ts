import { expect, test } from 'vitest';
import { createEmbeddedAnswerReader } from '../../providers/answer-reader/embedded/embedded-answer-reader.ts';
import type { Outcome } from '../dialogue/index.ts';
import type { Question } from '../interviewers/index.ts';
import { buildReport } from './build-report.ts';
import type { ReportContent } from './report.ts';
import { makeInterview, makeQuestion, makeRecord, makeVersion } from './testing/report-fixtures.ts';

/** Two questions of a bakery, put in as many ways as a bank puts them. */
const OVEN = makeQuestion('oven', 'baking', {
  text: 'One side of the oven burns the rolls. What do you look at, and what do you change?',
  rubric: {
    language: 'en',
    anchors: {
      1: 'Turns the heat down.',
      3: 'Turns the trays and cleans the fan.',
      5: 'Maps the heat with slices of toast, clears the fan, checks the seal and measures again.',
    },
    facts: [
      {
        key: 'map',
        phrasings: [
          'I put slices of toast on every rack to map the heat.',
          'A tray of toast shows where it burns.',
          'I measure each corner with a probe thermometer.',
        ],
      },
      {
        key: 'fan',
        phrasings: [
          'The fan was clogged with flour.',
          'I clean the dust off the blades of the ventilator.',
          'The rubber seal of the door leaked steam.',
        ],
      },
      {
        key: 'turn',
        phrasings: [
          'I turn the trays halfway through.',
          'The upper and lower sheets are swapped.',
          'Each batch is rotated so that the crust browns evenly.',
        ],
      },
    ],
  },
});
const ROTA = makeQuestion('rota', 'staffing', {
  text: 'Two colleagues want the same weekend off. How do you decide?',
  rubric: {
    language: 'en',
    anchors: {
      1: 'Lets the older one win.',
      3: 'Asks both and decides.',
      5: 'Hears the reasons of both, offers the next holiday and writes the swap into the rota.',
    },
    facts: [
      {
        key: 'reasons',
        phrasings: [
          'I ask each colleague for the reason.',
          'I hear why both wanted it off.',
          'I listen to the motives of either side.',
        ],
      },
      {
        key: 'holiday',
        phrasings: [
          'One gets the next holiday instead.',
          'I offered a long bank holiday in return.',
          'Whoever waits chooses first in summer.',
        ],
      },
      {
        key: 'written',
        phrasings: [
          'The swap stands in the rota.',
          'I write the agreement into the schedule.',
          'Both sign the roster and keep to it.',
        ],
      },
    ],
  },
});
const MAPPED =
  'Last winter our rolls burned on the left. I laid slices of toast on every rack and saw the heat in the back corner. The fan was full of flour, so I cleaned it and turned the trays halfway through. In the end 2 of 100 rolls were dark, before it was 15.';
const SWAPPED =
  'Two colleagues wanted the same weekend off. I asked each of them for the reason, offered one the next holiday and wrote the swap into the rota. Both have kept to it since.';
const AGAIN =
  'In May I noticed that the flour bill was 300 euros higher than the month before. I weighed the sacks, found that two were short and called the mill, and they sent us new ones.';

async function report(
  answers: Record<string, { outcome?: Outcome; said: string[] }>,
  questions: Question[] = [OVEN, ROTA],
): Promise<ReportContent> {
  const reader = createEmbeddedAnswerReader({ meaning: 'off' });
  return buildReport({
    interview: makeInterview(),
    version: makeVersion(questions),
    record: makeRecord(
      questions.map(({ key }) => ({
        key,
        outcome: answers[key]?.outcome ?? 'answered',
        answers: answers[key]?.said ?? [],
      })),
    ),
    reader,
    aiEvaluation: true,
    signal: AbortSignal.timeout(60_000),
  });
}

test.each([
  ['passed on', 'skipped', [], 'skipped'],
  ['declined', 'skipped', ["I don't know."], 'declined'],
  [
    'declined, with reasons',
    'skipped',
    [
      'I would rather not talk about that one. It is still with the lawyers, and my old firm has asked me to keep quiet.',
    ],
    'declined',
  ],
  ['keys struck at random', 'insufficient', ['asdf qwer zxcv', 'lkjh sdfg wert'], 'unreadable'],
  ['keys struck at random, then declined', 'skipped', ['asdf qwer zxcv asdf', 'No idea, next question.'], 'declined'],
  ['one word over and over', 'answered', ['blah blah blah blah blah blah'], 'too-short'],
  ['signs alone', 'insufficient', ['... ??? !!!'], 'skipped'],
  ['a bare yes', 'insufficient', ['Yes, often.'], 'too-short'],
  ['the question sent back', 'answered', [OVEN.text], 'too-short'],
] as const)('who says nothing has no level, no evidence and has not answered: %s', async (_, outcome, said, reason) => {
  const content = await report({ oven: { outcome, said: [...said] }, rota: { said: [SWAPPED] } });
  const [question] = content.questions;
  expect(question).toMatchObject({ level: null, notAssessable: reason, offSubject: false });
  expect(content.competencies[0]).toMatchObject({
    score: null,
    notAssessable: reason,
    coverage: { questions: 1, asked: 1, answered: 0 },
  });
  if (reason !== 'too-short') {
    expect(question?.outcome).toBe('skipped');
    expect(content.competencies[0]?.evidence).toEqual([]);
  }
  expect(content.competencies[1]?.coverage.answered).toBe(1);
  expect(content.overall).toBeNull();
});

test('whoever passes on in the end but said something before has answered in part', async () => {
  const content = await report({ oven: { outcome: 'skipped', said: [MAPPED, 'I do not know more.'] } });
  expect(content.questions[0]).toMatchObject({ outcome: 'insufficient', notAssessable: null });
  expect(content.competencies[0]?.coverage.answered).toBe(1);
});

test('random keys beside an answer neither lower it nor are quoted', async () => {
  const plain = await report({ oven: { said: [MAPPED] } });
  const beside = await report({ oven: { said: ['asdf qwer zxcv uiop hjkl', MAPPED] } });
  expect(beside.questions[0]?.level).toEqual(plain.questions[0]?.level);
  expect(beside.competencies[0]?.evidence.every(({ turnId }) => turnId === 3)).toBe(true);
});

test('a follow-up answer given to every follow-up counts once, is marked elsewhere, and the counts show it', async () => {
  const more = ['c', 'd', 'e'].map((key) => makeQuestion(key, `of-${key}`, { rubric: ROTA.rubric }));
  const content = await report(
    {
      oven: { said: [MAPPED, AGAIN, AGAIN] },
      rota: { said: [SWAPPED, `Well, ${AGAIN}`] },
      c: { said: [AGAIN, AGAIN.replace('300', '450')] },
      d: { said: [AGAIN.toUpperCase()] },
      e: { outcome: 'unasked', said: [] },
    },
    [OVEN, ROTA, ...more],
  );
  const marked = content.questions.flatMap(({ repeats = [] }) => repeats);
  expect(marked).toHaveLength(5);
  expect(new Set(marked.map(({ of }) => of)).size).toBe(1);
  const quoted = content.competencies.filter(({ evidence }) => evidence.some(({ turnId }) => turnId === marked[0]?.of));
  expect(quoted.length).toBeLessThanOrEqual(1);
  const elsewhere = new Set(marked.map(({ turnId }) => turnId));
  for (const { evidence } of content.competencies)
    expect(evidence.filter(({ turnId }) => elsewhere.has(turnId))).toEqual([]);
  const byKey = Object.fromEntries(content.questions.map((question) => [question.key, question]));
  expect(byKey.oven?.level?.score).toBeGreaterThan(3);
  expect(byKey.rota?.level?.score).toBeGreaterThan(3);
  const counted = content.questions.find(({ answers }) => answers.includes(marked[0]?.of ?? 0))?.key;
  for (const key of ['c', 'd'].filter((name) => name !== counted))
    expect(byKey[key]).toMatchObject({ level: null, notAssessable: 'repeated', sameAs: counted });
  const answered = content.competencies.reduce((sum, { coverage }) => sum + coverage.answered, 0);
  expect(answered).toBe(counted === 'oven' || counted === 'rota' ? 2 : 3);
});

test('a level above the middle shows a point that carries it, and what makes the answer concrete', async () => {
  const content = await report({ oven: { said: [MAPPED] }, rota: { said: [SWAPPED] } });
  for (const { level, facts, signs } of content.questions) {
    expect(level?.score).toBeGreaterThan(3);
    expect(facts.some(({ said }) => said === true)).toBe(true);
    expect(signs?.map(({ sign }) => sign)).toContain('ownPart');
  }
});
