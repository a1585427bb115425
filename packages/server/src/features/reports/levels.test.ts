import { expect, test } from 'vitest';
import { createEmbeddedAnswerReader } from '../../providers/answer-reader/embedded/embedded-answer-reader.ts';
import type { AnswerReading } from '../../providers/answer-reader/port.ts';
import { createJobReader } from '../../providers/job-reader/create.ts';
import { builtInContent } from '../../testing/built-in-content.ts';
import { buildBlueprint, buildTypeBlueprint, type Question, TypeLibrary } from '../interviewers/index.ts';
import { answerTo } from './assess-questions.ts';
import { ELSEWHERE, HELD, type HeldAnswers, PRAISE, STORIES } from './testing/held-answers.fixture.ts';

const library = new TypeLibrary(builtInContent);
const reader = createEmbeddedAnswerReader({ meaning: 'off' });

function questionOf({ type, question }: HeldAnswers): Question {
  const { questions } = buildTypeBlueprint(library, { interviewType: type, language: 'en', role: null });
  const found = questions.find(({ key }) => key === question);
  if (!found) throw new Error(`no question ${question}`);
  return found;
}

function named(reading: AnswerReading): number {
  return reading.facts.filter((fact) => fact.named).length;
}

function score(reading: AnswerReading): number {
  if (!reading.level) throw new Error(`no level: ${reading.notAssessable}`);
  return reading.level.score;
}

const mean = (values: number[]): number => values.reduce((sum, value) => sum + value, 0) / values.length;

test('answers are ranked as people rank them, and nothing far above the middle stands without a point named', () => {
  const levels = HELD.map((held) => {
    const question = questionOf(held);
    const read = (text: string) => reader.skim(answerTo('en', question, text));
    return {
      excellent: read(held.excellent),
      good: read(held.good),
      weak: read(held.weak),
      other: read(held.otherWork),
    };
  });
  expect(mean(levels.map(({ excellent }) => score(excellent)))).toBeGreaterThan(3.7);
  expect(mean(levels.map(({ good }) => score(good)))).toBeGreaterThan(3);
  expect(mean(levels.map(({ weak }) => score(weak)))).toBeLessThan(1.7);
  expect(mean(levels.map(({ other }) => score(other)))).toBeLessThan(1.7);
  for (const reading of levels.flatMap((level) => Object.values(level)))
    if (score(reading) > 3.4) expect(named(reading)).toBeGreaterThan(0);
  expect(levels.filter(({ excellent }) => named(excellent) > 0).length).toBeGreaterThanOrEqual(7);
});

test.each(HELD)('$question: a story of something else, praise and a list of words stay low', (held) => {
  const question = questionOf(held);
  const read = (text: string) => reader.skim(answerTo('en', question, text));
  for (const text of STORIES) {
    expect(score(read(text)), text).toBeLessThanOrEqual(2.5);
    expect(named(read(text)), text).toBe(0);
  }
  for (const text of PRAISE) {
    expect(score(read(text)), text).toBeLessThan(2.7);
    expect(named(read(text)), text).toBe(0);
  }
  const words = question.rubric.facts.flatMap(({ phrasings }) => phrasings[0]?.match(/\p{L}{6,}/gu) ?? []);
  expect(score(read(`${words.join(', ')}.`))).toBeLessThanOrEqual(2.5);
});

test('points are hardly ever named in answers to other questions', () => {
  let all = 0;
  let wrong = 0;
  for (const held of HELD) {
    const question = questionOf(held);
    for (const other of HELD.filter(({ question: key }) => key !== held.question)) {
      for (const text of [other.excellent, other.good, other.otherWork]) {
        const { facts } = reader.skim(answerTo('en', question, text));
        all += facts.length;
        wrong += facts.filter((fact) => fact.named).length;
      }
    }
  }
  expect(all).toBeGreaterThan(700);
  expect(wrong / all).toBeLessThan(0.015);
});

const JOBS = {
  de: 'Aufgaben:\n- Betreuung der Kunden in der Werkstatt\n- Planung der Einsätze\nProfil:\n- Belastbar und gutes Zeitmanagement\n- Du arbeitest selbstständig und zuverlässig\n- Teamfähigkeit',
  es: 'Funciones:\n- Organizar las visitas del taller\n- Llevar el archivo\nRequisitos:\n- Autonomía, iniciativa y persona responsable\n- Trabajo en equipo',
  fr: 'Missions :\n- Organiser les visites\n- Tenir les archives\nProfil :\n- Capacité à gérer les priorités et à respecter les délais\n- Esprit d’équipe',
};

test.each(['de', 'es', 'fr'] as const)('the same holds in %s', (language) => {
  const held = ELSEWHERE[language];
  const reading = createJobReader({ kind: 'embedded' }).read({ title: 'X', description: JOBS[language] });
  const { questions } = buildBlueprint(builtInContent, { language, title: 'X', reading });
  const question = questions.find(({ key }) => key === held.question);
  if (!question) throw new Error(`not asked: ${held.question}, but ${questions.map(({ key }) => key).join()}`);
  const read = (text: string) => reader.skim(answerTo(language, question, text));
  expect(score(read(held.excellent))).toBeGreaterThan(2.5);
  expect(score(read(held.weak))).toBeLessThan(2);
  expect(mean(held.off.map((text) => score(read(text))))).toBeLessThanOrEqual(2.5);
  for (const text of held.off) {
    expect(score(read(text)), text).toBeLessThan(score(read(held.excellent)));
    expect(named(read(text)), text).toBe(0);
  }
});
