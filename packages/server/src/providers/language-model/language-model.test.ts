import { expect, test } from 'vitest';
import { z } from 'zod';
import { type ModelAnswer, ModelServer } from '../../testing/model-server.ts';
import { createLanguageModel } from './create.ts';
import {
  type Behaviour,
  FENCED,
  languageModelConformance,
  REPLY,
  THOUGHT_FIRST,
  WITH_WORDS,
} from './language-model.conformance.ts';
import { createScriptedLanguageModel, type ScriptedReply } from './scripted.ts';

const ANSWERS: Record<Behaviour, ModelAnswer> = {
  good: REPLY,
  fenced: FENCED,
  'thought-first': THOUGHT_FIRST,
  'with-words': WITH_WORDS,
  'wrong-schema': '{"colour":"green"}',
  'no-json': 'The sky is blue.',
  cut: { text: REPLY, finish: 'length' },
  refused: { text: '', finish: 'content_filter' },
  silent: 'silent',
  slow: { text: REPLY, afterMs: 200 },
  busy: { status: 429 },
  broken: { status: 500 },
  'key-refused': { status: 401 },
  away: 'hang-up',
};

languageModelConformance('an OpenAI-compatible endpoint', async (behaviour) => {
  const server = new ModelServer();
  server.answer = () => ANSWERS[behaviour];
  const url = await server.start();
  return {
    model: createLanguageModel({ provider: 'openai-compatible', model: 'small', url }, 'a-key'),
    stop: () => server.stop(),
  };
});

const SCRIPT: Record<Behaviour, ScriptedReply> = {
  good: REPLY,
  fenced: FENCED,
  'thought-first': THOUGHT_FIRST,
  'with-words': WITH_WORDS,
  'wrong-schema': '{"colour":"green"}',
  'no-json': 'The sky is blue.',
  cut: { kind: 'truncated', raw: REPLY },
  refused: { kind: 'refused' },
  silent: { kind: 'silent' },
  slow: { kind: 'after', ms: 50, raw: REPLY },
  busy: { kind: 'unavailable', reason: 'busy' },
  broken: { kind: 'unavailable', reason: 'failed' },
  'key-refused': { kind: 'unavailable', reason: 'not-accepted' },
  away: { kind: 'unavailable', reason: 'not-reached' },
};

languageModelConformance('the scripted one', async (behaviour) => ({
  model: createScriptedLanguageModel(() => SCRIPT[behaviour]),
  stop: async () => undefined,
}));

test('the endpoint is asked once, with key, schema, seed and bound, and is not followed elsewhere', async () => {
  const server = new ModelServer();
  const url = await server.start();
  const model = createLanguageModel({ provider: 'openai-compatible', model: 'small', url }, 'a-key');
  const asked = {
    purpose: 'colour.v1',
    input: { instructions: 'Reply with a colour.', messages: [{ role: 'user' as const, content: 'sky' }] },
    schema: z.strictObject({ colour: z.string() }),
    seed: 7,
    maxOutputTokens: 100,
    deadlineAt: Date.now() + 60_000,
    signal: new AbortController().signal,
  };
  server.answer = () => ({ status: 503 });
  expect(await model.generate(asked)).toMatchObject({ kind: 'unavailable', status: 503 });
  expect(server.requests).toHaveLength(1);
  expect(server.requests[0]).toMatchObject({
    model: 'small',
    seed: 7,
    max_tokens: 100,
    authorization: 'Bearer a-key',
    messages: [
      { role: 'system', content: 'Reply with a colour.' },
      { role: 'user', content: 'sky' },
    ],
    response_format: { type: 'json_schema', json_schema: { schema: { properties: { colour: { type: 'string' } } } } },
  });
  server.answer = () => ({ status: 302 });
  expect(await model.generate(asked)).toMatchObject({ kind: 'unavailable' });
  server.answer = () => ({ status: 200, body: `{"x":"${'a'.repeat(3 * 1024 * 1024)}"}` });
  expect(await model.generate(asked)).toMatchObject({ kind: 'unavailable' });
  await server.stop();
});
