import { afterAll, describe, expect, test } from 'vitest';
import { createEmbeddedAnswerReader } from '../../../providers/answer-reader/embedded/embedded-answer-reader.ts';
import type { AnswerReading, QuestionToRead } from '../../../providers/answer-reader/port.ts';
import { builtInContent } from '../../../testing/built-in-content.ts';
import { banksIn } from './index.ts';
import { JOBS, OPEN_ANSWERS, type OpenAnswer } from './open-answers.fixture.ts';

const reader = createEmbeddedAnswerReader({ meaning: 'off' });
afterAll(() => reader.stop());

const inLanguage = (language: OpenAnswer['language']) => banksIn(builtInContent, language).behavioural;
const framed = new Map(inLanguage('en').definition.questions.map((question) => [question.key, question]));

function questionOf({ language, question: key }: OpenAnswer): QuestionToRead {
  const texts = inLanguage(language).texts?.questions[key];
  const open = framed.get(key)?.open;
  if (!texts?.anchors || !texts.facts || !open) throw new Error(`no open question ${key} in ${language}`);
  return {
    text: texts.text,
    rubricLanguage: language,
    anchors: texts.anchors,
    facts: Object.entries(texts.facts).map(([fact, phrasings]) => ({
      key: fact,
      phrasings,
      ...(open.shown[fact] === undefined ? {} : { sign: open.shown[fact] }),
    })),
    open: open.matter,
  };
}

describe.each(OPEN_ANSWERS.map((answer): [string, OpenAnswer] => [`${answer.language} ${answer.question}`, answer]))(
  '%s, which any matter may answer',
  (_, answer) => {
    const question = questionOf(answer);
    const read = (text: string): AnswerReading =>
      reader.skim({ language: answer.language, question, text, job: JOBS[answer.language] });

    test('a concrete account is held high in whatever words, and never off the subject', () => {
      const { level, offSubject } = read(answer.strong);
      expect(offSubject).toBeUndefined();
      expect(level?.score).toBeGreaterThan(2.6);
    });

    test.each(['weak', 'evasive'] as const)('%s: what tells of nothing stays low', (kind) => {
      const { level, notAssessable } = read(answer[kind]);
      if (notAssessable === undefined) expect(level?.score).toBeLessThan(2.5);
    });
  },
);
