import { expect, test } from 'vitest';
import { createEmbeddedAnswerReader } from '../../providers/answer-reader/embedded/embedded-answer-reader.ts';
import { builtInContent } from '../../testing/built-in-content.ts';
import type { Mode } from '../dialogue/index.ts';
import { buildTypeBlueprint, TypeLibrary } from '../interviewers/index.ts';
import { buildReport } from './build-report.ts';
import type { ReportContent } from './report.ts';
import { HELD } from './testing/held-answers.fixture.ts';
import { makeInterview, makeRecord, makeVersion } from './testing/report-fixtures.ts';

const library = new TypeLibrary(builtInContent);
const reader = createEmbeddedAnswerReader({ meaning: 'off' });

/** The same three qualities of answers to one question, given in the manner of each. */
function report(words: string, question: (typeof HELD)[number], manner: Mode): Promise<ReportContent> {
  const { questions } = buildTypeBlueprint(library, { interviewType: question.type, language: 'en', role: null });
  const asked = questions.filter(({ key }) => key === question.question);
  const spoken = manner === 'text' ? {} : { confidence: 0.95, audio: null };
  const record = makeRecord(
    [{ key: question.question, outcome: 'answered', answers: [{ text: words, mode: manner, ...spoken }] }],
    { modes: [manner] },
  );
  return buildReport({
    interview: makeInterview(),
    version: makeVersion(asked),
    record,
    reader,
    aiEvaluation: true,
    signal: AbortSignal.timeout(60_000),
  });
}

test.each(HELD)(
  '$question: the same words have the same report, typed, spoken, with a picture and without',
  async (held) => {
    for (const words of [held.excellent, held.good, held.weak]) {
      const typed = await report(words, held, 'text');
      expect(typed.questions[0]?.level).not.toBeNull();
      for (const manner of ['voice', 'video'] as const) {
        const { modes, ...rest } = await report(words, held, manner);
        // Only how it was answered is told: no level, no quote, no word of the summary hangs on it.
        expect(modes).toEqual([manner]);
        expect({ ...rest, modes: ['text'] }).toEqual(typed);
      }
    }
  },
);

test('a picture that is switched off in the middle is told of and changes nothing', async () => {
  const [held] = HELD;
  if (held === undefined) throw new Error('no answers are held');
  const { questions } = buildTypeBlueprint(library, { interviewType: held.type, language: 'en', role: null });
  const version = makeVersion(questions.filter(({ key }) => key === held.question));
  const half = Math.ceil(held.excellent.length / 2);
  const cut = held.excellent.indexOf('. ', half) + 1;
  const build = (second: Mode) =>
    buildReport({
      interview: makeInterview(),
      version,
      record: makeRecord(
        [
          {
            key: held.question,
            outcome: 'answered',
            answers: [
              { text: held.excellent.slice(0, cut), mode: 'video', confidence: 0.95 },
              { text: held.excellent.slice(cut + 1), mode: second, confidence: 0.95 },
            ],
          },
        ],
        { modes: second === 'video' ? ['video'] : ['video', second] },
      ),
      reader,
      aiEvaluation: true,
      signal: AbortSignal.timeout(60_000),
    });
  const { modes: kept, ...whole } = await build('video');
  const { modes, ...dropped } = await build('voice');
  expect([kept, modes]).toEqual([['video'], ['video', 'voice']]);
  expect(dropped).toEqual(whole);
});
