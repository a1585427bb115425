import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { authBattery } from '../../testing/auth-battery.ts';
import { Candidate, postInterview, postJob } from '../../testing/flows.ts';
import { PLATFORM_ENGINEER } from '../../testing/job-texts.ts';
import { startTestApp, type TestApp } from '../../testing/test-app.ts';

let app: TestApp;
let headers: Record<string, string>;
beforeAll(async () => {
  app = await startTestApp();
  ({ headers } = await app.createKey());
});
afterAll(() => app.close());

const UNAUTHORIZED = {
  status: 401,
  body: { status: 401, errors: 'Invalid API key' },
  headers: { 'www-authenticate': 'Bearer' },
};
const unknown = randomUUID();

describe('authentication', () => {
  const calls = [
    { method: 'POST', url: '/api/v1/jobs', body: PLATFORM_ENGINEER },
    { method: 'GET', url: '/api/v1/jobs' },
    { method: 'GET', url: `/api/v1/jobs/${unknown}` },
    { method: 'POST', url: '/api/v1/interviews', body: { serviceJobId: unknown, candidateEmail: 'a@example.com' } },
    { method: 'GET', url: `/api/v1/interviews?serviceJobId=${unknown}` },
    { method: 'GET', url: `/api/v1/interviews/${unknown}` },
  ] as const;
  test.each(calls)('$method $url refuses every bad key alike', async (call) => {
    await authBattery(app, call, {
      header: 'authorization',
      prefix: 'Bearer ',
      scope: 'hiring',
      expected: UNAUTHORIZED,
    });
  });

  test('the key is judged before the body', async () => {
    const reply = await app.call('POST', '/api/v1/jobs', { raw: '{broken', headers: {} });
    expect(reply.body).toEqual(UNAUTHORIZED.body);
  });
});

