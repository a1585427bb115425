import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { findCvPosts } from '../../features/candidates/index.ts';
import type { Id } from '../../platform/ids.ts';
import { createCvReader } from '../../providers/cv-reader/create.ts';
import { Candidate, postInterview, postJob } from '../../testing/flows.ts';
import { PLATFORM_ENGINEER } from '../../testing/job-texts.ts';
import { type ModelAnswer, type ModelRequest, ModelServer } from '../../testing/model-server.ts';
import { dataOf, promptOf } from '../../testing/replayed-model.ts';
import { startTestApp, type TestApp } from '../../testing/test-app.ts';

const JOB = {
  ...PLATFORM_ENGINEER,
  description: PLATFORM_ENGINEER.description.replace(
    '<li>You explain',
    '<li>You have moved services to Kafka and run them on Kubernetes.</li>\n<li>You explain',
  ),
};
const CV = `Mara Ellingsen
Platform engineer
mara@postbox.example
+32 470 12 34 56

Work Experience

Senior Platform Engineer, Ledgerly	January 2021 – March 2024
• Moved forty services from cron jobs to Kafka
• Wrote the postmortems of two outages

Systems Administrator, Harbour Logistics Ltd	September 2016 – December 2020
• Ran Kubernetes for three warehouses

Education
University of Northfield	2010 – 2014
`;
const POSTS = [
  {
    employer: 'Ledgerly',
    title: 'Senior Platform Engineer',
    years: 'January 2021 – March 2024',
    from: 2021,
    to: 2024,
    did: ['Moved forty services from cron jobs to Kafka', 'Wrote the postmortems of two outages'],
  },
  {
    employer: 'Harbour Logistics Ltd',
    title: 'Systems Administrator',
    years: 'September 2016 – December 2020',
    from: 2016,
    to: 2020,
    did: ['Ran Kubernetes for three warehouses'],
  },
];
const WORDING =
  'At Ledgerly, from 2021 to 2024, services moved from cron jobs to Kafka. Which part of that was your own work, and what broke on the way?';

type Probe = { post: string; line: string; quote: string; wording: string };

let server: ModelServer;
let app: TestApp;
let headers: Record<string, string>;
/** What the model says to each prompt, in turn; the last of each stays. */
let replies: { 'read-cv.v1': object[]; 'probe.v1': (object | ((request: ModelRequest) => object))[] };
beforeAll(async () => {
  server = new ModelServer();
  const url = await server.start();
  app = await startTestApp(
    {
      cvReader: createCvReader({ kind: 'embedded' }),
      download: async (link) => ({
        ok: true,
        bytes: new TextEncoder().encode(CV),
        finalUrl: link,
        contentType: 'text/plain',
        fileName: 'cv.txt',
      }),
    },
    {
      COLLOQUY_MODEL: 'openai-compatible:small',
      COLLOQUY_MODEL_URL: url,
      COLLOQUY_MODEL_RUN_BY: 'Example Cloud',
      COLLOQUY_MODEL_TURN_MS: '60000',
    },
  );
  ({ headers } = await app.createKey());
});
beforeEach(() => {
  server.requests.length = 0;
  replies = { 'read-cv.v1': [{ posts: POSTS }], 'probe.v1': [probes({})] };
  server.answer = answer;
});
afterAll(async () => {
  await app.context.room.assessments.settled();
  await app.close();
  await server.stop();
});

/** One question about the first post and the line of the job that names Kafka. */
function probes(change: Partial<Probe>): (request: ModelRequest) => object {
  return (request) => {
    const { lines } = dataOf<{ lines: { id: string; text: string }[] }>(request);
    const line = lines.find(({ text }) => text.includes('Kafka'))?.id ?? '';
    return { probes: [{ post: 'p1', line, quote: 'from cron jobs to Kafka', wording: WORDING, ...change }] };
  };
}

function answer(request: ModelRequest): ModelAnswer {
  const prompt = promptOf(request);
  if (prompt === 'read-cv.v1' || prompt === 'probe.v1') {
    const [next, ...later] = replies[prompt];
    if (later.length > 0) replies[prompt] = later as never;
    return JSON.stringify(typeof next === 'function' ? next(request) : next);
  }
  if (prompt === 'follow-up.v2') return JSON.stringify({ covered: [], kind: 'enough', point: null, wording: null });
  return { status: 404 };
}

