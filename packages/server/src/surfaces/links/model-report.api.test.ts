import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { findReport, type ReportContent } from '../../features/reports/index.ts';
import type { Id } from '../../platform/ids.ts';
import { Candidate, postInterview, postJob } from '../../testing/flows.ts';
import { type ModelAnswer, type ModelRequest, ModelServer } from '../../testing/model-server.ts';
import { dataOf, promptOf } from '../../testing/replayed-model.ts';
import { ADMIN_SECRET, startTestApp, type TestApp } from '../../testing/test-app.ts';

const HOUR = 3_600_000;

let server: ModelServer;
let app: TestApp;
let headers: Record<string, string>;
let jobId: string;
let serial = 0;

const isReading = (request: ModelRequest): boolean => request.response_format?.json_schema?.name === 'read-answer-v2';
const data = (request: ModelRequest) =>
  JSON.parse(request.messages[1]?.content ?? '{}') as {
    points: { id: string }[];
    answer: string;
    answers: string[];
    question: string;
  };

/** A sound reading: the first point is said by the answer's first words, the others are not. */
function reading(request: ModelRequest, change: object = {}): string {
  const { points, answer } = data(request);
  const quote = answer.split(' ').slice(0, 6).join(' ');
  return JSON.stringify({
    points: points.map(({ id }, at) => ({
      point: id,
      said: at === 0 ? 'said' : 'not-said',
      quote: at === 0 ? quote : null,
    })),
    mistakes: [],
    level: request.seed === 3 ? 2 : 3,
    ...change,
  });
}

const invented = (request: ModelRequest): object[] =>
  data(request).points.map(({ id }) => ({
    point: id,
    said: 'said',
    quote: 'I have always been the very best at this',
  }));

type Requirements = { requirements: { id: string; claims: { id: string; quote: string }[] }[] };

/** A sentence for each requirement, which is its first claim again. */
function summary(request: ModelRequest, ending = ''): string {
  const requirements = dataOf<Requirements>(request).requirements.map(({ id, claims: [claim] }) => ({
    id,
    claims: [claim?.id],
    sentence: `${claim?.quote}${ending}`,
  }));
  return JSON.stringify({ requirements });
}

const followUp = (change: object = {}): string =>
  JSON.stringify({ covered: [], kind: 'enough', point: null, wording: null, ...change });

/** What is asked next to readings: nothing is known, nothing is open, each claim is said again. */
function sound(request: ModelRequest): string {
  switch (promptOf(request)) {
    case 'read-answer.v2':
      return reading(request);
    case 'summary.v1':
      return summary(request);
    case 'answer-question.v1':
      return '{"facts":[]}';
    default:
      return followUp();
  }
}

/** Answers that have nothing in common, so that each counts; two speak of the lines that their questions quote. */
const STORIES = [
  'Last winter I traced a stuck relay in the pump house, replaced it with Ilse and wrote down which cable had chafed through.',
  'Our nightly export took nine hours, so I split the largest table by month and watched the disk until it needed forty minutes.',
  'The meters sent readings twice after a firmware change, which I noticed in a graph, and I made the import ignore duplicates.',
  'A customer in Bergen called because invoices showed two currencies; I found the rounding in a view and corrected it the same day.',
  'I explained replication to our accountant with two notebooks and a slow courier, and she then approved the second server.',
  'When two apprentices joined, I let them review my merge requests first and explained every comment over coffee each Thursday.',
  'During the October release the queue filled up, I rolled back within six minutes and told support what they could say.',
  'I disagreed with a colleague about caching, measured both versions on a copy of production, and took back my own proposal.',
  'For the audit I documented who may read which table, removed eleven old accounts, and asked the owner to confirm the list.',
  'My first postmortem blamed nobody; it led to a canary group of fifty users, and since then three bad builds stopped there.',
  'On call one Sunday I misread an alert about certificates, renewed the wrong one, and afterwards renamed them all by purpose.',
  'A vendor library leaked file handles, so I reproduced it in forty lines, sent the report upstream and pinned the old version.',
];

/** Every kind of wrong reply to a follow-up, in turn. */
const WRONG: ((request: ModelRequest) => ModelAnswer)[] = [
  (request) =>
    followUp({
      kind: 'point',
      point: data(request).points[0]?.id,
      wording: 'Who was with you then?',
      covered: [{ point: data(request).points[0]?.id, quote: 'words that nobody ever said here' }],
    }),
  (request) => followUp({ kind: 'point', point: data(request).points[0]?.id, wording: 'Are you married, by the way?' }),
  (request) => followUp({ kind: 'point', point: data(request).points[0]?.id, wording: data(request).question }),
  (request) =>
    followUp({
      kind: 'point',
      point: data(request).points[0]?.id,
      wording: 'Und wie haben Sie das mit den anderen besprochen, bevor Sie es geändert haben?',
    }),
  () => ({ text: '{"covered":[],"kind":"en', finish: 'length' }),
];
const RULES = ['quote-not-verbatim', 'protected-topic', 'repeat', 'language', 'truncated'];

