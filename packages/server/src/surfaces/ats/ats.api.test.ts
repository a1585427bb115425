import { createHmac } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { atsSealer } from '../../app/ats.ts';
import { connect, resealAtsKeys } from '../../features/ats/index.ts';
import { Sealer } from '../../platform/crypto/sealer.ts';
import type { Id } from '../../platform/ids.ts';
import type { DeliveryOutcome, DeliveryRequest } from '../../platform/outbound/deliver.ts';
import { authBattery } from '../../testing/auth-battery.ts';
import { FakeClock } from '../../testing/fake-clock.ts';
import { Candidate, postJob } from '../../testing/flows.ts';
import { ADMIN_SECRET, SIGNING_KEY, startTestApp, type TestApp, type TestReply } from '../../testing/test-app.ts';

const CALLBACK = 'https://app.greenhouse.io/integrations/testing_partners/take_home_tests/12345';

let app: TestApp;
let clock: FakeClock;
let sent: DeliveryRequest[] = [];
let answer: (request: DeliveryRequest) => DeliveryOutcome;
const taken = (): DeliveryOutcome => ({ answered: true, status: 200, retryAfter: null, reply: '', durationMs: 1 });
beforeAll(async () => {
  clock = new FakeClock(Date.now());
  app = await startTestApp(
    {
      clock,
      deliver: async (request) => {
        sent.push(request);
        return answer(request);
      },
    },
    { COLLOQUY_SMTP_URL: 'smtp://127.0.0.1:1', COLLOQUY_MAIL_FROM: 'interviews@harbour.example' },
  );
});
afterAll(() => app.close());

let accounts = 0;
let key: { apiKey: string; headers: Record<string, string> };
let job: string;
beforeEach(async () => {
  accounts += 1;
  key = await app.createKey({ organizationId: `Harbour ${accounts}`, userId: 'u', scopes: ['hiring', 'ats'] });
  job = await postJob(app, key.headers, { title: 'Platform Engineer', externalId: 'ashby-job-1' });
  sent = [];
  answer = taken;
});

const basic = (apiKey: string): Record<string, string> => ({
  authorization: `Basic ${Buffer.from(`${apiKey}:`).toString('base64')}`,
});
const greenhouse = (path: string, body?: object, headers = basic(key.apiKey)): Promise<TestReply> =>
  app.call(body === undefined ? 'GET' : 'POST', `/ats/greenhouse/${path}`, {
    headers,
    ...(body === undefined ? {} : { body }),
  });
const ashby = (call: string, body: object = {}): Promise<TestReply> =>
  app.call('POST', `/ats/ashby/${call}`, { headers: basic(key.apiKey), body });

/** The documented example, with a job of ours. */
const sendTest = (change: object = {}, candidate: object = {}) => ({
  partner_test_id: job,
  candidate: {
    first_name: 'Harry',
    last_name: 'Potter',
    resume_url: 'https://hogwarts.example/resume',
    phone_number: '123-456-7890',
    email: 'hpotter@hogwarts.example',
    greenhouse_profile_url: 'https://app.greenhouse.io/people/17681532?application_id=26234709',
    ...candidate,
  },
  url: CALLBACK,
  ...change,
});
const start = (candidate: object = {}) => ({
  assessment_type_id: job,
  candidate: {
    ashby_id: 'f9e52a51-a075-4116-a7b8-484deba69004',
    first_name: 'Ada',
    last_name: 'Okafor',
    email: 'ada.okafor@example.com',
    ashby_profile_url: 'https://app.ashbyhq.com/candidates/f9e52a51',
    ...candidate,
  },
  application: { ashby_id: 'application-1', status: 'Active' },
  job: { ashby_id: 'ashby-job-1', name: 'Platform Engineer', ashby_job_url: 'https://app.ashbyhq.com/jobs/1' },
});

type Found = { meetingId: string; candidateName: string; interviewUrl: string; externalId: string | null };
async function interviews(): Promise<Found[]> {
  const reply = await app.call('GET', `/api/v1/interviews/search?pageSize=50`, { headers: key.headers });
  return (reply.body as { data: { results: Found[] } }).data.results;
}

/** The candidate's whole interview, with its report. */
async function hold(): Promise<string> {
  const [found] = await interviews();
  const { body } = await app.call('GET', `/api/v1/interviews/${found?.meetingId}`, { headers: key.headers });
  const { interviewUrl } = (body as { data: Found }).data;
  const candidate = new Candidate(app, interviewUrl.split('/room/')[1] ?? '');
  await candidate.consent();
  let state = await candidate.send('begin', { mode: 'text' });
  for (let turn = 0; turn < 80 && state.phase !== 'ended'; turn += 1) {
    clock.advance(20_000);
    const text = `In May I rolled release ${turn} back within 3 minutes, and in the end we changed how we deploy.`;
    state = await candidate.send('answer', { promptId: state.conversation?.prompt?.id ?? 0, text });
  }
  await app.context.tasks.runDue();
  return found?.meetingId ?? '';
}

