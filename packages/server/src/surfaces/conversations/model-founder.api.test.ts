import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { type Details, Founder, postConversation, readDetails } from '../../testing/founder-flows.ts';
import { BREWER } from '../../testing/founder-stories.ts';
import { type ModelAnswer, type ModelRequest, ModelServer } from '../../testing/model-server.ts';
import { dataOf, promptOf } from '../../testing/replayed-model.ts';
import { startTestApp, type TestApp } from '../../testing/test-app.ts';

/** Said to a question about something else, without a word that announces it. */
const ASIDE = 'Nine dairies run it every night.';
const STORY = { ...BREWER, problem: `${BREWER.problem} ${ASIDE}` };
const SUMMARY = [
  {
    fields: ['elevatorPitch'],
    sentence: 'Turns the brine that cheese dairies pour away into salt they can sell.',
  },
  { fields: ['traction'], sentence: 'Nine dairies run it every night.' },
];

let server: ModelServer;
let app: TestApp;
let headers: Record<string, string>;
let filed: (answer: string) => object[];
let summaries: object[];
beforeAll(async () => {
  server = new ModelServer();
  const url = await server.start();
  app = await startTestApp(
    {},
    {
      COLLOQUY_MODEL: 'openai-compatible:small',
      COLLOQUY_MODEL_URL: url,
      COLLOQUY_MODEL_RUN_BY: 'Example Cloud',
      COLLOQUY_MODEL_TURN_MS: '60000',
    },
  );
  const { apiKey } = await app.createKey({ scopes: ['conversations'] });
  headers = { 'x-api-key': apiKey };
});
beforeEach(() => {
  server.requests.length = 0;
  filed = (answer) => (answer.includes(ASIDE) ? [{ field: 'traction', quote: ASIDE }] : []);
  summaries = [{ sentences: SUMMARY }];
  server.answer = answer;
});
afterAll(async () => {
  await app.context.room.assessments.settled();
  await app.close();
  await server.stop();
});

function answer(request: ModelRequest): ModelAnswer {
  if (promptOf(request) === 'read-founder.v1') {
    const { answer: said } = dataOf<{ answer: string }>(request);
    return JSON.stringify({ texts: filed(said), role: null, coFounders: [] });
  }
  if (promptOf(request) === 'pitch-summary.v1') {
    const [next, ...later] = summaries;
    if (later.length > 0) summaries = later;
    return JSON.stringify(next);
  }
  return { status: 404 };
}

async function begun(given = true): Promise<{ id: string; founder: Founder; text: string | undefined }> {
  const reply = await postConversation(app, headers, {});
  const { conversation_id: id, tokenized_link: link } = reply.body as Details;
  const founder = new Founder(app, link, 'en', 'org-1');
  const { consents } = await founder.look();
  const decisions = consents.map(({ purpose, textVersion }) => ({ purpose, textVersion, given }));
  await founder.send('consent', { language: 'en', decisions });
  await founder.send('begin', { mode: 'text' });
  return { id, founder, text: consents[0]?.text };
}
const calls = (id: string) =>
  app.context.db.query<{ prompt: string; problem: string | null; request: object }>(
    'select prompt, problem, request from model_calls where interview_id = $1 order by id',
    [id],
  );

test('founders are asked whether the model may read; what it files is not asked for again', async () => {
  const { id, founder, text } = await begun();
  expect(text).toMatch(/language model that Example Cloud runs/);
  await founder.tell(STORY);
  expect(founder.state?.phase).toBe('summary');
  expect(founder.asked).toContain('problem');
  expect(founder.asked).not.toContain('traction');
  const kept = await calls(id);
  expect(new Set(kept.map(({ prompt }) => prompt))).toEqual(new Set(['read-founder.v1']));
  // Addresses go to no model.
  expect(/brinewell.{0,5} (?:dot )?example|brinewell\.example|linkedin/i.test(JSON.stringify(kept))).toBe(false);
  await founder.send('confirm');
  await app.context.tasks.runDue();
  const details = await readDetails(app, headers, id);
  expect(details.traction).toBe(ASIDE);
  expect(details.problem).toBe(BREWER.problem);
  expect(details.founder_email).toBe('rosalind@brinewell.example');
  expect(details.ps_summary).toBe(SUMMARY.map(({ sentence }) => sentence).join(' '));
});

test('whoever does not agree is read by the rules alone, to the end', async () => {
  const { id, founder } = await begun(false);
  await founder.tell(STORY);
  expect(founder.asked).toContain('traction');
  await founder.send('confirm');
  await app.context.tasks.runDue();
  expect(server.requests).toEqual([]);
  expect((await readDetails(app, headers, id)).ps_summary).toContain('Nine dairies');
});

test('wrong replies are rejected by their rules, and the rules’ reading and summary hold', async () => {
  filed = (said) => (said.includes(ASIDE) ? [{ field: 'traction', quote: 'Ninety dairies run it every night.' }] : []);
  summaries = [
    { sentences: [{ fields: ['traction'], sentence: 'Ninety dairies use it, and 500 more have signed for it.' }] },
    { sentences: [{ fields: ['traction'], sentence: 'A promising market with remarkable technology everywhere.' }] },
  ];
  const { id, founder } = await begun();
  await founder.tell(STORY);
  expect(founder.asked).toContain('traction');
  await founder.send('confirm');
  await app.context.tasks.runDue();
  const broken = (await calls(id)).flatMap(({ problem }) => problem ?? []);
  expect(broken).toEqual(['quote-not-verbatim', 'quote-not-verbatim', 'number', 'not-of-fields']);
  const details = await readDetails(app, headers, id);
  expect(details.traction).toBe(BREWER.traction);
  expect(details.ps_summary).toContain('Nine dairies use it');
});

test('away, the model holds nobody up', async () => {
  server.answer = () => ({ status: 503 });
  const { id, founder } = await begun();
  await founder.tell(STORY);
  expect(founder.state?.phase).toBe('summary');
  await founder.send('confirm');
  await app.context.tasks.runDue();
  expect((await readDetails(app, headers, id)).status).toBe('COMPLETED');
});