describe('POST /jobs', () => {
  test('gives exactly the identifier and the name', async () => {
    const reply = await app.call('POST', '/api/v1/jobs', { headers, body: PLATFORM_ENGINEER });
    expect(reply.status).toBe(200);
    expect(reply.body).toEqual({
      success: true,
      data: { serviceJobId: expect.stringMatching(/^[0-9a-f-]{36}$/), name: 'Platform Engineer' },
    });
    expect(reply.headers['x-request-id']).toMatch(/^[0-9a-f-]{36}$/);
  });

  const wrong: [string, unknown, { code: string; path: (string | number)[] }][] = [
    ['no title', { description: PLATFORM_ENGINEER.description }, { code: 'invalid_type', path: ['title'] }],
    ['an empty title', { ...PLATFORM_ENGINEER, title: '' }, { code: 'too_small', path: ['title'] }],
    ['a title of 81', { ...PLATFORM_ENGINEER, title: 'a'.repeat(81) }, { code: 'too_big', path: ['title'] }],
    ['a title of 81 emoji', { ...PLATFORM_ENGINEER, title: '🚲'.repeat(81) }, { code: 'too_big', path: ['title'] }],
    ['a number as title', { ...PLATFORM_ENGINEER, title: 7 }, { code: 'invalid_type', path: ['title'] }],
    [
      'a description of 699',
      { title: 'x', description: 'a'.repeat(699) },
      { code: 'too_small', path: ['description'] },
    ],
    [
      'a description of 20001',
      { title: 'x', description: 'a'.repeat(20_001) },
      { code: 'too_big', path: ['description'] },
    ],
    ['another language', { ...PLATFORM_ENGINEER, language: 'PT' }, { code: 'invalid_value', path: ['language'] }],
    ['an unknown key', { ...PLATFORM_ENGINEER, tittle: 'x' }, { code: 'unrecognized_keys', path: ['tittle'] }],
    ['a lone surrogate', { ...PLATFORM_ENGINEER, title: 'a\ud800' }, { code: 'invalid_format', path: ['title'] }],
    ['NUL', { ...PLATFORM_ENGINEER, title: 'a\u0000b' }, { code: 'invalid_format', path: ['title'] }],
    ['an array', [PLATFORM_ENGINEER], { code: 'invalid_type', path: [] }],
    ['null', null, { code: 'invalid_type', path: [] }],
  ];
  test.each(wrong)('%s is 403 with the field and the rule', async (_name, body, issue) => {
    const reply = await app.call('POST', '/api/v1/jobs', { headers, raw: JSON.stringify(body) });
    expect(reply).toMatchObject({
      status: 403,
      body: { status: 403, errors: expect.arrayContaining([expect.objectContaining(issue)]) },
    });
  });

  test('a near miss names the accepted key, and no value is echoed', async () => {
    const reply = await app.call('POST', '/api/v1/jobs', {
      headers,
      body: { ...PLATFORM_ENGINEER, tittle: 'my-secret-value' },
    });
    expect(reply.text).toContain('did you mean title?');
    expect(reply.text).not.toContain('my-secret-value');
  });

  test('malformed JSON and bad UTF-8 are 403 with one issue', async () => {
    for (const raw of ['{"title":', '', Buffer.from([0x7b, 0x22, 0xff, 0x22, 0x7d])]) {
      const reply = await app.call('POST', '/api/v1/jobs', {
        headers: { ...headers, 'content-type': 'application/json' },
        raw,
      });
      expect(reply).toMatchObject({ status: 403, body: { errors: [{ code: 'invalid_json', path: [] }] } });
    }
  });

  test('another content type is 415, a body over 1 MiB is 413', async () => {
    expect(
      await app.call('POST', '/api/v1/jobs', { headers, raw: 'title=x', type: 'application/x-www-form-urlencoded' }),
    ).toMatchObject({ status: 415, body: { status: 415 } });
    expect(
      await app.call('POST', '/api/v1/jobs', { headers, raw: `{"title":"${'x'.repeat(1_048_600)}"}` }),
    ).toMatchObject({ status: 413, body: { status: 413 } });
  });

  test('422 names what is missing and asks to add it', async () => {
    const filler = 'We look after old machines and the people who use them every day of the year. '.repeat(10);
    const post = (description: string) =>
      app.call('POST', '/api/v1/jobs', { headers, body: { title: 'Fitter', description } });
    expect(await post(filler)).toMatchObject({
      status: 422,
      body: { status: 422, errors: expect.stringMatching(/workplace type.*location.*add both/) },
    });
    expect(await post(`${filler}\nLocation: Utrecht, Netherlands`)).toMatchObject({
      status: 422,
      body: { errors: expect.stringMatching(/lacks a workplace type/) },
    });
    expect(await post(`${filler}\nWorkplace type: Remote`)).toMatchObject({
      status: 422,
      body: { errors: expect.stringMatching(/lacks a location/) },
    });
  });

  test('the description comes back byte for byte', async () => {
    const description = `${PLATFORM_ENGINEER.description}\n<script>alert(1)</script>\u00a0\u200b<img src=x onerror=alert(2)>`;
    const id = await postJob(app, headers, { description });
    const reply = await app.call('GET', `/api/v1/jobs/${id}`, { headers });
    expect((reply.body as { data: { description: string } }).data.description).toBe(description);
  });

  test('the interviewer has six to ten questions in the job language, tied to the description', async () => {
    const id = await postJob(app, headers);
    const reply = await app.call('GET', `/api/v1/jobs/${id}`, { headers });
    const { interviewer } = (
      reply.body as { data: { interviewer: { questions: { source: string | null }[]; competencies: unknown[] } } }
    ).data;
    expect(interviewer.questions.length).toBeGreaterThanOrEqual(6);
    expect(interviewer.questions.length).toBeLessThanOrEqual(10);
    expect(interviewer.competencies.length).toBeGreaterThanOrEqual(3);
    const sources = interviewer.questions.flatMap(({ source }) => (source === null ? [] : [source]));
    expect(sources.length).toBeGreaterThan(0);
    for (const source of sources) expect(PLATFORM_ENGINEER.description.replace(/<[^>]+>/g, ' ')).toContain(source);
  });
});

