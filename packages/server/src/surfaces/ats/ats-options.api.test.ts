import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { atsSealer } from '../../app/ats.ts';
import { connect } from '../../features/ats/index.ts';
import type { Id } from '../../platform/ids.ts';
import type { DeliveryRequest } from '../../platform/outbound/deliver.ts';
import { postJob } from '../../testing/flows.ts';
import { ADMIN_SECRET, startTestApp, type TestApp, type TestReply } from '../../testing/test-app.ts';

/** What the documents of both systems name as optional, and interviews that come to nothing. */
const CALLBACK = 'https://app.greenhouse.io/integrations/testing_partners/take_home_tests/12345';

let app: TestApp;
let sent: DeliveryRequest[] = [];
beforeAll(async () => {
  app = await startTestApp(
    {
      deliver: async (request) => {
        sent.push(request);
        return { answered: true, status: 200, retryAfter: null, reply: '', durationMs: 1 };
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
  key = await app.createKey({ organizationId: `Pier ${accounts}`, userId: 'u', scopes: ['hiring', 'ats'] });
  job = await postJob(app, key.headers, { title: 'Platform Engineer', externalId: 'ashby-job-1' });
  sent = [];
});

const basic = (apiKey: string): Record<string, string> => ({
  authorization: `Basic ${Buffer.from(`${apiKey}:`).toString('base64')}`,
});
const greenhouse = (path: string, body?: object): Promise<TestReply> =>
  app.call(body === undefined ? 'GET' : 'POST', `/ats/greenhouse/${path}`, {
    headers: basic(key.apiKey),
    ...(body === undefined ? {} : { body }),
  });
const ashby = (call: string, body: object): Promise<TestReply> =>
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
const start = (candidate: object = {}, posting: object = {}) => ({
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
  job: {
    ashby_id: 'ashby-job-1',
    name: 'Platform Engineer',
    ashby_job_url: 'https://app.ashbyhq.com/jobs/1',
    ...posting,
  },
});

type Found = { meetingId: string; candidateName: string; interviewUrl: string; externalId: string | null };
async function interviews(): Promise<Found[]> {
  const reply = await app.call('GET', `/api/v1/interviews/search?pageSize=50`, { headers: key.headers });
  return (reply.body as { data: { results: Found[] } }).data.results;
}

/** Lets us call the account there. */
async function connectAshby(): Promise<void> {
  const { db, ids } = app.context;
  const [account] = await db.query<{ id: Id<'account'> }>('select id from accounts where organization_id = $1', [
    `Pier ${accounts}`,
  ]);
  if (account === undefined) throw new Error('the account is not there');
  const sealer = atsSealer(app.context);
  await db.transaction((tx) =>
    connect(tx, { ids, sealer }, { accountId: account.id, system: 'ashby', key: 'k', webhook: null }),
  );
}

/** As a recruiter does in the console or by a key. */
const withdraw = async (): Promise<void> => {
  const [found] = await interviews();
  const path = `/api/v1/interviews/${found?.meetingId}/cancel`;
  expect(await app.call('POST', path, { headers: key.headers, body: {} })).toMatchObject({ status: 200 });
  await app.context.tasks.runDue();
};

const erase = (email: string): Promise<TestReply> =>
  app.call('POST', '/api/v1/admin/people/erase', {
    headers: { 'x-admin-secret': ADMIN_SECRET },
    body: { organizationId: `Pier ${accounts}`, userId: 'u', email },
  });

describe('Greenhouse', () => {
  test.each([
    ['Harry J.', 'Harry J. Potter'],
    [' ', 'Harry Potter'],
    ['', 'Harry Potter'],
    [null, 'Harry Potter'],
  ])('a preferred name of %j makes %s; who sent it is taken and not kept', async (preferred_name, candidateName) => {
    const order = sendTest(
      { sent_by: 'minerva@hogwarts.example' },
      { preferred_name, resume_url: null, phone_number: null },
    );
    expect(await greenhouse('send_test', order)).toMatchObject({ status: 200 });
    expect(await interviews()).toMatchObject([{ candidateName }]);
    const kept =
      await app.context.db.query(`select o::text as row from ats_orders o union all select r::text from ats_runs r
      union all select i::text from interviews i union all select m::text from mails m`);
    expect(JSON.stringify(kept)).not.toContain('minerva');
  });

  test('an interview that will have no result is not_completed, is told as such, and may be ordered anew', async () => {
    const { partner_interview_id: id } = (await greenhouse('send_test', sendTest())).body as Record<string, string>;
    await withdraw();
    expect(sent.map(({ url, method, body }) => ({ url, method, body }))).toEqual([
      { url: CALLBACK, method: 'PATCH', body: '' },
    ]);
    expect((await greenhouse(`test_status?partner_interview_id=${id}`)).body).toEqual({
      partner_status: 'not_completed',
      metadata: {},
    });
    const again = (await greenhouse('send_test', sendTest())).body as Record<string, string>;
    expect(again.partner_interview_id).not.toBe(id);
    expect((await greenhouse(`test_status?partner_interview_id=${again.partner_interview_id}`)).body).toMatchObject({
      partner_status: 'sent',
    });
  });
});

describe('Ashby', () => {
  test.each([{ req_id: 'R-2026-014' }, { req_id: null }, {}])('a posting with %j is taken', async (posting) => {
    expect(await ashby('assessment.start', start({}, posting))).toMatchObject({ status: 200 });
    expect(await interviews()).toMatchObject([{ candidateName: 'Ada Okafor', externalId: 'application-1' }]);
  });

  test('of an erased candidate there is nothing to cancel, and their number is known to nobody else', async () => {
    const started = await ashby('assessment.start', start());
    const { assessment_id } = (started.body as { results: { assessment_id: string } }).results;
    expect(await erase('ada.okafor@example.com')).toMatchObject({ status: 200 });
    const gone = await ashby('assessment.cancel', { assessment_id });
    expect(gone).toMatchObject({ status: 410, body: { success: false, message: expect.any(String) } });
    expect(gone.text).not.toMatch(/Ada|Okafor/);
    for (const unknown of ['x', '019aa1bb-0000-7000-8000-000000000000'])
      expect(await ashby('assessment.cancel', { assessment_id: unknown })).toMatchObject({ status: 404 });
    const other = await app.createKey({ organizationId: 'Other', userId: 'u', scopes: ['ats'] });
    expect(
      await app.call('POST', '/ats/ashby/assessment.cancel', {
        headers: basic(other.apiKey),
        body: { assessment_id },
      }),
    ).toMatchObject({ status: 404 });
  });

  test('an assessment that will have no result is told with its reason, and with no state', async () => {
    await connectAshby();
    const { body } = await ashby('assessment.start', start());
    const { assessment_id } = (body as { results: { assessment_id: string } }).results;
    await withdraw();
    const [update, ...more] = sent.map((request) => JSON.parse(request.body) as Record<string, unknown>);
    expect([sent[0]?.url, more]).toEqual(['https://api.ashbyhq.com/assessment.update', []]);
    expect(update).toEqual({
      assessment_id,
      timestamp: expect.any(Number),
      cancelled_reason: {
        identifier: 'reason',
        label: 'Reason',
        type: 'string',
        value: expect.stringMatching(/^[A-Z_]+$/),
      },
      metadata: [],
    });
  });

  test('what Ashby itself cancelled is not told to it', async () => {
    await connectAshby();
    const { body } = await ashby('assessment.start', start());
    const { assessment_id } = (body as { results: { assessment_id: string } }).results;
    expect(await ashby('assessment.cancel', { assessment_id })).toMatchObject({ status: 200 });
    await app.context.tasks.runDue();
    expect(sent).toEqual([]);
    const [run] = await app.context.db.query('select state from ats_runs where order_id = $1', [assessment_id]);
    expect(run).toEqual({ state: 'QUIET' });
  });
});