beforeAll(async () => {
  server = new ModelServer();
  const url = await server.start();
  app = await startTestApp(
    {},
    {
      // Points of a known occupation belong to lines of the description: sentences rest on them.
      COLLOQUY_GRADING: 'points',
      COLLOQUY_MODEL: 'openai-compatible:small',
      COLLOQUY_MODEL_URL: url,
      COLLOQUY_MODEL_RUN_BY: 'Example Cloud',
      // Nothing here is about time.
      COLLOQUY_MODEL_TURN_MS: '60000',
      COLLOQUY_MODEL_PRICE: '1/2',
    },
  );
  ({ headers } = await app.createKey({ organizationId: 'modelled', userId: 'u' }));
  jobId = await postJob(app, headers);
  // The plan of the job is no part of this.
  await app.context.db.query(`delete from tasks where queue = 'write-plan'`);
});
beforeEach(() => {
  server.requests.length = 0;
  server.answer = sound;
});
afterAll(async () => {
  await app.close();
  await server.stop();
});

async function hold(): Promise<{ id: Id<'interview'>; email: string }> {
  serial += 1;
  const email = `candidate-${serial}@example.com`;
  const { meetingId, token } = await postInterview(app, headers, jobId, {
    candidateEmail: email,
    candidateName: 'Ilse Morgenroth',
  });
  const candidate = new Candidate(app, token);
  const { consents } = await candidate.look();
  const decisions = consents.map(({ purpose, textVersion }) => ({ purpose, textVersion, given: true }));
  await candidate.send('consent', { language: 'en', decisions });
  await candidate.send('begin', { mode: 'text' });
  for (let turn = 0; candidate.state?.phase !== 'ended'; turn += 1) {
    if (turn > 60) throw new Error('the interview does not end');
    app.clock.advance(15_000);
    await candidate.answer(STORIES[turn % STORIES.length] ?? '');
  }
  return { id: meetingId as Id<'interview'>, email };
}
const reportOf = async (id: Id<'interview'>): Promise<ReportContent | undefined> =>
  (await findReport(app.context.db, id))?.content;
const calls = (id: string, prompt: string) =>
  app.context.db.query<{ outcome: string; problem: string | null; cost: string }>(
    'select outcome, problem, cost from model_calls where interview_id = $1 and prompt = $2 order by id',
    [id, prompt],
  );

test('a whole interview where two of three replies are wrong: each is rejected, the interview and its report stand', async () => {
  let wrong = 0;
  server.answer = (request, call) => {
    if (isReading(request)) {
      // One sample of three invents its quote, and again when it is asked once more.
      return request.seed === 2 ? reading(request, { points: invented(request) }) : reading(request);
    }
    if (promptOf(request) === 'summary.v1')
      return summary(
        request,
        server.requests.filter((one) => promptOf(one) === 'summary.v1').length === 1 ? ' in 1999' : '',
      );
    const made = WRONG[wrong % WRONG.length];
    const isSound = call % 3 === 2 || promptOf(request) !== 'follow-up.v2' || data(request).points.length === 0;
    if (isSound || made === undefined) return sound(request);
    wrong += 1;
    return made(request);
  };
  const { id } = await hold();
  const asked = await calls(id, 'follow-up.v2');
  const rejected = asked.filter(({ outcome }) => outcome !== 'used');
  expect(asked.length).toBeGreaterThanOrEqual(8);
  expect(rejected.length * 3).toBeGreaterThanOrEqual(asked.length);
  expect(new Set(rejected.map(({ problem }) => problem))).toEqual(new Set(RULES));
  await app.context.tasks.runDue();
  const report = await reportOf(id);
  expect(report?.engine).toEqual({ name: 'openai-compatible:small', version: 'read-answer.v2' });
  const levels = (report?.questions ?? []).filter(({ level }) => level !== null);
  expect(levels.length).toBeGreaterThan(0);
  // Samples 1 and 3 say 3 and 2; the middle of two is the upper one.
  expect(levels[0]?.level).toEqual({ score: 2, low: 2, high: 3 });
  const readings = await calls(id, 'read-answer.v2');
  expect(new Set(readings.filter(({ outcome }) => outcome === 'rejected').map(({ problem }) => problem))).toEqual(
    new Set(['quote-not-verbatim']),
  );
  expect(report?.statements?.every(({ printed }) => !printed)).toBe(true);
  for (const { facts } of levels) for (const { said } of facts) expect(said).toBeNull();
  const summaries = await calls(id, 'summary.v1');
  const lookUps = await calls(id, 'answer-question.v1');
  expect(summaries.map(({ problem }) => problem)).toEqual(['number', null]);
  expect(report?.sentences?.length).toBeGreaterThan(0);
  for (const { line, text, evidence } of report?.sentences ?? []) {
    expect(report?.plan?.coverage[line]?.question).not.toBeNull();
    expect(evidence).toHaveLength(1);
    expect(STORIES.some((story) => story.startsWith(text))).toBe(true);
  }
  const all = asked.length + readings.length + summaries.length + lookUps.length;
  const [month] = await app.context.db.query<{ tokens: number; cost: string; calls: number }>(
    `select tokens, cost, calls from model_months where organization_id = 'modelled'`,
  );
  expect(month?.calls).toBe(all);
  expect(month?.tokens).toBe(120 * all);
  expect(Number(month?.cost)).toBeCloseTo((140 / 1_000_000) * all);
});

