import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { Candidate, postInterview, postJob } from '../testing/flows.ts';
import { PLATFORM_ENGINEER } from '../testing/job-texts.ts';
import { ADMIN_SECRET, startTestApp, type TestApp } from '../testing/test-app.ts';

let app: TestApp;
let headers: Record<string, string>;
let apiKey = '';
const admin = { 'x-admin-secret': ADMIN_SECRET };
beforeAll(async () => {
  app = await startTestApp();
  ({ headers, apiKey } = await app.createKey());
});
afterAll(() => app.close());

const SESSIONS = '/api/v1/integrations/candidates/interviews';
const CONVERSATIONS = '/api/v1/integrations/candidates/conversations';

describe('null in a request', () => {
  test('in optional fields is as if they were left out, on every surface', async () => {
    const job = await app.call('POST', '/api/v1/jobs', {
      headers,
      body: { ...PLATFORM_ENGINEER, language: null, externalId: null, metadata: null },
    });
    expect(job.status).toBe(200);
    const { serviceJobId } = (job.body as { data: { serviceJobId: string } }).data;
    const calls: [string, string, Record<string, string>, object][] = [
      [
        'POST',
        '/api/v1/interviews',
        headers,
        { serviceJobId, candidateEmail: 'a@example.com', candidateName: null, cv_link: null, linkDays: null },
      ],
      [
        'POST',
        SESSIONS,
        headers,
        {
          email: 'a@example.com',
          interview_type: 'STEM',
          talent_id: null,
          name: null,
          cv_link: null,
          role: null,
          language: null,
          metadata: null,
        },
      ],
      [
        'POST',
        CONVERSATIONS,
        { 'x-api-key': apiKey },
        { programme: null, cohort: null, source: null, founder_email: null, founder_name: null, language: null },
      ],
      [
        'POST',
        '/api/v1/admin/api-keys',
        admin,
        {
          userId: 'u',
          organizationId: 'org-null',
          name: null,
          scopes: null,
          consumer: null,
          quota: { second: 5, day: null },
        },
      ],
      [
        'POST',
        '/api/v1/admin/people/export',
        admin,
        { organizationId: 'org-1', userId: 'user-1', email: 'a@example.com', username: null, interviewId: null },
      ],
    ];
    for (const [method, url, who, body] of calls) {
      const reply = await app.call(method as 'POST', url, { headers: who, body });
      expect([url, reply.status, reply.text.slice(0, 200)]).toEqual([url, 200, expect.anything()]);
    }
  });

  test('in a command of the room, too', async () => {
    const { token } = await postInterview(app, headers, await postJob(app, headers));
    const room = new Candidate(app, token);
    await room.look();
    await room.begin();
    expect((await room.try('typing', { promptId: 1, draft: null })).status).toBe(200);
    const prompt = room.state?.conversation?.prompt?.id;
    expect((await room.try('answer', { promptId: prompt, text: 'Good morning', skip: null })).status).toBe(200);
  });

  test.each([
    ['POST', '/api/v1/jobs', { ...PLATFORM_ENGINEER, title: null }, 403, ['title']],
    ['POST', '/api/v1/interviews', { serviceJobId: null, candidateEmail: 'a@example.com' }, 403, ['serviceJobId']],
    ['POST', SESSIONS, { email: 'a@example.com', interview_type: null }, 400, ['interview_type']],
    [
      'POST',
      SESSIONS,
      { email: 'a@example.com', interview_type: 'STEM', metadata: { a: null } },
      400,
      ['metadata', 'a'],
    ],
  ])('%s %s: a required field that is null is named', async (method, url, body, status, path) => {
    const reply = await app.call(method as 'POST', url, { headers, body });
    expect(reply).toMatchObject({
      status,
      body: { errors: [{ code: 'invalid_type', path, message: 'must not be null' }] },
    });
  });

  test('an unknown field is refused though it is null', async () => {
    const reply = await app.call('POST', '/api/v1/jobs', { headers, body: { ...PLATFORM_ENGINEER, nothing: null } });
    expect(reply).toMatchObject({ status: 403, body: { errors: [{ code: 'unrecognized_keys', path: ['nothing'] }] } });
  });

  test('where null has a meaning it keeps it', async () => {
    const owner = { organizationId: 'org-1', userId: 'user-1' };
    const made = await app.call('POST', '/api/v1/admin/programmes', {
      headers: admin,
      body: { ...owner, name: 'Autumn', cohort: 'c-1' },
    });
    const { id } = (made.body as { data: { id: string } }).data;
    const changed = await app.call('PUT', `/api/v1/admin/programmes/${id}`, { headers: admin, body: { cohort: null } });
    expect(changed.body).toMatchObject({ data: { cohort: null } });
  });
});

