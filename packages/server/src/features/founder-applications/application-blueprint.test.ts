import { LANGUAGES } from '@colloquy/contract/shared';
import { expect, test } from 'vitest';
import { builtInContent } from '../../testing/built-in-content.ts';
import { roundedMinutes } from '../interviewers/index.ts';
import { applicationBlueprint } from './application-blueprint.ts';
import { applicationTexts } from './application-texts.ts';
import { PITCH_FIELDS, QUESTION_KEYS } from './extraction/index.ts';

type Programme = Parameters<typeof applicationBlueprint>[1];
const blueprintOf = (programme: Programme) =>
  applicationBlueprint(applicationTexts(builtInContent, programme.language), programme);

test.each(LANGUAGES)('%s: every question can be asked and asked again in other words', (language) => {
  const blueprint = blueprintOf({ name: 'Lantern Works', language });
  expect(blueprint.kind).toBe('application');
  expect(new Set(blueprint.questions.map(({ key }) => key))).toEqual(new Set(QUESTION_KEYS));
  const spoken = blueprint.questions.flatMap(({ text, reask }) => [text, reask]);
  expect(new Set(spoken).size).toBe(spoken.length);
  for (const text of [...spoken, blueprint.opening, blueprint.closing]) {
    expect(text.trim()).toBe(text);
    expect(text).not.toMatch(/[{}]/u);
    expect(text.length).toBeGreaterThan(5);
  }
  expect(blueprint.questions.every(({ followUps, reask }) => followUps[0]?.text === reask)).toBe(true);
});

test.each(LANGUAGES)('%s: the opening names the programme, the number of questions and the time', (language) => {
  const { opening, questions, plannedMs } = blueprintOf({ name: 'Lantern Works', language });
  expect(opening).toContain('Lantern Works');
  expect(opening).toContain(String(questions.length));
  expect(opening).toContain(String(roundedMinutes(plannedMs)));
});

test('a programme’s name is spoken as it is, whatever signs it holds', () => {
  const { opening } = blueprintOf({ name: '$& {minutes} $1', language: 'en' });
  expect(opening).toContain('applying to $& {minutes} $1.');
});

test('no two languages share a question', () => {
  const english = blueprintOf({ name: 'X', language: 'en' }).questions.map(({ text }) => text);
  for (const language of LANGUAGES.filter((other) => other !== 'en' && other !== 'en-IN')) {
    const texts = blueprintOf({ name: 'X', language }).questions.map(({ text }) => text);
    expect(texts.filter((text) => english.includes(text))).toEqual([]);
  }
});

test('the conversation begins with who speaks, then the pitch from idea to timing, before money and papers', () => {
  const keys = blueprintOf({ name: 'X', language: 'en' }).questions.map(({ key }) => key);
  const order = (...wanted: string[]) => wanted.map((key) => (keys as string[]).indexOf(key));
  const positions = order(
    'founder_name',
    'founder_email',
    'elevator_pitch',
    'problem',
    'solution',
    'traction',
    'why_now',
    'why_you',
    'fundraising_status',
    'passport_and_visa',
  );
  expect(positions).toEqual([...positions].sort((a, b) => a - b));
  expect(positions).not.toContain(-1);
});

test('a programme may leave questions out, but none that the status COMPLETED depends on', () => {
  const { questions, plannedMs } = blueprintOf({ name: 'X', language: 'fr', ask: ['co_founders', 'problem'] });
  const keys = questions.map(({ key }) => key);
  expect(keys).toContain('co_founders');
  expect(keys).not.toContain('passport_and_visa');
  const slots = questions.flatMap((question) => question.slots);
  for (const needed of [...PITCH_FIELDS, 'firstName', 'lastName', 'email']) expect(slots).toContain(needed);
  expect(plannedMs).toBe(questions.reduce((sum, { expectedMs }) => sum + expectedMs, 0));
});

test('every field a conversation can have is somebody’s slot exactly once', () => {
  const slots = blueprintOf({ name: 'X', language: 'en' }).questions.flatMap((question) => question.slots);
  expect(new Set(slots).size).toBe(slots.length);
  expect(slots).toHaveLength(23);
});
