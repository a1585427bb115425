import { expect, test } from 'vitest';
import type { AnswerReading, QuestionToRead } from '../port.ts';
import { createEmbeddedAnswerReader } from './embedded-answer-reader.ts';
import { INVENTED, type InventedQuestion } from './invented-answers.fixture.ts';
import { OFF_SUBJECT } from './invented-off-subject.fixture.ts';

const reader = createEmbeddedAnswerReader({ meaning: 'off' });
const QUESTIONS = INVENTED.flatMap(({ questions }) => questions);

function questionOf(question: InventedQuestion): QuestionToRead {
  return {
    text: question.text,
    rubricLanguage: 'en',
    anchors: question.anchors,
    facts: question.facts.map((fact, i) => ({ key: `fact-${i}`, phrasings: [fact] })),
  };
}

function score(reading: AnswerReading): number {
  if (!reading.level) throw new Error(`no level: ${reading.notAssessable}`);
  return reading.level.score;
}

test.each(OFF_SUBJECT)('an account of something else is near 1 in $language, however it is told', (entry) => {
  const { language, text, anchors, good, other, off } = entry;
  const facts = entry.facts.map((phrasings, i) => ({ key: `fact-${i}`, phrasings }));
  const read = (said: string): AnswerReading =>
    reader.skim({ language, text: said, question: { text, rubricLanguage: language, anchors, facts } });
  expect(score(read(good))).toBeGreaterThan(3);
  expect(read(good).offSubject).toBeUndefined();
  for (const said of off) expect(score(read(said)), said).toBeLessThanOrEqual(2);
  const mean = off.reduce((sum, said) => sum + score(read(said)), 0) / off.length;
  expect(mean).toBeLessThanOrEqual(1.5);
  expect(score(read(other))).toBeLessThan(score(read(good)) - 0.5);
});

test('the style of an answer alone carries hardly more than 2.5, whatever the rubric', () => {
  const talk = [
    'I sing bass in a choir of forty. Before the spring concert the tenors came in late, so I recorded the rehearsal, listened to it twice and told the conductor, because nobody else had noticed. She changed the beat, and in the end all 40 of us came in together.',
    'Lorem ipsum dolor sit amet, consectetur adipiscing elit, sed do eiusmod tempor incididunt ut labore et dolore magna aliqua.',
  ];
  for (const question of QUESTIONS) {
    for (const text of talk)
      expect(score(reader.skim({ language: 'en', text, question: questionOf(question) }))).toBeLessThan(2.6);
  }
});

test('what clearly answers another question of the interview is off the subject of this one', () => {
  const [kitchen] = INVENTED;
  if (!kitchen) throw new Error('no questions');
  const wide = kitchen.questions.map((question) => ({
    ...question,
    read: {
      ...questionOf(question),
      facts: question.facts.map((fact, i) => ({
        key: `fact-${i}`,
        phrasings: [fact, question.answers.good.split('. ')[i] ?? fact],
      })),
    },
  }));
  for (const here of wide) {
    const there = wide.find((question) => question !== here);
    if (!there) throw new Error('one question only');
    const answer = { language: 'en' as const, text: there.answers.good, question: here.read };
    const known = reader.skim({ ...answer, others: [there.read] });
    expect(known.offSubject).toBe(true);
    expect(score(known)).toBeLessThanOrEqual(1.5);
    expect(score(known)).toBeLessThanOrEqual(score(reader.skim(answer)));
    const own = reader.skim({ ...answer, text: here.answers.good, others: [there.read] });
    expect(own.offSubject).toBeUndefined();
  }
});
