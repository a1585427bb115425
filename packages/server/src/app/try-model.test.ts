import { expect, test } from 'vitest';
import { buildConfig } from '../config/config.ts';
import { builtInContent } from '../testing/built-in-content.ts';
import { type ModelAnswer, ModelServer } from '../testing/model-server.ts';
import { tryModel } from './try-model.ts';

async function tried(answer: ModelAnswer): Promise<{ lines: string[]; problems: string[]; url: string }> {
  const server = new ModelServer();
  server.answer = () => answer;
  const url = await server.start();
  const { model } = buildConfig({
    COLLOQUY_MODEL: 'openai-compatible:small',
    COLLOQUY_MODEL_URL: url,
    COLLOQUY_MODEL_RUN_BY: 'Example Ltd',
  });
  if (model === null) throw new Error('no model was read');
  try {
    return { ...(await tryModel(builtInContent, model, { first: 'the-key-of-it', second: null })), url };
  } finally {
    await server.stop();
  }
}

test('a model that replies as asked is a line', async () => {
  const { lines, problems } = await tried('{"ready":true}');
  expect(lines).toEqual([
    expect.stringMatching(/^language model: openai-compatible:small \(Example Ltd\) replied as asked \(\d+ ms\)$/),
  ]);
  expect(problems).toEqual([]);
});

test.each<[string, ModelAnswer, RegExp]>([
  ['a refused key', { status: 401 }, /refused the call, by its key, its name or its address \(status 401\)/],
  ['a broken endpoint', { status: 500 }, /failed to answer \(status 500\)/],
  ['nobody there', 'hang-up', /was not reached at its address/],
  ['talk', 'I am ready, thank you.', /not with JSON of the wanted form: not JSON/],
  ['another form', '{"ready":"yes"}', /not with JSON of the wanted form: ready/],
])('%s is a problem, told in one sentence without key and reply', async (_, answer, sentence) => {
  const { lines, problems } = await tried(answer);
  expect(lines).toEqual([]);
  expect(problems).toEqual([expect.stringMatching(sentence)]);
  expect(problems.join()).not.toMatch(/the-key-of-it|thank you/);
});
