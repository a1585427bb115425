import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Id } from '../../platform/ids.ts';
import { createScriptedLanguageModel, type ScriptedReply } from '../../providers/language-model/scripted.ts';
import { postJob } from '../../testing/flows.ts';
import { startTestApp, type TestApp } from '../../testing/test-app.ts';
import { type AskModel, createAskModel } from './index.ts';

const GOOD = '{"facts":[{"fact":"f1","quote":"Two days a week"}]}';
const WRONG = '{"facts":[{"fact":"f1","quote":"Four days a week"}]}';
const AWAY: ScriptedReply = { kind: 'unavailable', reason: 'busy' };

let app: TestApp;
let jobId: Id<'job'>;
beforeAll(async () => {
  app = await startTestApp();
  const { headers } = await app.createKey();
  jobId = (await postJob(app, headers)) as Id<'job'>;
});
afterAll(() => app.close());

let asks = 0;
/** The same question again and again, to a model that says these things in turn. */
function asker(replies: readonly ScriptedReply[], data: object = {}) {
  const model = createScriptedLanguageModel((_, call) => replies[call] ?? AWAY);
  const { db, clock, ids, log, content } = app.context;
  const none = { interviewTokens: null, monthTokens: null, interviewCost: null, monthCost: null };
  const budget = { ...none, price: { input: 0, output: 0 } };
  const askModel: AskModel = createAskModel({ db, clock, ids, log, content, model, second: null, budget });
  asks += 1;
  const question = `How often, in case ${asks}?`;
  const ask = (deadlineAt = Date.now() + 60_000, callMs = 60_000) =>
    askModel({
      subject: { kind: 'job', id: jobId },
      prompt: 'answer-question.v1',
      data: { question, ...data },
      names: [],
      check: ({ facts }) => (facts.every(({ quote }) => quote.startsWith('Two')) ? null : 'quote-not-verbatim'),
      sample: 1,
      callMs,
      deadlineAt,
      signal: new AbortController().signal,
      mayFallBack: false,
    });
  return { ask, asked: model.asked };
}

test('a reply that was used is not asked for again', async () => {
  const { ask, asked } = asker([GOOD]);
  expect(await ask()).toMatchObject({ kind: 'used' });
  expect(await ask()).toMatchObject({ kind: 'used', reply: { facts: [{ quote: 'Two days a week' }] } });
  expect(asked).toHaveLength(1);
});

test('a model that has no other beside it may take all of the time, and no more', async () => {
  const { ask, asked } = asker([WRONG, GOOD]);
  const deadlineAt = Date.now() + 600_000;
  expect(await ask(deadlineAt, 900_000)).toMatchObject({ kind: 'used' });
  expect(asked.map((generation) => generation.deadlineAt)).toEqual([deadlineAt, deadlineAt]);
});

test('a reply that was rejected twice is not asked for again, and says by which rule', async () => {
  const { ask, asked } = asker([WRONG, WRONG, GOOD]);
  expect(await ask()).toEqual({ kind: 'rejected', problem: 'quote-not-verbatim' });
  expect(await ask()).toEqual({ kind: 'rejected', problem: 'quote-not-verbatim' });
  expect(asked).toHaveLength(2);
});

test('away after a first wrong reply: later only the repair is asked for, with what was wrong', async () => {
  const { ask, asked } = asker([WRONG, AWAY, GOOD]);
  expect(await ask()).toEqual({ kind: 'unavailable', retryable: true });
  expect(await ask()).toMatchObject({ kind: 'used' });
  expect(asked).toHaveLength(3);
  expect(asked[2]?.input.messages.map(({ role }) => role)).toEqual(['user', 'assistant', 'user']);
  expect(asked[2]?.input.messages[1]?.content).toBe(WRONG);
  expect(asked[2]?.input.messages[2]?.content).toMatch(/letter by letter/);
});

test('half a sign in what is asked about, where a text was cut, goes out as one that is not known', async () => {
  const { ask, asked } = asker([GOOD], { cut: 'the kiln \ud83d', inner: ['a\u0000b'] });
  expect(await ask()).toMatchObject({ kind: 'used' });
  expect(asked[0]?.input.messages[0]?.content).toContain('"cut":"the kiln \ufffd","inner":["a\ufffdb"]');
});

test('of a job that is gone nothing is kept', async () => {
  const { ask, asked } = asker([GOOD]);
  await app.context.db.query('delete from model_calls where job_id = $1', [jobId]);
  await app.context.db.query('delete from jobs where id = $1', [jobId]);
  expect(await ask()).toMatchObject({ kind: 'used' });
  expect(asked).toHaveLength(1);
  expect(await app.context.db.query('select 1 from model_calls where job_id = $1', [jobId])).toEqual([]);
});
