import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { Candidate, postInterview, postJob } from '../../testing/flows.ts';
import recorded from '../../testing/model-replies/own-questions-en.json' with { type: 'json' };
import { type ModelRequest, ModelServer } from '../../testing/model-server.ts';
import { dataOf, promptOf } from '../../testing/replayed-model.ts';
import { startTestApp, type TestApp } from '../../testing/test-app.ts';

type Facts = { question: string; facts: { id: string; text: string }[] };

let server: ModelServer;
let app: TestApp;
let jobId: string;
let headers: Record<string, string>;
let candidate: Candidate;
let interviewId: string;

beforeAll(async () => {
  server = new ModelServer();
  const url = await server.start();
  app = await startTestApp(
    {},
    {
      COLLOQUY_MODEL: 'openai-compatible:small',
      COLLOQUY_MODEL_URL: url,
      COLLOQUY_MODEL_RUN_BY: 'Example Cloud',
      // Nothing here is about time.
      COLLOQUY_MODEL_TURN_MS: '60000',
    },
  );
  ({ headers } = await app.createKey());
  jobId = await postJob(app, headers);
});
beforeEach(() => {
  server.requests.length = 0;
});
afterAll(async () => {
  await app.context.room.assessments.settled();
  await app.close();
  await server.stop();
});

async function begin(given = true): Promise<void> {
  const created = await postInterview(app, headers, jobId, { candidateName: 'Noor Haddad' });
  interviewId = created.meetingId;
  candidate = new Candidate(app, created.token);
  const { consents } = await candidate.look();
  const decisions = consents.map(({ purpose, textVersion }) => ({ purpose, textVersion, given }));
  await candidate.send('consent', { language: 'en', decisions });
  await candidate.send('begin', { mode: 'text' });
}
/** On to the candidate's own questions. */
async function passAll(): Promise<void> {
  for (let turn = 0; turn < 30; turn += 1) {
    if (lastSaid().includes('What would you like to know')) return;
    await candidate.answer('', { skip: true });
  }
  throw new Error('the questions do not end');
}
const lastSaid = (): string => candidate.state?.conversation?.prompt?.text ?? '';
/** Ids of facts are given by their order: a recording names a word of the fact. */
const filled = (reply: object, request: ModelRequest): string =>
  JSON.stringify(reply).replace(/\{(\w+)\}/g, (_, word: string) => {
    const { facts } = dataOf<Facts>(request);
    return facts.find(({ text }) => text.includes(word))?.id ?? 'none';
  });
const saidSoFar = async (): Promise<string[]> =>
  (
    await app.context.db.query<{ text: string }>(
      `select body->>'text' as text from dialogue_events where interview_id = $1 and kind = 'prompted' order by seq`,
      [interviewId],
    )
  ).map(({ text }) => text);
const problems = async () =>
  (
    await app.context.db.query<{ problem: string | null }>(
      `select problem from model_calls where interview_id = $1 and prompt = 'answer-question.v1' order by id`,
      [interviewId],
    )
  ).map(({ problem }) => problem);

test('recorded replies, half of them wrong: what is said is a sentence of the description, or openly nothing', async () => {
  server.answer = (request) => {
    const { question } = dataOf<Facts>(request);
    const replies = recorded.cases.find((one) => one.question === question)?.replies ?? [];
    const turn = server.requests.filter((one) => dataOf<Facts>(one).question === question).length;
    return filled(replies[turn - 1]?.reply ?? {}, request);
  };
  await begin();
  await passAll();
  for (const [index, { question, replies, told }] of recorded.cases.entries()) {
    await candidate.answer(question);
    expect((await problems()).slice(-replies.length)).toEqual(replies.map(({ problem }) => problem));
    const said = await saidSoFar();
    expect(said.slice(-3).join(' ')).toMatch(told ?? /pass|note|noting|goes to the team/);
    expect(candidate.state?.phase).toBe(index === recorded.cases.length - 1 ? 'ended' : 'listening');
  }
});

test('asked before the end, a question is looked up, and what was asked stands and waits', async () => {
  server.answer = (request) =>
    promptOf(request) === 'answer-question.v1'
      ? filled({ facts: [{ fact: '{fourteen}', quote: 'We are a team of fourteen in Gothenburg, Sweden.' }] }, request)
      : '{}';
  await begin();
  const before = candidate.state?.conversation?.progress;
  await candidate.answer('How big is your team?');
  expect(lastSaid()).toContain('We are a team of fourteen in Gothenburg, Sweden.');
  expect(candidate.state?.conversation?.progress).toEqual(before);
  expect(candidate.state?.phase).toBe('listening');
  expect(server.requests.map(promptOf)).toEqual(['answer-question.v1']);
});

test.each([
  ['is away', () => ({ status: 503 })],
  ['gives nothing that can be used', () => '{"facts":[{"fact":"f1","quote":"Free lunch every day."}]}'],
])('a model that %s: the embedded engine answers', async (_, answer) => {
  server.answer = answer;
  await begin();
  await passAll();
  await candidate.answer('How often would I have to be in the office?');
  expect(lastSaid()).toContain('two days a week in the office');
  expect(lastSaid()).not.toContain('lunch');
});

test('whoever agreed to no model is answered by the embedded engine at once', async () => {
  await begin(false);
  await passAll();
  const state = await candidate.answer('How often would I have to be in the office?');
  expect(state.phase).toBe('listening');
  expect(lastSaid()).toContain('two days a week in the office');
  expect(server.requests).toEqual([]);
});

test('"no, thank you" ends the interview without asking anybody', async () => {
  await begin();
  await passAll();
  await candidate.answer('No, thank you.');
  expect(candidate.state?.phase).toBe('ended');
  expect(server.requests).toEqual([]);
});