describe('POST /interviews', () => {
  test('needs job and e-mail, refuses bad links and unknown keys', async () => {
    const serviceJobId = await postJob(app, headers);
    const post = async (body: object) => app.call('POST', '/api/v1/interviews', { headers, body });
    expect(await post({})).toMatchObject({
      status: 403,
      body: { errors: [{ path: ['serviceJobId'] }, { path: ['candidateEmail'] }] },
    });
    expect(await post({ serviceJobId, candidateEmail: 'nobody' })).toMatchObject({
      status: 403,
      body: { errors: [{ code: 'invalid_format', path: ['candidateEmail'] }] },
    });
    for (const cv_link of [
      'http://example.com/cv.pdf',
      'data:text/plain,x',
      'file:///etc/passwd',
      'https://user:pw@example.com/cv',
      'https://example.com:8443/cv',
      'ftp://example.com/cv',
      'no link',
    ]) {
      expect(await post({ serviceJobId, candidateEmail: 'a@example.com', cv_link }), cv_link).toMatchObject({
        status: 403,
        body: { errors: [{ path: ['cv_link'] }] },
      });
    }
    expect(await post({ serviceJobId, candidateEmail: 'a@example.com', cvLink: 'https://example.com' })).toMatchObject({
      status: 403,
      body: { errors: [{ message: expect.stringContaining('cv_link') }] },
    });
  });

  test('an unknown, foreign or malformed job is 404 with the text of the list', async () => {
    const stranger = await app.createKey({ organizationId: 'org-2', userId: 'user-2' });
    const foreign = await postJob(app, stranger.headers);
    for (const serviceJobId of [foreign, unknown, 'x', `${foreign}0`]) {
      const reply = await app.call('POST', '/api/v1/interviews', {
        headers,
        body: { serviceJobId, candidateEmail: 'a@example.com' },
      });
      expect(reply).toMatchObject({
        status: 404,
        body: { status: 404, errors: `Job not found: serviceJobId=${serviceJobId}` },
      });
    }
  });

  test('two calls with the same payload create two interviews of one candidate', async () => {
    const serviceJobId = await postJob(app, headers);
    const first = await postInterview(app, headers, serviceJobId, { candidateEmail: 'Twin@Example.com' });
    const second = await postInterview(app, headers, serviceJobId, { candidateEmail: 'twin@example.COM' });
    expect(second.meetingId).not.toBe(first.meetingId);
    expect(second.candidateId).toBe(first.candidateId);
  });

  test('Idempotency-Key gives the stored reply with a working link, and 409 for another body', async () => {
    const serviceJobId = await postJob(app, headers);
    const body = { serviceJobId, candidateEmail: 'once@example.com' };
    const key = { ...headers, 'idempotency-key': 'order-77' };
    const first = await app.call('POST', '/api/v1/interviews', { headers: key, body });
    const again = await app.call('POST', '/api/v1/interviews', { headers: key, body });
    expect(again.body).toEqual(first.body);
    expect(again.headers['idempotency-replayed']).toBe('true');
    expect(first.headers['idempotency-replayed']).toBeUndefined();
    expect(
      await app.call('POST', '/api/v1/interviews', { headers: key, body: { ...body, candidateName: 'Other' } }),
    ).toMatchObject({ status: 409 });
    const list = await app.call('GET', `/api/v1/interviews?serviceJobId=${serviceJobId}`, { headers });
    expect(list.body).toMatchObject({ data: { total: 1 } });
    app.clock.advance(24 * 3_600_000 + 1_000);
    const later = await app.call('POST', '/api/v1/interviews', { headers: key, body });
    expect((later.body as { data: { meetingId: string } }).data.meetingId).not.toBe(
      (first.body as { data: { meetingId: string } }).data.meetingId,
    );
  });

  test('a refusal leaves its Idempotency-Key free: a corrected body works, and then the key belongs to it', async () => {
    const serviceJobId = await postJob(app, headers);
    const good = { serviceJobId, candidateEmail: 'a@example.com' };
    const refused: [string, unknown, number][] = [
      ['missing', { ...good, serviceJobId: unknown }, 404],
      ['invalid', { ...good, candidateEmail: 'nobody' }, 403],
      ['no-json', '{broken', 403],
    ];
    for (const [name, body, status] of refused) {
      const call = (sent: unknown) =>
        app.call('POST', '/api/v1/interviews', {
          headers: { ...headers, 'idempotency-key': `refused-${name}` },
          ...(typeof sent === 'string' ? { raw: sent } : { body: sent }),
        });
      for (let time = 0; time < 2; time += 1) {
        const reply = await call(body);
        expect([name, reply.status, reply.headers['idempotency-replayed']]).toEqual([name, status, undefined]);
      }
      const made = await call(good);
      expect([name, made.status]).toEqual([name, 200]);
      const again = await call(good);
      expect([again.status, again.headers['idempotency-replayed']]).toEqual([200, 'true']);
      expect(again.body).toEqual(made.body);
      expect(await call({ ...good, candidateEmail: 'b@example.com' })).toMatchObject({ status: 409 });
    }
  });

  test('a description that lacks something leaves the Idempotency-Key free, too', async () => {
    const call = (body: object) =>
      app.call('POST', '/api/v1/jobs', { headers: { ...headers, 'idempotency-key': 'job-in-two-goes' }, body });
    const refused = await call({
      ...PLATFORM_ENGINEER,
      description: `<p>${'We make things for people. '.repeat(40)}</p>`,
    });
    expect(refused.status).toBe(422);
    expect((await call(PLATFORM_ENGINEER)).status).toBe(200);
  });
});

