import { expect, test } from 'vitest';
import { type AnswerReader, STATEMENTS } from '../../providers/answer-reader/port.ts';
import { createScriptedAnswerReader } from '../../providers/answer-reader/scripted.ts';
import type { DialogueRecord } from '../dialogue/index.ts';
import type { BlueprintVersion } from '../interviewers/index.ts';
import { buildReport } from './build-report.ts';
import { makeInterview, makeQuestion, makeRecord, makeVersion } from './testing/report-fixtures.ts';

const LONG =
  'On a Tuesday in March the freezer in our shop failed. I moved the goods and found that a fan was stuck. In the end we lost little.';
const OTHER =
  'Two colleagues wanted the same weekend off. I asked each of them why and wrote the swap into the rota. Both have kept to it since.';
const THIRD =
  'The new card reader refused every second payment. I noted the times and had its sleep setting changed by the supplier. It has worked since.';

function build(version: BlueprintVersion, record: DialogueRecord, reader: AnswerReader) {
  const signal = AbortSignal.timeout(60_000);
  return buildReport({ interview: makeInterview(), version, record, reader, aiEvaluation: true, signal });
}

test('an answer given before has the reason that it came to where it counts, when it came to nothing there', async () => {
  const version = makeVersion([makeQuestion('a', 'x'), makeQuestion('b', 'y')]);
  const plain = createScriptedAnswerReader();
  const reader: AnswerReader = {
    ...plain,
    read: async (answer) => ({ ...plain.skim(answer), level: null, notAssessable: 'no-points' }),
  };
  const again = 'I have nothing to tell about that, and I would be guessing.';
  const asked = ['a', 'b'].map((key) => ({ key, outcome: 'answered' as const, answers: [again] }));
  const content = await build(version, makeRecord(asked), reader);
  expect(content.questions.map(({ notAssessable, sameAs }) => [notAssessable, sameAs])).toEqual([
    ['no-points', null],
    ['no-points', 'a'],
  ]);
});

test('a draft is not sure by one answer, nor where nobody measured how often the engine is right', async () => {
  const version = makeVersion([makeQuestion('a', 'one'), makeQuestion('b', 'two'), makeQuestion('c', 'two')]);
  const record = makeRecord([
    { key: 'a', outcome: 'answered', answers: [LONG] },
    { key: 'b', outcome: 'answered', answers: [OTHER] },
    { key: 'c', outcome: 'answered', answers: [THIRD] },
  ]);
  const script = () => ({ facts: { case: 1, cause: 1 }, signals: ['ownPart' as const, 'result' as const] });
  const measured = STATEMENTS.map((statement) => ({ statement, measured: { right: 9, of: 10 }, printed: true }));
  const sure = async (reader: AnswerReader) =>
    (await build(version, record, reader)).competencies.map(({ confidence }) => confidence);
  const [one, two] = await sure(createScriptedAnswerReader(script, measured));
  expect(one).toBe('low');
  expect(two).not.toBe('low');
  expect(await sure(createScriptedAnswerReader(script))).toEqual(['low', 'low']);
});