const erase = (email: string): Promise<TestReply> =>
  app.call('POST', '/api/v1/admin/people/erase', {
    headers: { 'x-admin-secret': ADMIN_SECRET },
    body: { organizationId: `Harbour ${accounts}`, userId: 'u', email },
  });

describe('Greenhouse', () => {
  test('a key of the scope opens the addresses, in whichever of two headers; nothing else does', async () => {
    await authBattery(
      app,
      { method: 'GET', url: '/ats/greenhouse/list_tests' },
      {
        header: 'authorization',
        prefix: 'Bearer ',
        scope: 'ats',
        expected: {
          status: 401,
          body: { status: 401, errors: 'Invalid API key' },
          headers: { 'www-authenticate': 'Basic' },
        },
      },
    );
    const odd = [`Basic ${Buffer.from(`${key.apiKey}:password`).toString('base64')}`, 'Basic !!!', 'Basic '];
    for (const authorization of odd)
      expect((await greenhouse('list_tests', undefined, { authorization })).status).toBe(401);
  });

  test('list_tests gives the open jobs of the key', async () => {
    expect((await greenhouse('list_tests')).body).toEqual([
      { partner_test_id: job, partner_test_name: 'Platform Engineer' },
    ]);
    await app.call('POST', `/api/v1/jobs/${job}/close`, { headers: key.headers, body: {} });
    expect((await greenhouse('list_tests')).body).toEqual([]);
    expect(await greenhouse('send_test', sendTest())).toMatchObject({ status: 422 });
    await app.call('POST', `/api/v1/jobs/${job}/open`, { headers: key.headers, body: {} });
    expect((await greenhouse('list_tests')).body).toHaveLength(1);
  });

  test('send_test invites by mail; sent twice it is one interview', async () => {
    const first = await greenhouse('send_test', sendTest());
    expect(first).toMatchObject({ status: 200, body: { partner_interview_id: expect.any(String) } });
    expect((await greenhouse('send_test', sendTest())).body).toEqual(first.body);
    const found = await interviews();
    expect(found).toHaveLength(1);
    expect(found[0]).toMatchObject({ candidateName: 'Harry Potter', externalId: '26234709' });
    const mails = await app.context.db.query('select kind from mails where interview_id = $1', [found[0]?.meetingId]);
    expect(mails).toContainEqual({ kind: 'invitation' });
  });

  test('what cannot be used is refused with the field; what Greenhouse adds one day is passed over', async () => {
    const refused = async (body: object, status: number, path: string) => {
      const reply = await greenhouse('send_test', body);
      expect({ status: reply.status, text: reply.text }).toEqual({ status, text: expect.stringContaining(path) });
    };
    await refused(sendTest({ url: 'https://evil.example/x' }), 400, 'url must be');
    await refused(sendTest({ url: 'https://app.greenhouse.io.evil.example/x' }), 400, 'url must be');
    await refused(sendTest({ url: 'http://app.greenhouse.io/x' }), 400, 'url must be');
    await refused(sendTest({}, { email: 'nobody' }), 400, '"email"');
    await refused(sendTest({}, { resume_url: 'http://10.0.0.1/cv' }), 400, '"resume_url"');
    await refused(sendTest({ partner_test_id: '12345' }), 404, 'Job not found');
    expect(await interviews()).toEqual([]);
    expect(await greenhouse('send_test', sendTest({ new_field: 1 }, { pronouns: 'she' }))).toMatchObject({
      status: 200,
    });
  });

  test('a report tells Greenhouse, without a body and with its own key; test_status then leads to the console', async () => {
    const { partner_interview_id: id } = (await greenhouse('send_test', sendTest())).body as Record<string, string>;
    const status = () => greenhouse(`test_status?partner_interview_id=${id}`);
    expect((await status()).body).toEqual({ partner_status: 'sent', metadata: {} });
    const interview = await hold();
    await app.context.tasks.runDue();
    expect(sent.map(({ url, method, body, headers }) => ({ url, method, body, headers }))).toContainEqual({
      url: CALLBACK,
      method: 'PATCH',
      body: '',
      headers: basic(key.apiKey),
    });
    const { body } = await status();
    expect(body).toMatchObject({
      partner_status: 'complete',
      partner_profile_url: `https://interviews.example.com/console/Harbour%20${accounts}/interviews/${interview}/report`,
      metadata: { 'Completed At': expect.any(String) },
    });
    expect(JSON.stringify(body)).not.toMatch(/score/);
    const [run] = await app.context.db.query(
      'select state, key_sealed as sealed from ats_runs where interview_id = $1',
      [interview],
    );
    expect(run).toEqual({ state: 'TOLD', sealed: null });
    // Asked for again, it is told again, and the key does not stay.
    const told = sent.length;
    expect((await greenhouse('send_test', sendTest())).body).toEqual({ partner_interview_id: id });
    await app.context.tasks.runDue();
    expect(sent).toHaveLength(told + 1);
    const kept = 'select 1 from ats_runs where interview_id = $1 and key_sealed is not null';
    expect(await app.context.db.query(kept, [interview])).toEqual([]);
  });

  test('while Greenhouse cannot be told it is tried again, on the schedule of webhooks', async () => {
    await greenhouse('send_test', sendTest());
    answer = () => ({ answered: true, status: 503, retryAfter: null, reply: '', durationMs: 1 });
    await hold();
    await app.context.tasks.runDue();
    const failed = sent.length;
    expect(failed).toBeGreaterThan(0);
    answer = taken;
    clock.advance(7_000);
    await app.context.tasks.runDue();
    expect(sent.length).toBe(failed + 1);
  });

  test('of an erased candidate nothing is left but that they were erased', async () => {
    const { partner_interview_id: id } = (await greenhouse('send_test', sendTest())).body as Record<string, string>;
    expect(await erase('hpotter@hogwarts.example')).toMatchObject({ status: 200 });
    expect(await greenhouse(`test_status?partner_interview_id=${id}`)).toMatchObject({ status: 410 });
    const other = await app.createKey({ organizationId: 'Other', userId: 'u', scopes: ['ats'] });
    for (const unknown of [id, 'x', '019aa1bb-0000-7000-8000-000000000000'])
      expect(
        await greenhouse(`test_status?partner_interview_id=${unknown}`, undefined, basic(other.apiKey)),
      ).toMatchObject({ status: 404 });
  });

  test('response_error is counted, and logged by the name of the call alone', async () => {
    const body = {
      api_call: 'send_test',
      errors: ['Harry Potter said <b>nothing</b>'],
      partner_test_id: '1',
      partner_test_name: 'x',
      candidate_email: 'hpotter@hogwarts.example',
    };
    expect(await greenhouse('response_error', body)).toMatchObject({ status: 200, body: {} });
    expect(app.logged.join('\n')).toContain('ats-response-refused');
    expect(app.logged.join('\n')).not.toMatch(/Harry|hogwarts/);
  });
});

