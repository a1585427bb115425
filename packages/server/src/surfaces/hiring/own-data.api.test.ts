import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { sweepInterviews } from '../../features/interviews/index.ts';
import { Candidate, postInterview, postJob } from '../../testing/flows.ts';
import { PLATFORM_ENGINEER } from '../../testing/job-texts.ts';
import { startTestApp, type TestApp } from '../../testing/test-app.ts';
import { type HeldInterview, holdInterview } from '../links/testing/held-interview.ts';

let app: TestApp;
let headers: Record<string, string>;
beforeAll(async () => {
  app = await startTestApp();
  ({ headers } = await app.createKey({ organizationId: 'org-own' }));
});
afterAll(() => app.close());

const SESSIONS = '/api/v1/integrations/candidates/interviews';
const data = async (url: string): Promise<Record<string, unknown>> => {
  const reply = await app.call('GET', url, { headers });
  expect([url, reply.status]).toEqual([url, 200]);
  return (reply.body as { data: Record<string, unknown> }).data;
};
const found = async (query: string): Promise<unknown[]> => {
  const { results, total } = (await data(`/api/v1/interviews/search?${query}`)) as {
    results: { meetingId: string }[];
    total: number;
  };
  expect(total).toBe(results.length);
  return results.map(({ meetingId }) => meetingId);
};

describe('own names and entries', () => {
  test('a job returns them and is found by them', async () => {
    const own = { externalId: 'REQ-7', metadata: { unit: 'Depot 4: night', empty: '' } };
    const serviceJobId = await postJob(app, headers, own);
    expect(await data(`/api/v1/jobs/${serviceJobId}`)).toMatchObject(own);
    await postJob(app, headers, { externalId: 'REQ-8' });
    for (const query of ['externalId=REQ-7', 'metadata=unit:Depot%204:%20night', 'externalId=REQ-7&metadata=empty:']) {
      const page = await data(`/api/v1/jobs?${query}`);
      expect([query, page.total]).toEqual([query, 1]);
      expect(page.results).toMatchObject([{ serviceJobId, ...own }]);
    }
    expect(await data('/api/v1/jobs?externalId=REQ-7&current=2')).toMatchObject({ results: [], total: 1 });
    expect(await data('/api/v1/jobs?metadata=unit:other')).toMatchObject({ results: [], total: 0 });
  });

  test('a job without them has null and none', async () => {
    expect(await data(`/api/v1/jobs/${await postJob(app, headers)}`)).toMatchObject({ externalId: null, metadata: {} });
  });

  test('an interview returns them by its own calls; the item of the list keeps the published shape', async () => {
    const serviceJobId = await postJob(app, headers);
    const own = { externalId: 'APP-1', metadata: { source: 'fair' } };
    const { meetingId } = await postInterview(app, headers, serviceJobId, own);
    expect(await data(`/api/v1/interviews/${meetingId}`)).toMatchObject(own);
    const { results } = (await data(`/api/v1/interviews?serviceJobId=${serviceJobId}&externalId=APP-1`)) as {
      results: object[];
    };
    expect(results).toHaveLength(1);
    expect(Object.keys(results[0] ?? {})).not.toContain('externalId');
    expect(await found('metadata=source:fair')).toEqual([meetingId]);
  });

  test('a session returns them one by one; creation and list keep the published shape', async () => {
    const given = { role: 'Fitter', name: 'Nia Osei', metadata: { cohort: 'b' }, external_id: 'T-9', talent_id: 'N-1' };
    const made = await app.call('POST', SESSIONS, {
      headers,
      body: { email: 'nia.osei@example.com', interview_type: 'STEM', ...given },
    });
    const session = made.body as { interview_id: string };
    expect(Object.keys(session)).toEqual([
      'interview_id',
      'candidate_id',
      'iframe_url',
      'expires_at',
      'email',
      'talent_id',
      'completion_status',
      'session_id',
    ]);
    const one = await app.call('GET', `${SESSIONS}/${session.interview_id}`, { headers });
    const more = { interview_type: 'STEM', language: 'en', return_url: null, person_requests: [] };
    expect(one.body).toEqual({ ...session, ...given, ...more });
    for (const query of ['external_id=T-9', 'metadata=cohort:b&talent_id=N-1', 'email=NIA.Osei@example.com']) {
      const listed = await app.call('GET', `${SESSIONS}?${query}&completion_status=SCHEDULED`, { headers });
      expect([query, listed.body]).toEqual([query, expect.objectContaining({ total: 1, results: [session] })]);
    }
    const none = await app.call('GET', `${SESSIONS}?external_id=T-9&completion_status=STARTED`, { headers });
    expect(none.body).toMatchObject({ total: 0, results: [] });
  });

  test('entries in excess, and a filter without a colon, are refused by name', async () => {
    const many = Object.fromEntries(Array.from({ length: 51 }, (_, i) => [`k${i}`, '']));
    const reply = await app.call('POST', '/api/v1/jobs', { headers, body: { ...PLATFORM_ENGINEER, metadata: many } });
    expect(reply).toMatchObject({ status: 403, body: { errors: [{ code: 'too_big', path: ['metadata'] }] } });
    const filter = await app.call('GET', '/api/v1/jobs?metadata=unit', { headers });
    expect(filter).toMatchObject({ status: 403, body: { errors: [{ path: ['metadata'] }] } });
  });
});