describe('GET /interviews', () => {
  test('a page far past the end is an empty one with the true total', async () => {
    const serviceJobId = await postJob(app, headers);
    await postInterview(app, headers, serviceJobId);
    for (const current of [2_147_483_648, Number.MAX_SAFE_INTEGER]) {
      const reply = await app.call('GET', `/api/v1/interviews?serviceJobId=${serviceJobId}&current=${current}`, {
        headers,
      });
      expect(reply).toMatchObject({ status: 200, body: { data: { results: [], total: 1, current } } });
    }
  });

  test('newest first, each interview on one page exactly once, true totals past the end', async () => {
    const serviceJobId = await postJob(app, headers);
    const ids: string[] = [];
    for (let i = 0; i < 23; i += 1)
      ids.unshift((await postInterview(app, headers, serviceJobId, { candidateEmail: `c${i}@example.com` })).meetingId);
    const seen: string[] = [];
    for (let current = 1; current <= 5; current += 1) {
      const reply = await app.call(
        'GET',
        `/api/v1/interviews?serviceJobId=${serviceJobId}&current=${current}&pageSize=7`,
        { headers },
      );
      const { data } = reply.body as {
        data: { results: { meetingId: string; useCaseId: string }[]; total: number; current: number; pageSize: number };
      };
      expect(data).toMatchObject({ total: 23, current, pageSize: 7 });
      for (const item of data.results) expect(item.useCaseId).toBe(serviceJobId);
      seen.push(...data.results.map(({ meetingId }) => meetingId));
    }
    expect(seen).toEqual(ids);
  });

  const badQueries: [string, { code: string; path: string[] }][] = [
    ['', { code: 'invalid_type', path: ['serviceJobId'] }],
    ['serviceJobId=', { code: 'too_small', path: ['serviceJobId'] }],
    ['serviceJobId=x&current=0', { code: 'too_small', path: ['current'] }],
    ['serviceJobId=x&current=-1', { code: 'too_small', path: ['current'] }],
    ['serviceJobId=x&current=1.5', { code: 'invalid_format', path: ['current'] }],
    ['serviceJobId=x&current=01', { code: 'invalid_format', path: ['current'] }],
    ['serviceJobId=x&pageSize=51', { code: 'too_big', path: ['pageSize'] }],
    ['serviceJobId=x&pageSize=0', { code: 'too_small', path: ['pageSize'] }],
    ['serviceJobId=x&pageSize=', { code: 'invalid_format', path: ['pageSize'] }],
    ['serviceJobId=a%00b', { code: 'invalid_format', path: ['serviceJobId'] }],
    ['serviceJobId=x&page=2', { code: 'unrecognized_keys', path: ['page'] }],
    ['serviceJobId=x&serviceJobId=y', { code: 'invalid_value', path: ['serviceJobId'] }],
  ];
  test.each(badQueries)('?%s is 403', async (query, issue) => {
    const reply = await app.call('GET', `/api/v1/interviews?${query}`, { headers });
    expect(reply).toMatchObject({
      status: 403,
      body: { errors: expect.arrayContaining([expect.objectContaining(issue)]) },
    });
  });

  test('an unknown job is 404 with its identifier as sent', async () => {
    expect(await app.call('GET', '/api/v1/interviews?serviceJobId=Nope%20%26', { headers })).toMatchObject({
      status: 404,
      body: { status: 404, errors: 'Job not found: serviceJobId=Nope &' },
    });
  });
});

