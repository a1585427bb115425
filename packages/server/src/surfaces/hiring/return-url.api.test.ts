import { afterAll, beforeAll, expect, test } from 'vitest';
import { Candidate, postInterview, postJob } from '../../testing/flows.ts';
import { ADMIN_SECRET, startTestApp, type TestApp } from '../../testing/test-app.ts';

const BACK = 'https://jobs.example.com/applications/31?step=done';

let app: TestApp;
let headers: Record<string, string>;
let job: string;
beforeAll(async () => {
  app = await startTestApp();
  ({ headers } = await app.createKey({ organizationId: 'acme', userId: 'me' }));
  await app.call('PUT', '/api/v1/admin/accounts/parent-origins', {
    headers: { 'x-admin-secret': ADMIN_SECRET },
    body: {
      organizationId: 'acme',
      userId: 'me',
      origins: ['https://jobs.example.com', 'https://*.acme.example:8443', 'http://localhost:3000'],
    },
  });
  job = await postJob(app, headers);
});
afterAll(() => app.close());

function invite(returnUrl: unknown, who = headers, serviceJobId = job) {
  const body = { serviceJobId, candidateEmail: 'robin@example.com', returnUrl };
  return app.call('POST', '/api/v1/interviews', { headers: who, body });
}

test('is kept, shown with the one interview, and led to by the room once it has ended', async () => {
  const { meetingId, token } = await postInterview(app, headers, job, { returnUrl: BACK });
  const item = await app.call('GET', `/api/v1/interviews/${meetingId}`, { headers });
  expect(item.body).toMatchObject({ data: { returnUrl: BACK } });
  const room = new Candidate(app, token);
  expect((await room.look()).returnUrl).toBeNull();
  await room.begin();
  await room.send('leave', { how: 'abort', wantsPerson: false });
  expect(await room.look()).toMatchObject({ phase: 'ended', returnUrl: BACK });
});

test('without one the room leads nowhere, and the lists of document 1 have no field more', async () => {
  const { meetingId, token } = await postInterview(app, headers, job, { returnUrl: null });
  await app.call('POST', `/api/v1/interviews/${meetingId}/cancel`, { headers });
  expect(await new Candidate(app, token).look()).toMatchObject({ phase: 'ended', returnUrl: null });
  const list = await app.call('GET', `/api/v1/interviews?serviceJobId=${job}`, { headers });
  expect(list.text).not.toContain('returnUrl');
});

test.each(['https://a.acme.example:8443/done', 'https://deep.a.acme.example:8443', 'http://localhost:3000/done'])(
  '%s is at a parent origin',
  async (url) => {
    expect((await invite(url)).status).toBe(200);
  },
);

test.each([
  ['https://jobs.example.com.evil.example/', 'must be at one of the parent origins'],
  ['https://jobs.example.com:99999/', 'must be at one of the parent origins'],
  ['https://jobs.example.com:8443/', 'must be at one of the parent origins'],
  ['http://localhost:3001/', 'must be at one of the parent origins'],
  ['https://acme.example:8443/', 'must be at one of the parent origins'],
  ['https://evilacme.example:8443/', 'must be at one of the parent origins'],
  ['https://a.acme.example/', 'must be at one of the parent origins'],
  ['http://jobs.example.com/', 'must be an https address'],
  ['https://jobs.example.com\\@evil.example/', 'must be an https address'],
  ['javascript:alert(1)', 'must be an https address'],
  ['https://me:secret@jobs.example.com/', 'must be an https address'],
  ['jobs.example.com', 'must be an https address'],
  [`https://jobs.example.com/${'x'.repeat(2_048)}`, 'must have at most 2048 characters'],
])('%s is refused by field and rule', async (url, message) => {
  expect(await invite(url)).toMatchObject({
    status: 403,
    body: { errors: [{ path: ['returnUrl'], message: expect.stringContaining(message) }] },
  });
});

const SESSIONS = '/api/v1/integrations/candidates/interviews';
const invited = { email: 'nia.osei@example.com', interview_type: 'STEM' };

test('of a session: kept, shown with the one session, led to after the end; creation keeps the published shape', async () => {
  const made = await app.call('POST', SESSIONS, { headers, body: { ...invited, return_url: BACK } });
  expect(made.text).not.toContain('return_url');
  const { interview_id: id, iframe_url: link } = made.body as { interview_id: string; iframe_url: string };
  expect((await app.call('GET', `${SESSIONS}/${id}`, { headers })).body).toMatchObject({ return_url: BACK });
  const room = new Candidate(app, link.split('/room/')[1] ?? '');
  await room.begin();
  await room.send('leave', { how: 'abort', wantsPerson: false });
  expect(await room.look()).toMatchObject({ phase: 'ended', returnUrl: BACK });
  for (const return_url of ['https://elsewhere.example/', 'http://jobs.example.com/'])
    expect(await app.call('POST', SESSIONS, { headers, body: { ...invited, return_url } })).toMatchObject({
      status: 400,
      body: { errors: [{ path: ['return_url'] }] },
    });
});

test('an account without parent origins leads nowhere', async () => {
  const { headers: other } = await app.createKey({ organizationId: 'acme', userId: 'you' });
  expect((await invite(BACK, other, await postJob(app, other))).status).toBe(403);
});