let invited = 0;
async function begun(given = true, isRead = true) {
  invited += 1;
  const job = await postJob(app, headers, JOB);
  await app.context.db.query(`delete from tasks where queue = 'write-plan'`);
  const { meetingId, token } = await postInterview(app, headers, job, {
    candidateEmail: `mara${invited}@example.com`,
    cv_link: `https://cv.example/${invited}.txt`,
  });
  if (isRead) await app.context.tasks.runDue();
  const candidate = new Candidate(app, token);
  const { consents } = await candidate.look();
  const decisions = consents.map(({ purpose, textVersion }) => ({ purpose, textVersion, given }));
  await candidate.send('consent', { language: 'en', decisions });
  await candidate.send('begin', { mode: 'text' });
  return { meetingId, candidate, consents };
}

async function asked(meetingId: string): Promise<string[]> {
  const [row] = await app.context.db.query<{ probes: { questions: { text: string }[] } | null }>(
    'select cv_probes as probes from interviews where id = $1',
    [meetingId],
  );
  return row?.probes?.questions.map(({ text }) => text) ?? [];
}
const problems = async (meetingId: string) =>
  (
    await app.context.db.query<{ problem: string | null }>(
      'select problem from model_calls where interview_id = $1 order by id',
      [meetingId],
    )
  ).map(({ problem }) => problem);

test('the consent says that the CV is read; then its questions are the model’s, as many as were announced', async () => {
  const { meetingId, candidate, consents } = await begun();
  expect(consents[0]?.text).toMatch(/Example Cloud runs.*reads the CV/);
  const before = await asked(meetingId);
  expect(before).toHaveLength(2);
  expect(server.requests).toEqual([]);
  await app.context.tasks.runDue();
  const after = await asked(meetingId);
  expect(after).toEqual([WORDING, before[1]]);
  const sent = JSON.stringify(server.requests);
  for (const secret of ['Mara', 'Ellingsen', 'mara@', '470 12']) expect(sent).not.toContain(secret);
  const said: string[] = [];
  for (let turn = 0; turn < 40 && candidate.state?.phase === 'listening'; turn += 1) {
    said.push(candidate.state.conversation?.prompt?.text ?? '');
    app.clock.advance(20_000);
    await candidate.answer(
      `At the mill I found the worn belt, changed it and wrote it down for the next shift, ${turn}.`,
    );
  }
  expect(said.join('\n')).toContain(WORDING);
});

test('reports name the posts as the model read them', async () => {
  replies['read-cv.v1'] = [{ posts: POSTS.slice(0, 1) }];
  const { meetingId } = await begun();
  await app.context.tasks.runDue();
  const [row] = await app.context.db.query<{ id: Id<'cv-intake'> }>(
    'select cv_intake_id as id from interviews where id = $1',
    [meetingId],
  );
  const cv = row === undefined ? null : await findCvPosts(app.context.db, row.id);
  expect(cv?.posts).toEqual([
    expect.objectContaining({ companyName: 'Ledgerly', start: { year: 2021 }, end: { year: 2024 } }),
  ]);
});

test('whoever does not agree is not read', async () => {
  const { meetingId } = await begun(false);
  const before = await asked(meetingId);
  await app.context.tasks.runDue();
  expect(server.requests).toEqual([]);
  expect(await asked(meetingId)).toEqual(before);
});

test('wrong replies are rejected by their rules, and what holds then are the templates', async () => {
  replies['read-cv.v1'] = [{ posts: [{ ...POSTS[0], employer: 'Ledgerly Holding' }] }, { posts: POSTS }];
  replies['probe.v1'] = [
    probes({ wording: 'At Ledgerly, do you have children, and how did you manage the nights on call?' }),
    probes({ wording: 'At Ledgerly you moved services. Why did you leave them in 2024, and who decided it?' }),
  ];
  const { meetingId } = await begun();
  const before = await asked(meetingId);
  await app.context.tasks.runDue();
  expect(await problems(meetingId)).toEqual(['quote-not-verbatim', null, 'protected-topic', 'career-change']);
  expect(await asked(meetingId)).toEqual(before);
});

test('while the CV is unread the task waits for it', async () => {
  const { meetingId } = await begun(true, false);
  expect(await asked(meetingId)).toEqual([]);
  await app.context.tasks.runDue();
  app.clock.advance(60_000);
  await app.context.tasks.runDue();
  // None was announced at the begin: the posts are read for the report, no question comes.
  expect(server.requests.map(promptOf)).toEqual(['read-cv.v1']);
  expect(await asked(meetingId)).toEqual([]);
});
