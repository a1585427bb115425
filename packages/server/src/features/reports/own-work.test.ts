import type { Language } from '@colloquy/contract/shared';
import { expect, test } from 'vitest';
import { createEmbeddedAnswerReader } from '../../providers/answer-reader/embedded/embedded-answer-reader.ts';
import type { AnswerReading } from '../../providers/answer-reader/port.ts';
import { createJobReader } from '../../providers/job-reader/create.ts';
import { builtInContent } from '../../testing/built-in-content.ts';
import { buildBlueprint, jobWords } from '../interviewers/index.ts';
import { answerTo } from './assess-questions.ts';

const reader = createEmbeddedAnswerReader({ meaning: 'off' });

function interviewOf(language: Language, title: string, description: string) {
  const reading = createJobReader({ kind: 'embedded' }).read({ title, description });
  const blueprint = buildBlueprint(builtInContent, { language, title, reading });
  return (key: string, text: string): AnswerReading => {
    const question = blueprint.questions.find((one) => one.key === key);
    if (!question) throw new Error(`not asked: ${key}`);
    return reader.skim({ ...answerTo(language, question, text), job: jobWords(blueprint, question) });
  };
}

const crane = interviewOf(
  'en',
  'Tower Crane Operator',
  '<ul><li>You operate a saddle jib tower crane with loads of up to eight tonnes under the lift plan.</li><li>You carry out the check of the crane every morning and record it.</li><li>You work with the slinger by radio and stop the lift when a signal is unclear.</li></ul>',
);
const kindergarten = interviewOf(
  'de',
  'Kindergartenleitung',
  '<ul><li>Sie leiten das Team, erstellen die Dienstpläne und sichern den Betrieb bei Ausfällen.</li><li>Sie führen Gespräche mit Eltern.</li><li>Sie entwickeln das pädagogische Konzept mit den Fachkräften weiter.</li></ul>',
);

test('an account of the job’s own work is on the subject, whatever words the rubric lacks', () => {
  const own = crane(
    'behavioural.nearest-work',
    'I have driven tower cranes for six years, the last three on a hospital block. I was the only operator on the saddle jib there, so every lift, the radio with two slingers and the morning check were mine.',
  );
  expect(own.offSubject).toBeUndefined();
  expect(own.level?.score).toBeGreaterThan(2);
  const led = kindergarten(
    'behavioural.nearest-work',
    'Ich leite seit vier Jahren eine Kita mit elf Fachkräften. Die Dienstpläne, die Gespräche mit den Eltern und das Konzept lagen bei mir.',
  );
  expect(led.offSubject).toBeUndefined();
  expect(led.level?.score).toBeGreaterThan(2);
});

test.each([
  'Last Sunday I cooked a leek soup for eight people. First I washed the leeks twice, then I cut them into rings and let them sweat in butter for ten minutes. In the end I tasted it and put in nutmeg.',
  'I cycled to the sea in nine days. I planned about eighty kilometres a day, packed only twelve kilos and checked the brakes each evening.',
])('an account of something else stays near 1: %s', (text) => {
  expect(crane('behavioural.nearest-work', text).level?.score).toBeLessThanOrEqual(1.5);
});

test.each([
  'Tower, crane, saddle, jib, loads, tonnes, lift, plan, slinger, radio, signal.',
  'I am passionate about tower cranes. The lift plan, the slinger and the radio are my heart and soul, and loads are a journey of trust.',
])('words of the job alone carry nothing: %s', (text) => {
  expect(crane('behavioural.nearest-work', text).level?.score).toBeLessThanOrEqual(2);
});