describe('isolation', () => {
  test('what belongs to another account answers like what does not exist, byte for byte', async () => {
    const stranger = await app.createKey({ organizationId: 'org-1', userId: 'somebody-else' });
    const serviceJobId = await postJob(app, headers);
    const { meetingId } = await postInterview(app, headers, serviceJobId);
    const pairs: [string, string][] = [
      [`/api/v1/jobs/${serviceJobId}`, `/api/v1/jobs/${unknown}`],
      [`/api/v1/interviews/${meetingId}`, `/api/v1/interviews/${unknown}`],
      [`/api/v1/interviews?serviceJobId=${serviceJobId}`, `/api/v1/interviews?serviceJobId=${unknown}`],
    ];
    for (const [foreign, missing] of pairs) {
      const [a, b] = [
        await app.call('GET', foreign, { headers: stranger.headers }),
        await app.call('GET', missing, { headers: stranger.headers }),
      ];
      expect(a.status).toBe(404);
      expect(a.text.replaceAll(serviceJobId, unknown)).toBe(b.text);
      expect({ ...a.headers, 'x-request-id': '', date: '', 'content-length': '' }).toEqual({
        ...b.headers,
        'x-request-id': '',
        date: '',
        'content-length': '',
      });
    }
    const list = await app.call('GET', '/api/v1/jobs', { headers: stranger.headers });
    expect(list.body).toMatchObject({ data: { results: [], total: 0 } });
  });
});

describe('GET /jobs', () => {
  test('lists the account with totals of its interviews', async () => {
    const own = await app.createKey({ organizationId: 'org-3', userId: 'user-3' });
    const first = await postJob(app, own.headers, { title: 'First', language: 'EN_IN' });
    const second = await postJob(app, own.headers, { title: 'Second' });
    const candidate = new Candidate(app, (await postInterview(app, own.headers, first)).token);
    await postInterview(app, own.headers, first);
    await candidate.begin();
    await candidate.finish();
    const reply = await app.call('GET', '/api/v1/jobs?pageSize=50', { headers: own.headers });
    expect(reply.body).toMatchObject({
      success: true,
      data: {
        total: 2,
        current: 1,
        pageSize: 50,
        results: [
          { serviceJobId: second, name: 'Second', language: 'EN', interviews: { total: 0, completed: 0 } },
          {
            serviceJobId: first,
            name: 'First',
            language: 'EN_IN',
            workplaceType: 'HYBRID',
            locations: [{ city: 'Gothenburg', country: 'SE' }],
            interviews: { total: 2, completed: 1 },
          },
        ],
      },
    });
  });
});

test('a well-formed X-Request-Id is kept, another one is replaced', async () => {
  const kept = await app.call('GET', '/api/v1/jobs', { headers: { ...headers, 'x-request-id': 'trace-1.a:b' } });
  expect(kept.headers['x-request-id']).toBe('trace-1.a:b');
  const replaced = await app.call('GET', '/api/v1/jobs', { headers: { ...headers, 'x-request-id': 'has spaces' } });
  expect(replaced.headers['x-request-id']).toMatch(/^[0-9a-f-]{36}$/);
});

test('ids are UUIDv7 whose millisecond is createdAt', async () => {
  const serviceJobId = await postJob(app, headers);
  const reply = await app.call('GET', `/api/v1/jobs/${serviceJobId}`, { headers });
  const { createdAt } = (reply.body as { data: { createdAt: string } }).data;
  expect(Number.parseInt(serviceJobId.replaceAll('-', '').slice(0, 12), 16)).toBe(Date.parse(createdAt));
  expect(serviceJobId[14]).toBe('7');
});
