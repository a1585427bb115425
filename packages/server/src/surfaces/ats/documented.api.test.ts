import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { atsSealer } from '../../app/ats.ts';
import { connect } from '../../features/ats/index.ts';
import type { Id } from '../../platform/ids.ts';
import type { DeliveryRequest } from '../../platform/outbound/deliver.ts';
import { ASHBY, GREENHOUSE } from '../../testing/ats-documents.ts';
import { Candidate, postJob } from '../../testing/flows.ts';
import { startTestApp, type TestApp, type TestReply } from '../../testing/test-app.ts';

let app: TestApp;
const sent: DeliveryRequest[] = [];
let key: { apiKey: string; headers: Record<string, string> };
let job: string;
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
  key = await app.createKey({ organizationId: 'Harbour', userId: 'u', scopes: ['hiring', 'ats'] });
  job = await postJob(app, key.headers, { title: 'Platform Engineer' });
  const [account] = await app.context.db.query<{ id: Id<'account'> }>('select id from accounts');
  if (account === undefined) throw new Error('the account is not there');
  await app.context.db.transaction((tx) =>
    connect(
      tx,
      { ids: app.context.ids, sealer: atsSealer(app.context) },
      { accountId: account.id, system: 'ashby', key: 'ashby-key-1', webhook: null },
    ),
  );
});
afterAll(() => app.close());

const call = (method: 'GET' | 'POST', path: string, body?: object): Promise<TestReply> =>
  app.call(method, `/ats/${path}`, {
    headers: { authorization: `Basic ${Buffer.from(`${key.apiKey}:`).toString('base64')}` },
    ...(body === undefined ? {} : { body }),
  });

/** The interview of this candidate, held to its end, with its report. */
async function hold(email: string): Promise<void> {
  const reply = await app.call('GET', '/api/v1/interviews/search?pageSize=50', { headers: key.headers });
  const { results } = (reply.body as { data: { results: { meetingId: string; candidateEmail: string }[] } }).data;
  const id = results.find((one) => one.candidateEmail === email)?.meetingId;
  const found = await app.call('GET', `/api/v1/interviews/${id}`, { headers: key.headers });
  const { interviewUrl } = (found.body as { data: { interviewUrl: string } }).data;
  const candidate = new Candidate(app, interviewUrl.split('/room/')[1] ?? '');
  await candidate.begin();
  // Told of before it ends: news that wait together are told as one.
  await app.context.tasks.runDue();
  await candidate.finish();
  await app.context.tasks.runDue();
  await app.context.tasks.runDue();
}

describe('the examples of Greenhouse', () => {
  test('a test is sent, told of and asked for', async () => {
    const { candidate, url } = GREENHOUSE.sendTest;
    const order = { partner_test_id: job, ...GREENHOUSE.sendTest };
    const { status, body } = await call('POST', 'greenhouse/send_test', order);
    expect([status, body]).toEqual([200, { partner_interview_id: expect.any(String) }]);
    const { partner_interview_id: id } = body as { partner_interview_id: string };
    expect(await call('POST', 'greenhouse/send_test', { ...order, partner_test_id: 12345 })).toMatchObject({
      status: 404,
    });
    await hold(candidate.email);
    expect(sent).toContainEqual(expect.objectContaining({ url, method: 'PATCH', body: '' }));
    const told = await call('GET', `greenhouse/test_status?partner_interview_id=${id}`);
    expect(told).toMatchObject({
      status: 200,
      body: { partner_status: 'complete', partner_profile_url: expect.stringMatching(/^https:/) },
    });
    const { metadata, ...rest } = told.body as { metadata: Record<string, unknown> };
    for (const name of ['metadata', ...Object.keys(rest)]) expect(GREENHOUSE.statusKeys).toContain(name);
    for (const value of Object.values(metadata)) expect(['string', 'number', 'boolean']).toContain(typeof value);
  });

  test('an error of a reply is taken', async () => {
    expect(await call('POST', 'greenhouse/response_error', GREENHOUSE.responseError)).toMatchObject({ status: 200 });
  });
});

const START = {
  assessment_type_id: '',
  candidate: {
    ashby_id: 'f9e52a51-a075-4116-a7b8-484deba69004',
    first_name: 'Ada',
    last_name: 'Okafor',
    email: 'ada.okafor@example.com',
    ashby_profile_url: 'https://app.ashbyhq.com/candidates/f9e52a51',
  },
  application: { ashby_id: 'application-1', status: 'Active' },
  job: { ashby_id: 'ashby-job-1', name: 'Platform Engineer', ashby_job_url: 'https://app.ashbyhq.com/jobs/1' },
};

describe('the fields of Ashby', () => {
  const start = () => ({ ...structuredClone(START), assessment_type_id: job }) as Record<string, unknown>;

  test('a start has what is required, may have the rest, and of what is required nothing may be missing', async () => {
    for (const [path, names] of Object.entries(ASHBY.start)) {
      const of = (body: Record<string, unknown>) => (path === '' ? body : (body[path] as Record<string, unknown>));
      expect(Object.keys(of(start())).sort()).toEqual([...names].sort());
      for (const name of names) {
        const lacking = start();
        delete of(lacking)[name];
        const reply = await call('POST', 'ashby/assessment.start', lacking);
        expect([name, reply.status, reply.body]).toEqual([
          name,
          422,
          { success: false, message: expect.stringContaining(name) },
        ]);
      }
    }
    const { job: more, ...besides } = ASHBY.startOptional;
    const whole = { ...start(), ...besides, job: { ...START.job, ...more } };
    expect(await call('POST', 'ashby/assessment.start', whole)).toMatchObject({
      status: 200,
      body: { success: true, results: { assessment_id: expect.any(String) } },
    });
  });

  test('each update has what is required, in the types that there are', async () => {
    await hold(START.candidate.email);
    const updates = sent
      .filter(({ url }) => url === 'https://api.ashbyhq.com/assessment.update')
      .map(({ body }) => JSON.parse(body) as Record<string, unknown>);
    expect(updates.length).toBeGreaterThan(1);
    const identifiers = new Set<unknown>();
    for (const update of updates) {
      for (const name of ASHBY.update) expect(update).toHaveProperty(name);
      expect(Math.abs(Number(update.timestamp) - app.clock.now())).toBeLessThan(86_400_000);
      expect('assessment_status' in update || 'cancelled_reason' in update).toBe(true);
      if ('assessment_result' in update) expect(update).toHaveProperty('assessment_profile_url');
      const values = ASHBY.values.filter((name) => name in update).map((name) => update[name]);
      for (const value of [...values, ...((update.metadata as unknown[] | undefined) ?? [])]) {
        for (const name of ASHBY.value) expect(value).toHaveProperty(name);
        expect(ASHBY.valueTypes).toContain((value as { type: string }).type);
        identifiers.add((value as { identifier: unknown }).identifier);
      }
    }
    expect(updates.at(-1)).toHaveProperty('assessment_result');
    expect(identifiers.size).toBeGreaterThan(2);
  });
});