describe('Ashby', () => {
  test('list, start and cancel as documented', async () => {
    expect((await ashby('assessment.list')).body).toMatchObject({
      success: true,
      results: [{ assessment_type_id: job, name: 'Platform Engineer', description: expect.any(String) }],
    });
    const started = await ashby('assessment.start', start());
    expect(started).toMatchObject({
      status: 200,
      body: { success: true, results: { assessment_id: expect.any(String) } },
    });
    expect(await ashby('assessment.start', start())).toMatchObject({ status: 409 });
    const { assessment_id } = (started.body as { results: { assessment_id: string } }).results;
    expect(await ashby('assessment.cancel', { assessment_id })).toMatchObject({ status: 200, body: { success: true } });
    expect(await ashby('assessment.cancel', { assessment_id })).toMatchObject({ status: 200 });
    expect(await ashby('assessment.start', start())).toMatchObject({ status: 200 });
    expect(await interviews()).toHaveLength(2);
  });

  test('what cannot be used is 422 with a sentence for people', async () => {
    expect(await ashby('assessment.start', start({ email: 'nobody' }))).toMatchObject({
      status: 422,
      body: { success: false, message: expect.stringContaining('candidate.email') },
    });
  });

  test('two at once are one interview, of a candidate who was there before, too', async () => {
    await app.call('POST', '/api/v1/interviews', {
      headers: key.headers,
      body: { serviceJobId: job, candidateEmail: 'ada.okafor@example.com' },
    });
    const replies = await Promise.all([ashby('assessment.start', start()), ashby('assessment.start', start())]);
    expect(replies.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect(await interviews()).toHaveLength(2);
  });
});

describe('the stage webhook of an organization in Ashby', () => {
  const SECRET = 'a-webhook-secret-of-ashby';
  const stage = (change: { stage?: string; email?: string | null; job?: string } = {}) => ({
    action: 'candidateStageChange',
    data: {
      application: {
        id: 'application-9',
        status: 'Active',
        candidate: {
          id: 'candidate-9',
          name: 'Ada Okafor',
          primaryEmailAddress:
            change.email === null
              ? null
              : { value: change.email ?? 'ada.okafor@example.com', type: 'Work', isPrimary: true },
        },
        currentInterviewStage: { id: 'stage-1', title: change.stage ?? 'AI interview', type: 'Active' },
        job: { id: change.job ?? 'ashby-job-1', title: 'Platform Engineer' },
      },
    },
  });
  const sign = (body: string, secret = SECRET): string =>
    `sha256=${createHmac('sha256', secret).update(body).digest('hex')}`;
  let address = '';
  let accountId: Id<'account'>;
  beforeEach(async () => {
    const [account] = await app.context.db.query<{ id: Id<'account'> }>(
      'select id from accounts where organization_id = $1',
      [`Harbour ${accounts}`],
    );
    if (account === undefined) throw new Error('the account is not there');
    accountId = account.id;
    const sealer = atsSealer(app.context);
    const id = await app.context.db.transaction((tx) =>
      connect(
        tx,
        { ids: app.context.ids, sealer },
        { accountId, system: 'ashby', key: 'ashby-key-1', webhook: { secret: SECRET, stage: 'AI Interview' } },
      ),
    );
    address = `/ats/ashby/webhooks/${id}`;
  });
  const deliver = (news: object, signature?: string): Promise<TestReply> => {
    const raw = JSON.stringify(news);
    return app.call('POST', address, { raw, headers: { 'ashby-signature': signature ?? sign(raw) } });
  };

  test('a candidate who comes to the stage is invited once, however often it is told', async () => {
    for (let n = 0; n < 2; n++) expect(await deliver(stage())).toMatchObject({ status: 200, body: { received: true } });
    expect(await interviews()).toMatchObject([{ candidateName: 'Ada Okafor', externalId: 'application-9' }]);
  });

  test('other news, other stages, unknown jobs and candidates without an address are taken and left alone', async () => {
    const news = [
      { action: 'ping', data: {} },
      stage({ stage: 'Offer' }),
      stage({ job: 'other' }),
      stage({ email: null }),
    ];
    for (const one of news) expect(await deliver(one)).toMatchObject({ status: 200 });
    expect(await interviews()).toEqual([]);
  });

  test('what is not signed by the secret is refused, and so is an unknown address', async () => {
    const raw = JSON.stringify(stage());
    const forged = ['', 'sha256=', sign(raw, 'another'), sign(raw).slice(7), sign(`${raw} `)];
    for (const signature of forged) expect(await deliver(stage(), signature)).toMatchObject({ status: 401 });
    address = '/ats/ashby/webhooks/019aa1bb-0000-7000-8000-000000000000';
    expect(await deliver(stage())).toMatchObject({ status: 401 });
    expect(await interviews()).toEqual([]);
  });

  test('the report is told as a note with the address in the console, by the key of the organization', async () => {
    await deliver(stage());
    const interview = await hold();
    await app.context.tasks.runDue();
    const { url, method, headers, body } = sent.at(-1) ?? {};
    expect({ url, method }).toEqual({ url: 'https://api.ashbyhq.com/candidate.createNote', method: 'POST' });
    expect(headers).toMatchObject(basic('ashby-key-1'));
    expect(JSON.parse(body ?? '')).toMatchObject({
      candidateId: 'candidate-9',
      note: expect.stringContaining(`/interviews/${interview}/report`),
    });
    expect(body).not.toContain('Okafor');
  });

  test('keys and secrets are sealed anew when the key of the server changes', async () => {
    await greenhouse('send_test', sendTest());
    const { db, log } = app.context;
    const rotated = new Sealer(['another-signing-key-for-tests-0123456789', SIGNING_KEY], 'ats');
    expect(await resealAtsKeys(db, rotated, log)).toBeGreaterThanOrEqual(3);
    expect(await resealAtsKeys(db, rotated, log)).toBe(0);
    const [run] = await db.query<{ id: string; sealed: Uint8Array }>(
      `select order_id as id, key_sealed as sealed from ats_runs where account_id = $1`,
      [accountId],
    );
    const alone = new Sealer(['another-signing-key-for-tests-0123456789'], 'ats');
    expect(alone.open(run?.sealed ?? new Uint8Array(), run?.id ?? '')).toBe(key.apiKey);
  });

  test('an assessment is told at its begin and with its result, as documented', async () => {
    const { body } = await ashby('assessment.start', start());
    const { assessment_id } = (body as { results: { assessment_id: string } }).results;
    await hold();
    await app.context.tasks.runDue();
    const updates = sent.map((request) => JSON.parse(request.body) as Record<string, unknown>);
    for (const request of sent) expect(request.url).toBe('https://api.ashbyhq.com/assessment.update');
    expect(updates.at(-1)).toMatchObject({
      assessment_id,
      timestamp: expect.any(Number),
      assessment_status: { identifier: 'status', label: 'Status', type: 'string', value: 'REPORT_GENERATED' },
      assessment_profile_url: { type: 'url', value: expect.stringContaining('/console/Harbour%20') },
      assessment_result: { identifier: 'completed', type: 'boolean_success', value: true },
      metadata: [],
    });
    expect(JSON.stringify(updates)).not.toMatch(/Okafor|example\.com"/);
  });
});
