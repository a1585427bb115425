import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import type { ApplicationTexts } from '../schema/application.ts';
import { checkApplication } from './check-application.ts';
import { CONTENT_ROOT } from './compile.ts';
import type { Entry } from './read-content.ts';

const texts = (language: string): ApplicationTexts => {
  const { reviewed, from, ...own } = parse(readFileSync(join(CONTENT_ROOT, `applications/${language}.yaml`), 'utf8'));
  return own;
};

/** The rules that a change to the German or Russian texts breaks. */
function broken(language: string, change: (own: ApplicationTexts) => void): string[] {
  const value = texts(language);
  change(value);
  const entry = {
    area: 'applications',
    entry: null,
    common: null,
    english: texts('en'),
    translations: { [language]: { value, meta: { reviewed: false, from: {} }, file: `applications/${language}.yaml` } },
    types: null,
    file: 'applications/en.yaml',
  } as Entry;
  return checkApplication(entry).map(({ path, rule }) => `${path}: ${rule}`);
}

test.each(['de', 'ru', 'ja'])('%s as it is breaks no rule', (language) => {
  expect(broken(language, () => undefined)).toEqual([]);
});

test('a slot that is gone, or one too many', () => {
  expect(broken('de', (own) => (own.opening = own.opening.replace('{count}', '20')))).toEqual([
    'opening: must hold the slots count, minutes, programme',
  ]);
  expect(broken('de', (own) => (own.closing += ' {programme}'))).toEqual(['closing: must hold the slots (none)']);
});

test('a question that is still English, or in another script', () => {
  const english = texts('en').questions.problem;
  expect(broken('de', (own) => (own.questions.problem = english))).toEqual([
    'questions.problem.0: is still English',
    'questions.problem.1: is still English',
  ]);
  expect(broken('ru', (own) => (own.competencies.team = 'The team'))).toEqual([
    'competencies.team: is not written in the script of ru',
  ]);
});

test('a question that is asked twice', () => {
  expect(broken('de', (own) => (own.questions.why_now[1] = own.questions.why_now[0]))).toEqual([
    'questions.why_now.1: is asked in another place, too',
  ]);
});
