import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { Candidate, type CreatedInterview, postInterview, postJob } from '../../testing/flows.ts';
import { type ModelAnswer, type ModelRequest, ModelServer } from '../../testing/model-server.ts';
import { startTestApp, type TestApp } from '../../testing/test-app.ts';

const ANSWER = 'At the mill I traced why the night job stalled: the queue was full, so I split it in two.';
const KEYS = { modelKeys: { first: 'a-model-key-that-nobody-may-see', second: null } };

let server: ModelServer;
let app: TestApp;
let headers: Record<string, string>;
let jobId: string;
let interview: CreatedInterview;
let candidate: Candidate;

beforeAll(async () => {
  server = new ModelServer();
  const url = await server.start();
  const model = {
    COLLOQUY_MODEL: 'openai-compatible:small',
    COLLOQUY_MODEL_URL: url,
    COLLOQUY_MODEL_RUN_BY: 'Example Cloud',
    COLLOQUY_MODEL_TURN_MS: '600000',
  };
  app = await startTestApp({}, model, KEYS);
  ({ headers } = await app.createKey());
  jobId = await postJob(app, headers);
});
beforeEach(async () => {
  server.requests.length = 0;
  interview = await postInterview(app, headers, jobId);
  candidate = new Candidate(app, interview.token);
  const { consents } = await candidate.look();
  const decisions = consents.map(({ purpose, textVersion }) => ({ purpose, textVersion, given: true }));
  await candidate.send('consent', { language: 'en', decisions });
  await candidate.send('begin', { mode: 'text' });
});
afterAll(async () => {
  await app.context.room.assessments.settled();
  await app.close();
  await server.stop();
});

const reply = (change: object = {}): string =>
  JSON.stringify({ covered: [], kind: 'enough', point: null, wording: null, ...change });
const pointOf = (request: ModelRequest): string =>
  (JSON.parse(request.messages[1]?.content ?? '{}') as { points: { id: string }[] }).points[0]?.id ?? '';
const asking = (wording: string) => (request: ModelRequest) =>
  reply({ kind: 'point', point: pointOf(request), wording });
const calls = () =>
  app.context.db.query<{ outcome: string; problem: string | null; inputTokens: number | null }>(
    'select outcome, problem, input_tokens as "inputTokens" from model_calls where interview_id = $1 order by id',
    [interview.meetingId],
  );

describe('a reply that cannot be written down', () => {
  test.each<[string, (request: ModelRequest) => ModelAnswer]>([
    ['a sign that no text may hold', asking('What did you check\u0000 before you changed anything?')],
    ['half a sign', asking('What did you check \ud83d before you changed anything?')],
    ['a sign of steering', asking('What did you check\u0007 before you changed anything?')],
    ['signs that turn the order around', asking('What did you check \u202eerofeb you changed anything?')],
    ['such a sign beside the JSON', () => '\u0000{"covered":[]}'],
  ])('%s: it is refused, and the interview goes on', async (_, wrong) => {
    server.answer = wrong;
    const state = await candidate.answer(ANSWER);
    expect(state.phase).toBe('listening');
    expect(state.conversation?.prompt?.text).not.toContain('What did you check');
    expect(await calls()).toHaveLength(2);
    expect((await calls()).every(({ outcome }) => outcome === 'rejected' || outcome === 'invalid')).toBe(true);
  });
});

test.each<[string, object, number | null]>([
  ['more than there can be', { prompt_tokens: 1e15, completion_tokens: 5, total_tokens: 1e15 }, null],
  ['less than none', { prompt_tokens: -400_000, completion_tokens: 5, total_tokens: -399_995 }, null],
  ['a part of one', { prompt_tokens: 10.5, completion_tokens: 5, total_tokens: 15.5 }, null],
  ['a count', { prompt_tokens: 7, completion_tokens: 5, total_tokens: 12 }, 7],
])('an endpoint that counts %s: the reply is used, and only a count is counted', async (_, usage, counted) => {
  server.answer = (request) => ({ text: asking('What did you check before that?')(request), usage });
  const state = await candidate.answer(ANSWER);
  expect(state.conversation?.prompt?.text).toBe('What did you check before that?');
  expect(await calls()).toMatchObject([{ outcome: 'used', inputTokens: counted }]);
});