describe('an unknown parameter leads to the one that means the same', () => {
  test.each([
    ['/api/v1/jobs?page=2', 'page', 'current'],
    ['/api/v1/jobs?limit=5', 'limit', 'pageSize'],
    ['/api/v1/interviews/search?status=COMPLETED', 'status', 'isCompleted'],
    ['/api/v1/interviews/search?email=a@example.com', 'email', 'candidateEmail'],
  ])('%s', async (url, name, meant) => {
    const reply = await app.call('GET', url, { headers });
    expect(reply).toMatchObject({
      status: 403,
      body: { errors: [{ path: [name], message: `is not accepted here; did you mean ${meant}?` }] },
    });
  });

  test.each([
    ['page', 'pageIndex'],
    ['perPage', 'pageSize'],
    ['talentId', 'talent_id'],
    ['talent_ids', 'talent_id'],
  ])('sessions: %s', async (name, meant) => {
    const reply = await app.call('GET', `${SESSIONS}?${name}=1`, { headers });
    expect(reply.text).toContain(`did you mean ${meant}?`);
  });
});

describe('paths', () => {
  test.each([
    ['GET', '/api/v1/jobs/', 'The path names no serviceJobId: it is /api/v1/jobs/{serviceJobId}'],
    ['GET', '/api/v1/interviews/', 'The path names no meetingId: it is /api/v1/interviews/{meetingId}'],
    ['POST', '/api/v1/interviews//cancel', 'The path names no meetingId: it is /api/v1/interviews/{meetingId}/cancel'],
    ['GET', `${SESSIONS}/`, `The path names no interview_id: it is ${SESSIONS}/{interview_id}`],
  ])('%s %s says what it lacks', async (method, url, errors) => {
    const reply = await app.call(method as 'GET', url, { headers });
    expect(reply).toMatchObject({ status: 404, body: { status: 404, errors } });
  });

  test.each([
    ['PUT', '/api/v1/jobs', 'GET, HEAD, POST'],
    ['DELETE', '/api/v1/interviews', 'GET, HEAD, POST'],
    ['GET', '/api/v1/admin/people/erase', 'POST'],
    ['POST', '/health/live', 'GET, HEAD'],
    ['DELETE', `${SESSIONS}/${randomUUID()}`, 'GET, HEAD'],
  ])('%s %s is 405 with what the path takes', async (method, url, allow) => {
    const reply = await app.call(method as 'GET', url, { headers });
    expect([reply.status, reply.headers.allow]).toEqual([405, allow]);
    expect(reply.body).toEqual({ status: 405, errors: `${method} is not a method of this path: it takes ${allow}` });
  });

  test('405 on a path of document 3 has its form; a path that leads nowhere stays 404', async () => {
    const wrong = await app.call('POST', '/api/v1/network/someone/verification', { headers: { apikey: apiKey } });
    expect(wrong).toMatchObject({
      status: 405,
      headers: { allow: 'GET, HEAD' },
      body: { message: expect.any(String) },
    });
    const nowhere = await app.call('POST', '/api/v1/nowhere', { headers });
    expect([nowhere.status, nowhere.headers.allow]).toEqual([404, undefined]);
  });

  test('a method that the path does not take is on record', async () => {
    const reply = await app.call('PUT', '/api/v1/jobs', { headers });
    const [row] = await app.context.db.query<{ status: number }>(
      'select status from request_records where request_id = $1',
      [reply.headers['x-request-id']],
    );
    expect(row).toEqual({ status: 405 });
  });
});

describe('one clientId, another text', () => {
  test('an answer, a correction and a note are refused, and what was taken stays', async () => {
    const { token, meetingId } = await postInterview(app, headers, await postJob(app, headers));
    const room = new Candidate(app, token);
    await room.look();
    await room.begin();
    const clientId = randomUUID();
    const promptId = room.state?.conversation?.prompt?.id ?? 0;
    await room.send('answer', { clientId, promptId, text: 'Good morning, I am ready.' });
    expect((await room.try('answer', { clientId, promptId, text: 'Good morning, I am ready.' })).status).toBe(200);
    const other = await room.try('answer', { clientId, promptId, text: 'Something else.' });
    expect(other).toMatchObject({ status: 409, body: { message: expect.stringContaining('another text') } });
    const noteId = randomUUID();
    await room.send('ask-human', { clientId: noteId, note: 'Please call me.' });
    expect((await room.try('ask-human', { clientId: noteId, note: 'Please write to me.' })).status).toBe(409);
    const correctionId = randomUUID();
    await room.send('correct', { clientId: correctionId, answerId: clientId, text: 'Good morning.' });
    const again = { clientId: correctionId, answerId: clientId, text: 'Good evening.' };
    expect((await room.try('correct', again)).status).toBe(409);
    const events = await app.context.db.query<{ text: string }>(
      `select body->>'text' as text from dialogue_events where interview_id = $1 and client_id is not null and body ? 'text' order by seq`,
      [meetingId],
    );
    expect(events.map(({ text }) => text)).toEqual(['Good morning, I am ready.', 'Good morning.']);
  });
});