test('while the model is away no report is made, and nobody else grades; back again, it goes on where it ended', async () => {
  server.answer = (request) =>
    isReading(request) && server.requests.filter(isReading).length > 4 ? { status: 503 } : sound(request);
  const { id } = await hold();
  await app.context.tasks.runDue();
  expect(await reportOf(id)).toBeUndefined();
  const failed = await app.context.db.query(`select 1 from tasks where queue = 'build-report' and state = 'failed'`);
  expect(failed).toEqual([]);
  app.clock.advance(HOUR);
  await app.context.tasks.runDue();
  expect(await reportOf(id)).toBeUndefined();
  server.answer = sound;
  const before = (await calls(id, 'read-answer.v2')).filter(({ outcome }) => outcome === 'used').length;
  expect(before).toBeGreaterThan(0);
  app.clock.advance(HOUR);
  await app.context.tasks.runDue();
  const report = await reportOf(id);
  expect(report?.questions.some(({ level }) => level !== null)).toBe(true);
  // What was answered before is not asked again.
  const read = report?.questions.filter(({ notAssessable, level }) => level !== null || notAssessable === 'no-points');
  const used = (await calls(id, 'read-answer.v2')).filter(({ outcome }) => outcome === 'used').length;
  expect(used).toBe((read?.length ?? 0) * 3);
});

test('a reading that was rejected twice is not asked for again while the report waits for another', async () => {
  const seeds: (number | undefined)[] = [];
  server.answer = (request) => {
    if (!isReading(request)) return followUp();
    seeds.push(request.seed);
    if (request.seed === 2) return reading(request, { points: invented(request) });
    return request.seed === 3 ? { status: 503 } : reading(request);
  };
  const { id } = await hold();
  await app.context.tasks.runDue();
  expect(await reportOf(id)).toBeUndefined();
  const first = seeds.filter((seed) => seed === 2).length;
  expect(first).toBe(2);
  app.clock.advance(HOUR);
  await app.context.tasks.runDue();
  expect(await reportOf(id)).toBeUndefined();
  expect(seeds.filter((seed) => seed === 2).length).toBe(first);
  expect(seeds.filter((seed) => seed === 1).length).toBe(1);
});

test('a reading that was rejected twice is not asked for again while the report waits for another', async () => {
  const seeds: (number | undefined)[] = [];
  server.answer = (request) => {
    if (!isReading(request)) return sound(request);
    seeds.push(request.seed);
    if (request.seed === 2) return reading(request, { points: invented(request) });
    return request.seed === 3 ? { status: 503 } : reading(request);
  };
  const { id } = await hold();
  await app.context.tasks.runDue();
  expect(await reportOf(id)).toBeUndefined();
  const first = seeds.filter((seed) => seed === 2).length;
  expect(first).toBe(2);
  app.clock.advance(HOUR);
  await app.context.tasks.runDue();
  expect(await reportOf(id)).toBeUndefined();
  expect(seeds.filter((seed) => seed === 2).length).toBe(first);
  expect(seeds.filter((seed) => seed === 1).length).toBe(1);
});

test('away for a day: the report is made without levels, says why, and keeps every answer', async () => {
  // From the first answer on: the interview itself goes on without it.
  server.answer = () => ({ status: 503 });
  const { id } = await hold();
  for (let hours = 0; hours <= 26; hours += 1) {
    await app.context.tasks.runDue();
    if (hours < 24) expect(await reportOf(id)).toBeUndefined();
    app.clock.advance(HOUR);
  }
  const report = await reportOf(id);
  expect(report?.overall).toBeNull();
  expect(report?.questions.every(({ level }) => level === null)).toBe(true);
  expect(report?.questions.map(({ notAssessable }) => notAssessable)).toContain('no-grader');
  expect(report?.competencies.map(({ notAssessable }) => notAssessable)).toContain('no-grader');
  expect(report?.questions.flatMap(({ answers }) => answers).length).toBeGreaterThan(4);
});

test('what was asked of the model is part of the export, and goes with the person', async () => {
  const { id, email } = await hold();
  const admin = { 'x-admin-secret': ADMIN_SECRET };
  const body = { organizationId: 'modelled', userId: 'u', email };
  const exported = await app.call('POST', '/api/v1/admin/people/export', { headers: admin, body });
  expect(exported.text).toContain('follow-up.v2');
  expect((await calls(id, 'follow-up.v2')).length).toBeGreaterThan(0);
  expect(await app.call('POST', '/api/v1/admin/people/erase', { headers: admin, body })).toMatchObject({ status: 200 });
  const left = await app.context.db.query('select 1 from model_calls where interview_id = $1', [id]);
  expect(left).toEqual([]);
});
