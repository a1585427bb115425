import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { buildConfig } from '../config/config.ts';
import { figuresOf } from '../config/model-figures.ts';
import { READING_PROMPT } from '../features/reports/index.ts';
import { startTestApp } from '../testing/test-app.ts';

const FOLDER = mkdtempSync(join(tmpdir(), 'colloquy-figures-'));
afterAll(() => rmSync(FOLDER, { recursive: true, force: true }));

const MODEL = {
  COLLOQUY_MODEL: 'openai-compatible:small',
  COLLOQUY_MODEL_URL: 'http://127.0.0.1:9/v1',
  COLLOQUY_MODEL_RUN_BY: 'Example Ltd',
};
function withFigures(figures: object): typeof MODEL & { COLLOQUY_MODEL_FIGURES: string } {
  const file = join(FOLDER, 'figures.json');
  writeFileSync(file, JSON.stringify(figures));
  return { ...MODEL, COLLOQUY_MODEL_FIGURES: file };
}
const FIGURES = {
  model: 'openai-compatible:small',
  prompt: READING_PROMPT,
  statements: {
    en: { said: { right: 57, of: 60 }, 'not-said': { right: 50, of: 60 }, mistake: { right: 29, of: 29 } },
  },
};

const read = (environment: typeof MODEL) => {
  const { model } = buildConfig(environment);
  return model === null ? null : figuresOf(model);
};

async function printed(environment: object, language: 'en' | 'en-IN' | 'de') {
  const app = await startTestApp({}, environment);
  const { model } = app.context;
  const statements = model
    ?.statements(language)
    .map(({ statement, measured, printed: is }) => [statement, measured, is]);
  const { logged } = app;
  await app.close();
  return { statements, logged };
}

test('a statement is printed where its operator found it right often enough, in that language alone', async () => {
  const environment = withFigures(FIGURES);
  const english = [
    ['said', { right: 57, of: 60 }, true],
    ['partly', null, false],
    ['not-said', { right: 50, of: 60 }, false],
    // Too few to know.
    ['mistake', { right: 29, of: 29 }, false],
  ];
  expect((await printed(environment, 'en')).statements).toEqual(english);
  expect((await printed(environment, 'en-IN')).statements).toEqual(english);
  const { statements } = await printed(environment, 'de');
  expect(statements?.every(([, measured, is]) => measured === null && is === false)).toBe(true);
});

test('without a file, and after a new prompt, none is', async () => {
  const { statements } = await printed(MODEL, 'en');
  expect(statements?.every(([, , is]) => is === false)).toBe(true);
  const old = await printed(withFigures({ ...FIGURES, prompt: 'read-answer.v0' }), 'en');
  expect(old.statements?.every(([, measured]) => measured === null)).toBe(true);
  expect(old.logged.some((line) => line.includes('model-figures-outdated'))).toBe(true);
});

test.each<[string, object, RegExp]>([
  ['of another model', { ...FIGURES, model: 'google:other' }, /measures google:other, and COLLOQUY_MODEL is/],
  ['of more right ones than there are', { ...FIGURES, statements: { en: { said: { right: 3, of: 2 } } } }, /en\.said/],
  ['of an unknown statement', { ...FIGURES, statements: { en: { sung: { right: 1, of: 2 } } } }, /statements\.en/],
  ['without a prompt', { model: FIGURES.model, statements: {} }, /at prompt/],
])('figures %s are refused where they are read', (_, figures, message) => {
  expect(() => read(withFigures(figures))).toThrow(message);
});

test('a file that is gone stops what reads it alone, wherever that is run', () => {
  const gone = { ...MODEL, COLLOQUY_MODEL_FIGURES: 'no-such-figures.json' };
  expect(buildConfig(gone).model?.figures).toBe(resolve('no-such-figures.json'));
  expect(() => read(gone)).toThrow(/^COLLOQUY_MODEL_FIGURES names a file that cannot be read/);
});