describe('a wish for a person', () => {
  test('stands with the interview, with its note and time, wherever one interview is read', async () => {
    const serviceJobId = await postJob(app, headers);
    const { meetingId, token } = await postInterview(app, headers, serviceJobId, { externalId: 'WISH' });
    expect(await data(`/api/v1/interviews/${meetingId}`)).toMatchObject({ personRequests: [] });
    const room = new Candidate(app, token);
    await room.look();
    const at = new Date(app.clock.now()).toISOString();
    await room.send('ask-human', { note: 'I am deaf: please write to me.' });
    await room.send('leave', { how: 'decline', wantsPerson: true });
    const wish = { personRequests: [{ at, note: 'I am deaf: please write to me.' }] };
    expect(await data(`/api/v1/interviews/${meetingId}`)).toMatchObject({ ...wish, isCompleted: 'NOT_COMPLETED' });
    expect(await data('/api/v1/interviews/search?externalId=WISH')).toMatchObject({ results: [wish] });
    const { results } = (await data(`/api/v1/interviews?serviceJobId=${serviceJobId}`)) as { results: object[] };
    expect(Object.keys(results[0] ?? {})).not.toContain('personRequests');
  });

  test('of a session, asked for during the interview and again after it', async () => {
    const body = { email: 'nia.osei@example.com', interview_type: 'STEM' };
    const made = (await app.call('POST', SESSIONS, { headers, body })).body as {
      interview_id: string;
      iframe_url: string;
    };
    const room = new Candidate(app, made.iframe_url.split('/room/')[1] ?? '');
    await room.look();
    await room.begin();
    await room.send('ask-human', { note: '' });
    await room.finish();
    await room.send('ask-human', { note: 'Question 3, please.' });
    const one = await app.call('GET', `${SESSIONS}/${made.interview_id}`, { headers });
    expect(one.body).toMatchObject({
      person_requests: [
        { at: expect.any(String), note: '' },
        { at: new Date(app.clock.now()).toISOString(), note: 'Question 3, please.' },
      ],
    });
  });
});

describe('searching over all jobs', () => {
  test('by address, status, time and own name; another account finds nothing', async () => {
    const [one, two] = [await postJob(app, headers), await postJob(app, headers)];
    const candidateEmail = 'Ömer.Kaya@example.com';
    const first = await postInterview(app, headers, one, { candidateEmail });
    app.clock.advance(60_000);
    const since = new Date(app.clock.now()).toISOString();
    const second = await postInterview(app, headers, two, { candidateEmail, externalId: 'K-2' });
    const address = `candidateEmail=${encodeURIComponent('ömer.kaya@EXAMPLE.com')}`;
    expect(await found(address)).toEqual([second.meetingId, first.meetingId]);
    expect(await found(`${address}&updatedSince=${since}`)).toEqual([second.meetingId]);
    expect(await found(`${address}&externalId=K-2&isCompleted=SCHEDULED`)).toEqual([second.meetingId]);
    const room = new Candidate(app, first.token);
    await room.look();
    await room.begin();
    expect(await found(`${address}&isCompleted=IN_PROGRESS`)).toEqual([first.meetingId]);
    expect(await found(`${address}&updatedSince=${since}`)).toEqual([second.meetingId, first.meetingId]);
    await app.call('POST', `/api/v1/interviews/${second.meetingId}/cancel`, { headers });
    expect(await found(`${address}&isCompleted=NOT_COMPLETED`)).toEqual([second.meetingId]);
    expect(await found(`${address}&isCompleted=COMPLETED`)).toEqual([]);
    const stranger = await app.createKey({ organizationId: 'org-stranger' });
    const reply = await app.call('GET', `/api/v1/interviews/search?${address}`, { headers: stranger.headers });
    expect(reply.body).toMatchObject({ data: { results: [], total: 0 } });
  });

  test('who dropped off is in progress while it can be resumed, and not completed afterwards', async () => {
    const { meetingId, token } = await postInterview(app, headers, await postJob(app, headers), { externalId: 'DROP' });
    const room = new Candidate(app, token);
    await room.look();
    await room.begin();
    app.clock.advance(11 * 60_000);
    await sweepInterviews(app.context);
    expect(await found('externalId=DROP&isCompleted=IN_PROGRESS')).toEqual([meetingId]);
    app.clock.advance(25 * 3_600_000);
    expect(await found('externalId=DROP&isCompleted=IN_PROGRESS')).toEqual([]);
    expect(await found('externalId=DROP&isCompleted=NOT_COMPLETED')).toEqual([meetingId]);
  });
});

