import { expect, test } from 'vitest';
import { loadCatalogue, preferredLanguage } from './languages.ts';
import { createTranslate } from './translate.ts';

const en = await loadCatalogue('en');

const t = createTranslate(en, 'en');

test('a number chooses its form and is written as the language writes it', () => {
  expect(t('timeLeft', { count: 1 })).toBe('About 1 minute left');
  expect(t('timeLeft', { count: 12 })).toBe('About 12 minutes left');
  expect(createTranslate(en, 'hi')('answerRoom', { count: 123_456 })).toBe('1,23,456 more characters fit.');
});

test('a language with more forms than English gets the right one', () => {
  const forms = { one: '{count} минута', few: '{count} минуты', many: '{count} минут', other: '{count} минуты' };
  const russian = createTranslate({ ...en, timeLeft: forms }, 'ru');
  expect([1, 3, 5, 21].map((count) => russian('timeLeft', { count }))).toEqual([
    '1 минута',
    '3 минуты',
    '5 минут',
    '21 минута',
  ]);
});

test('a name from right to left is fenced off from the sentence around it', () => {
  expect(t('welcomeGreeting', { name: 'عبد الرحمن' })).toBe('Hello \u2068عبد الرحمن\u2069');
});

test('a name cannot end the fence around it', () => {
  expect(t('welcomeGreeting', { name: 'Ada\u2069\u202e' })).toBe('Hello \u2068Ada\u2069');
});

test('what a stranger calls itself is never read as a placeholder', () => {
  expect(t('personTold', { organization: '{organization}' })).toContain('{organization}');
});

test("the browser's languages are taken in their order; English where none is spoken", () => {
  expect(preferredLanguage(['nn-NO', 'en'])).toBe('no');
  expect(preferredLanguage(['sw', 'pt-BR'])).toBe('pt');
  expect(preferredLanguage(['sw'])).toBe('en');
  expect(preferredLanguage([])).toBe('en');
});