describe('the life of an invitation', () => {
  test.each([1, 45, 90])('%i days', async (linkDays) => {
    const { meetingId } = await postInterview(app, headers, await postJob(app, headers), { linkDays });
    const { expiresAt } = await data(`/api/v1/interviews/${meetingId}`);
    expect(Date.parse(String(expiresAt)) - app.clock.now()).toBe(linkDays * 86_400_000);
  });

  test.each([0, 91, 1.5, '30'])('not %j days', async (days) => {
    const hiring = await app.call('POST', '/api/v1/interviews', {
      headers,
      body: { serviceJobId: await postJob(app, headers), candidateEmail: 'a@example.com', linkDays: days },
    });
    expect(hiring).toMatchObject({ status: 403, body: { errors: [{ path: ['linkDays'] }] } });
    const session = await app.call('POST', SESSIONS, {
      headers,
      body: { email: 'a@example.com', interview_type: 'STEM', link_days: days },
    });
    expect(session).toMatchObject({ status: 400, body: { errors: [{ path: ['link_days'] }] } });
  });
});

describe('report and transcript by id', () => {
  let held: HeldInterview;
  beforeAll(async () => {
    held = await holdInterview(app);
  });

  test('give what the links give, to the account alone', async () => {
    const { report, transcript } = await held.links();
    for (const [name, link] of Object.entries({ report, transcript })) {
      const byLink = await app.call('GET', link, { headers: { accept: 'application/json' } });
      const byId = await app.call('GET', `/api/v1/interviews/${held.id}/${name}`, { headers: held.headers });
      expect(byId.body).toEqual({ success: true, data: byLink.body });
      const foreign = await app.call('GET', `/api/v1/interviews/${held.id}/${name}`, { headers });
      expect(foreign).toMatchObject({ status: 404, body: { errors: 'Interview not found' } });
      const session = await app.call('GET', `${SESSIONS}/${held.id}/${name}`, { headers: held.headers });
      expect(session.status).toBe(404);
    }
    const second = await app.call('GET', `/api/v1/interviews/${held.id}/report?no=2`, { headers: held.headers });
    expect(second).toMatchObject({ status: 404, body: { errors: 'There is no report 2' } });
  });

  test('are 404 with the reason while there is none', async () => {
    const { meetingId } = await postInterview(app, headers, await postJob(app, headers));
    for (const name of ['report', 'transcript']) {
      const reply = await app.call('GET', `/api/v1/interviews/${meetingId}/${name}`, { headers });
      expect(reply).toMatchObject({ status: 404, body: { errors: expect.stringMatching(`no ${name} yet`) } });
    }
  });

  test('leave no words in the request record', async () => {
    const reply = await app.call('GET', `/api/v1/interviews/${held.id}/transcript`, { headers: held.headers });
    const [row] = await app.context.db.query<{ body: string | null }>(
      'select response_body as body from request_records where request_id = $1',
      [reply.headers['x-request-id']],
    );
    expect(row).toEqual({ body: null });
  });
});

describe('a new link', () => {
  test.each(['hiring', 'sessions'])(
    '%s: the same Idempotency-Key gives the same link, which keeps opening',
    async (surface) => {
      const isHiring = surface === 'hiring';
      const id = isHiring
        ? (await postInterview(app, headers, await postJob(app, headers))).meetingId
        : (
            (await app.call('POST', SESSIONS, { headers, body: { email: 'b@example.com', interview_type: 'STEM' } }))
              .body as { interview_id: string }
          ).interview_id;
      const url = isHiring ? `/api/v1/interviews/${id}/link` : `${SESSIONS}/${id}/link`;
      const renew = async (key?: string): Promise<{ link: string; replayed: unknown }> => {
        const reply = await app.call('POST', url, {
          headers: { ...headers, ...(key === undefined ? {} : { 'idempotency-key': key }) },
        });
        expect(reply.status).toBe(200);
        const body = reply.body as { iframe_url?: string; data?: { interviewUrl: string } };
        return {
          link: body.iframe_url ?? body.data?.interviewUrl ?? '',
          replayed: reply.headers['idempotency-replayed'],
        };
      };
      const first = await renew('renew-1');
      const again = await renew('renew-1');
      expect(again).toEqual({ link: first.link, replayed: 'true' });
      const room = new Candidate(app, first.link.split('/room/')[1] ?? '');
      expect((await room.look()).phase).toBeDefined();
      expect((await renew('renew-2')).link).not.toBe(first.link);
      expect((await renew()).link).not.toBe((await renew()).link);
    },
  );
});
